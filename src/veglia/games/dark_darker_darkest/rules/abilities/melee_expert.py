"""One more die with a close-combat weapon."""

from veglia.games.dark_darker_darkest.rules.state import DarkestState
from veglia.games.dark_darker_darkest.rules.trait import Trait


class MeleeExpert(Trait[DarkestState]):
    def attack_dice(self, state: DarkestState, who: int, weapon: str, range: int) -> int:
        return 1 if weapon and range == 0 else 0


TRAIT = MeleeExpert
