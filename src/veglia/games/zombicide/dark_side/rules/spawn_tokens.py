"""Spawn tokens: coloured ones sleep until something wakes them, and any can be destroyed."""

from veglia.games.zombicide.dark_side.rules.mission_events import SpawnZoneDestroyed
from veglia.games.zombicide.dark_side.rules.state import ColouredSpawn, DarkState
from veglia.games.zombicide.engine.rules.events import SpawnTokenTurned


def wake_spawn(state: DarkState, colour: int, rule: str) -> None:
    """Make the sleeping Spawn Zones of a colour active."""
    for number, token in enumerate(state.spawns):
        assert isinstance(token, ColouredSpawn)
        if token.colour == colour and not token.is_active:
            state.spawns[number] = ColouredSpawn(token.kind, token.zone, True, token.colour)
            state.emit(SpawnTokenTurned(token.kind, token.zone, True), rule)


def remove_spawns(state: DarkState, zone: int, rule: str) -> None:
    """Take all Spawn tokens of a Zone out of the game."""
    left = [token for token in state.spawns if token.zone != zone]
    if len(left) < len(state.spawns):
        state.spawns = left
        state.emit(SpawnZoneDestroyed(zone), rule)
