"""The lines between the cells of a board: walls, gaps at openings, dots between streets."""

from typing import Final

# Row and column.
Cell = tuple[int, int]

NOTHING: Final = 0
DOTS: Final = 1
OPENING: Final = 2
WALL: Final = 3

# Corners by the walls that meet there: 1 up, 2 right, 4 down, 8 left.
CORNERS: Final = " ╹╺┗╻┃┏┣╸┛━┻┓┫┳╋"


def across(kind: int, width: int, sign: str = "") -> tuple[str, str, str]:
    """Return a horizontal border in three parts; the middle one is the gap, with what stands in it."""
    if kind == OPENING or sign:
        gap = min(max(3, width // 3), width - 2)
        left = (width - gap) // 2
        right = width - gap - left
        return "━" * (left - 1) + "╸", sign[:gap].center(gap), "╺" + "━" * (right - 1)
    return (" ", "┈", "", "━")[kind] * width, "", ""


def down(kind: int, height: int, sign: str = "") -> str:
    """Return a vertical border, one character per line; what stands in an opening is written downwards."""
    if kind == OPENING or sign:
        return "╹" + sign[: height - 2].center(height - 2) + "╻"
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
