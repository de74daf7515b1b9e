"""Every Move Action may go two Zones."""

from typing import ClassVar

from veglia.games.zombicide.engine.rules.state import ZombicideState
from veglia.games.zombicide.engine.rules.trait import LONG_MOVES, Trait


class LongMoves(Trait[ZombicideState]):
    gifts: ClassVar[int] = LONG_MOVES


TRAIT = LongMoves
