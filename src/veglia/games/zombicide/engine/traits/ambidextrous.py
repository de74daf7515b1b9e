"""All weapons count as Dual."""

from typing import ClassVar

from veglia.games.zombicide.engine.state import ZombicideState
from veglia.games.zombicide.engine.trait import AMBIDEXTROUS, Trait


class Ambidextrous(Trait[ZombicideState]):
    gifts: ClassVar[int] = AMBIDEXTROUS


TRAIT = Ambidextrous
