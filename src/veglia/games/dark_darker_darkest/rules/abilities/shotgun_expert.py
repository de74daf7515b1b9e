"""One more die with a Shotgun."""

from veglia.games.dark_darker_darkest.rules.state import DarkestState
from veglia.games.dark_darker_darkest.rules.trait import Trait


class ShotgunExpert(Trait[DarkestState]):
    def attack_dice(self, state: DarkestState, who: int, weapon: str, range: int) -> int:
        return 1 if weapon == "shotgun" else 0


TRAIT = ShotgunExpert
