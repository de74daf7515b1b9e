"""From text drawings of tiles to a board: parse, turn, lay side by side, merge streets, trace sight.

A drawing is seven lines of seven characters: cells at odd places, borders at even ones.
"""

import math
from typing import Final

from veglia.games.zombicide.engine.board import BALCONY, ROOM, STREET, Pile, ZombicideBoard
from veglia.games.zombicide.engine.sight import trace
from veglia.kernel.board import UNREACHABLE, Sight, Ways
from veglia.kernel.errors import ContentError
from veglia.kernel.grid import COLUMN_STEP, ROW_STEP, Border, Direction, Grid

SIDE: Final = 3
# Where the raster lines of a tile run, in parts of its side.
SPLITS: Final = (0.0, 0.3, 0.7, 1.0)
STREET_CELL: Final = "."


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
        # Letters that are walled parts of the street, not rooms.
        self.yards: Final = yards
        # The room with the stairs, empty for a tile without a Balcony.
        self.balcony: Final = balcony
        self.overlooks: Final = overlooks
        self.pile: Final = pile
        # File and row, for errors.
        self.where: Final = where


class Placed:
    """A tile on the table: turned, at a row and column of tiles."""

    def __init__(self, tile: Tile, turns: int, row: int, column: int, where: str) -> None:
        self.tile: Final = tile
        self.turns: Final = turns
        self.row: Final = row
        self.column: Final = column
        # File, row and column, for errors.
        self.where: Final = where


def parse(name: str, text: str, where: str) -> list[str]:
    """Return the seven lines of a drawing, or say what is wrong with it."""
    lines = [line.ljust(7) for line in text.strip("\n").split("\n")]
    if len(lines) != 7 or any(len(line) != 7 for line in lines):
        raise ContentError(f"{where}: tile {name} must be seven lines of at most seven characters")
    for row, line in enumerate(lines):
        for column, mark in enumerate(line):
            inner = row % 2 == 1 and column % 2 == 1
            corner = row % 2 == 0 and column % 2 == 0
            allowed = mark == STREET_CELL or mark.isupper() if inner else mark in ("+" if corner else " oO|-")
            if not allowed:
                raise ContentError(f"{where}: tile {name}, line {row + 1}, character {column + 1}: {mark!r}")
    for row in range(SIDE):
        for column in range(SIDE):
            for direction in Direction:
                if _is_left_open(lines, row, column, direction):
                    at = f"{where}: tile {name}, cell {cell_name(row, column, STREET_CELL)}"
                    raise ContentError(f"{at}: neither wall nor opening around a room")
    return lines


def cell_name(row: int, column: int, label: str) -> str:
    """Return what the Zone of a cell is called: the letter of a room, or the place of a street cell."""
    return "abc"[row] + str(column + 1) if label == STREET_CELL else label


def zone_names(drawing: list[str]) -> list[str]:
    """Return the names of all Zones of a drawing."""
    cells = [(row, column) for row in range(SIDE) for column in range(SIDE)]
    return sorted({cell_name(row, column, drawing[2 * row + 1][2 * column + 1]) for row, column in cells})


def _is_left_open(lines: list[str], row: int, column: int, direction: int) -> bool:
    """Return whether a letter has a free border to anything but itself."""
    label = lines[2 * row + 1][2 * column + 1]
    if label == STREET_CELL or _mark(lines, row, column, direction) != " ":
        return False
    down = 2 * (row + ROW_STEP[direction]) + 1
    right = 2 * (column + COLUMN_STEP[direction]) + 1
    is_inside = 0 <= down < len(lines) and 0 <= right < len(lines)
    return not is_inside or lines[down][right] != label


def turn(row: int, column: int, turns: int, size: int) -> tuple[int, int]:
    """Return where a place of a square drawing goes after quarter turns clockwise."""
    for _ in range(turns):
        row, column = column, size - 1 - row
    return row, column


