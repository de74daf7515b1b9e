"""Doors: tokens on doorways that stop Survivors and sight, and that Xenos break."""

from typing import Final

from veglia.games.zombicide.dark_side.rules.events import DoorClosed, DoorDestroyed, DoorOpened, DoorUnlocked
from veglia.games.zombicide.dark_side.rules.state import NEUTRAL, DarkState, Door

NEUTRAL_DOORS: Final = 5


class DoorLock:
    """What a mission says about a coloured door."""

    def __init__(self, colour: int, doorway: int, rule: str, opens: bool, is_lasting: bool) -> None:
        self.colour: Final = colour
        self.doorway: Final = doorway
        # The rule by which it stays closed until the Objective of its colour is taken; empty for none.
        self.rule: Final = rule
        self.opens: Final = opens
        self.is_lasting: Final = is_lasting

    def is_locked(self, state: DarkState) -> bool:
        return self.rule != "" and not is_taken(state, self.colour)


def is_taken(state: DarkState, colour: int) -> bool:
    """Return whether an Objective of a colour has been taken."""
    for token in state.objectives:
        if token.colour == colour and token.is_taken:
            return True
    return False


def door_at(state: DarkState, doorway: int) -> Door | None:
    """Return the token on a doorway."""
    for door in state.doors:
        if door.doorway == doorway:
            return door
    return None


def neutral_doors_left(state: DarkState) -> int:
    """Return how many neutral doors are beside the board; destroyed ones lie on it for good."""
    used = 0
    for door in state.doors:
        if door.colour == NEUTRAL and not door.is_sealed:
            used += 1
    return NEUTRAL_DOORS - used


def put_door(state: DarkState, door: Door) -> None:
    """Put a token on a doorway in place of the one that is there."""
    state.doors = [other for other in state.doors if other.doorway != door.doorway]
    state.doors.append(door)
    state.doors.sort(key=lambda one: one.doorway)
    lay_board(state)


def lay_board(state: DarkState) -> None:
    """Take the board that the doors make now."""
    closed = 0
    sealed = 0
    for door in state.doors:
        if door.is_closed:
            closed |= 1 << door.doorway
            if door.is_sealed:
                sealed |= 1 << door.doorway
    board = state.station_board
    if closed != board.closed_doors or sealed != board.sealed_doors:
        state.board = board.station.board(closed, sealed)


def close_door(state: DarkState, who: int, doorway: int, rule: str) -> None:
    """A Survivor closes a doorway, with the coloured door that belongs there or a neutral one."""
    there = door_at(state, doorway)
    colour = NEUTRAL if there is None else there.colour
    put_door(state, Door(doorway, colour, True, False, False))
    state.emit(DoorClosed(who, doorway), rule)


def open_door(state: DarkState, who: int, doorway: int, rule: str) -> None:
    """A Survivor opens a door: a neutral one goes back to the others."""
    there = door_at(state, doorway)
    assert there is not None
    if there.colour == NEUTRAL:
        state.doors.remove(there)
        lay_board(state)
    else:
        put_door(state, Door(doorway, there.colour, False, False, False))
    state.emit(DoorOpened(who, doorway), rule)


def unlock(state: DarkState, lock: DoorLock) -> None:
    """The Objective of a door's colour has been taken: it may open by itself."""
    state.emit(DoorUnlocked(lock.colour), lock.rule)
    there = door_at(state, lock.doorway)
    if lock.opens and there is not None and not there.is_destroyed:
        put_door(state, Door(lock.doorway, lock.colour, False, False, False))


def destroy_door(state: DarkState, zone: int, doorway: int) -> None:
    """Xenos of a Zone break a door; it lies there destroyed for good."""
    there = door_at(state, doorway)
    if there is None or not there.is_closed:
        return
    put_door(state, Door(doorway, there.colour, False, True, False))
    state.emit(DoorDestroyed(zone, doorway), "ds.xmove.destroy-door")


def break_doors(state: DarkState, moves: list[int]) -> None:
    """Break every door that barred Xenos on their way; moves as start, end, kind, number."""
    board = state.station_board
    broken: list[tuple[int, int]] = []
    for at in range(0, len(moves), 4):
        start, zone = moves[at], moves[at + 1]
        if start * board.size + zone in board.barred:
            doorway = board.doorway(start, zone)
            if doorway not in [other for _, other in broken]:
                broken.append((start, doorway))
    for start, doorway in broken:
        destroy_door(state, start, doorway)


def can_close(state: DarkState, doorway: int) -> bool:
    """Return whether a Survivor beside a doorway could close it."""
    there = door_at(state, doorway)
    if there is None:
        return neutral_doors_left(state) > 0
    return not there.is_closed and not there.is_destroyed


def can_open(state: DarkState, doorway: int, locks: list[DoorLock]) -> bool:
    """Return whether a Survivor beside a doorway could open it."""
    there = door_at(state, doorway)
    if there is None or not there.is_closed or there.is_sealed:
        return False
    for lock in locks:
        if lock.doorway == doorway and lock.is_locked(state):
            return False
    return True
