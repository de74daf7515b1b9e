"""Once per Turn a Move Action may go two or three Zones."""

from typing import ClassVar

from veglia.games.zombicide.engine.rules.ability import SPRINTS
from veglia.games.zombicide.engine.rules.state import ZombicideState
from veglia.games.zombicide.engine.rules.trait import SPRINTING, Trait


class Sprint(Trait[ZombicideState]):
    gifts: ClassVar[int] = SPRINTING

    def once_per_turn(self) -> int:
        return SPRINTS


TRAIT = Sprint
