"""Open a door: its Code Token is turned up; symbols of the group in the room cover it, or it is forced."""

from typing import ClassVar, Final

from veglia.games.dark_darker_darkest.rules.action import Action
from veglia.games.dark_darker_darkest.rules.asking import Deed, SurvivorAsk
from veglia.games.dark_darker_darkest.rules.cubes import pay
from veglia.games.dark_darker_darkest.rules.darkness import AdvanceDarkness
from veglia.games.dark_darker_darkest.rules.equipping import inventory
from veglia.games.dark_darker_darkest.rules.revealing import reveal_seen
from veglia.games.dark_darker_darkest.rules.shared_deeds import SharedDeeds
from veglia.games.dark_darker_darkest.rules.state import NO_CODE, DarkestState
from veglia.games.dark_darker_darkest.rules.thing_events import CodeShown, DoorOpened
from veglia.games.dark_darker_darkest.rules.wounds import gain_xp_all
from veglia.kernel.machine import Option


class TryDoor(Deed):
    """Try to open a closed door next to the Survivor."""

    def __init__(self, who: int, lock: int) -> None:
        super().__init__(who)
        self.lock = lock

    def do(self, state: DarkestState) -> None:
        pay(state, self.who, 1)
        show_code(state, self.lock, "ddd.door.token-faces")
        missing = missing_symbols(state, self.who, self.lock)
        if missing == 0:
            open_door(state, self.who, self.lock, 0)
        else:
            state.push(AskForce(self.who, self.lock, missing))


def show_code(state: DarkestState, lock: int, rule: str) -> None:
    """Turn the Code Token of a door face up."""
    if not state.is_code_shown(lock):
        state.shown |= 1 << lock
        state.dice.reveals += 1
        state.emit(CodeShown(lock, state.locks[lock]), rule)


def missing_symbols(state: DarkestState, who: int, lock: int) -> int:
    """Return how many icons of a token no card covers; each card covers one."""
    survivor = state.survivors[who]
    held = [
        state.card(card).colour
        for other in state.free_in_room(survivor.room)
        if state.survivors[other].group == survivor.group
        for card in inventory(state, other)
    ]
    missing = 0
    for colour in state.library.code_tokens[state.locks[lock]]:
        if colour in held:
            held.remove(colour)
        else:
            missing += 1
    return missing


class ForceDoor(Option):
    """Open the door by force; Darkness advances one space for each missing symbol."""

    def __init__(self, missing: int) -> None:
        self.missing = missing


class LeaveDoor(Option):
    """Leave the door closed."""

    def __init__(self) -> None:
        pass


class AskForce(SurvivorAsk):
    """Whether to force a door, if Darkness has as many spaces left."""

    rule: ClassVar[str] = "ddd.door.force"

    def __init__(self, who: int, lock: int, missing: int) -> None:
        super().__init__(who)
        self.lock = lock
        self.missing = missing

    def options(self, state: DarkestState) -> list[Option]:
        if state.darkness + self.missing > state.library.darkness_last:
            return []
        return [ForceDoor(self.missing), LeaveDoor()]

    def take(self, state: DarkestState, option: Option) -> None:
        if isinstance(option, ForceDoor):
            open_door(state, self.who, self.lock, self.missing)


def open_door(state: DarkestState, who: int, lock: int, missing: int) -> None:
    """The opener takes the Code Token, everybody gains experience, and what lies behind is seen."""
    if missing:
        state.push(AdvanceDarkness(missing, "ddd.darkness.forced-door"))
    state.survivors[who].codes.append(state.locks[lock])
    state.locks[lock] = NO_CODE
    state.house = state.house.with_lock_open(lock)
    state.emit(DoorOpened(who, lock, missing), "ddd.door.token-gained")
    gain_xp_all(state, 1, "ddd.xp.door")
    reveal_seen(state)


# By Survivor and door.
TRIES: Final = SharedDeeds(TryDoor)


class OpenDoorAction(Action):
    costs_ap: ClassVar[bool] = True

    def offers(self, state: DarkestState, who: int, out: list[Option]) -> None:
        survivor = state.survivors[who]
        if survivor.ap == 0:
            return
        doors = state.house.locks_at[survivor.room]
        if doors:
            deeds = TRIES.row(who)
            for place in doors:
                if state.locks[place] != NO_CODE:
                    out.append(deeds[place])
