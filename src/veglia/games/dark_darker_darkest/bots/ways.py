"""How far rooms are apart for Survivors: closed doors and fire make a way longer instead of barring it."""

from typing import Final

from veglia.games.dark_darker_darkest.rules.house import ALL_ROOMS, HELICOPTER, House
from veglia.games.dark_darker_darkest.rules.plan import TILES
from veglia.games.dark_darker_darkest.rules.state import DarkestState

# Beyond this a way counts as no longer.
FAR: Final = 40
# What it costs more to pass a padlocked door, a door with a code, a Fire Marker, a destroyed tile.
PADLOCK: Final = 4
CODE_DOOR: Final = 9
MARKER: Final = 2
DESTROYED: Final = 4
# Tables that are kept, with their houses; all are dropped when there are more.
MOST: Final = 1024


class Ways:
    """The ways of a house with some tiles burning; distances to a room are worked out when asked for."""

    def __init__(self, house: House, fire: tuple[int, ...]) -> None:
        self.house: Final = house
        self.open_house: Final = house.with_all_open()
        # What entering a tile costs.
        self.tolls: Final = [
            1 + (DESTROYED if house.is_destroyed(tile) else MARKER * fire[tile]) for tile in range(TILES)
        ]
        self.rows: Final[dict[int, list[int]]] = {}

    def to(self, target: int) -> list[int]:
        """Return how far each room is from a target, by what all steps cost."""
        found = self.rows.get(target)
        if found is None:
            found = self.measure(target)
            self.rows[target] = found
        return found

    def measure(self, target: int) -> list[int]:
        found = [FAR] * ALL_ROOMS
        found[target] = 0
        if target == HELICOPTER:
            return found
        edge = [target]
        for room in edge:
            toll = self.tolls[room // 2]
            for near in self.open_house.near[room]:
                cost = found[room] + toll + self.barrier(near, room)
                if cost < found[near]:
                    found[near] = cost
                    edge.append(near)
        return found

    def barrier(self, room: int, other: int) -> int:
        """Return what a closed door between two rooms costs."""
        if other in self.house.near[room]:
            return 0
        plan = self.house.plan
        tiles = (room // 2, other // 2)
        return CODE_DOOR if plan.laboratory in tiles or plan.reactor in tiles else PADLOCK


_KNOWN: Final[dict[tuple[str, tuple[int, ...]], Ways]] = {}


def ways_of(state: DarkestState) -> Ways:
    """Return the ways of a state; states with the same house and fire share them."""
    key = (state.house.key, tuple(state.fire))
    found = _KNOWN.get(key)
    if found is None:
        if len(_KNOWN) >= MOST:
            _KNOWN.clear()
        found = Ways(state.house, key[1])
        _KNOWN[key] = found
    return found


_WATCHED: Final[dict[tuple[str, int, int], list[int]]] = {}


def watched_rooms(state: DarkestState) -> set[int]:
    """Return the rooms that cameras see."""
    found: set[int] = set()
    for tile, side in state.cameras:
        key = (state.house.key, tile, side)
        rooms = _WATCHED.get(key)
        if rooms is None:
            if len(_WATCHED) >= MOST:
                _WATCHED.clear()
            rooms = state.house.line_of_camera(2 * tile, side)
            _WATCHED[key] = rooms
        found.update(rooms)
    return found
