"""Die, Zombies, Die!: fifteen Zombies have to be killed."""

from typing import Final

from veglia.games.last_night_on_earth.rules.scenario import Scenario
from veglia.games.last_night_on_earth.rules.state import LastNightState

TO_KILL: Final = 15


class DieZombiesDie(Scenario):
    def heroes_win(self, state: LastNightState) -> str:
        return self.rule if state.count("zombies_killed") >= TO_KILL else ""

    def progress(self, state: LastNightState) -> str:
        return f"{min(state.count('zombies_killed'), TO_KILL)}/{TO_KILL}"


SCENARIO = DieZombiesDie
