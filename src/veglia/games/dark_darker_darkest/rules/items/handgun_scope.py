"""One more room of range for the weapon that it is made for."""

from veglia.games.dark_darker_darkest.rules.state import DarkestState
from veglia.games.dark_darker_darkest.rules.trait import Trait


class HandgunScope(Trait[DarkestState]):
    def attack_range(self, state: DarkestState, who: int, weapon: str) -> int:
        return 1 if weapon == "handgun" else 0


TRAIT = HandgunScope
