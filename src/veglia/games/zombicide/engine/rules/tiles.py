"""From tiles to a board: lay them side by side, merge streets, trace sight.

Tiles are three cells by three. A strip of the Train, one cell by three, lies in a row or column of its own.
"""

import math
from typing import Final

from veglia.games.zombicide.engine.rules.board import (
    BALCONY,
    CORRIDOR,
    ROOM,
    STREET,
    CorpsePileSpot,
    ZombicideBoard,
)
from veglia.games.zombicide.engine.rules.raster import LaidBalcony, LaidTile, TileRaster
from veglia.games.zombicide.engine.rules.sight import trace
from veglia.games.zombicide.engine.rules.tile_drawing import (
    CORRIDOR_CELL,
    OBSTACLE_CELL,
    SIDE,
    STREET_CELL,
    Tile,
    cell_name,
    mark_of,
    turn,
)
from veglia.kernel.board import UNREACHABLE, Sight, Ways
from veglia.kernel.errors import ContentError
from veglia.kernel.grid import Border, Direction, Grid

# Where the raster lines of a tile run, in parts of its side.
SPLITS: Final = (0.0, 0.3, 0.7, 1.0)
# How wide a strip is, in tile sides.
STRIP_WIDTH: Final = 0.36
OPENINGS: Final = "oO"
WALLS: Final = "|-"
FREE: Final = " "


class Placed:
    """A tile on the table: turned, at a row and column of tiles."""

    def __init__(self, tile: Tile, turns: int, row: int, column: int, where: str) -> None:
        self.tile: Final = tile
        self.turns: Final = turns
        self.row: Final = row
        self.column: Final = column
        # How many rows and columns of cells it covers.
        self.height: Final = tile.rows if turns % 2 == 0 else SIDE
        self.width: Final = SIDE if turns % 2 == 0 else tile.rows
        # File, row and column, for errors.
        self.where: Final = where


