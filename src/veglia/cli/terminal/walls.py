"""The lines between the cells of a board: walls, gaps at openings, dots between streets."""

from typing import Any, Final

# Row and column; the zones of cells.
Cell = tuple[int, int]
Cells = dict[Cell, int]

NOTHING: Final = 0
DOTS: Final = 1
OPENING: Final = 2
WALL: Final = 3

# Corners by the walls that meet there: 1 up, 2 right, 4 down, 8 left.
CORNERS: Final = " ╹╺┗╻┃┏┣╸┛━┻┓┫┳╋"


def cells_of(zones: list[dict[str, Any]]) -> Cells:
    """Return the zone of each cell; balconies hang over cells of others."""
    grounded = [zone for zone in zones if zone["kind"] != "balcony"]
    return {(row, column): zone["number"] for zone in grounded for row, column in zone["cells"]}


def border(zones: list[dict[str, Any]], one: int | None, other: int | None) -> int:
    """Return what lies between two cells, given their zones (None: outside the board)."""
    if one == other:
        return NOTHING
    if one is None or other is None:
        inside = other if one is None else one
        assert inside is not None
        return WALL if zones[inside]["kind"] == "room" else DOTS
    if other not in zones[one]["ways"]:
        return WALL
    return DOTS if zones[one]["kind"] == zones[other]["kind"] == "street" else OPENING


def across(kind: int, width: int) -> str:
    """Return a horizontal border."""
    if kind == OPENING:
        gap = max(3, width // 3)
        left = (width - gap) // 2
        right = width - gap - left
        return "━" * (left - 1) + "╸" + " " * gap + "╺" + "━" * (right - 1)
    return (" ", "┈", "", "━")[kind] * width


def down(kind: int, height: int) -> str:
    """Return a vertical border, one character per line."""
    if kind == OPENING:
        return "╹" + " " * (height - 2) + "╻"
    return (" ", "┊", "", "┃")[kind] * height


def corner(up: int, right: int, below: int, left: int) -> str:
    """Return the character where four borders meet."""
    walls = (up >= OPENING) + 2 * (right >= OPENING) + 4 * (below >= OPENING) + 8 * (left >= OPENING)
    if walls:
        return CORNERS[walls]
    if not (up or right or below or left):
        return " "
    if not (up or below):
        return "┈"
    return "┊" if not (left or right) else "·"
