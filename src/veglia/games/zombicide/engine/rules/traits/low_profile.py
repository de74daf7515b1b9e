"""Friendly Fire never hits the Survivor."""

from typing import ClassVar

from veglia.games.zombicide.engine.rules.state import ZombicideState
from veglia.games.zombicide.engine.rules.trait import OUT_OF_FIRE, Trait


class LowProfile(Trait[ZombicideState]):
    gifts: ClassVar[int] = OUT_OF_FIRE


TRAIT = LowProfile