class Assembly:
    """The work of laying tiles into one grid."""

    def __init__(self, placed: list[Placed]) -> None:
        self.placed = placed
        heights = [0] * (1 + max(one.row for one in placed))
        widths = [0] * (1 + max(one.column for one in placed))
        for one in placed:
            if heights[one.row] not in (0, one.height) or widths[one.column] not in (0, one.width):
                raise ContentError(f"{one.where}: tile {one.tile.name} does not fit its row or its column")
            heights[one.row] = one.height
            widths[one.column] = one.width
        # The first row or column of cells of each row or column of tiles.
        self.tops: Final = [sum(heights[:row]) for row in range(len(heights))]
        self.lefts: Final = [sum(widths[:column]) for column in range(len(widths))]
        # From where to where each row or column of cells runs, in tile sides.
        self.down: Final = _spans(heights)
        self.across: Final = _spans(widths)
        rows = sum(heights)
        columns = sum(widths)
        self.grid = Grid(rows, columns)
        self.labels: list[str] = [""] * (rows * columns)
        self.edge_marks: dict[tuple[int, int], str] = {}
        self.kinds: list[int] = []
        self.places: dict[str, int] = {}
        # The tile (by its place in `placed`) of each cell.
        self.tile_of: list[int] = [-1] * (rows * columns)

    def cell_at(self, one: Placed, row: int, column: int) -> int:
        """Return the grid cell of a cell in the tile's own orientation."""
        r, c = turn(row, column, one.turns, one.tile.rows, SIDE)
        return self.grid.cell(self.tops[one.row] + r, self.lefts[one.column] + c)

    def lay(self) -> None:
        """Put cells and borders of every tile on the grid."""
        for number, one in enumerate(self.placed):
            for row in range(one.tile.rows):
                for column in range(SIDE):
                    cell = self.cell_at(one, row, column)
                    self.tile_of[cell] = number
                    self.labels[cell] = one.tile.drawing[2 * row + 1][2 * column + 1]
                    for direction in Direction:
                        mark = mark_of(one.tile.drawing, row, column, direction)
                        self.edge_marks[cell, (direction + one.turns) % 4] = mark
        for cell in range(len(self.labels)):
            for direction in Direction:
                other = self.grid.beyond(cell, direction)
                if other >= 0 and self.tile_of[cell] >= 0 and self.tile_of[other] >= 0:
                    self.grid.set_border(cell, direction, self._border(cell, direction, other))

    def _border(self, cell: int, direction: int, other: int) -> int:
        mine = self.edge_marks[cell, direction]
        theirs = self.edge_marks[other, (direction + 2) % 4]
        if mine == FREE and theirs == FREE:
            return int(Border.FREE)
        if mine in WALLS and theirs in WALLS:
            return int(Border.WALL)
        # A door may open on a street of another tile.
        if (mine in OPENINGS and theirs in (mine, FREE)) or (theirs in OPENINGS and mine == FREE):
            return int(Border.OPENING)
        here = self.placed[self.tile_of[cell]]
        there = self.placed[self.tile_of[other]]
        if here.tile.rows < SIDE or there.tile.rows < SIDE:
            # The Train stands wherever it stops, beside doors as well as beside walls.
            return int(Border.WALL)
        pair = f"tile {here.tile.name} does not fit {there.tile.name} beside it"
        raise ContentError(f"{here.where}: {pair}: {mine!r} meets {theirs!r}")

    def number_zones(self) -> None:
        """Make zones: rooms and street cells, street cells merged across tile borders."""
        for cell in range(len(self.labels)):
            if self.labels[cell] not in ("", OBSTACLE_CELL) and self.grid.zones[cell] < 0:
                zone = len(self.kinds)
                self._flood(cell, zone)
                self.kinds.append(self._kind(cell))
        for one in self.placed:
            for row in range(one.tile.rows):
                for column in range(SIDE):
                    cell = self.cell_at(one, row, column)
                    if self.labels[cell] == OBSTACLE_CELL:
                        continue
                    name = f"{one.tile.name}.{cell_name(row, column, self.labels[cell])}"
                    if self.places.setdefault(name, self.grid.zones[cell]) != self.grid.zones[cell]:
                        raise ContentError(f"{one.tile.where}: {name} is drawn in several pieces")

    def _kind(self, cell: int) -> int:
        if self.labels[cell] == CORRIDOR_CELL:
            return CORRIDOR
        yards = self.placed[self.tile_of[cell]].tile.yards
        is_room = self.labels[cell] != STREET_CELL and self.labels[cell] not in yards
        return ROOM if is_room else STREET

    def _flood(self, start: int, zone: int) -> None:
        edge = [start]
        self.grid.zones[start] = zone
        while edge:
            cell = edge.pop()
            for direction in Direction:
                other = self.grid.beyond(cell, direction)
                if other >= 0 and self.grid.zones[other] < 0 and self._is_one_zone(cell, direction, other):
                    self.grid.zones[other] = zone
                    edge.append(other)

    def _is_one_zone(self, cell: int, direction: int, other: int) -> bool:
        if self.grid.border(cell, direction) != Border.FREE or self.labels[cell] != self.labels[other]:
            return False
        if self.labels[cell] == CORRIDOR_CELL:
            return False
        same_tile = self.tile_of[cell] == self.tile_of[other]
        # Streets part at the marks inside a tile and merge across tile borders; rooms do the opposite.
        return same_tile if self.labels[cell] != STREET_CELL else not same_tile

    def board(self, key: str) -> ZombicideBoard:
        """Return the finished board; saves name it by its key."""
        self.lay()
        self.number_zones()
        neighbours = self.neighbours()
        cells = self.cells()
        balconies: list[tuple[int, int, list[int]]] = []
        for one in self.placed:
            if one.tile.balcony:
                zone = len(self.kinds)
                stairs = self.places[f"{one.tile.name}.{one.tile.balcony}"]
                below = sorted({self.places[f"{one.tile.name}.{name}"] for name in one.tile.overlooks})
                self.kinds.append(BALCONY)
                self.places[f"{one.tile.name}.Z"] = zone
                neighbours.append({stairs})
                neighbours[stairs].add(zone)
                balconies.append((zone, stairs, below))
                cells.append([self._own_cell(one, name) for name in one.tile.overlooks])
        ways = Ways([sorted(near) for near in neighbours])
        self._check(ways)
        size = len(self.kinds)
        rooms = [kind == ROOM for kind in self.kinds]
        return ZombicideBoard(
            key,
            self.kinds,
            ways,
            Sight(size, trace(self.grid, rooms, balconies, deep=False)),
            Sight(size, trace(self.grid, rooms, balconies, deep=True)),
            [self.turning(spots) for spots in cells],
            self._piles(),
            self.places,
            cells,
            self.raster(),
        )

    def neighbours(self) -> list[set[int]]:
        """Return the Zones next to each Zone, Balconies apart."""
        near: list[set[int]] = [set() for _ in self.kinds]
        zones = self.grid.zones
        for cell, zone in enumerate(zones):
            for direction in Direction:
                other = self.grid.beyond(cell, direction)
                if other >= 0 and zones[other] != zone and self.grid.border(cell, direction) != Border.WALL:
                    near[zone].add(zones[other])
        return near

    def cells(self) -> list[list[tuple[int, int]]]:
        """Return the cells of each Zone by row and column."""
        return [
            [divmod(cell, self.grid.columns) for cell in self.grid.cells_of(zone)]
            for zone in range(len(self.kinds))
        ]

    def raster(self) -> TileRaster:
        tiles = [LaidTile(one.tile.name, one.turns, one.tile.rows < SIDE) for one in self.placed]
        balconies: list[LaidBalcony] = []
        for number, one in enumerate(self.placed):
            if one.tile.balcony:
                zone = self.places[f"{one.tile.name}.Z"]
                stairs = self.places[f"{one.tile.name}.{one.tile.balcony}"]
                spots = [self._own_cell(one, name) for name in one.tile.overlooks]
                below = [self.grid.cell(row, column) for row, column in spots]
                balconies.append(LaidBalcony(zone, number, stairs, below))
        grid = self.grid
        return TileRaster(self.down, self.across, grid.zones, grid.borders, tiles, self.tile_of, balconies)

    def _own_cell(self, one: Placed, name: str) -> tuple[int, int]:
        return divmod(self.cell_at(one, "abc".index(name[0]), int(name[1]) - 1), self.grid.columns)

    def _check(self, ways: Ways) -> None:
        where = {one.tile.name: one.where for one in self.placed}
        for name, zone in self.places.items():
            if ways.distance(0, zone) == UNREACHABLE:
                raise ContentError(f"{where[name.split('.')[0]]}: Zone {name} cannot be reached")

    def turning(self, spots: list[tuple[int, int]]) -> tuple[float, float]:
        """Return the clockwise angle and the distance from the middle of the board of a Zone's centre."""
        area = 0.0
        down = 0.0
        right = 0.0
        for row, column in spots:
            top, bottom = self.down[row]
            left, end = self.across[column]
            part = (bottom - top) * (end - left)
            area += part
            down += part * (top + bottom) / 2
            right += part * (left + end) / 2
        y = down / area - self.down[-1][1] / 2
        x = right / area - self.across[-1][1] / 2
        return round(math.degrees(math.atan2(x, -y)) % 360.0, 6), round(math.hypot(x, y), 6)

    def _piles(self) -> list[CorpsePileSpot]:
        piles: list[CorpsePileSpot] = []
        for number, one in enumerate(self.placed):
            if one.tile.pile:
                zone = self.places[f"{one.tile.name}.{one.tile.pile}"]
                piles.append(CorpsePileSpot(zone, tuple(sorted(self._building(number, zone)))))
        return piles

    def _building(self, tile: int, zone: int) -> set[int]:
        """Return the rooms on a tile that touch each other, starting with one of them."""
        rooms = {zone}
        grown = True
        while grown:
            grown = False
            for cell, owner in enumerate(self.grid.zones):
                if owner not in rooms or self.tile_of[cell] != tile:
                    continue
                for direction in Direction:
                    other = self.grid.beyond(cell, direction)
                    if other < 0 or self.tile_of[other] != tile:
                        continue
                    near = self.grid.zones[other]
                    if self.kinds[near] == ROOM and near not in rooms:
                        rooms.add(near)
                        grown = True
        return rooms


def _spans(sizes: list[int]) -> list[tuple[float, float]]:
    """Return from where to where rows or columns of cells run, given how many cells each of tiles has."""
    spans: list[tuple[float, float]] = []
    start = 0.0
    for size in sizes:
        if size == SIDE:
            spans += [(start + SPLITS[place], start + SPLITS[place + 1]) for place in range(SIDE)]
            start += 1.0
        else:
            spans.append((start, start + STRIP_WIDTH))
            start += STRIP_WIDTH
    return spans
