"""Where the cells of a board lie and what is between them, in tile sides: all that a drawing needs."""

from typing import Final


class LaidTile:
    """A tile as it lies on the board."""

    def __init__(self, name: str, turns: int, is_strip: bool) -> None:
        self.name: Final = name
        # Clockwise quarter turns.
        self.turns: Final = turns
        # One cell by three: a part of the Train or of its tracks.
        self.is_strip: Final = is_strip


class LaidBalcony:
    """A Balcony: its Zone, the tile it is on, the room with the stairs, and the street cells below it."""

    def __init__(self, zone: int, tile: int, stairs: int, cells: list[int]) -> None:
        self.zone: Final = zone
        self.tile: Final = tile
        self.stairs: Final = stairs
        self.cells: Final = cells


class Raster:
    """The cells of a board by row and column; a cell is row * columns + column."""

    def __init__(
        self,
        down: list[tuple[float, float]],
        across: list[tuple[float, float]],
        zones: list[int],
        borders: list[int],
        tiles: list[LaidTile],
        tile_of: list[int],
        balconies: list[LaidBalcony],
    ) -> None:
        # From where to where each row and each column runs.
        self.down: Final = down
        self.across: Final = across
        self.columns: Final = len(across)
        # The Zone of each cell, -1 for none; what lies on each of its four sides, at cell * 4 + direction.
        self.zones: Final = zones
        self.borders: Final = borders
        self.tiles: Final = tiles
        # The tile of each cell, by its place in `tiles`.
        self.tile_of: Final = tile_of
        self.balconies: Final = balconies
