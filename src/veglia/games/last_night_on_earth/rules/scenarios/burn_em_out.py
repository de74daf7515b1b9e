"""Burn 'Em Out!: three Spawning Pits have to be destroyed."""

from typing import Final

from veglia.games.last_night_on_earth.rules import lasting
from veglia.games.last_night_on_earth.rules.scenario import Scenario
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.kernel.machine import Event

TO_DESTROY: Final = 3
NEW_PIT: Final = "new_pit"
DESTROYED: Final = "pits_destroyed"


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
        for place in reversed(lasting.places_of(state, NEW_PIT)):
            # The card that had opened it has nothing left to act on.
            if state.lasting[place].space == space:
                lasting.take_away(state, place, self.rule)


SCENARIO = BurnEmOut
