# veglia: interpreted
"""From the tiles of a mission to its station, and from the key of a board to the board."""

from functools import cache

from veglia.games.zombicide.dark_side.rules import library
from veglia.games.zombicide.dark_side.rules.rows import DarkMissionRow
from veglia.games.zombicide.dark_side.rules.station import Station, StationBoard
from veglia.games.zombicide.dark_side.rules.tracing import (
    ROOMS_SEEN,
    ROOMS_SEEN_KEENLY,
    doorways_of,
    trace_lines,
)
from veglia.games.zombicide.engine.rules.board import ROOM
from veglia.games.zombicide.engine.rules.content import layout
from veglia.games.zombicide.engine.rules.state import OFF_BOARD
from veglia.games.zombicide.engine.rules.tiles import Assembly
from veglia.kernel.errors import BadFile, ContentError
from veglia.kernel.grid import Border, Direction

# What is left of a doorway that has been blown up.
NO_DOORWAY = (OFF_BOARD, OFF_BOARD)


@cache
def station(key: str) -> Station:
    """Return a station by its key: the mission, or the mission and how many columns have fallen."""
    id, _, stage = key.partition("~")
    row = library.mission(id)
    if not stage:
        return station_of(id, row)
    if not stage.isdecimal() or not 1 <= int(stage) <= len(row.columns):
        raise BadFile(f"no board {key!r}")
    return stage_of(id, row, int(stage))


def station_of(id: str, row: DarkMissionRow) -> Station:
    """Return the station of a mission's data."""
    return lay(id, row.layout)


def stage_of(id: str, row: DarkMissionRow, stage: int) -> Station:
    """Return what is left of a mission's station when its first columns have fallen."""
    removed = [tile for column in row.columns[:stage] for tile in column.removes]
    return lay(id, row.layout, removed, stage)


def take_away(assembly: Assembly, removed: list[str], where: str) -> None:
    """Take tiles out of an assembly; the Zones that are left keep their numbers."""
    for name in removed:
        if name not in [one.tile.name for one in assembly.placed]:
            raise ContentError(f"{where}: no tile {name} to remove")
    for cell, number in enumerate(assembly.tile_of):
        if assembly.placed[number].tile.name in removed:
            for direction in Direction:
                assembly.grid.set_border(cell, direction, int(Border.WALL))
            assembly.grid.zones[cell] = OFF_BOARD
    left = set(assembly.grid.zones)
    assembly.places = {name: zone for name, zone in assembly.places.items() if zone in left}


def lay(key: str, lines: list[list[str]], removed: list[str] | None = None, stage: int = 0) -> Station:
    """Return the station that tiles in rows make, without those that have been blown up."""
    assembly = Assembly(layout(lines, library.shapes(), f"{key}.toml"))
    assembly.lay()
    assembly.number_zones()
    rooms = [kind == ROOM for kind in assembly.kinds]
    turning = [assembly.turning(spots) for spots in assembly.cells()]
    doorways = doorways_of(assembly.grid)
    if removed:
        take_away(assembly, removed, f"{key}.toml")
        left = doorways_of(assembly.grid)
        doorways = [pair if pair in left else NO_DOORWAY for pair in doorways]
        key = f"{key}~{stage}"
    cells = assembly.cells()
    return Station(
        key,
        assembly.kinds,
        [sorted(near) for near in assembly.neighbours()],
        doorways,
        trace_lines(assembly.grid, rooms, doorways, ROOMS_SEEN),
        trace_lines(assembly.grid, rooms, doorways, ROOMS_SEEN_KEENLY),
        turning,
        assembly.places,
        cells,
        assembly.raster(),
        [
            assembly.places[f"{name}.{row.security}"]
            for name, row in library.tiles().items()
            if row.security and f"{name}.{row.security}" in assembly.places
        ],
        stage,
    )


def board(key: str) -> StationBoard:
    """Return a board by its key: the mission, then closed and sealed doorways as bits."""
    id, *doors = key.split("|")
    try:
        closed, sealed = [int(bits, 16) for bits in doors] if doors else (0, 0)
    except ValueError as error:
        raise BadFile(f"no board {key!r}") from error
    return station(id).board(closed, sealed)
