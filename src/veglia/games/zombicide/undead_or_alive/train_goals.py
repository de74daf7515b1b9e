"""Goals about the Train."""

from typing import Any, ClassVar

from veglia.games.zombicide.engine.goal import Goal
from veglia.games.zombicide.engine.goals import GatherMobileSpawns
from veglia.games.zombicide.engine.state import OFF_BOARD
from veglia.games.zombicide.undead_or_alive.state import GONE, UndeadState


class LeaveByTrain(Goal[UndeadState]):
    """Leave the board on the Train with every Survivor."""

    id: ClassVar[str] = "leave_by_train"

    def is_met(self, state: UndeadState) -> bool:
        for survivor in state.survivors:
            if survivor.zone != OFF_BOARD:
                return False
        return True

    def is_possible(self, state: UndeadState) -> bool:
        """Who is left behind when the Train is gone cannot leave any more."""
        return state.train != GONE or self.is_met(state)


class BlowUpTrain(GatherMobileSpawns):
    """Throw Dynamite at each Mobile token; nothing else brings one into the Starting Spawn Zone."""

    id: ClassVar[str] = "blow_up_train"


GOALS: list[Goal[Any]] = [LeaveByTrain(), BlowUpTrain()]
