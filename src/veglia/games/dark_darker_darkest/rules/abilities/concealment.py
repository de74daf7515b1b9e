"""Not counted for the dice of a camera check."""

from veglia.games.dark_darker_darkest.rules.state import DarkestState
from veglia.games.dark_darker_darkest.rules.trait import Trait


class Concealment(Trait[DarkestState]):
    def camera_dice(self, state: DarkestState, who: int) -> int:
        return -1


TRAIT = Concealment
