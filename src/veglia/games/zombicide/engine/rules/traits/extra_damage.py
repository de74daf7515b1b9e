"""One Damage more in attacks of some scope."""

from typing import ClassVar

from veglia.games.zombicide.engine.rules.attack import Attack
from veglia.games.zombicide.engine.rules.state import ZombicideState
from veglia.games.zombicide.engine.rules.trait import Trait


class ExtraDamage(Trait[ZombicideState]):
    adds_up: ClassVar[bool] = True

    def __init__(self, id: str, rule: str, scope: int) -> None:
        super().__init__(id, rule)
        self.scope = scope

    def damage(self, attack: Attack) -> int:
        return 1 if attack.is_of(self.scope) else 0


TRAIT = ExtraDamage
