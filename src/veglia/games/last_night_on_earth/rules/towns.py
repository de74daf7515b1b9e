# veglia: interpreted
"""Laying out a town from the content's boards: each town is made once and kept by its key.

A key reads `CENTRE/abcd`, with the outer boards of the north-west, north-east, south-east and south-west
corner, and `CENTRE/abcd/2e` where the board e is attached outside the south-east corner.
"""

from functools import cache

from veglia.games.last_night_on_earth.rules.library import library
from veglia.games.last_night_on_earth.rules.rows import BoardRow
from veglia.games.last_night_on_earth.rules.town import (
    ATTACHED,
    DOOR,
    EAST,
    NO_SPACE,
    NORTH,
    OPEN,
    OUTDOORS,
    SIZE,
    SOUTH,
    WALL,
    WEST,
    Building,
    Town,
    WallRun,
)
from veglia.kernel.errors import ContentError

FRAME = 6
# Where the 6 by 6 frame of each section lies: by corner, and outside that corner for an attached board.
FRAMES = ((0, 0), (0, 6), (6, 6), (6, 0))
ATTACHED_FRAMES = ((-3, -3), (-3, 9), (9, 9), (9, -3))
CENTRE_FRAME = (3, 3)
NOTCH = "x"
STREET = "."
SIDES = {"N": NORTH, "E": EAST, "S": SOUTH, "W": WEST}
CORNFIELD = "cornfield"


def turned(row: int, col: int, turns: int) -> tuple[int, int]:
    """Return a cell of a frame after clockwise quarter turns."""
    for _ in range(turns):
        row, col = col, FRAME - 1 - row
    return row, col


class Layout:
    """A board at its place in the town."""

    def __init__(self, row: BoardRow, section: int, turns: int, frame: tuple[int, int]) -> None:
        self.row = row
        self.section = section
        self.turns = turns
        self.frame = frame

    def cell(self, row: int, col: int) -> tuple[int, int]:
        """Return where a cell of the board lies in the town."""
        across, down = turned(row, col, self.turns)
        return self.frame[0] + across, self.frame[1] + down

    def letters(self) -> dict[tuple[int, int], str]:
        return {
            self.cell(row, col): letter
            for row, line in enumerate(self.row.grid)
            for col, letter in enumerate(line)
            if letter != NOTCH
        }


def key_of(centre: str, outer: tuple[str, ...], attached: tuple[int, str] | None = None) -> str:
    """Return the key of a town."""
    key = f"{centre}/{''.join(outer)}"
    return key if attached is None else f"{key}/{attached[0]}{attached[1]}"


@cache
def town(key: str) -> Town:
    """Return the town of a key."""
    boards = library().boards
    parts = key.split("/")
    if len(parts) not in (2, 3) or parts[0] not in boards or len(parts[1]) != 4:
        raise ContentError(f"no town has the key {key!r}")
    layouts = [Layout(boards[parts[0]], -1, 0, CENTRE_FRAME)]
    layouts += [Layout(boards[id], turn, turn, FRAMES[turn]) for turn, id in enumerate(parts[1])]
    if len(parts) == 3:
        corner = int(parts[2][0])
        layouts.append(Layout(boards[parts[2][1]], ATTACHED, corner, ATTACHED_FRAMES[corner]))
    return lay_out(key, layouts)


def lay_out(key: str, layouts: list[Layout]) -> Town:
    """Return the town of some boards."""
    letters = {cell: (layout, letter) for layout in layouts for cell, letter in layout.letters().items()}
    # The twelve by twelve spaces first, so that an attached board leaves their numbers as they are.
    inside = sorted(cell for cell in letters if 0 <= cell[0] < SIZE and 0 <= cell[1] < SIZE)
    outside = sorted(cell for cell in letters if cell not in set(inside))
    found = Town(key, {cell: space for space, cell in enumerate([*inside, *outside])})
    places = library().zone_places
    for cell, (layout, letter) in letters.items():
        space = found.cells[cell]
        found.section[space] = layout.section
        if letter != STREET:
            found.zone[space] = places[layout.row.zones[letter].id]
    for layout in layouts:
        put_buildings(found, layout)
    put_walls(found)
    for layout in layouts:
        put_features(found, layout)
    number_walls(found)
    return found


def put_buildings(found: Town, layout: Layout) -> None:
    library_ = library()
    for zone in layout.row.zones.values():
        place = library_.zone_places[zone.id]
        spaces = [space for space in range(found.count) if found.zone[space] == place]
        if zone.kind == "building":
            number = len(found.buildings)
            found.buildings.append(
                Building(zone.id, place, layout.section, tuple(zone.numbers), spaces, zone.search)
            )
            for space in spaces:
                found.building[space] = number
            if layout.section < 0:
                found.manor = number
        elif zone.id == CORNFIELD:
            for space in spaces:
                found.is_cornfield[space] = True


def put_walls(found: Town) -> None:
    """Wall every edge between a building and anything else, the edge of the map included."""
    for space in range(found.count):
        for way in range(4):
            other = found.beside[space][way]
            there = OUTDOORS if other == NO_SPACE else found.building[other]
            if found.building[space] != there:
                found.put_wall(space, way, WALL)


def put_features(found: Town, layout: Layout) -> None:
    """Put what is printed on a board: inner walls, doors, pits, and the features of a centre."""
    row = layout.row
    for line, col, side in row.inner_walls:
        found.put_wall(found.cells[layout.cell(line, col)], (SIDES[side] + layout.turns) % 4, WALL)
    for line, col, side in row.doors:
        space = found.cells[layout.cell(line, col)]
        way = (SIDES[side] + layout.turns) % 4
        if found.sides[space][way] == OPEN:
            raise ContentError(f"boards.toml: a door of {row.name['en']} at {line}, {col} stands in no wall")
        found.put_wall(space, way, DOOR)
    if layout.section != ATTACHED:
        for line, col in row.pits:
            space = found.cells[layout.cell(line, col)]
            found.pits.append(space)
            if found.building[space] != OUTDOORS:
                found.buildings[found.building[space]].pits.append(space)
    if layout.section < 0:
        put_centre(found, layout)


def put_centre(found: Town, layout: Layout) -> None:
    row = layout.row
    found.centre.extend(sorted(found.cells[cell] for cell in layout.letters()))
    found.starts.extend(found.cells[layout.cell(*cell)] for cell in row.starts)
    found.middle.extend(found.cells[layout.cell(*cell)] for cell in row.middle)
    found.manor_sides.extend(
        [found.cells[layout.cell(*cell)] for cell in side] for side in row.sides.values()
    )
    found.corner_walls.update(
        (line + layout.frame[0], col + layout.frame[1]) for line, col in row.corner_walls
    )
    if row.truck is not None:
        found.truck = found.cells[layout.cell(*row.truck)]


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
    along = EAST if way in (NORTH, SOUTH) else SOUTH
    left = sorted(spaces, key=lambda space: (found.rows[space], found.cols[space]))
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
