"""Items heal one Health more."""

from veglia.games.dark_darker_darkest.rules.state import DarkestState
from veglia.games.dark_darker_darkest.rules.trait import Trait


class Medic(Trait[DarkestState]):
    def healing(self, state: DarkestState, who: int) -> int:
        return 1


TRAIT = Medic
