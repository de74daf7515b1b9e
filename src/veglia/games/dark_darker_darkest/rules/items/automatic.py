"""Each Success counts as two hits."""

from veglia.games.dark_darker_darkest.rules.state import DarkestState
from veglia.games.dark_darker_darkest.rules.trait import Trait


class Automatic(Trait[DarkestState]):
    def hits_of_success(self, state: DarkestState, who: int, weapon: str, hits: int) -> int:
        return 2 if weapon == self.id else hits


TRAIT = Automatic
