"""Entering a destroyed tile costs one Health."""

from veglia.games.dark_darker_darkest.rules.state import DarkestState
from veglia.games.dark_darker_darkest.rules.trait import Trait


class Protection(Trait[DarkestState]):
    def entering_fire(self, state: DarkestState, who: int, damage: int, is_destroyed: bool) -> int:
        return min(damage, 1) if is_destroyed else damage


TRAIT = Protection
