"""Equipment cards may be discarded, each to ignore one Damage."""

from typing import ClassVar

from veglia.games.zombicide.dark_side.rules.scope import PAYING_WITH_CARDS
from veglia.games.zombicide.dark_side.rules.state import DarkState
from veglia.games.zombicide.engine.rules.trait import Trait


class IsThatAll(Trait[DarkState]):
    gifts: ClassVar[int] = PAYING_WITH_CARDS


TRAIT = IsThatAll
