"""Wounds by one kind of Zombie are ignored."""

from veglia.games.zombicide.engine.rules.state import ZombicideState
from veglia.games.zombicide.engine.rules.trait import Trait


class Fearless(Trait[ZombicideState]):
    def __init__(self, id: str, rule: str, zombie: int) -> None:
        super().__init__(id, rule)
        self.zombie = zombie

    def shrugs_off(self, kind: int) -> bool:
        return kind == self.zombie


TRAIT = Fearless
