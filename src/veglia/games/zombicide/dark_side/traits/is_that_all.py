"""Equipment cards may be discarded, each to ignore one Damage."""

from typing import ClassVar

from veglia.games.zombicide.dark_side.scope import PAYING_WITH_CARDS
from veglia.games.zombicide.dark_side.state import DarkState
from veglia.games.zombicide.engine.trait import Trait


class IsThatAll(Trait[DarkState]):
    gifts: ClassVar[int] = PAYING_WITH_CARDS


TRAIT = IsThatAll
