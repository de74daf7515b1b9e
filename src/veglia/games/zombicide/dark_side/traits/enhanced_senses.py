"""Sees one room further, and into the dark."""

from typing import ClassVar

from veglia.games.zombicide.dark_side.scope import KEEN
from veglia.games.zombicide.dark_side.state import DarkState
from veglia.games.zombicide.engine.trait import Trait


class EnhancedSenses(Trait[DarkState]):
    gifts: ClassVar[int] = KEEN


TRAIT = EnhancedSenses
