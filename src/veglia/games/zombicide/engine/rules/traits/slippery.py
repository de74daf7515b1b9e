"""Zombies neither hold back nor stop the Survivor's Moves."""

from typing import ClassVar

from veglia.games.zombicide.engine.rules.state import ZombicideState
from veglia.games.zombicide.engine.rules.trait import SLIPPERY, Trait


class Slippery(Trait[ZombicideState]):
    gifts: ClassVar[int] = SLIPPERY


TRAIT = Slippery
