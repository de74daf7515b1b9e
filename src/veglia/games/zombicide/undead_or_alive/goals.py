"""Goals that only this title has."""

from typing import Any, ClassVar

from veglia.games.zombicide.engine.goal import Goal
from veglia.games.zombicide.engine.state import OFF_BOARD
from veglia.games.zombicide.undead_or_alive.state import UndeadState


class DestroyWagon(Goal[UndeadState]):
    """Destroy the Wagon that blocks the way."""

    id: ClassVar[str] = "destroy_wagon"

    def is_met(self, state: UndeadState) -> bool:
        return state.wagon_zone == OFF_BOARD


GOALS: list[Goal[Any]] = [DestroyWagon()]
