"""All Equipment in the inventory counts as equipped in Hand."""

from typing import ClassVar

from veglia.games.zombicide.engine.rules.state import ZombicideState
from veglia.games.zombicide.engine.rules.trait import QUICK_DRAW, Trait


class QuickDraw(Trait[ZombicideState]):
    gifts: ClassVar[int] = QUICK_DRAW


TRAIT = QuickDraw
