"""A Search of the room that finds something finds one card more."""

from veglia.games.dark_darker_darkest.rules.state import DarkestState
from veglia.games.dark_darker_darkest.rules.trait import Trait


class Researcher(Trait[DarkestState]):
    def search_successes(self, state: DarkestState, who: int, successes: int) -> int:
        return 1 if successes > 0 else 0


TRAIT = Researcher
