"""Zombies neither hold back nor stop the Survivor's Moves."""

from typing import ClassVar

from veglia.games.zombicide.engine.state import ZombicideState
from veglia.games.zombicide.engine.trait import SLIPPERY, Trait


class Slippery(Trait[ZombicideState]):
    gifts: ClassVar[int] = SLIPPERY


TRAIT = Slippery
