"""Targets of Ranged Actions are chosen freely, and Friendly Fire is ignored."""

from veglia.games.zombicide.engine.rules.attack import Attack
from veglia.games.zombicide.engine.rules.scope import RANGED
from veglia.games.zombicide.engine.rules.state import ZombicideState
from veglia.games.zombicide.engine.rules.trait import Trait


class EagleEye(Trait[ZombicideState]):
    def aims(self, attack: Attack) -> bool:
        return attack.is_of(RANGED)


TRAIT = EagleEye
