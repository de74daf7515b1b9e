"""One more die with a Combat Knife."""

from veglia.games.dark_darker_darkest.rules.state import DarkestState
from veglia.games.dark_darker_darkest.rules.trait import Trait


class KnifeExpert(Trait[DarkestState]):
    def attack_dice(self, state: DarkestState, who: int, weapon: str, range: int) -> int:
        return 1 if weapon == "combat_knife" else 0


TRAIT = KnifeExpert
