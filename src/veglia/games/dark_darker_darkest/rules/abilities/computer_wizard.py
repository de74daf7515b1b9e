"""Inserts several Code Tokens in one use of a terminal."""

from veglia.games.dark_darker_darkest.rules.state import DarkestState
from veglia.games.dark_darker_darkest.rules.trait import Trait


class ComputerWizard(Trait[DarkestState]):
    def inserts_many(self, state: DarkestState, who: int) -> bool:
        return True


TRAIT = ComputerWizard
