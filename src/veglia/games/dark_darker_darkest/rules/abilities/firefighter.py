"""Extinguishing removes one Fire Marker more."""

from veglia.games.dark_darker_darkest.rules.state import DarkestState
from veglia.games.dark_darker_darkest.rules.trait import Trait


class Firefighter(Trait[DarkestState]):
    def extinguish_markers(self, state: DarkestState, who: int, markers: int) -> int:
        return markers + 1


TRAIT = Firefighter
