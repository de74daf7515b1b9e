"""While holding Dual weapons: one free Combat Action with them."""

from veglia.games.zombicide.dark_side.state import DarkState
from veglia.games.zombicide.engine.scope import DUAL
from veglia.games.zombicide.engine.trait import Trait


class DualExpert(Trait[DarkState]):
    def free_scope(self) -> int:
        return DUAL


TRAIT = DualExpert
