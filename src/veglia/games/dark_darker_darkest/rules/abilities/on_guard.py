"""Two dice instead of one in Defence rolls."""

from veglia.games.dark_darker_darkest.rules.state import DarkestState
from veglia.games.dark_darker_darkest.rules.trait import Trait


class OnGuard(Trait[DarkestState]):
    def defence_dice(self, state: DarkestState, who: int) -> int:
        return 1


TRAIT = OnGuard
