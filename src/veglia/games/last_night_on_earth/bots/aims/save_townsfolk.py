"""Save the Townsfolk: four of them have to be found by Searching, and kept alive."""

from typing import Final

from veglia.games.last_night_on_earth.bots.aim import Aim
from veglia.games.last_night_on_earth.rules.content import TOWNSFOLK, CardKind
from veglia.games.last_night_on_earth.rules.state import LastNightState

FOUND: Final = 60.0


class FindTownsfolk(Aim):
    def is_searching(self, state: LastNightState) -> bool:
        return True

    def card_worth(self, state: LastNightState, hero: int, kind: CardKind) -> float:
        return FOUND if kind.type == TOWNSFOLK else 0.0

    def keeps(self, state: LastNightState, kind: CardKind) -> bool:
        """Whoever is with a Hero stays with him."""
        return kind.type == TOWNSFOLK


AIM = FindTownsfolk
