"""Draws two cards when Searching."""

from typing import ClassVar

from veglia.games.zombicide.dark_side.rules.scope import SEARCHING_TWO
from veglia.games.zombicide.dark_side.rules.state import DarkState
from veglia.games.zombicide.engine.rules.trait import Trait


class SearchTwo(Trait[DarkState]):
    gifts: ClassVar[int] = SEARCHING_TWO


TRAIT = SearchTwo
