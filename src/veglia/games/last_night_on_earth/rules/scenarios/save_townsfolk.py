"""Save the Townsfolk: four of them have to be with living Heroes at the same time."""

from typing import Final

from veglia.games.last_night_on_earth.rules.content import TOWNSFOLK
from veglia.games.last_night_on_earth.rules.piles import remove_from_game
from veglia.games.last_night_on_earth.rules.scenario import Scenario
from veglia.games.last_night_on_earth.rules.state import LastNightState

TO_SAVE: Final = 4
TOO_MANY_LOST: Final = 3


class SaveTheTownsfolk(Scenario):
    def saved(self, state: LastNightState) -> int:
        return sum(len(state.heroes[hero].townsfolk) for hero in state.living())

    def heroes_win(self, state: LastNightState) -> str:
        return self.rule if self.saved(state) >= TO_SAVE else ""

    def zombies_win(self, state: LastNightState) -> str:
        lost = sum(1 for card in state.removed if self.lays_open(state, card))
        return self.rule if lost >= TOO_MANY_LOST else super().zombies_win(state)

    def progress(self, state: LastNightState) -> str:
        return f"{min(self.saved(state), TO_SAVE)}/{TO_SAVE}"

    def lays_open(self, state: LastNightState, card: int) -> bool:
        return state.kind(card).type == TOWNSFOLK

    def hero_lost(self, state: LastNightState, hero: int, space: int) -> None:
        """The Townsfolk with a Hero who is killed or turned are removed from the game."""
        one = state.heroes[hero]
        while one.townsfolk:
            remove_from_game(state, one.townsfolk.pop())


SCENARIO = SaveTheTownsfolk
