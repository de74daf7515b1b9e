"""While holding Dual weapons: one free Combat Action with them."""

from veglia.games.zombicide.dark_side.rules.state import DarkState
from veglia.games.zombicide.engine.rules.scope import DUAL
from veglia.games.zombicide.engine.rules.trait import Trait


class DualExpert(Trait[DarkState]):
    def free_scope(self) -> int:
        return DUAL


TRAIT = DualExpert
