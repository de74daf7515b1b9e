"""Save the Townsfolk: four of them have to be with living Heroes at the same time."""

from typing import Final

from veglia.games.last_night_on_earth.rules.content import TOWNSFOLK
from veglia.games.last_night_on_earth.rules.piles import remove_from_game
from veglia.games.last_night_on_earth.rules.scenario import Scenario
from veglia.games.last_night_on_earth.rules.state import LastNightState

TO_SAVE: Final = 4
LOST: Final = "townsfolk_lost"
TOO_MANY_LOST: Final = 3


class SaveTheTownsfolk(Scenario):
    def saved(self, state: LastNightState) -> int:
        return sum(len(state.heroes[hero].townsfolk) for hero in state.living())

    def heroes_win(self, state: LastNightState) -> str:
        return self.rule if self.saved(state) >= TO_SAVE else ""

    def zombies_win(self, state: LastNightState) -> str:
        return self.rule if state.count(LOST) >= TOO_MANY_LOST else super().zombies_win(state)

    def progress(self, state: LastNightState) -> str:
        return f"{min(self.saved(state), TO_SAVE)}/{TO_SAVE}"

    def lays_open(self, state: LastNightState, card: int) -> bool:
        return state.kind(card).type == TOWNSFOLK

    def hero_lost(self, state: LastNightState, hero: int, space: int) -> None:
        """The Townsfolk with a Hero who is killed or turned are removed from the game."""
        one = state.heroes[hero]
        while one.townsfolk:
            self.lose(state, one.townsfolk.pop())

    def lose(self, state: LastNightState, card: int) -> None:
        """One of the Townsfolk is removed from the game."""
        state.add(LOST, 1)
        remove_from_game(state, card)


SCENARIO = SaveTheTownsfolk
