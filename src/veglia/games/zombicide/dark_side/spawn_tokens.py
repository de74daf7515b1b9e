"""Spawn tokens: coloured ones sleep until something wakes them, and some can be destroyed."""

from veglia.games.zombicide.dark_side.events import SpawnZoneDestroyed
from veglia.games.zombicide.dark_side.state import VIOLET, ColouredSpawn, DarkState
from veglia.games.zombicide.dark_side.terms import terms_of
from veglia.games.zombicide.engine.events import SpawnTokenTurned
from veglia.games.zombicide.engine.spawn import order_of


def wake_spawn(state: DarkState, colour: int, rule: str) -> None:
    """Make the sleeping Spawn Zones of a colour active."""
    for number, token in enumerate(state.spawns):
        assert isinstance(token, ColouredSpawn)
        if token.colour == colour and not token.is_active:
            state.spawns[number] = ColouredSpawn(token.kind, token.zone, True, token.colour)
            state.emit(SpawnTokenTurned(token.kind, token.zone, True), rule)


def lair_token(state: DarkState) -> int:
    """Return the violet Spawn token that has to be destroyed, -1 when there is none any more."""
    for number, token in enumerate(state.spawns):
        if isinstance(token, ColouredSpawn) and token.colour == VIOLET and terms_of(state).own.lair >= 0:
            return number
    return -1


def destroy_lair(state: DarkState, zone: int, rule: str) -> None:
    """Take the violet Spawn token of a Zone off the board, if it is there."""
    number = lair_token(state)
    if number >= 0 and state.spawns[number].zone == zone:
        remove_spawn(state, number)
        state.emit(SpawnZoneDestroyed(zone), rule)


def remove_spawn(state: DarkState, number: int) -> None:
    """Remove a token; where it was the first, the next one clockwise is from now on."""
    gone = state.spawns[number]
    others = [other for other in range(len(state.spawns)) if other != number]
    others.sort(key=lambda other: order_of(state, other))
    is_first = gone.zone == state.first_spawn and gone.zone not in [state.spawns[n].zone for n in others]
    if is_first and others:
        state.first_spawn = state.spawns[others[0]].zone
    del state.spawns[number]
