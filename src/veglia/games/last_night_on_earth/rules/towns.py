# veglia: interpreted
"""Towns of the content's boards: each town is made once and kept by its key, as long as it is in use.

A key reads `CENTRE/abcd`, with the outer boards of the north-west, north-east, south-east and south-west
corner, and `CENTRE/abcd/2e` where the board e is attached outside the south-east corner. Boards at their
places, and the grid of an outline, are kept as well: towns share them.
"""

from functools import cache, lru_cache

from veglia.games.last_night_on_earth.rules.layout import Cell, PlacedBoard, PlacedZone, lay_out
from veglia.games.last_night_on_earth.rules.library import library
from veglia.games.last_night_on_earth.rules.town import (
    ATTACHED,
    EAST,
    NORTH,
    SIZE,
    SOUTH,
    WEST,
    Grid,
    Town,
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
# So many towns are kept, those used last: there are thousands, and one played on takes half a megabyte.
MOST_TOWNS = 128


def turned(row: int, col: int, turns: int) -> tuple[int, int]:
    """Return a cell of a frame after clockwise quarter turns."""
    for _ in range(turns):
        row, col = col, FRAME - 1 - row
    return row, col


@cache
def placed(id: str, section: int, turns: int, frame: Cell) -> PlacedBoard:
    """Return a board of the content in a frame, after clockwise quarter turns."""
    row = library().boards[id]
    places = library().zone_places

    def cell(line: int, col: int) -> Cell:
        across, down = turned(line, col, turns)
        return frame[0] + across, frame[1] + down

    letters = {
        cell(line, col): letter
        for line, text in enumerate(row.grid)
        for col, letter in enumerate(text)
        if letter != NOTCH
    }
    zones = [
        PlacedZone(
            zone.id,
            places[zone.id],
            [at for at, found in letters.items() if found == letter],
            zone.kind == "building",
            zone.id == CORNFIELD,
            tuple(zone.numbers),
            zone.search,
        )
        for letter, zone in row.zones.items()
    ]
    board = PlacedBoard(
        row.name["en"],
        section,
        list(letters),
        zones,
        [(cell(line, col), (SIDES[side] + turns) % 4) for line, col, side in row.inner_walls],
        [(cell(line, col), (SIDES[side] + turns) % 4) for line, col, side in row.doors],
        [cell(line, col) for line, col in row.pits],
    )
    if section < 0:
        board.set_centre(
            [cell(*at) for at in row.starts],
            [cell(*at) for at in row.middle],
            [[cell(*at) for at in side] for side in row.sides.values()],
            [(line + frame[0], col + frame[1]) for line, col in row.corner_walls],
            [] if row.truck is None else [cell(*row.truck)],
        )
    return board


@cache
def grid(cells: frozenset[Cell]) -> Grid:
    """Return the grid of an outline."""
    # The twelve by twelve spaces first, so that an attached board leaves their numbers as they are.
    inside = sorted(cell for cell in cells if 0 <= cell[0] < SIZE and 0 <= cell[1] < SIZE)
    outside = sorted(cells.difference(inside))
    return Grid({cell: space for space, cell in enumerate([*inside, *outside])})


def key_of(centre: str, outer: tuple[str, ...], attached: tuple[int, str] | None = None) -> str:
    """Return the key of a town."""
    key = f"{centre}/{''.join(outer)}"
    return key if attached is None else f"{key}/{attached[0]}{attached[1]}"


@lru_cache(maxsize=MOST_TOWNS)
def town(key: str) -> Town:
    """Return the town of a key."""
    boards = library().boards
    parts = key.split("/")
    if len(parts) not in (2, 3) or parts[0] not in boards or len(parts[1]) != 4:
        raise ContentError(f"no town has the key {key!r}")
    laid = [placed(parts[0], -1, 0, CENTRE_FRAME)]
    laid += [placed(id, turn, turn, FRAMES[turn]) for turn, id in enumerate(parts[1])]
    if len(parts) == 3:
        corner = int(parts[2][0])
        laid.append(placed(parts[2][1], ATTACHED, corner, ATTACHED_FRAMES[corner]))
    return lay_out(key, laid, grid(frozenset(cell for board in laid for cell in board.cells)))
