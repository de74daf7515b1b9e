"""Text drawings of tile sides: cells at odd places, borders at even ones.

A tile is seven lines of seven characters; a strip of the Train is three lines of seven.
"""

from typing import Final

from veglia.kernel.errors import ContentError
from veglia.kernel.grid import COLUMN_STEP, ROW_STEP, Direction

SIDE: Final = 3
STREET_CELL: Final = "."
# Like a street, but it ends at the edge of its tile.
CORRIDOR_CELL: Final = ","
OPEN_CELLS: Final = (STREET_CELL, CORRIDOR_CELL)
# What nobody enters and nobody sees through; no Zone.
OBSTACLE_CELL: Final = "X"


class Tile:
    """A tile side as drawn, not turned."""

    def __init__(
        self,
        name: str,
        drawing: list[str],
        yards: list[str],
        balcony: str,
        overlooks: list[str],
        pile: str,
        where: str,
    ) -> None:
        self.name: Final = name
        self.drawing: Final = drawing
        # Rows of cells: three, or one for a strip of the Train.
        self.rows: Final = (len(drawing) - 1) // 2
        # Letters that are walled parts of the street, not rooms.
        self.yards: Final = yards
        # The room with the stairs, empty for a tile without a Balcony.
        self.balcony: Final = balcony
        self.overlooks: Final = overlooks
        self.pile: Final = pile
        # File and row, for errors.
        self.where: Final = where


def parse(name: str, text: str, where: str, rows: int = SIDE) -> list[str]:
    """Return the lines of a drawing of some rows of cells, or say what is wrong with it."""
    lines = [line.ljust(7) for line in text.strip("\n").split("\n")]
    if len(lines) != 2 * rows + 1 or any(len(line) != 7 for line in lines):
        count = "seven" if rows == SIDE else "three"
        raise ContentError(f"{where}: tile {name} must be {count} lines of at most seven characters")
    for row, line in enumerate(lines):
        for column, mark in enumerate(line):
            inner = row % 2 == 1 and column % 2 == 1
            corner = row % 2 == 0 and column % 2 == 0
            allowed = mark in OPEN_CELLS or mark.isupper() if inner else mark in ("+" if corner else " oO|-")
            if not allowed:
                raise ContentError(f"{where}: tile {name}, line {row + 1}, character {column + 1}: {mark!r}")
    for row in range(rows):
        for column in range(SIDE):
            for direction in Direction:
                if _is_left_open(lines, row, column, direction):
                    at = f"{where}: tile {name}, cell {cell_name(row, column, STREET_CELL)}"
                    raise ContentError(f"{at}: neither wall nor opening around a room")
    return lines


def cell_name(row: int, column: int, label: str) -> str:
    """Return what the Zone of a cell is called: the letter of a room, or the place of a street cell."""
    return "abc"[row] + str(column + 1) if label in OPEN_CELLS else label


def zone_names(drawing: list[str]) -> list[str]:
    """Return the names of all Zones of a drawing."""
    cells = [(row, column) for row in range((len(drawing) - 1) // 2) for column in range(SIDE)]
    names = {cell_name(row, column, drawing[2 * row + 1][2 * column + 1]) for row, column in cells}
    return sorted(names - {OBSTACLE_CELL})


def _is_left_open(lines: list[str], row: int, column: int, direction: int) -> bool:
    """Return whether a letter has a free border to anything but itself."""
    label = lines[2 * row + 1][2 * column + 1]
    if label in OPEN_CELLS or mark_of(lines, row, column, direction) != " ":
        return False
    down = 2 * (row + ROW_STEP[direction]) + 1
    right = 2 * (column + COLUMN_STEP[direction]) + 1
    is_inside = 0 <= down < len(lines) and 0 <= right < len(lines[0])
    return not is_inside or lines[down][right] != label


def turn(row: int, column: int, turns: int, rows: int, columns: int) -> tuple[int, int]:
    """Return where a cell of a drawing goes after quarter turns clockwise."""
    for _ in range(turns):
        row, column = column, rows - 1 - row
        rows, columns = columns, rows
    return row, column


def mark_of(drawing: list[str], row: int, column: int, direction: int) -> str:
    """Return the border mark on one side of a cell in the tile's own orientation."""
    down = 2 * row + 1 + ROW_STEP[direction]
    right = 2 * column + 1 + COLUMN_STEP[direction]
    return drawing[down][right]
