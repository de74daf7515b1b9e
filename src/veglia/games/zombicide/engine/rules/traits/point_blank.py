"""Ranged Actions in the own Zone whatever the minimum Range, with free aim and no Friendly Fire."""

from typing import ClassVar

from veglia.games.zombicide.engine.rules.attack import Attack
from veglia.games.zombicide.engine.rules.scope import OWN_ZONE, RANGED
from veglia.games.zombicide.engine.rules.state import ZombicideState
from veglia.games.zombicide.engine.rules.trait import POINT_BLANK, Trait


class PointBlank(Trait[ZombicideState]):
    gifts: ClassVar[int] = POINT_BLANK

    def aims(self, attack: Attack) -> bool:
        return attack.is_of(RANGED) and attack.is_of(OWN_ZONE)


TRAIT = PointBlank
