"""Each 6 of an attack of some scope may bring one die more."""

from veglia.games.zombicide.engine.rules.attack import Attack
from veglia.games.zombicide.engine.rules.state import ZombicideState
from veglia.games.zombicide.engine.rules.trait import Trait


class RollsOn(Trait[ZombicideState]):
    def __init__(self, id: str, rule: str, scope: int) -> None:
        super().__init__(id, rule)
        self.scope = scope

    def rolls_on(self, attack: Attack) -> bool:
        return attack.is_of(self.scope)


TRAIT = RollsOn
