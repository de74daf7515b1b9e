"""Xenos in the Zone that is left cost nothing; those in the Zone that is entered still end the Move."""

from typing import ClassVar

from veglia.games.zombicide.dark_side.rules.state import DarkState
from veglia.games.zombicide.engine.rules.trait import SLIPPERY, STOPPED, Trait


class Unstoppable(Trait[DarkState]):
    gifts: ClassVar[int] = SLIPPERY | STOPPED


TRAIT = Unstoppable
