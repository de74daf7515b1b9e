"""The first Damage of every Attack step and of every Friendly Fire is ignored."""

from typing import ClassVar

from veglia.games.zombicide.dark_side.rules.scope import TOUGH
from veglia.games.zombicide.dark_side.rules.state import DarkState
from veglia.games.zombicide.engine.rules.trait import Trait


class Tough(Trait[DarkState]):
    gifts: ClassVar[int] = TOUGH


TRAIT = Tough
