# veglia: interpreted
"""Rectangles and lines of Balconies, beside those that all boards have."""

from veglia.games.zombicide.engine.rules.board import ZombicideBoard
from veglia.games.zombicide.engine.rules.raster import LaidBalcony
from veglia.kernel.grid import COLUMN_STEP, ROW_STEP, Direction
from veglia.kernel.scene import Edge, Rect
from veglia.show.raster import DIGITS, cell_at, rect_of

# How far a Balcony reaches over the street, in tile sides.
BALCONY_DEPTH = 0.14


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
        near = cell_at(raster, row + down, column + aside)
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
