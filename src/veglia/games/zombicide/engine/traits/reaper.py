"""One more Zombie, identical to one eliminated, may be taken along in attacks of some scope."""

from veglia.games.zombicide.engine.attack import Attack
from veglia.games.zombicide.engine.state import ZombicideState
from veglia.games.zombicide.engine.trait import Trait


class Reaper(Trait[ZombicideState]):
    def __init__(self, id: str, rule: str, scope: int) -> None:
        super().__init__(id, rule)
        self.scope = scope

    def reaps(self, attack: Attack) -> bool:
        return attack.is_of(self.scope)


TRAIT = Reaper
