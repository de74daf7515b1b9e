"""The Survivor belongs to one more Class, has one Health more and heals one Wound at once."""

from veglia.games.zombicide.engine.rules.events import Healed
from veglia.games.zombicide.undead_or_alive.rules.state import UndeadState
from veglia.games.zombicide.undead_or_alive.rules.traits.more_class import MoreClass


class TougherClass(MoreClass):
    def gained(self, state: UndeadState, who: int) -> None:
        super().gained(state, who)
        survivor = state.survivors[who]
        survivor.health += 1
        if survivor.wounds > 0:
            survivor.wounds -= 1
            state.emit(Healed(who), self.rule)


TRAIT = TougherClass
