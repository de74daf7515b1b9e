"""Goals that only this title has."""

from typing import Any, ClassVar

from veglia.games.zombicide.engine.goal import Goal
from veglia.games.zombicide.engine.spawn import CORPSE_PILE
from veglia.games.zombicide.engine.state import OFF_BOARD
from veglia.games.zombicide.undead_or_alive.state import UndeadState


class DestroyWagon(Goal[UndeadState]):
    """Destroy the Wagon that blocks the way."""

    id: ClassVar[str] = "destroy_wagon"

    def is_met(self, state: UndeadState) -> bool:
        return state.wagon_zone == OFF_BOARD


class SecureCorpsePiles(Goal[UndeadState]):
    """Awaken every printed Corpse Pile and turn its token inactive."""

    id: ClassVar[str] = "secure_corpse_piles"

    def is_met(self, state: UndeadState) -> bool:
        for token in state.spawns:
            if token.kind == CORPSE_PILE and token.is_active:
                return False
        return len(state.awakened) == len(state.board.piles)


GOALS: list[Goal[Any]] = [DestroyWagon(), SecureCorpsePiles()]
