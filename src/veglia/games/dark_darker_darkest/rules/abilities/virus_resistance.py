"""The virus is active only with one token more."""

from veglia.games.dark_darker_darkest.rules.state import DarkestState
from veglia.games.dark_darker_darkest.rules.trait import Trait


class VirusResistance(Trait[DarkestState]):
    def virus_limit(self, state: DarkestState, who: int) -> int:
        return 1


TRAIT = VirusResistance
