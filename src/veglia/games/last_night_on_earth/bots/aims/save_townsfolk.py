"""Save the Townsfolk: four of them have to be found by Searching, and kept alive."""

from veglia.games.last_night_on_earth.bots.aim import Aim
from veglia.games.last_night_on_earth.rules.state import LastNightState


class FindTownsfolk(Aim):
    def is_searching(self, state: LastNightState) -> bool:
        return True


AIM = FindTownsfolk
