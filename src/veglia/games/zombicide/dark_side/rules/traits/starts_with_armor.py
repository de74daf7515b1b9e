"""The Survivor begins with so much Armor, its base level; who gains the skill later has at least as much."""

from typing import Final

from veglia.games.zombicide.dark_side.rules.events import ArmorRaised
from veglia.games.zombicide.dark_side.rules.state import DarkState
from veglia.games.zombicide.engine.rules.trait import Trait
from veglia.games.zombicide.engine.rules.turn import SETUP


class StartsWithArmor(Trait[DarkState]):
    def __init__(self, id: str, rule: str, armor: int) -> None:
        super().__init__(id, rule)
        self.armor: Final = armor

    def gained(self, state: DarkState, who: int) -> None:
        survivor = state.survivors[who]
        if state.turn.phase == SETUP or survivor.health < self.armor:
            survivor.health = self.armor
            state.emit(ArmorRaised(who, self.armor), self.rule)


TRAIT = StartsWithArmor
