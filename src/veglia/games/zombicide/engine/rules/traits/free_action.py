"""One free Action of a kind per Turn."""

from typing import ClassVar

from veglia.games.zombicide.engine.rules.state import ZombicideState
from veglia.games.zombicide.engine.rules.trait import Trait


class FreeAction(Trait[ZombicideState]):
    adds_up: ClassVar[bool] = True

    def __init__(self, id: str, rule: str, scope: int) -> None:
        super().__init__(id, rule)
        self.scope = scope

    def free_scope(self) -> int:
        return self.scope


TRAIT = FreeAction
