"""The house as it stands: rooms, ways, sight. Immutable, shared by all copies of a state, named by a key.

The room a of the tile at place t has the number 2 * t, the room b 2 * t + 1, the Helicopter tile 40: numbers
never change. A destroyed tile is one room, the first; `at` says where something of the second one is then.
"""

from typing import Final

from veglia.games.dark_darker_darkest.rules.plan import COLUMNS, ROWS, TILES, Lock, Plan
from veglia.games.dark_darker_darkest.rules.tiles import (
    CODE_DOOR,
    DOORWAY,
    INNER,
    OPEN,
    PADLOCK,
)
from veglia.kernel.grid import COLUMN_STEP, ROW_STEP

ROOMS: Final = 2 * TILES
HELICOPTER: Final = ROOMS
ALL_ROOMS: Final = ROOMS + 1
NOWHERE: Final = -1
# Code doors, as bits.
LABORATORY_DOOR: Final = 1
REACTOR_DOORS: Final = 2


def next_tile(tile: int, side: int) -> int:
    row = tile // COLUMNS + ROW_STEP[side]
    column = tile % COLUMNS + COLUMN_STEP[side]
    return row * COLUMNS + column if 0 <= row < ROWS and 0 <= column < COLUMNS else -1


# By tile and side.
BEYOND: Final = [[next_tile(tile, side) for side in range(4)] for tile in range(TILES)]


def tile_beyond(tile: int, side: int) -> int:
    """Return the place next to a tile on a side, -1 outside the house."""
    return BEYOND[tile][side] if 0 <= tile < TILES else next_tile(tile, side)


