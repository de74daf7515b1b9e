"""Burn 'Em Out!: three Spawning Pits have to be destroyed."""

from typing import Final

from veglia.games.last_night_on_earth.rules.scenario import Scenario
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.kernel.machine import Event

TO_DESTROY: Final = 3
DESTROYED: Final = "pits_destroyed"
EXPLOSIVE: Final = "explosive"
FIRE: Final = "fire"
GUN: Final = "gun"
FUEL: Final = "gasoline"
# From how far a Hero lights Gas without being caught.
SAFE: Final = 2


class PitDestroyed(Event):
    """A Spawning Pit is gone: nothing spawns there any more."""

    def __init__(self, space: int) -> None:
        self.space = space


class BurnEmOut(Scenario):
    def heroes_win(self, state: LastNightState) -> str:
        return self.rule if state.count(DESTROYED) >= TO_DESTROY else ""

    def progress(self, state: LastNightState) -> str:
        return f"{min(state.count(DESTROYED), TO_DESTROY)}/{TO_DESTROY}"

    def exploded(self, state: LastNightState, space: int) -> None:
        """A pit in the space of an explosion is destroyed; Zombies there are not affected by its loss."""
        while space in state.pits:
            state.pits.remove(space)
            state.add(DESTROYED, 1)
            state.emit(PitDestroyed(space), self.rule)

    def closeness(self, state: LastNightState) -> float:
        """Return how many pits are destroyed; Gas in a pit, explosives and lights count a little."""
        held = [state.kind(card) for one in state.heroes for item in one.items for card in item]
        explosive = sum(1 for kind in held if kind.has(EXPLOSIVE))
        lights = sum(1 for kind in held if kind.has(FIRE))
        soaked = sum(1 for space in set(state.gas) if space in state.pits)
        little = 0.3 * min(explosive, TO_DESTROY) + 0.15 * min(lights, 2) + 0.6 * soaked
        return (state.count(DESTROYED) + little) / (TO_DESTROY + 2.0)

    def goal_spaces(self, state: LastNightState, hero: int) -> list[int]:
        """Who has Gasoline, or Dynamite and a light, goes to a pit; who can light Gas to where he may."""
        kinds = [state.kind(card) for item in state.heroes[hero].items for card in item]
        has_light = any(kind.has(FIRE) for kind in kinds)
        soaked = [space for space in state.gas if space in state.pits]
        if any(kind.id == FUEL or (kind.has(EXPLOSIVE) and has_light) for kind in kinds):
            return [space for space in state.pits if space not in soaked]
        if not soaked or not (has_light or any(kind.has(GUN) for kind in kinds)):
            return []
        town = state.town
        return [
            space
            for space in range(town.count)
            if any(town.distance(space, pit) == SAFE and town.sees(space, pit) for pit in soaked)
        ]


SCENARIO = BurnEmOut
