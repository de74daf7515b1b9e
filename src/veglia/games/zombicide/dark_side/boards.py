# veglia: interpreted
"""From the tiles of a mission to its station, and from the key of a board to the board."""

from functools import cache

from veglia.games.zombicide.dark_side import library
from veglia.games.zombicide.dark_side.rows import DarkMissionRow
from veglia.games.zombicide.dark_side.station import Station, StationBoard
from veglia.games.zombicide.dark_side.tracing import (
    ROOMS_SEEN,
    ROOMS_SEEN_KEENLY,
    doorways_of,
    trace_lines,
)
from veglia.games.zombicide.engine.board import ROOM
from veglia.games.zombicide.engine.content import layout
from veglia.games.zombicide.engine.tiles import Assembly
from veglia.kernel.errors import BadFile


@cache
def station(id: str) -> Station:
    return station_of(id, library.mission(id))


def station_of(id: str, row: DarkMissionRow) -> Station:
    """Return the station of a mission's data."""
    return lay(id, row.layout)


def lay(key: str, lines: list[list[str]]) -> Station:
    """Return the station that tiles in rows make."""
    assembly = Assembly(layout(lines, library.shapes(), f"{key}.toml"))
    assembly.lay()
    assembly.number_zones()
    rooms = [kind == ROOM for kind in assembly.kinds]
    doorways = doorways_of(assembly.grid)
    cells = assembly.cells()
    return Station(
        key,
        assembly.kinds,
        [sorted(near) for near in assembly.neighbours()],
        doorways,
        trace_lines(assembly.grid, rooms, doorways, ROOMS_SEEN),
        trace_lines(assembly.grid, rooms, doorways, ROOMS_SEEN_KEENLY),
        [assembly.turning(spots) for spots in cells],
        assembly.places,
        cells,
        assembly.raster(),
        [
            assembly.places[f"{name}.{row.security}"]
            for name, row in library.tiles().items()
            if row.security and f"{name}.{row.security}" in assembly.places
        ],
    )


def board(key: str) -> StationBoard:
    """Return a board by its key: the mission, then closed and sealed doorways as bits."""
    id, *doors = key.split("|")
    try:
        closed, sealed = [int(bits, 16) for bits in doors] if doors else (0, 0)
    except ValueError as error:
        raise BadFile(f"no board {key!r}") from error
    return station(id).board(closed, sealed)
