"""Melee weapons count as having Damage 3."""

from typing import ClassVar

from veglia.games.zombicide.dark_side.rules.scope import STRONG
from veglia.games.zombicide.dark_side.rules.state import DarkState
from veglia.games.zombicide.engine.rules.trait import Trait


class SuperStrength(Trait[DarkState]):
    gifts: ClassVar[int] = STRONG


TRAIT = SuperStrength
