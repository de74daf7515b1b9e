"""A Concentrated Attack with two or more dice deals one Damage more with each, and strikes no friend."""

from veglia.games.zombicide.dark_side.rules.state import DarkState
from veglia.games.zombicide.engine.rules.trait import Trait


class ConcentratedExpert(Trait[DarkState]):
    pass


TRAIT = ConcentratedExpert
