# veglia: interpreted
"""Rectangles and lines of a board from its raster of cells."""

from collections.abc import Iterable

from veglia.games.zombicide.engine.rules.board import ROOM, ZombicideBoard
from veglia.games.zombicide.engine.rules.raster import LaidBalcony, Raster
from veglia.kernel.grid import COLUMN_STEP, ROW_STEP, Border, Direction
from veglia.kernel.scene import Edge, Rect

# How far a Balcony reaches over the street, in tile sides.
BALCONY_DEPTH = 0.14
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


def edges_of(board: ZombicideBoard) -> list[Edge]:
    """Return walls, openings and borders between Zones, and the rails of the Balconies."""
    raster = board.raster
    rows = len(raster.down)
    columns = raster.columns
    found: list[Edge] = []
    for row in range(rows + 1):
        y = raster.down[row][0] if row < rows else raster.down[-1][1]
        kinds = [_between(board, row - 1, column, row, column) for column in range(columns)]
        found += [
            Edge(kind, (round(start, DIGITS), round(y, DIGITS)), (round(end, DIGITS), round(y, DIGITS)))
            for kind, start, end in _runs(kinds, raster.across)
        ]
    for column in range(columns + 1):
        x = raster.across[column][0] if column < columns else raster.across[-1][1]
        kinds = [_between(board, row, column - 1, row, column) for row in range(rows)]
        found += [
            Edge(kind, (round(x, DIGITS), round(start, DIGITS)), (round(x, DIGITS), round(end, DIGITS)))
            for kind, start, end in _runs(kinds, raster.down)
        ]
    for balcony in raster.balconies:
        found += rails(board, balcony)
    return found


def _between(board: ZombicideBoard, row: int, column: int, other_row: int, other_column: int) -> str:
    """Return what lies between two cells, of which one may be beyond the edge; empty for nothing."""
    raster = board.raster
    here = _cell(raster, row, column)
    there = _cell(raster, other_row, other_column)
    if here < 0 or there < 0:
        return "wall" if _is_walled(board, max(here, there)) else ""
    side = Direction.SOUTH if other_row > row else Direction.EAST
    zones = raster.zones[here], raster.zones[there]
    match raster.borders[here * 4 + side]:
        case Border.WALL:
            return "" if zones == (-1, -1) else "wall"
        case Border.OPENING:
            return "opening"
    return "" if zones[0] == zones[1] else "border"


def _cell(raster: Raster, row: int, column: int) -> int:
    is_inside = 0 <= row < len(raster.down) and 0 <= column < raster.columns
    return row * raster.columns + column if is_inside else -1


def _is_walled(board: ZombicideBoard, cell: int) -> bool:
    """Return whether a cell at the edge of the board is closed off there: rooms and obstacles are."""
    zone = board.raster.zones[cell]
    return zone < 0 or board.kinds[zone] == ROOM


def _runs(kinds: list[str], spans: list[tuple[float, float]]) -> list[tuple[str, float, float]]:
    found: list[tuple[str, float, float]] = []
    for kind, (start, end) in zip(kinds, spans, strict=True):
        if kind in MERGED and found and found[-1][0] == kind and found[-1][2] == start:
            found[-1] = (kind, found[-1][1], end)
        elif kind:
            found.append((kind, start, end))
    return found


def balcony_rects(board: ZombicideBoard, balcony: LaidBalcony) -> list[Rect]:
    """Return the strips of a Balcony along the house, around its corner; each in a street cell below it."""
    raster = board.raster
    rects: list[Rect] = []
    for cell in balcony.cells:
        row, column = divmod(cell, raster.columns)
        top, bottom = raster.down[row]
        left, right = raster.across[column]
        down, aside = _towards_house(board, balcony, cell)
        if down:
            top, bottom = (bottom - BALCONY_DEPTH, bottom) if down > 0 else (top, top + BALCONY_DEPTH)
        if aside:
            left, right = (right - BALCONY_DEPTH, right) if aside > 0 else (left, left + BALCONY_DEPTH)
        rects.append(rect_of(left, top, right, bottom))
    return rects


def _towards_house(board: ZombicideBoard, balcony: LaidBalcony, cell: int) -> tuple[int, int]:
    """Return the step towards the house: straight where a room is beside the cell, else across a corner."""
    raster = board.raster
    row, column = divmod(cell, raster.columns)
    straight = [(ROW_STEP[one], COLUMN_STEP[one]) for one in Direction]
    for down, aside in [*straight, (-1, -1), (-1, 1), (1, -1), (1, 1)]:
        near = _cell(raster, row + down, column + aside)
        if near >= 0 and raster.tile_of[near] == balcony.tile and board.is_room(raster.zones[near]):
            return down, aside
    return 0, 0


def rails(board: ZombicideBoard, balcony: LaidBalcony) -> list[Edge]:
    """Return the sides of a Balcony's strips that neither meet another strip nor the house."""
    sides = [_sides(rect) for rect in balcony_rects(board, balcony)]
    found: list[Edge] = []
    for number, (cell, own) in enumerate(zip(balcony.cells, sides, strict=True)):
        house = _towards_house(board, balcony, cell)
        others = [side for other, many in enumerate(sides) if other != number for side in many]
        for place, side in enumerate(own):
            at_house = house == (ROW_STEP[place], COLUMN_STEP[place])
            if not at_house and side not in others:
                found.append(Edge("rail", *side))
    return found


def _sides(rect: Rect) -> list[tuple[tuple[float, float], tuple[float, float]]]:
    """Return the four sides by direction, each from left to right or from top to bottom."""
    right = round(rect.x + rect.width, DIGITS)
    bottom = round(rect.y + rect.height, DIGITS)
    return [
        ((rect.x, rect.y), (right, rect.y)),
        ((right, rect.y), (right, bottom)),
        ((rect.x, bottom), (right, bottom)),
        ((rect.x, rect.y), (rect.x, bottom)),
    ]
