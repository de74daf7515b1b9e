"""Defend the Manor House: the Heroes have to last until the Sun passes 1."""

from typing import Final

from veglia.games.last_night_on_earth.rules.scenario import Scenario
from veglia.games.last_night_on_earth.rules.state import LastNightState

TOO_MANY: Final = 9


class DefendTheManor(Scenario):
    def heroes_win_at_dawn(self, state: LastNightState) -> bool:
        return True

    def zombies_win(self, state: LastNightState) -> str:
        inside = sum(1 for one in state.zombies if state.building_at(one.space) == state.town.manor)
        return self.rule if inside >= TOO_MANY else super().zombies_win(state)

    def progress(self, state: LastNightState) -> str:
        inside = sum(1 for one in state.zombies if state.building_at(one.space) == state.town.manor)
        return f"{inside}/{TOO_MANY}"


SCENARIO = DefendTheManor
