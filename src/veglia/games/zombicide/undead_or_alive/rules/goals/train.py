"""Goals about the Train."""

from typing import ClassVar

from veglia.games.zombicide.engine.rules.board import STREET
from veglia.games.zombicide.engine.rules.ending import earlier_goals_met
from veglia.games.zombicide.engine.rules.goal import Goal
from veglia.games.zombicide.engine.rules.goals.shared import GatherMobileSpawns, gone, has_everyone_left
from veglia.games.zombicide.engine.rules.state import OFF_BOARD, ZombicideState
from veglia.games.zombicide.undead_or_alive.rules.hooks import parts_of, train_of
from veglia.games.zombicide.undead_or_alive.rules.state import GOING, GONE, UndeadState
from veglia.games.zombicide.undead_or_alive.rules.strip import front, is_train
from veglia.games.zombicide.undead_or_alive.rules.tracks import is_on_tracks, track_zones
from veglia.games.zombicide.undead_or_alive.rules.train import section_zones
from veglia.kernel.board import UNREACHABLE


def train_zones(state: UndeadState) -> list[int]:
    """Return the Zones of the Train as it stands."""
    found: list[int] = []
    for tile in state.strip:
        if is_train(tile):
            found += section_zones(state.board, tile)
    return found


class LeaveByTrain(Goal[UndeadState]):
    """Leave the board on the Train with every Survivor; the whole Train has to leave."""

    id: ClassVar[str] = "leave_by_train"

    def is_met(self, state: UndeadState) -> bool:
        return state.train == GONE and has_everyone_left(state)

    def progress(self, state: UndeadState) -> tuple[int, int]:
        return (len(gone(state)), len(state.survivors))

    def left(self, state: UndeadState) -> float:
        """Return who is left; who is aboard is half on the way."""
        left = 0.0
        aboard = train_zones(state)
        for survivor in state.survivors:
            if survivor.zone in aboard:
                left += 0.5
            elif survivor.zone != OFF_BOARD:
                left += 1.0
        return left

    def beacons(self, state: UndeadState) -> list[int]:
        """Return the Train, or the tracks it will come along."""
        return train_zones(state) or track_zones(state.board, state.strip)

    def keep_clear(self, state: UndeadState) -> list[int]:
        train = train_of(state)
        return train_zones(state) if train is not None and train.rules.zombies_lose else []

    def is_for_everyone(self) -> bool:
        return True

    def is_urgent(self, state: UndeadState) -> bool:
        """A Train on the move does not wait."""
        return state.train == GOING

    def is_possible(self, state: UndeadState) -> bool:
        """Who is left behind when the Train is gone cannot leave any more; who has left does nothing else."""
        return earlier_goals_met(state) if has_everyone_left(state) else state.train != GONE


class ClearTracks(Goal[UndeadState]):
    """Move the Wagon off the tracks before the Train comes in; where it goes after that does not matter."""

    id: ClassVar[str] = "clear_tracks"

    def is_met(self, state: UndeadState) -> bool:
        has_come = state.train == GONE or front(state.strip) >= 0
        return has_come or not is_on_tracks(state, state.wagon_zone)

    def beacons(self, state: UndeadState) -> list[int]:
        return [state.wagon_zone]

    def haul(self, state: UndeadState) -> float:
        """Return how far the Wagon is from the nearest street beside the tracks."""
        if self.is_met(state):
            return 0.0
        tracks = track_zones(state.board, state.strip)
        distances = state.board.ways.distances_from(state.wagon_zone)
        best = UNREACHABLE
        for zone in range(state.board.size):
            if state.board.kinds[zone] == STREET and zone not in tracks:
                best = min(best, distances[zone])
        return float(best)


class SupplyTender(Goal[UndeadState]):
    """Bring all coal into the tender."""

    id: ClassVar[str] = "supply_tender"

    def is_met(self, state: UndeadState) -> bool:
        coal = parts_of(state).coal
        return coal is None or coal.is_tender_full(state)

    def left(self, state: UndeadState) -> float:
        coal = parts_of(state).coal
        if coal is None:
            return 0.0
        carried = len([number for number in coal.sacks if state.objectives[number].holder >= 0])
        return len(coal.sacks) - coal.in_tender(state) - 0.5 * carried

    def beacons(self, state: UndeadState) -> list[int]:
        """Return where sacks lie, and the tender for those that are carried."""
        coal = parts_of(state).coal
        if coal is None:
            return []
        found = [state.objectives[number].zone for number in coal.sacks if state.objectives[number].zone >= 0]
        if any(state.objectives[number].holder >= 0 for number in coal.sacks):
            found += coal.near_tender
        return found

    def progress(self, state: UndeadState) -> tuple[int, int]:
        coal = parts_of(state).coal
        return (0, 0) if coal is None else (coal.in_tender(state), len(coal.sacks))


class BlowUpTrain(GatherMobileSpawns):
    """Throw Dynamite at each Mobile token; nothing else brings one into the Starting Spawn Zone."""

    id: ClassVar[str] = "blow_up_train"

    def tools(self, state: ZombicideState) -> tuple[str, ...]:
        return ("dynamite",)
