"""Where the cells of a board lie and what is between them: all that a drawing needs."""

from typing import Final


class Raster:
    """The cells of a board by row and column; a cell is row * columns + column."""

    def __init__(
        self,
        down: list[tuple[float, float]],
        across: list[tuple[float, float]],
        zones: list[int],
        borders: list[int],
    ) -> None:
        # From where to where each row and each column runs.
        self.down: Final = down
        self.across: Final = across
        self.columns: Final = len(across)
        # The zone of each cell, -1 for none; what lies on each of its four sides (see grid.py), at
        # cell * 4 + direction.
        self.zones: Final = zones
        self.borders: Final = borders
