# veglia: interpreted
"""Rectangles and lines of a board from its raster of cells."""

from collections.abc import Callable, Iterable

from veglia.kernel.grid import Border, Direction
from veglia.kernel.raster import Raster
from veglia.kernel.scene import BoardShape, Edge, Rect, ZoneShape
from veglia.show.ids import zone_id

DIGITS = 4
# Runs of these are told as one line.
MERGED = ("wall", "border")


def rect_of(left: float, top: float, right: float, bottom: float) -> Rect:
    return Rect(
        round(left, DIGITS), round(top, DIGITS), round(right - left, DIGITS), round(bottom - top, DIGITS)
    )


def middle_of(rects: list[Rect]) -> tuple[float, float]:
    """Return the middle of the largest rectangle, the first of several."""
    best = max(rects, key=lambda rect: rect.width * rect.height)
    return round(best.x + best.width / 2, DIGITS), round(best.y + best.height / 2, DIGITS)


def uncovered(rect: Rect, cover: Rect) -> list[Rect]:
    """Return what is left of a rectangle under another: the parts above, below and beside it."""
    left, top = max(rect.x, cover.x), max(rect.y, cover.y)
    right = min(rect.x + rect.width, cover.x + cover.width)
    bottom = min(rect.y + rect.height, cover.y + cover.height)
    if right - left <= 0 or bottom - top <= 0:
        return [rect]
    end, floor = rect.x + rect.width, rect.y + rect.height
    parts = [
        rect_of(rect.x, rect.y, end, top),
        rect_of(rect.x, bottom, end, floor),
        rect_of(rect.x, rect.y, left, floor),
        rect_of(right, rect.y, end, floor),
    ]
    return [part for part in parts if part.width > 0 and part.height > 0]


def size_of(raster: Raster) -> tuple[float, float]:
    """Return the width and the height of a board."""
    return round(raster.across[-1][1], DIGITS), round(raster.down[-1][1], DIGITS)


def cell_at(raster: Raster, row: int, column: int) -> int:
    """Return the number of a cell, -1 beyond the edge."""
    is_inside = 0 <= row < len(raster.down) and 0 <= column < raster.columns
    return row * raster.columns + column if is_inside else -1


def cell_rect(raster: Raster, cell: int) -> Rect:
    row, column = divmod(cell, raster.columns)
    top, bottom = raster.down[row]
    left, right = raster.across[column]
    return rect_of(left, top, right, bottom)


def merged_rects(raster: Raster, cells: Iterable[int]) -> list[Rect]:
    """Return few rectangles that cover some cells: runs along rows, then equal runs below each other."""
    runs: list[list[int]] = []
    for cell in sorted(cells):
        row, column = divmod(cell, raster.columns)
        if runs and runs[-1][0] == row and runs[-1][2] == column - 1:
            runs[-1][2] = column
        else:
            runs.append([row, column, column])
    blocks: list[list[int]] = []
    for row, first, last in runs:
        above = [block for block in blocks if block[1:] == [row - 1, first, last]]
        if above:
            above[0][1] = row
        else:
            blocks.append([row, row, first, last])
    return [
        rect_of(raster.across[first][0], raster.down[top][0], raster.across[last][1], raster.down[bottom][1])
        for top, bottom, first, last in blocks
    ]


def zone_rects(raster: Raster, zones: int) -> list[list[Rect]]:
    """Return the rectangles of each zone; none for a zone without cells."""
    cells: list[list[int]] = [[] for _ in range(zones)]
    for cell, zone in enumerate(raster.zones):
        if zone >= 0:
            cells[zone].append(cell)
    return [merged_rects(raster, inside) for inside in cells]


def edges_of(raster: Raster, is_walled: Callable[[int], bool]) -> list[Edge]:
    """Return walls, openings and borders between zones.

    `is_walled` tells of a cell at the edge of the board whether it is closed off there.
    """
    rows = len(raster.down)
    columns = raster.columns
    found: list[Edge] = []
    for row in range(rows + 1):
        y = raster.down[row][0] if row < rows else raster.down[-1][1]
        kinds = [_between(raster, is_walled, row - 1, column, row, column) for column in range(columns)]
        found += [
            Edge(kind, (round(start, DIGITS), round(y, DIGITS)), (round(end, DIGITS), round(y, DIGITS)))
            for kind, start, end in _runs(kinds, raster.across)
        ]
    for column in range(columns + 1):
        x = raster.across[column][0] if column < columns else raster.across[-1][1]
        kinds = [_between(raster, is_walled, row, column - 1, row, column) for row in range(rows)]
        found += [
            Edge(kind, (round(x, DIGITS), round(start, DIGITS)), (round(x, DIGITS), round(end, DIGITS)))
            for kind, start, end in _runs(kinds, raster.down)
        ]
    return found


def _between(
    raster: Raster,
    is_walled: Callable[[int], bool],
    row: int,
    column: int,
    other_row: int,
    other_column: int,
) -> str:
    """Return what lies between two cells, of which one may be beyond the edge; empty for nothing."""
    here = cell_at(raster, row, column)
    there = cell_at(raster, other_row, other_column)
    if here < 0 or there < 0:
        return "wall" if is_walled(max(here, there)) else ""
    side = Direction.SOUTH if other_row > row else Direction.EAST
    zones = raster.zones[here], raster.zones[there]
    match raster.borders[here * 4 + side]:
        case Border.WALL:
            return "" if zones == (-1, -1) else "wall"
        case Border.OPENING:
            return "opening"
    return "" if zones[0] == zones[1] else "border"


def _runs(kinds: list[str], spans: list[tuple[float, float]]) -> list[tuple[str, float, float]]:
    found: list[tuple[str, float, float]] = []
    for kind, (start, end) in zip(kinds, spans, strict=True):
        if kind in MERGED and found and found[-1][0] == kind and found[-1][2] == start:
            found[-1] = (kind, found[-1][1], end)
        elif kind:
            found.append((kind, start, end))
    return found


def board_shape(key: str, theme: str, raster: Raster, zones: list[tuple[str, str]]) -> BoardShape:
    """Return the shape of a board that is walled all around; each zone has a kind and a name."""
    width, height = size_of(raster)
    found: list[ZoneShape] = []
    for zone, rects in enumerate(zone_rects(raster, len(zones))):
        kind, name = zones[zone]
        if rects:
            found.append(ZoneShape(zone_id(zone), kind, name, rects, middle_of(rects)))
    return BoardShape(key, theme, width, height, found, edges_of(raster, lambda cell: True), [])
