"""The goals missions are made of."""

from typing import ClassVar

from veglia.games.zombicide.engine.goal import Goal
from veglia.games.zombicide.engine.state import OFF_BOARD, ZombicideState


class TakeObjectives(Goal[ZombicideState]):
    """Take every Objective."""

    id: ClassVar[str] = "take_objectives"

    def is_met(self, state: ZombicideState) -> bool:
        for objective in state.objectives:
            if not objective.is_taken:
                return False
        return True

    def is_possible(self, state: ZombicideState) -> bool:
        for objective in state.objectives:
            if objective.zone == OFF_BOARD and not objective.is_taken:
                return False
        return True


class Escape(Goal[ZombicideState]):
    """Leave the board with every Survivor."""

    id: ClassVar[str] = "escape"

    def is_met(self, state: ZombicideState) -> bool:
        for survivor in state.survivors:
            if survivor.zone != OFF_BOARD:
                return False
        return True


GOALS: list[Goal[ZombicideState]] = [TakeObjectives(), Escape()]
