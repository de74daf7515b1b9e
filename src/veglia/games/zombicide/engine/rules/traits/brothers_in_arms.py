"""Everyone in the Zone has the named skill while the owner is not alone there."""

from typing import Any, ClassVar

from veglia.games.zombicide.engine.rules.state import ZombicideState
from veglia.games.zombicide.engine.rules.trait import SHARING, Trait


class BrothersInArms(Trait[ZombicideState]):
    gifts: ClassVar[int] = SHARING
    adds_up: ClassVar[bool] = True

    def __init__(self, id: str, rule: str, shares: Trait[Any]) -> None:
        super().__init__(id, rule)
        self.shares = shares

    def shared(self) -> Trait[Any] | None:
        return self.shares


TRAIT = BrothersInArms
