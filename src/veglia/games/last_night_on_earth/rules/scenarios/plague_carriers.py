"""Plague Carriers: seven red Zombies, which are Contagious, have to be killed."""

from typing import Final

from veglia.games.last_night_on_earth.rules.grave_dead import CONTAGIOUS, fix_ability
from veglia.games.last_night_on_earth.rules.models import FIGURES, RED
from veglia.games.last_night_on_earth.rules.random_building import roll_building
from veglia.games.last_night_on_earth.rules.scenario import Scenario
from veglia.games.last_night_on_earth.rules.special import PIECES
from veglia.games.last_night_on_earth.rules.state import LastNightState

CARRIERS_KILLED: Final = "carriers_killed"
PLACER: Final = "marker/carrier_place"


class PlagueCarriers(Scenario):
    def set_up(self, state: LastNightState, stage: int) -> None:
        """The red Zombies start in seven different random buildings, one in each."""
        if stage != PIECES:
            return
        fix_ability(state, CONTAGIOUS)
        for number in range(RED * FIGURES, (RED + 1) * FIGURES):
            roll_building(state, state.content.traits[PLACER], (number,))

    def loses_red(self, state: LastNightState, is_killed: bool) -> bool:
        """The carriers never come back, whatever has taken them off the board."""
        return True

    def heroes_win(self, state: LastNightState) -> str:
        return self.rule if state.count(CARRIERS_KILLED) >= FIGURES else ""

    def progress(self, state: LastNightState) -> str:
        return f"{state.count(CARRIERS_KILLED)}/{FIGURES}"

    def zombie_killed(self, state: LastNightState, kind: int) -> None:
        if kind == RED:
            state.add(CARRIERS_KILLED, 1)

    def zombie_removed(self, state: LastNightState, kind: int) -> None:
        """A carrier that is gone for good counts: otherwise a card could put the goal out of reach."""
        self.zombie_killed(state, kind)


SCENARIO = PlagueCarriers
