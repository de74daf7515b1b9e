"""One more object in the inventory."""

from veglia.games.dark_darker_darkest.rules.state import DarkestState
from veglia.games.dark_darker_darkest.rules.trait import Trait


class Backpack(Trait[DarkestState]):
    def spaces(self, state: DarkestState, who: int) -> int:
        return 1


TRAIT = Backpack
