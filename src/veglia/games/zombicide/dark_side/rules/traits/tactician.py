"""The Turn may be taken at any moment of the Players' Phase."""

from typing import ClassVar

from veglia.games.zombicide.dark_side.rules.scope import TACTICIAN
from veglia.games.zombicide.dark_side.rules.state import DarkState
from veglia.games.zombicide.engine.rules.trait import Trait


class Tactician(Trait[DarkState]):
    gifts: ClassVar[int] = TACTICIAN


TRAIT = Tactician
