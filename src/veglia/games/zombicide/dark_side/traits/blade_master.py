"""All Melee weapons count as Dual."""

from typing import ClassVar

from veglia.games.zombicide.dark_side.scope import BLADES
from veglia.games.zombicide.dark_side.state import DarkState
from veglia.games.zombicide.engine.trait import Trait


class BladeMaster(Trait[DarkState]):
    gifts: ClassVar[int] = BLADES


TRAIT = BladeMaster
