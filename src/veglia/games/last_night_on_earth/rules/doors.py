"""Door and Locked Door markers: put on walls and doors before the game, Heroes and Zombies in turn."""

from typing import ClassVar, Final

from veglia.games.last_night_on_earth.rules.asking import SideQuestion
from veglia.games.last_night_on_earth.rules.models import HEROES, ZOMBIES
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.town import DOOR, NO_SPACE, OPEN, OUTDOORS, WALL
from veglia.kernel.machine import Event, Option

# The special rules that bring markers: of the Heroes, of the Zombies, of both in equal number.
DOORS: Final = "extra_doors"
LOCKED: Final = "locked_doors"
PAIRS: Final = "door_pairs"


class PutDoor(Option):
    """Put a Door marker on the wall between two spaces."""

    def __init__(self, start: int, space: int) -> None:
        self.start = start
        self.space = space


class PutLockedDoor(Option):
    """Put a Locked Door marker on the door between two spaces."""

    def __init__(self, start: int, space: int) -> None:
        self.start = start
        self.space = space


class DoorPut(Event):
    """A Door marker, or a Locked Door marker, lies between two spaces."""

    def __init__(self, start: int, space: int, is_locked: bool) -> None:
        self.start = start
        self.space = space
        self.is_locked = is_locked


def place_doors(state: LastNightState, rule: str) -> None:
    """Push the placing of all Door and Locked Door markers: in turn, the Heroes first.

    Several rules can bring markers; the first of them in force places all. `rule` is the one that asks.
    """
    in_force = [name for name in (PAIRS, DOORS, LOCKED) if state.has_rule(name)]
    if rule != in_force[0]:
        return
    pairs = state.rules.get(PAIRS, 0)
    state.push(PlaceDoor(pairs + state.rules.get(DOORS, 0), pairs + state.rules.get(LOCKED, 0), HEROES))


def edges_between(state: LastNightState) -> list[tuple[int, int, int]]:
    """Return the edges between two spaces of the board that are no open ground: start, end and edge."""
    town = state.town
    found: list[tuple[int, int, int]] = []
    for start in range(town.count):
        for way in range(4):
            end = town.beside[start][way]
            if end != NO_SPACE and end > start and town.sides[start][way] != OPEN:
                found.append((start, end, town.edge_of(start, way)))
    return found


def is_door(state: LastNightState, start: int, end: int) -> bool:
    """Return whether a door is between two spaces, printed or by a marker."""
    way = state.town.way_to(start, end)
    return state.town.sides[start][way] == DOOR or state.town.edge_of(start, way) in state.doors


def walls_for_door(state: LastNightState) -> list[tuple[int, int]]:
    """Return the walls on which a Door marker may be put, as pairs of spaces.

    Markers are spread evenly: no building gets another before all have as many.
    """
    found: list[tuple[int, int]] = []
    least = min(markers_of(state, building, state.doors) for building in range(len(state.town.buildings)))
    for start, end, edge in edges_between(state):
        if state.town.sides[start][state.town.way_to(start, end)] != WALL or edge in state.doors:
            continue
        if least in [
            markers_of(state, building, state.doors) for building in buildings_at(state, start, end)
        ]:
            found.append((start, end))
    return found


def doors_to_lock(state: LastNightState) -> list[tuple[int, int]]:
    """Return the doors on which a Locked Door marker may be put: never the last free door of a building."""
    found: list[tuple[int, int]] = []
    edges = edges_between(state)
    free = [
        (start, end)
        for start, end, edge in edges
        if is_door(state, start, end) and edge not in state.locked_doors
    ]
    fewest = [
        markers_of(state, building, state.locked_doors) for building in range(len(state.town.buildings))
    ]
    ways_in = [0] * len(state.town.buildings)
    for start, end in free:
        for building in buildings_at(state, start, end):
            ways_in[building] += 1
    # A building with a single free door cannot get a marker, and so does not hold the others back.
    open_to = [count for building, count in enumerate(fewest) if ways_in[building] > 1]
    least = min(open_to, default=0)
    for start, end in free:
        here = buildings_at(state, start, end)
        if min(ways_in[building] for building in here) > 1 and least in [fewest[one] for one in here]:
            found.append((start, end))
    return found


def buildings_at(state: LastNightState, start: int, end: int) -> list[int]:
    """Return the buildings to which the wall between two spaces belongs."""
    found: list[int] = []
    for space in (start, end):
        building = state.building_at(space)
        if building != OUTDOORS and building not in found:
            found.append(building)
    return found


def markers_of(state: LastNightState, building: int, edges: list[int]) -> int:
    """Return how many markers lie on walls of a building."""
    town = state.town
    count = 0
    for edge in edges:
        start, way = divmod(edge, 4)
        if building in (town.building[start], town.building[town.beside[start][way]]):
            count += 1
    return count


class PlaceDoor(SideQuestion):
    """A side puts its next marker; then the other side does, as long as it has markers."""

    rule: ClassVar[str] = "lnoe.doors.markers"

    def __init__(self, doors: int, locked: int, side: int) -> None:
        # Markers that are still to be put.
        self.doors = doors
        self.locked = locked
        super().__init__(side)

    def cites(self, state: LastNightState) -> str:
        return "lnoe.doors.door" if self.side == HEROES else "lnoe.doors.locked"

    def options(self, state: LastNightState) -> list[Option]:
        if self.side == HEROES:
            return [PutDoor(start, end) for start, end in walls_for_door(state)] if self.doors else []
        return [PutLockedDoor(start, end) for start, end in doors_to_lock(state)] if self.locked else []

    def run(self, state: LastNightState) -> None:
        if self.options(state):
            super().run(state)
        elif self.side == HEROES and self.locked:
            state.push(PlaceDoor(0, self.locked, ZOMBIES))
        elif self.side == ZOMBIES and self.doors:
            state.push(PlaceDoor(self.doors, 0, HEROES))

    def take(self, state: LastNightState, option: Option) -> None:
        town = state.town
        if isinstance(option, PutDoor):
            state.doors.append(town.edge_of(option.start, town.way_to(option.start, option.space)))
            state.emit(DoorPut(option.start, option.space, False), "lnoe.doors.door")
            state.push(PlaceDoor(self.doors - 1, self.locked, ZOMBIES))
        elif isinstance(option, PutLockedDoor):
            state.locked_doors.append(town.edge_of(option.start, town.way_to(option.start, option.space)))
            state.emit(DoorPut(option.start, option.space, True), "lnoe.doors.locked")
            state.push(PlaceDoor(self.doors, self.locked - 1, HEROES))