class Assembly:
    """The work of laying tiles into one grid."""

    def __init__(self, placed: list[Placed]) -> None:
        self.placed = placed
        rows = SIDE * (1 + max(one.row for one in placed))
        columns = SIDE * (1 + max(one.column for one in placed))
        self.grid = Grid(rows, columns)
        self.labels: list[str] = [""] * (rows * columns)
        self.edge_marks: dict[tuple[int, int], str] = {}
        self.kinds: list[int] = []
        self.places: dict[str, int] = {}
        # The tile (by its place in `placed`) of each cell.
        self.tile_of: list[int] = [-1] * (rows * columns)

    def cell_at(self, one: Placed, row: int, column: int) -> int:
        """Return the grid cell of a cell in the tile's own orientation."""
        r, c = turn(row, column, one.turns, SIDE)
        return self.grid.cell(one.row * SIDE + r, one.column * SIDE + c)

    def lay(self) -> None:
        """Put cells and borders of every tile on the grid."""
        for number, one in enumerate(self.placed):
            for row in range(SIDE):
                for column in range(SIDE):
                    cell = self.cell_at(one, row, column)
                    self.tile_of[cell] = number
                    self.labels[cell] = one.tile.drawing[2 * row + 1][2 * column + 1]
                    for direction in Direction:
                        mark = _mark(one.tile.drawing, row, column, direction)
                        self.edge_marks[cell, (direction + one.turns) % 4] = mark
        for cell in range(len(self.labels)):
            for direction in Direction:
                other = self.grid.beyond(cell, direction)
                if other >= 0 and self.tile_of[cell] >= 0 and self.tile_of[other] >= 0:
                    self.grid.set_border(cell, direction, self._border(cell, direction, other))

    def _border(self, cell: int, direction: int, other: int) -> int:
        mine = self.edge_marks[cell, direction]
        theirs = self.edge_marks[other, (direction + 2) % 4]
        if mine == theirs and mine in "oO":
            return int(Border.OPENING)
        if mine == " " and theirs == " ":
            return int(Border.FREE)
        if mine in "|-" and theirs in "|-":
            return int(Border.WALL)
        here = self.placed[self.tile_of[cell]]
        there = self.placed[self.tile_of[other]]
        pair = f"tile {here.tile.name} does not fit {there.tile.name} beside it"
        raise ContentError(f"{here.where}: {pair}: {mine!r} meets {theirs!r}")

    def number_zones(self) -> None:
        """Make zones: rooms and street cells, street cells merged across tile borders."""
        for cell in range(len(self.labels)):
            if self.tile_of[cell] >= 0 and self.grid.zones[cell] < 0:
                zone = len(self.kinds)
                self._flood(cell, zone)
                yards = self.placed[self.tile_of[cell]].tile.yards
                is_room = self.labels[cell] != STREET_CELL and self.labels[cell] not in yards
                self.kinds.append(ROOM if is_room else STREET)
        for one in self.placed:
            for row in range(SIDE):
                for column in range(SIDE):
                    cell = self.cell_at(one, row, column)
                    name = f"{one.tile.name}.{cell_name(row, column, self.labels[cell])}"
                    if self.places.setdefault(name, self.grid.zones[cell]) != self.grid.zones[cell]:
                        raise ContentError(f"{one.tile.where}: {name} is drawn in several pieces")

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
        same_tile = self.tile_of[cell] == self.tile_of[other]
        # Streets part at the marks inside a tile and merge across tile borders; rooms do the opposite.
        return same_tile if self.labels[cell] != STREET_CELL else not same_tile

    def board(self, key: str) -> ZombicideBoard:
        """Return the finished board; saves name it by its key."""
        self.lay()
        self.number_zones()
        neighbours: list[set[int]] = [set() for _ in self.kinds]
        zones = self.grid.zones
        for cell, zone in enumerate(zones):
            for direction in Direction:
                other = self.grid.beyond(cell, direction)
                if other >= 0 and zones[other] != zone and self.grid.border(cell, direction) != Border.WALL:
                    neighbours[zone].add(zones[other])
        cells = [
            [divmod(cell, self.grid.columns) for cell in self.grid.cells_of(z)]
            for z in range(len(self.kinds))
        ]
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
            [self._turning(spots) for spots in cells],
            self._piles(),
            self.places,
            cells,
        )

    def _own_cell(self, one: Placed, name: str) -> tuple[int, int]:
        return divmod(self.cell_at(one, "abc".index(name[0]), int(name[1]) - 1), self.grid.columns)

    def _check(self, ways: Ways) -> None:
        where = {one.tile.name: one.where for one in self.placed}
        for name, zone in self.places.items():
            if ways.distance(0, zone) == UNREACHABLE:
                raise ContentError(f"{where[name.split('.')[0]]}: Zone {name} cannot be reached")

    def _turning(self, spots: list[tuple[int, int]]) -> tuple[float, float]:
        """Return the clockwise angle and the distance from the middle of the board of a Zone's centre."""
        area = 0.0
        down = 0.0
        right = 0.0
        for row, column in spots:
            top, bottom = _span(row)
            left, end = _span(column)
            part = (bottom - top) * (end - left)
            area += part
            down += part * (top + bottom) / 2
            right += part * (left + end) / 2
        y = down / area - self.grid.rows / SIDE / 2
        x = right / area - self.grid.columns / SIDE / 2
        return round(math.degrees(math.atan2(x, -y)) % 360.0, 6), round(math.hypot(x, y), 6)

    def _piles(self) -> list[Pile]:
        piles: list[Pile] = []
        for number, one in enumerate(self.placed):
            if one.tile.pile:
                zone = self.places[f"{one.tile.name}.{one.tile.pile}"]
                piles.append(Pile(zone, tuple(sorted(self._building(number, zone)))))
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


def _mark(drawing: list[str], row: int, column: int, direction: int) -> str:
    """Return the border mark on one side of a cell in the tile's own orientation."""
    down = 2 * row + 1 + ROW_STEP[direction]
    right = 2 * column + 1 + COLUMN_STEP[direction]
    return drawing[down][right]


def _span(index: int) -> tuple[float, float]:
    """Return from where to where a row or column of cells runs, in tile sides."""
    tile, place = divmod(index, SIDE)
    return tile + SPLITS[place], tile + SPLITS[place + 1]
