"""The Escape Value is one higher."""

from veglia.games.dark_darker_darkest.rules.state import DarkestState
from veglia.games.dark_darker_darkest.rules.trait import Trait


class RescuePatrol(Trait[DarkestState]):
    def escape_dice(self, state: DarkestState, who: int) -> int:
        return 1


TRAIT = RescuePatrol