def tile_distance(one: int, other: int) -> int:
    """Return the distance of two tiles with diagonals as one step."""
    rows = abs(one // COLUMNS - other // COLUMNS)
    columns = abs(one % COLUMNS - other % COLUMNS)
    return max(rows, columns)


def tiles_around(tile: int) -> list[int]:
    """Return the up to eight tiles around a tile."""
    return [other for other in range(TILES) if tile_distance(tile, other) == 1]


def with_neighbours(tiles: tuple[int, ...]) -> list[int]:
    """Return some tiles and those next to them, each once."""
    found = list(tiles)
    for tile in tiles:
        for side in range(4):
            beyond = tile_beyond(tile, side)
            if beyond >= 0 and beyond not in found:
                found.append(beyond)
    return found


# Lines and sight that nobody has asked for yet; never changed.
NO_LINES: Final[list[list[int]]] = []
NO_ROOMS: Final[list[int]] = []


class House:
    """Where one can go and what one can see, with some locks open and some tiles destroyed."""

    def __init__(
        self,
        plan: Plan,
        open_locks: int,
        destroyed: int,
        open_codes: int,
        before: "House | None" = None,
        changed: tuple[int, ...] = (),
    ) -> None:
        """Take what is open and destroyed; a house `before` differs only by tiles that have changed.

        Rows of rooms that cannot differ from those before are shared.
        """
        self.plan: Final = plan
        # As bits, by lock, by tile and by kind of code door.
        self.open_locks: Final = open_locks
        self.destroyed: Final = destroyed
        self.open_codes: Final = open_codes
        self.key: Final = f"{plan.key}|{open_locks:x}|{destroyed:x}|{open_codes}"
        self.closed_edges: Final = closed_edges(plan, open_locks, open_codes)
        self.rooms: Final[list[int]] = (
            [room for room in range(ROOMS) if self.at(room) == room and self.exists(room)]
            if before is None
            else before.rooms
            if before.destroyed == destroyed
            else [room for room in before.rooms if self.at(room) == room]
        )
        # By room and side: the room that a step on that side leads to, NOWHERE if none; INNER is a side, too.
        self.steps: Final[list[list[int]]] = [] if before is None else before.steps[:]
        self.near: Final[list[list[int]]] = [] if before is None else before.near[:]
        # Straight lines and sight, by room; worked out when they are first asked for, of most rooms never.
        self._lines: Final[list[list[list[int]]]] = (
            [NO_LINES] * ALL_ROOMS if before is None else before._lines[:]
        )
        self._seen: Final[list[list[int]]] = [NO_ROOMS] * ALL_ROOMS if before is None else before._seen[:]
        self._ranges: Final[list[list[int]]] = [NO_ROOMS] * ALL_ROOMS if before is None else before._ranges[:]
        # What cameras see, by room times four and side; worked out when it is first asked for.
        self._views: Final[dict[int, list[int]]] = {}
        self._reactor_rooms: list[int] | None = None
        # By lock: the rooms beside its door; by room: the locks of doors beside it.
        self.doors: Final[list[list[int]]] = [] if before is None else before.doors[:]
        self.locks_at: Final[list[list[int]]] = [] if before is None else before.locks_at[:]
        # Whether no way leads out of a room.
        self.is_closed: Final[list[bool]] = [] if before is None else before.is_closed[:]
        if before is None:
            self._build()
        else:
            tiles = with_neighbours(changed)
            self._rebuild(tiles)
            if before.destroyed != destroyed:
                self._list_doors_again(tiles)

    def _build(self) -> None:
        """Work out the rows of all rooms."""
        for room in range(ROOMS):
            self.steps.append([self._step(room, side) for side in range(4)])
        for room in range(ROOMS):
            self.near.append(different(self.steps[room]))
        self.near.append([])
        self.is_closed.extend([self._has_no_way(room) for room in range(ROOMS)])
        self._list_doors()

    def _has_no_way(self, room: int) -> bool:
        return not self.near[room] and self.exists(room) and self.at(room) == room

    def line(self, room: int, side: int) -> list[int]:
        """Return the rooms one after the other in a straight line of steps."""
        if not self._lines[room]:
            self._lines[room] = [self._line(room, every) for every in range(4)]
        return self._lines[room][side]

    def seen(self, room: int) -> list[int]:
        """Return the rooms that are seen from a room, itself among them."""
        if not self._seen[room]:
            self._look(room)
        return self._seen[room]

    def ranges(self, room: int) -> list[int]:
        """Return by room the range at which it is seen from a room, -1 where it is not."""
        if not self._seen[room]:
            self._look(room)
        return self._ranges[room]

    def can_see(self, start: int, end: int) -> bool:
        return self.ranges(start)[end] >= 0

    def _rebuild(self, tiles: list[int]) -> None:
        """Work out the steps that changes of some tiles concern; forget lines and sight along them."""
        rows = columns = 0
        for tile in tiles:
            rows |= 1 << tile // COLUMNS
            columns |= 1 << tile % COLUMNS
            for room in range(2 * tile, 2 * tile + 2):
                self.steps[room] = [self._step(room, side) for side in range(4)]
                self.near[room] = different(self.steps[room])
                self.is_closed[room] = self._has_no_way(room)
        for tile in range(TILES):
            if rows >> tile // COLUMNS & 1 or columns >> tile % COLUMNS & 1:
                for room in range(2 * tile, 2 * tile + 2):
                    self._lines[room] = NO_LINES
                    self._seen[room] = NO_ROOMS

    def _look(self, room: int) -> None:
        """Work out what is seen from a room, and at which range; every room sees itself."""
        ranges = [-1] * ALL_ROOMS
        ranges[room] = 0
        seen = [room]
        if room < ROOMS and self.at(room) == room and self.exists(room):
            for side in range(4):
                for other, reach in self._seen_on(room, side):
                    if ranges[other] < 0:
                        seen.append(other)
                        ranges[other] = reach
                    else:
                        ranges[other] = min(ranges[other], reach)
        seen.sort()
        self._ranges[room] = ranges
        self._seen[room] = seen

    def _list_doors(self) -> None:
        """Note which rooms have which doors."""
        self.locks_at.extend([[] for _ in range(ALL_ROOMS)])
        for place, lock in enumerate(self.plan.locks):
            self.doors.append(self.lock_rooms(lock))
            for room in self.doors[place]:
                self.locks_at[room].append(place)

    def _list_doors_again(self, tiles: list[int]) -> None:
        """Note the doors of some tiles anew."""
        for place, lock in enumerate(self.plan.locks):
            if lock.tile in tiles or (lock.side != INNER and tile_beyond(lock.tile, lock.side) in tiles):
                self.doors[place] = self.lock_rooms(lock)
        for tile in tiles:
            for room in range(2 * tile, 2 * tile + 2):
                self.locks_at[room] = [place for place, rooms in enumerate(self.doors) if room in rooms]

    def is_destroyed(self, tile: int) -> bool:
        return bool(self.destroyed >> tile & 1)

    def exists(self, room: int) -> bool:
        """Return whether a tile has such a room, as printed."""
        return room % 2 == 0 or self.plan.tiles[room // 2].inner >= 0

    def at(self, room: int) -> int:
        """Return where something of a room is now: destroyed tiles are one room."""
        return room - 1 if room % 2 and 0 < room < ROOMS and self.is_destroyed(room // 2) else room

    def rooms_of(self, tile: int) -> list[int]:
        """Return the rooms of a tile."""
        first = 2 * tile
        return [first, first + 1] if self.exists(first + 1) and not self.is_destroyed(tile) else [first]

    def entry_room(self, tile: int) -> int:
        """Return where enemies enter a tile: the open room, the corridor if both are; NOWHERE if closed."""
        for room in self.rooms_of(tile):
            if not self.is_closed[room]:
                return room
        return NOWHERE

    def lock_rooms(self, lock: Lock) -> list[int]:
        """Return the rooms on both sides of a door, as far as they are there."""
        if lock.side == INNER:
            return self.rooms_of(lock.tile)
        found = [self.room_at(lock.tile, lock.side)]
        other = tile_beyond(lock.tile, lock.side)
        if other >= 0:
            side = (lock.side + 2) % 4
            if self.is_destroyed(other) or self._edge(other, side) in (OPEN, DOORWAY, PADLOCK, CODE_DOOR):
                found.append(self.room_at(other, side))
        return found

    @property
    def reactor_rooms(self) -> list[int]:
        """The rooms on both sides of closed doors of the Reactor; worked out when first asked for."""
        found = self._reactor_rooms
        if found is None:
            found = []
            for door in self.plan.code_doors:
                if door.tile == self.plan.reactor and door.tile * 5 + door.side in self.closed_edges:
                    found += self.lock_rooms(door)
            self._reactor_rooms = found
        return found

    def is_locked(self, lock: int) -> bool:
        return not self.open_locks >> lock & 1 and not self.is_destroyed(self.plan.locks[lock].tile)

    def has_wall(self, room: int) -> bool:
        """Return whether at least one side of a room is a wall or a closed door."""
        return any(self.steps[room][side] < 0 for side in range(4))

    def line_of_camera(self, room: int, side: int) -> list[int]:
        """Return the rooms that a camera of a room sees when it points to a side; for reading only."""
        found = self._views.get(room * 4 + side)
        if found is None:
            found = [room] + [seen for seen, _ in self._seen_on(room, side)]
            self._views[room * 4 + side] = found
        return found

    def room_at(self, tile: int, side: int) -> int:
        """Return the room on a side of a tile."""
        if self.is_destroyed(tile):
            return 2 * tile
        return 2 * tile + self.plan.tiles[tile].letter(side, self.plan.turns[tile])

    def _edge(self, tile: int, side: int) -> int:
        """Return the edge on a side of a tile; what is destroyed has none of its own."""
        return OPEN if self.is_destroyed(tile) else self.plan.tiles[tile].edge(side, self.plan.turns[tile])

    def _passes(self, tile: int, side: int) -> bool:
        """Return whether a tile lets through on a side, or between its rooms."""
        if self.is_destroyed(tile):
            return True
        if side == INNER:
            edge = self.plan.tiles[tile].inner
        else:
            edge = self.plan.tiles[tile].edge(side, self.plan.turns[tile])
        if edge in (PADLOCK, CODE_DOOR):
            return tile * 5 + side not in self.closed_edges
        return edge in (OPEN, DOORWAY)

    def _step(self, room: int, side: int) -> int:
        """Return the room that one comes to by a step on a side."""
        tile = room // 2
        if not self.exists(room) or self.at(room) != room:
            return NOWHERE
        if not self.is_destroyed(tile):
            side_of_b = self.plan.tiles[tile].side_of_b(self.plan.turns[tile])
            if room % 2 == 0 and side == side_of_b:
                return room + 1 if self._passes(tile, INNER) else NOWHERE
            if room % 2 == 1 and side == (side_of_b + 2) % 4:
                return room - 1 if self._passes(tile, INNER) else NOWHERE
            if room % 2 == 1 and side != side_of_b:
                return NOWHERE
        other = tile_beyond(tile, side)
        if other < 0 or not self._passes(tile, side) or not self._passes(other, (side + 2) % 4):
            return NOWHERE
        return self.room_at(other, (side + 2) % 4)

    def _line(self, room: int, side: int) -> list[int]:
        """Return the rooms one after the other in a straight line of steps."""
        found: list[int] = []
        here = self.steps[room][side] if room < ROOMS else NOWHERE
        while here >= 0:
            found.append(here)
            here = self.steps[here][side]
        return found

    def _seen_on(self, room: int, side: int) -> list[tuple[int, int]]:
        """Return the rooms seen on a side, each with its range: each further tile is a step."""
        if self.is_destroyed(room // 2):
            return []
        found: list[tuple[int, int]] = []
        tile = room // 2
        reach = 0
        for other in self.line(room, side):
            if self.is_destroyed(other // 2):
                break
            if other // 2 != tile or tile == room // 2:
                reach += 1
            tile = other // 2
            found.append((other, reach))
        return found

    def with_lock_open(self, lock: int) -> "House":
        return self._changed(
            self.open_locks | 1 << lock, self.destroyed, self.open_codes, (self.plan.locks[lock].tile,)
        )

    def with_code_open(self, door: int) -> "House":
        tile = self.plan.reactor if door == REACTOR_DOORS else self.plan.laboratory
        return self._changed(self.open_locks, self.destroyed, self.open_codes | door, (tile,))

    def with_destroyed(self, tile: int) -> "House":
        return self._changed(self.open_locks, self.destroyed | 1 << tile, self.open_codes, (tile,))

    def _changed(self, open_locks: int, destroyed: int, open_codes: int, tiles: tuple[int, ...]) -> "House":
        """Return the house after a change on some tiles."""
        key = f"{self.plan.key}|{open_locks:x}|{destroyed:x}|{open_codes}"
        found = _BUILT.get(key)
        if found is None:
            found = keep(House(self.plan, open_locks, destroyed, open_codes, self, tiles))
        return found

    def with_all_open(self) -> "House":
        """Return the house with every door open, as in the Grand Finale."""
        every = (1 << len(self.plan.locks)) - 1
        return house_of(self.plan, every, self.destroyed, LABORATORY_DOOR | REACTOR_DOORS)


def closed_edges(plan: Plan, open_locks: int, open_codes: int) -> set[int]:
    """Return the closed doors, each as its tile times five and its side."""
    found = {
        lock.tile * 5 + lock.side for place, lock in enumerate(plan.locks) if not open_locks >> place & 1
    }
    for door in plan.code_doors:
        bit = REACTOR_DOORS if door.tile == plan.reactor else LABORATORY_DOOR
        if not open_codes & bit:
            found.add(door.tile * 5 + door.side)
    return found


# Houses that have been built, by key; emptied when there are many: one takes up to 50 kilobytes.
_BUILT: Final[dict[str, House]] = {}
MOST: Final = 1024


def house_of(plan: Plan, open_locks: int, destroyed: int, open_codes: int) -> House:
    """Return the house of a plan with some doors open and some tiles destroyed."""
    found = _BUILT.get(f"{plan.key}|{open_locks:x}|{destroyed:x}|{open_codes}")
    return keep(House(plan, open_locks, destroyed, open_codes)) if found is None else found


def keep(house: House) -> House:
    """Remember a house that has been built."""
    if len(_BUILT) >= MOST:
        _BUILT.clear()
    _BUILT[house.key] = house
    return house


def different(steps: list[int]) -> list[int]:
    """Return the rooms that steps lead to, each once."""
    return sorted({room for room in steps if room >= 0})
