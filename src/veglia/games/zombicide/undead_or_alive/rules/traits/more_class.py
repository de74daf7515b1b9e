"""The Survivor belongs to one more Class."""

from veglia.games.zombicide.engine.rules.tell import tell_skill
from veglia.games.zombicide.engine.rules.trait import Trait
from veglia.games.zombicide.undead_or_alive.rules.state import UndeadState


class MoreClass(Trait[UndeadState]):
    def __init__(self, id: str, rule: str, class_bit: int) -> None:
        super().__init__(id, rule)
        self.class_bit = class_bit

    def membership(self) -> int:
        return self.class_bit

    def gained(self, state: UndeadState, who: int) -> None:
        state.survivors[who].classes |= self.class_bit
        tell_skill(state, who, self)


TRAIT = MoreClass
