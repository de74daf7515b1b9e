"""When Bunny helps to free a companion, a Success of her dice frees, too."""

from veglia.games.dark_darker_darkest.rules.state import DarkestState
from veglia.games.dark_darker_darkest.rules.symbols import SUCCESS
from veglia.games.dark_darker_darkest.rules.trait import Trait


class InnateBunny(Trait[DarkestState]):
    def is_freed_by(self, state: DarkestState, who: int, face: int) -> bool:
        return face == SUCCESS


TRAIT = InnateBunny
