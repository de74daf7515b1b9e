"""Spawn tokens: coloured ones sleep until something wakes them."""

from veglia.games.zombicide.dark_side.state import ColouredSpawn, DarkState
from veglia.games.zombicide.engine.events import SpawnTokenTurned


def wake_spawn(state: DarkState, colour: int, rule: str) -> None:
    """Make the sleeping Spawn Zones of a colour active."""
    for number, token in enumerate(state.spawns):
        assert isinstance(token, ColouredSpawn)
        if token.colour == colour and not token.is_active:
            state.spawns[number] = ColouredSpawn(token.kind, token.zone, True, token.colour)
            state.emit(SpawnTokenTurned(token.kind, token.zone, True), rule)
