"""Searches in street Zones too."""

from typing import ClassVar

from veglia.games.zombicide.engine.rules.state import ZombicideState
from veglia.games.zombicide.engine.rules.trait import SEARCH_ANYWHERE, Trait


class Scavenger(Trait[ZombicideState]):
    gifts: ClassVar[int] = SEARCH_ANYWHERE


TRAIT = Scavenger
