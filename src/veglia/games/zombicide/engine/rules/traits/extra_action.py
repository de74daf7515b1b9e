"""One Action more per Turn."""

from typing import ClassVar

from veglia.games.zombicide.engine.rules.state import ZombicideState
from veglia.games.zombicide.engine.rules.trait import Trait


class ExtraAction(Trait[ZombicideState]):
    adds_up: ClassVar[bool] = True

    def extra_actions(self) -> int:
        return 1


TRAIT = ExtraAction
