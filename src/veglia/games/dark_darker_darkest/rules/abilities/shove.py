"""Each Repel pushes two rooms."""

from veglia.games.dark_darker_darkest.rules.state import DarkestState
from veglia.games.dark_darker_darkest.rules.trait import Trait


class Shove(Trait[DarkestState]):
    def rooms_of_repel(self, state: DarkestState, who: int, rooms: int) -> int:
        return 2


TRAIT = Shove
