"""The Survivor begins with so much Armor, which is its base level."""

from typing import ClassVar, Final

from veglia.games.zombicide.dark_side.state import DarkState
from veglia.games.zombicide.engine.trait import Trait
from veglia.games.zombicide.engine.turn import SETUP


class StartsWithArmor(Trait[DarkState]):
    is_for_setup: ClassVar[bool] = True

    def __init__(self, id: str, rule: str, armor: int) -> None:
        super().__init__(id, rule)
        self.armor: Final = armor

    def gained(self, state: DarkState, who: int) -> None:
        if state.turn.phase == SETUP:
            state.survivors[who].health = self.armor


TRAIT = StartsWithArmor
