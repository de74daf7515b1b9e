"""In Melee, as many dice may be rolled as there are Xenos in the Zone."""

from typing import ClassVar

from veglia.games.zombicide.dark_side.rules.scope import CROWD_MELEE
from veglia.games.zombicide.dark_side.rules.state import DarkState
from veglia.games.zombicide.engine.rules.trait import Trait


class Predator(Trait[DarkState]):
    gifts: ClassVar[int] = CROWD_MELEE


TRAIT = Predator
