"""Zombie Apocalypse: a Hero has to be alive when the Sun passes 1."""

from veglia.games.last_night_on_earth.rules.scenario import Scenario
from veglia.games.last_night_on_earth.rules.state import LastNightState


class ZombieApocalypse(Scenario):
    def heroes_win_at_dawn(self, state: LastNightState) -> bool:
        """As fewer than four Heroes have been killed, one of them lives."""
        return True


SCENARIO = ZombieApocalypse
