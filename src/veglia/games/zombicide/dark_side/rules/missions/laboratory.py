"""A laboratory: a Spawn Zone inside to be destroyed, then its building is shut off and cleared."""

from typing import Any, ClassVar, Final

from veglia.games.zombicide.dark_side.rules.doors import put_door
from veglia.games.zombicide.dark_side.rules.mission_events import AccessSealed
from veglia.games.zombicide.dark_side.rules.mission_rule import MissionRule
from veglia.games.zombicide.dark_side.rules.site import Site
from veglia.games.zombicide.dark_side.rules.spawn_tokens import remove_spawns
from veglia.games.zombicide.dark_side.rules.special import SpecialRow
from veglia.games.zombicide.dark_side.rules.state import NEUTRAL, DarkState, Door
from veglia.games.zombicide.dark_side.rules.station import Station
from veglia.games.zombicide.engine.rules.board import ROOM, STREET
from veglia.games.zombicide.engine.rules.goal import Goal
from veglia.kernel.errors import ContentError

# What ways to Xenos may be worth, in pieces of work; for bots.
WAYS_TO_COME: Final = 8.0


class Laboratory(MissionRule):
    """The Spawn Zone, the Objective that waits for its end, and what that Objective seals."""

    def __init__(
        self,
        zone: int,
        building: list[int],
        colour: int,
        accesses: list[int],
        removed_rule: str,
        locked_rule: str,
        sealed_rule: str,
    ) -> None:
        self.zone: Final = zone
        # The Zones of the building it stands in.
        self.building: Final = building
        # The colour of the Objective that cannot be taken before the Spawn Zone is gone.
        self.colour: Final = colour
        # The doorways between buildings and tunnels.
        self.accesses: Final = accesses
        self.removed_rule: Final = removed_rule
        self.locked_rule: Final = locked_rule
        self.sealed_rule: Final = sealed_rule

    def goals(self) -> list[Goal[Any]]:
        return [DestroySpawnZone(self), ClearBuilding(self)]

    def is_destroyed(self, state: DarkState) -> bool:
        for token in state.spawns:
            if token.zone == self.zone:
                return False
        return True

    def is_sealed(self, state: DarkState) -> bool:
        sealed = 0
        for door in self.accesses:
            sealed += state.station_board.sealed_doors >> door & 1
        return sealed == len(self.accesses)

    def bar(self, state: DarkState, number: int) -> tuple[str, str]:
        if state.objectives[number].colour != self.colour or self.is_destroyed(state):
            return ("", "")
        return ("objective_locked", self.locked_rule)

    def seals(self, doorway: int) -> str:
        return self.sealed_rule if doorway in self.accesses else ""

    def objective_taken(self, state: DarkState, who: int, number: int) -> None:
        if state.objectives[number].colour == self.colour:
            for access in self.accesses:
                put_door(state, Door(access, NEUTRAL, True, False, True))
                state.emit(AccessSealed(access), self.sealed_rule)
        elif state.survivors[who].zone == self.zone:
            remove_spawns(state, self.zone, self.removed_rule)

    def exploded(self, state: DarkState, zone: int) -> None:
        if zone == self.zone:
            remove_spawns(state, self.zone, self.removed_rule)


class DestroySpawnZone(Goal[DarkState]):
    """Destroy the Spawn Zone of the laboratory."""

    id: ClassVar[str] = "destroy_spawn_zone"

    def __init__(self, laboratory: Laboratory) -> None:
        self.laboratory: Final = laboratory

    def is_met(self, state: DarkState) -> bool:
        return self.laboratory.is_destroyed(state)

    def beacons(self, state: DarkState) -> list[int]:
        return [] if self.is_met(state) else [self.laboratory.zone]


class ClearBuilding(Goal[DarkState]):
    """Eliminate all Xenos of the building once it is shut off."""

    id: ClassVar[str] = "clear_building"

    def __init__(self, laboratory: Laboratory) -> None:
        self.laboratory: Final = laboratory

    def is_met(self, state: DarkState) -> bool:
        return self.laboratory.is_sealed(state) and self._xenos(state) == 0

    def _xenos(self, state: DarkState) -> int:
        return sum([state.zombies_in(zone) for zone in self.laboratory.building])

    def left(self, state: DarkState) -> float:
        if self.is_met(state):
            return 0.0
        # Ways to Xenos inside count from when it is shut off; that must not look dear before.
        ways = 0.0 if self.laboratory.is_sealed(state) else WAYS_TO_COME
        return 1.0 + ways + 0.1 * self._xenos(state)

    def beacons(self, state: DarkState) -> list[int]:
        """Return where Xenos of the building stand, once it is shut off."""
        if not self.laboratory.is_sealed(state):
            return []
        return [zone for zone in self.laboratory.building if state.zombies_in(zone) > 0]

    def is_possible(self, state: DarkState) -> bool:
        """Nobody gets into a building that is shut off: someone has to be inside while Xenos are."""
        if not self.laboratory.is_sealed(state) or self._xenos(state) == 0:
            return True
        for survivor in state.survivors:
            if survivor.zone in self.laboratory.building:
                return True
        return False


def make(row: SpecialRow, site: Site) -> Laboratory:
    """Return the laboratory around the coloured Spawn Zone."""
    laid = site.laid
    spawn = row.take("spawn", str)
    named = [one.zone for one in site.row.spawns if one.colour == spawn]
    if len(named) != 1:
        raise ContentError(f"{row.where}: there must be one {spawn} Spawn Zone")
    zone = site.zone(named[0], "laboratory")
    accesses = [
        number
        for number, (one, other) in enumerate(laid.doorways)
        if {laid.kinds[one], laid.kinds[other]} == {ROOM, STREET}
    ]
    building = building_of(laid, zone)
    objective = site.colour(row.take("objective", str))
    removed, locked, sealed = row.take("removed", str), row.take("locked", str), row.take("sealed", str)
    return Laboratory(zone, building, objective, accesses, removed, locked, sealed)


def building_of(laid: Station, zone: int) -> list[int]:
    """Return all rooms and corridors that hang together with a Zone."""
    found = [zone]
    for here in found:
        for near in laid.neighbours[here]:
            if laid.kinds[near] != STREET and near not in found:
                found.append(near)
    return sorted(found)
