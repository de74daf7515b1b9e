"""Tiles and Balconies as they lie on a board, in tile sides."""

from typing import Final

from veglia.kernel.raster import Raster


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


class TileRaster(Raster):
    """The cells of a board of tiles, and what lies on them."""

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
        super().__init__(down, across, zones, borders)
        self.tiles: Final = tiles
        # The tile of each cell, by its place in `tiles`.
        self.tile_of: Final = tile_of
        self.balconies: Final = balconies
