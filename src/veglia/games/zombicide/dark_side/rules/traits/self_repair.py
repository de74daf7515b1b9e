"""In each End Phase the Armor is whole again."""

from veglia.games.zombicide.dark_side.rules.events import ArmorRepaired
from veglia.games.zombicide.dark_side.rules.state import DarkState
from veglia.games.zombicide.engine.rules.trait import Trait


class SelfRepair(Trait[DarkState]):
    def end_phase(self, state: DarkState, who: int) -> None:
        survivor = state.survivors[who]
        if survivor.wounds > 0:
            state.emit(ArmorRepaired(who, survivor.wounds), self.rule)
            survivor.wounds = 0


TRAIT = SelfRepair
