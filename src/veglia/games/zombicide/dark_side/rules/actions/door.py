"""The Door Activation: free, once per Turn, a doorway of the own Zone is closed or opened."""

from typing import ClassVar

from veglia.games.zombicide.dark_side.rules.doors import DoorLock, can_close, can_open, close_door, open_door
from veglia.games.zombicide.dark_side.rules.scope import DOOR, DOORS
from veglia.games.zombicide.dark_side.rules.state import DarkState
from veglia.games.zombicide.engine.rules.action import Deed
from veglia.games.zombicide.engine.rules.pay import uses
from veglia.kernel.machine import Option


class CloseDoor(Deed[DarkState]):
    """Close this doorway."""

    rule: ClassVar[str] = "ds.act.door"

    def __init__(self, door: int) -> None:
        self.door = door

    def perform(self, state: DarkState, who: int) -> None:
        handle_door(state, who)
        close_door(state, who, self.door, self.rule)


class OpenDoor(Deed[DarkState]):
    """Open this door."""

    rule: ClassVar[str] = "ds.act.door"

    def __init__(self, door: int) -> None:
        self.door = door

    def perform(self, state: DarkState, who: int) -> None:
        handle_door(state, who)
        open_door(state, who, self.door, self.rule)


def handle_door(state: DarkState, who: int) -> None:
    """Spend the Door Activation; it counts as an Action, but costs none."""
    state.survivors[who].used += (DOORS,)
    state.turn.done += (DOOR,)


def offer_doors(state: DarkState, who: int, locks: list[DoorLock], out: list[Option]) -> None:
    """Add the doorways that a Survivor may close or open now."""
    survivor = state.survivors[who]
    if who != state.turn.active or uses(survivor, DOORS) > 0:
        return
    for doorway in state.station_board.station.doorways_at[survivor.zone]:
        if can_open(state, doorway, locks):
            out.append(OpenDoor(doorway))
        elif can_close(state, doorway):
            out.append(CloseDoor(doorway))
