"""All Melee weapons count as Dual."""

from typing import ClassVar

from veglia.games.zombicide.dark_side.rules.scope import BLADES
from veglia.games.zombicide.dark_side.rules.state import DarkState
from veglia.games.zombicide.engine.rules.trait import Trait


class BladeMaster(Trait[DarkState]):
    gifts: ClassVar[int] = BLADES


TRAIT = BladeMaster
