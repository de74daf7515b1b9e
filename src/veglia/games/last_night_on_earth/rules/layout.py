"""Laying out a town from boards that have been put at their places."""

from typing import Final

from veglia.games.last_night_on_earth.rules.town import (
    ATTACHED,
    DOOR,
    EAST,
    NO_SPACE,
    NORTH,
    OPEN,
    OUTDOORS,
    SOUTH,
    WALL,
    Building,
    Grid,
    Town,
    WallRun,
)
from veglia.kernel.errors import ContentError

Cell = tuple[int, int]


class PlacedZone:
    """A zone of a board at its place in the town."""

    def __init__(
        self,
        id: str,
        zone: int,
        cells: list[Cell],
        is_building: bool,
        is_cornfield: bool,
        numbers: tuple[int, ...],
        is_searchable: bool,
    ) -> None:
        self.id: Final = id
        # The place of its row in the content.
        self.zone: Final = zone
        self.cells: Final = cells
        self.is_building: Final = is_building
        self.is_cornfield: Final = is_cornfield
        self.numbers: Final = numbers
        self.is_searchable: Final = is_searchable


class PlacedBoard:
    """A board at its place in the town: its cells are those of the town."""

    def __init__(
        self,
        name: str,
        section: int,
        cells: list[Cell],
        zones: list[PlacedZone],
        inner_walls: list[tuple[Cell, int]],
        doors: list[tuple[Cell, int]],
        pits: list[Cell],
    ) -> None:
        self.name: Final = name
        # Its corner of the town, ATTACHED, or -1 for the centre.
        self.section: Final = section
        self.cells: Final = cells
        self.zones: Final = zones
        # Cells and the sides on which something stands.
        self.inner_walls: Final = inner_walls
        self.doors: Final = doors
        self.pits: Final = pits
        # Of a centre; filled in by `set_centre`.
        self.starts: Final[list[Cell]] = []
        self.middle: Final[list[Cell]] = []
        self.sides: Final[list[list[Cell]]] = []
        self.corner_walls: Final[list[Cell]] = []
        self.truck: Final[list[Cell]] = []

    def set_centre(
        self,
        starts: list[Cell],
        middle: list[Cell],
        sides: list[list[Cell]],
        corner_walls: list[Cell],
        truck: list[Cell],
    ) -> None:
        self.starts.extend(starts)
        self.middle.extend(middle)
        self.sides.extend(sides)
        self.corner_walls.extend(corner_walls)
        self.truck.extend(truck)


def lay_out(key: str, boards: list[PlacedBoard], grid: Grid) -> Town:
    """Return the town of some boards on their grid."""
    found = Town(key, grid)
    for board in boards:
        put_zones(found, board)
    put_walls(found)
    for board in boards:
        put_features(found, board)
    number_walls(found)
    return found


def put_zones(found: Town, board: PlacedBoard) -> None:
    for cell in board.cells:
        found.section[found.cells[cell]] = board.section
    for zone in board.zones:
        spaces = sorted([found.cells[cell] for cell in zone.cells])
        for space in spaces:
            found.zone[space] = zone.zone
        if zone.is_building:
            number = len(found.buildings)
            found.buildings.append(
                Building(zone.id, zone.zone, board.section, zone.numbers, spaces, zone.is_searchable)
            )
            for space in spaces:
                found.building[space] = number
            if board.section < 0:
                found.manor = number
        elif zone.is_cornfield:
            for space in spaces:
                found.is_cornfield[space] = True


def put_walls(found: Town) -> None:
    """Wall every edge between a building and anything else, the edge of the map included."""
    for space in range(found.count):
        own = found.building[space]
        beside = found.beside[space]
        for way in range(4):
            other = beside[way]
            there = OUTDOORS if other == NO_SPACE else found.building[other]
            if own != there:
                found.put_wall(space, way, WALL)


def put_features(found: Town, board: PlacedBoard) -> None:
    """Put what is printed on a board: inner walls, doors, pits, and the features of a centre."""
    for cell, way in board.inner_walls:
        found.put_wall(found.cells[cell], way, WALL)
    for cell, way in board.doors:
        space = found.cells[cell]
        if found.sides[space][way] == OPEN:
            raise ContentError(f"boards.toml: a door of {board.name} stands in no wall ({found.key}, {cell})")
        found.put_wall(space, way, DOOR)
    if board.section != ATTACHED:
        for cell in board.pits:
            space = found.cells[cell]
            found.pits.append(space)
            if found.building[space] != OUTDOORS:
                found.buildings[found.building[space]].pits.append(space)
    if board.section < 0:
        put_centre(found, board)


def put_centre(found: Town, board: PlacedBoard) -> None:
    found.centre.extend(sorted([found.cells[cell] for cell in board.cells]))
    found.starts.extend([found.cells[cell] for cell in board.starts])
    found.middle.extend([found.cells[cell] for cell in board.middle])
    for side in board.sides:
        found.manor_sides.append([found.cells[cell] for cell in side])
    for corner in board.corner_walls:
        found.corner_walls.add(corner)
    for cell in board.truck:
        found.truck = found.cells[cell]


def number_walls(found: Town) -> None:
    """Join edges that face the same way, lie in line and touch into walls, building by building."""
    for number, building in enumerate(found.buildings):
        for way in range(4):
            outer = [space for space in building.spaces if is_outer(found, number, space, way)]
            add_runs(found, number, outer, way, is_inner=False)
        for way in (EAST, SOUTH):
            inner = [
                space
                for space in building.spaces
                if found.sides[space][way] != OPEN and not is_outer(found, number, space, way)
            ]
            add_runs(found, number, inner, way, is_inner=True)


def is_outer(found: Town, number: int, space: int, way: int) -> bool:
    other = found.beside[space][way]
    return other == NO_SPACE or found.building[other] != number


def add_runs(found: Town, number: int, spaces: list[int], way: int, is_inner: bool) -> None:
    """Add the walls that some spaces of a building have on a side.

    The spaces of a building are numbered row by row: none lies before one with a lower number.
    """
    along = EAST if way in (NORTH, SOUTH) else SOUTH
    left = spaces[:]
    while left:
        space = left.pop(0)
        is_edge = found.beside[space][way] == NO_SPACE
        run = [space]
        after = found.beside[space][along]
        while after in left and (found.beside[after][way] == NO_SPACE) == is_edge:
            left.remove(after)
            run.append(after)
            after = found.beside[after][along]
        place = len(found.walls)
        found.walls.append(WallRun(number, [found.edge_of(one, way) for one in run], is_edge, is_inner))
        found.buildings[number].walls.append(place)
        for edge in found.walls[place].edges:
            found.walls_on.setdefault(edge, []).append(place)
