"""Once in an attack of some scope, a hit that eliminates a Zombie may take an identical one along."""

from veglia.games.zombicide.engine.rules.attack import Attack
from veglia.games.zombicide.engine.rules.state import ZombicideState
from veglia.games.zombicide.engine.rules.trait import Trait


class Reaper(Trait[ZombicideState]):
    def __init__(self, id: str, rule: str, scope: int) -> None:
        super().__init__(id, rule)
        self.scope = scope

    def reaps(self, attack: Attack) -> bool:
        return attack.is_of(self.scope)


TRAIT = Reaper
