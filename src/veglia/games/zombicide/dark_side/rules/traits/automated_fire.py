"""At range, as many dice may be rolled as there are Xenos in the target Zone."""

from typing import ClassVar

from veglia.games.zombicide.dark_side.rules.scope import CROWD_RANGED
from veglia.games.zombicide.dark_side.rules.state import DarkState
from veglia.games.zombicide.engine.rules.trait import Trait


class AutomatedFire(Trait[DarkState]):
    gifts: ClassVar[int] = CROWD_RANGED


TRAIT = AutomatedFire
