"""Each Crosshair that is paired with a Success is one hit more."""

from veglia.games.dark_darker_darkest.rules.state import DarkestState
from veglia.games.dark_darker_darkest.rules.trait import Trait


class HawkEye(Trait[DarkestState]):
    def hits_of_crosshairs(
        self, state: DarkestState, who: int, weapon: str, successes: int, crosshairs: int
    ) -> int:
        return min(successes, crosshairs)


TRAIT = HawkEye
