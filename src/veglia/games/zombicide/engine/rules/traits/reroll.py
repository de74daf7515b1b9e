"""All dice of an attack of some scope may be rolled again, once."""

from typing import ClassVar

from veglia.games.zombicide.engine.rules.attack import Attack
from veglia.games.zombicide.engine.rules.state import ZombicideState
from veglia.games.zombicide.engine.rules.trait import Trait


class Reroll(Trait[ZombicideState]):
    adds_up: ClassVar[bool] = True

    def __init__(self, id: str, rule: str, scope: int) -> None:
        super().__init__(id, rule)
        self.scope = scope

    def rerolls(self, attack: Attack) -> bool:
        return attack.is_of(self.scope)


TRAIT = Reroll
