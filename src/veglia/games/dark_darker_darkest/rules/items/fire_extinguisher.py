"""Extinguishing costs one Action Point."""

from veglia.games.dark_darker_darkest.rules.state import DarkestState
from veglia.games.dark_darker_darkest.rules.trait import Trait


class FireExtinguisher(Trait[DarkestState]):
    def extinguish_cost(self, state: DarkestState, who: int, cost: int) -> int:
        return 1


TRAIT = FireExtinguisher
