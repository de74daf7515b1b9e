"""The maximum Range of weapons of some scope is one more."""

from typing import ClassVar

from veglia.games.zombicide.engine.rules.state import ZombicideState
from veglia.games.zombicide.engine.rules.trait import EXTRA_RANGE, Trait


class ExtraRange(Trait[ZombicideState]):
    gifts: ClassVar[int] = EXTRA_RANGE
    adds_up: ClassVar[bool] = True

    def __init__(self, id: str, rule: str, scope: int) -> None:
        super().__init__(id, rule)
        self.scope = scope

    def extra_range(self, scopes: int) -> int:
        return 1 if scopes & self.scope != 0 else 0


TRAIT = ExtraRange
