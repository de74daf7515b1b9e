"""Goals about the Train."""

from typing import Any, ClassVar

from veglia.games.zombicide.engine.ending import earlier_goals_met
from veglia.games.zombicide.engine.goal import Goal
from veglia.games.zombicide.engine.goals import GatherMobileSpawns
from veglia.games.zombicide.engine.state import OFF_BOARD
from veglia.games.zombicide.undead_or_alive.rules import parts_of
from veglia.games.zombicide.undead_or_alive.state import GONE, UndeadState
from veglia.games.zombicide.undead_or_alive.strip import front
from veglia.games.zombicide.undead_or_alive.tracks import is_on_tracks


class LeaveByTrain(Goal[UndeadState]):
    """Leave the board on the Train with every Survivor."""

    id: ClassVar[str] = "leave_by_train"

    def is_met(self, state: UndeadState) -> bool:
        for survivor in state.survivors:
            if survivor.zone != OFF_BOARD:
                return False
        return True

    def is_possible(self, state: UndeadState) -> bool:
        """Who is left behind when the Train is gone cannot leave any more; who has left does nothing else."""
        return earlier_goals_met(state) if self.is_met(state) else state.train != GONE


class ClearTracks(Goal[UndeadState]):
    """Move the Wagon off the tracks before the Train comes in; where it goes after that does not matter."""

    id: ClassVar[str] = "clear_tracks"

    def is_met(self, state: UndeadState) -> bool:
        has_come = state.train == GONE or front(state.strip) >= 0
        return has_come or not is_on_tracks(state, state.wagon_zone)


class SupplyTender(Goal[UndeadState]):
    """Bring all coal into the tender."""

    id: ClassVar[str] = "supply_tender"

    def is_met(self, state: UndeadState) -> bool:
        coal = parts_of(state).coal
        return coal is None or coal.is_tender_full(state)


class BlowUpTrain(GatherMobileSpawns):
    """Throw Dynamite at each Mobile token; nothing else brings one into the Starting Spawn Zone."""

    id: ClassVar[str] = "blow_up_train"


GOALS: list[Goal[Any]] = [LeaveByTrain(), ClearTracks(), SupplyTender(), BlowUpTrain()]
