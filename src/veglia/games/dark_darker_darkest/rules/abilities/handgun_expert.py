"""One more die with a Handgun."""

from veglia.games.dark_darker_darkest.rules.state import DarkestState
from veglia.games.dark_darker_darkest.rules.trait import Trait


class HandgunExpert(Trait[DarkestState]):
    def attack_dice(self, state: DarkestState, who: int, weapon: str, range: int) -> int:
        return 1 if weapon == "handgun" else 0


TRAIT = HandgunExpert
