"""Sees one room further, and into the dark."""

from typing import ClassVar

from veglia.games.zombicide.dark_side.rules.scope import KEEN
from veglia.games.zombicide.dark_side.rules.state import DarkState
from veglia.games.zombicide.engine.rules.trait import Trait


class EnhancedSenses(Trait[DarkState]):
    gifts: ClassVar[int] = KEEN


TRAIT = EnhancedSenses
