"""All weapons count as Dual."""

from typing import ClassVar

from veglia.games.zombicide.engine.rules.state import ZombicideState
from veglia.games.zombicide.engine.rules.trait import AMBIDEXTROUS, Trait


class Ambidextrous(Trait[ZombicideState]):
    gifts: ClassVar[int] = AMBIDEXTROUS


TRAIT = Ambidextrous
