"""A grid of cells with borders between them: what tiles are assembled into, and straight lines across it."""

from enum import IntEnum
from typing import Final


class Border(IntEnum):
    """What lies between two neighbouring cells."""

    FREE = 0
    OPENING = 1
    WALL = 2


class Direction(IntEnum):
    """The four ways parallel to the edges of the board."""

    NORTH = 0
    EAST = 1
    SOUTH = 2
    WEST = 3


# Lists: mypyc makes a new object of a fixed tuple wherever it is indexed.
ROW_STEP: Final = [-1, 0, 1, 0]
COLUMN_STEP: Final = [0, 1, 0, -1]


class Grid:
    """Cells by row and column, each belonging to a zone (-1: to none), and the borders around each."""

    def __init__(self, rows: int, columns: int) -> None:
        self.rows: Final = rows
        self.columns: Final = columns
        self.zones: Final[list[int]] = [-1] * (rows * columns)
        self.borders: Final[list[int]] = [int(Border.WALL)] * (rows * columns * 4)

    def cell(self, row: int, column: int) -> int:
        """Return the number of a cell, -1 beyond the edge."""
        if 0 <= row < self.rows and 0 <= column < self.columns:
            return row * self.columns + column
        return -1

    def beyond(self, cell: int, direction: int) -> int:
        """Return the cell on the other side of a border, -1 beyond the edge."""
        row = cell // self.columns + ROW_STEP[direction]
        column = cell % self.columns + COLUMN_STEP[direction]
        return self.cell(row, column)

    def border(self, cell: int, direction: int) -> int:
        """Return what lies on that side of the cell; the edge of the grid is a wall."""
        if self.beyond(cell, direction) < 0:
            return int(Border.WALL)
        return self.borders[cell * 4 + direction]

    def set_border(self, cell: int, direction: int, border: int) -> None:
        """Set a border, seen from both of its sides."""
        self.borders[cell * 4 + direction] = border
        other = self.beyond(cell, direction)
        if other >= 0:
            self.borders[other * 4 + (direction + 2) % 4] = border

    def cells_of(self, zone: int) -> list[int]:
        return [cell for cell, owner in enumerate(self.zones) if owner == zone]
