"""Doors that nothing opens any more: sealed tunnels and welded accesses."""

from veglia.games.zombicide.dark_side.doors import door_at, put_door
from veglia.games.zombicide.dark_side.events import TunnelsSealed
from veglia.games.zombicide.dark_side.state import NEUTRAL, DarkState, Door
from veglia.games.zombicide.dark_side.station import Station
from veglia.games.zombicide.engine.board import STREET


def building_of(station: Station, zone: int) -> list[int]:
    """Return the rooms and corridors that are joined with a Zone without the tunnels."""
    found = [zone]
    for here in found:
        for near in station.neighbours[here]:
            if near not in found and station.kinds[near] != STREET:
                found.append(near)
    return found


def seal_tunnels(state: DarkState, rule: str) -> None:
    """Put a lasting door on every access between buildings and tunnels, in place of what is there."""
    station = state.station_board.station
    count = 0
    for doorway, (one, other) in enumerate(station.doorways):
        if (station.kinds[one] == STREET) != (station.kinds[other] == STREET):
            put_door(state, Door(doorway, NEUTRAL, True, False, True))
            count += 1
    state.emit(TunnelsSealed(count), rule)


def is_welded(state: DarkState, doorway: int) -> bool:
    there = door_at(state, doorway)
    return there is not None and there.is_sealed
