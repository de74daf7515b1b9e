"""Ammunition that a Search of this Survivor finds has two cubes more."""

from veglia.games.dark_darker_darkest.rules.state import DarkestState
from veglia.games.dark_darker_darkest.rules.trait import Trait


class AmmoStock(Trait[DarkestState]):
    def ammo_found(self, state: DarkestState, who: int, card: int) -> int:
        return 2


TRAIT = AmmoStock
