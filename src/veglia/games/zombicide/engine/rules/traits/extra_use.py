"""One more use per Turn of an ability that may otherwise be used once."""

from typing import ClassVar

from veglia.games.zombicide.engine.rules.state import ZombicideState
from veglia.games.zombicide.engine.rules.trait import Trait


class ExtraUse(Trait[ZombicideState]):
    adds_up: ClassVar[bool] = True

    def __init__(self, id: str, rule: str, ability: int) -> None:
        super().__init__(id, rule)
        self.ability = ability

    def extra_uses(self, ability: int) -> int:
        return 1 if ability == self.ability else 0


TRAIT = ExtraUse
