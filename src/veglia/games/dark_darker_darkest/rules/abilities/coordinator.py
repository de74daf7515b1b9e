"""Gives objects away for nothing."""

from veglia.games.dark_darker_darkest.rules.state import DarkestState
from veglia.games.dark_darker_darkest.rules.trait import Trait


class Coordinator(Trait[DarkestState]):
    def give_cost(self, state: DarkestState, who: int, cost: int) -> int:
        return 0


TRAIT = Coordinator
