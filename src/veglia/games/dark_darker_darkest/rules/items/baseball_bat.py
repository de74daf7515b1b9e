"""A Repel may stun a zombie instead of pushing it."""

from veglia.games.dark_darker_darkest.rules.state import DarkestState
from veglia.games.dark_darker_darkest.rules.trait import Trait


class BaseballBat(Trait[DarkestState]):
    def stuns(self, state: DarkestState, who: int, weapon: str) -> bool:
        return weapon == self.id


TRAIT = BaseballBat
