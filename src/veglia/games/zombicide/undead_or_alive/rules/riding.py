"""Riding the Wagon: getting in and out by a Move Action, and climbing in for free on arrival."""

from typing import ClassVar, Final

from veglia.games.zombicide.engine.rules.action import MoveDeed
from veglia.games.zombicide.engine.rules.companions import follow
from veglia.games.zombicide.engine.rules.pay import leaving_cost, pay_to_leave
from veglia.games.zombicide.engine.rules.scope import MOVE
from veglia.games.zombicide.engine.rules.state import OFF_BOARD, ZombicideState
from veglia.games.zombicide.engine.rules.turn import Leave
from veglia.games.zombicide.undead_or_alive.rules.events import WagonEntered, WagonEscaped, WagonLeft
from veglia.games.zombicide.undead_or_alive.rules.state import UndeadState
from veglia.kernel.machine import Ask, Option

BOARDING: Final = "uoa.wagon.enter-leave"


def can_board(state: UndeadState, who: int) -> bool:
    """Return whether a Survivor stands beside the Wagon; there is always room in it."""
    survivor = state.survivors[who]
    return survivor.zone >= 0 and survivor.zone == state.wagon_zone and not survivor.is_riding


def board(state: UndeadState, who: int, rule: str) -> None:
    """Let a Survivor get into the Wagon."""
    state.survivors[who].is_riding = True
    state.emit(WagonEntered(who), rule)
    follow(state, who)


def get_off(state: UndeadState, who: int, rule: str) -> None:
    """Let a Survivor get out of the Wagon, into its Zone."""
    state.survivors[who].is_riding = False
    state.emit(WagonLeft(who), rule)
    follow(state, who)


class BoardingDeed(MoveDeed[UndeadState]):
    """A Move Action that does not leave the Zone."""

    def __init__(self) -> None:
        pass

    def perform(self, state: UndeadState, who: int) -> None:
        pay_to_leave(state, who, MOVE, leaving_cost(state, who))
        self.go(state, who, BOARDING)


class GetIn(BoardingDeed):
    """A Move Action into the Wagon."""

    def go(self, state: UndeadState, who: int, rule: str) -> None:
        board(state, who, rule)


class GetOut(BoardingDeed):
    """A Move Action out of the Wagon."""

    def go(self, state: UndeadState, who: int, rule: str) -> None:
        get_off(state, who, rule)


def offer_boarding(state: UndeadState, who: int, out: list[Option]) -> None:
    """Add getting in or out, for whoever is at the Wagon."""
    if state.survivors[who].is_riding:
        out.append(GetOut())
    elif can_board(state, who):
        out.append(GetIn())


class LeaveWithWagon(Leave):
    """Escape together with the Wagon and everyone in it."""

    def leavers(self, state: ZombicideState, who: int) -> list[int]:
        assert isinstance(state, UndeadState)
        leavers = super().leavers(state, who)
        for number, survivor in enumerate(state.survivors):
            if survivor.is_riding and number not in leavers:
                leavers.append(number)
        state.wagon_zone = OFF_BOARD
        state.emit(WagonEscaped(who), "uoa.mission.exit-zone")
        return leavers


class Board(Option):
    """Climb into the Wagon."""

    def __init__(self) -> None:
        pass


class StayOutside(Option):
    """Stay beside the Wagon."""

    def __init__(self) -> None:
        pass


class AskBoard(Ask[UndeadState]):
    """A Survivor whose movement ends in the Wagon's Zone may climb in for free."""

    rule: ClassVar[str] = "uoa.wagon.free-boarding"

    def __init__(self, survivor: int) -> None:
        self.survivor = survivor

    def seat(self, state: UndeadState) -> int:
        return state.survivors[self.survivor].seat

    def options(self, state: UndeadState) -> list[Option]:
        return [Board(), StayOutside()]

    def take(self, state: UndeadState, option: Option) -> None:
        if isinstance(option, Board):
            board(state, self.survivor, self.rule)
