"""Searches in any room or corridor."""

from typing import ClassVar

from veglia.games.zombicide.dark_side.rules.scope import RECYCLING
from veglia.games.zombicide.dark_side.rules.state import DarkState
from veglia.games.zombicide.engine.rules.trait import Trait


class Recycler(Trait[DarkState]):
    gifts: ClassVar[int] = RECYCLING


TRAIT = Recycler
