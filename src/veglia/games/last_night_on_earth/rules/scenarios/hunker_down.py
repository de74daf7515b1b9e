"""Hunker Down: four Hero turns have to end with two Fully Barricaded buildings, held by Heroes."""

from typing import Final

from veglia.games.last_night_on_earth.rules.barricades import is_fully_barricaded
from veglia.games.last_night_on_earth.rules.scenario import Scenario
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.kernel.machine import Event

HOUSES: Final = 2
TURNS: Final = 4
HELD: Final = "turns_held"


class TurnHeld(Event):
    """A turn counts: so many have been held."""

    def __init__(self, count: int) -> None:
        self.count = count


class HunkerDown(Scenario):
    def is_held(self, state: LastNightState, building: int) -> bool:
        """Return whether a building is Fully Barricaded, with a Hero and no Zombie inside."""
        spaces = state.town.buildings[building].spaces
        if not any(one.space in spaces for one in state.heroes):
            return False
        if any(one.space in spaces for one in state.zombies):
            return False
        return is_fully_barricaded(state, building)

    def at_hero_end(self, state: LastNightState) -> None:
        held = sum(1 for building in range(len(state.town.buildings)) if self.is_held(state, building))
        if held >= HOUSES:
            state.add(HELD, 1)
            state.emit(TurnHeld(state.count(HELD)), "lnoe.hunker.track")

    def heroes_win(self, state: LastNightState) -> str:
        return self.rule if state.count(HELD) >= TURNS else ""

    def progress(self, state: LastNightState) -> str:
        return f"{min(state.count(HELD), TURNS)}/{TURNS}"


SCENARIO = HunkerDown
