"""Heli Escape: moving the Helicopter tile, climbing onto it and back, boarding."""

from typing import ClassVar, Final

from veglia.games.dark_darker_darkest.rules.action import Action
from veglia.games.dark_darker_darkest.rules.asking import Deed
from veglia.games.dark_darker_darkest.rules.cubes import clear_cubes, pay
from veglia.games.dark_darker_darkest.rules.ending import check_all_gripped, win
from veglia.games.dark_darker_darkest.rules.entering import can_leave, enter
from veglia.games.dark_darker_darkest.rules.helicopter import has_escaped, window_room
from veglia.games.dark_darker_darkest.rules.house import HELICOPTER, NOWHERE
from veglia.games.dark_darker_darkest.rules.shared_deeds import SharedDeeds
from veglia.games.dark_darker_darkest.rules.state import FLIGHT, DarkestState
from veglia.kernel.machine import Event, Option

MOVE_COST: Final = 2


class HelicopterMoved(Event):
    def __init__(self, place: int) -> None:
        self.place = place


class Boarded(Event):
    def __init__(self, who: int) -> None:
        self.who = who


class MoveHelicopter(Deed):
    """Move the Helicopter tile by one place of the ring."""

    def __init__(self, who: int, place: int) -> None:
        super().__init__(who)
        self.place = place

    def do(self, state: DarkestState) -> None:
        pay(state, self.who, MOVE_COST)
        state.extras.helicopter = self.place
        state.emit(HelicopterMoved(self.place), "ddd.heli.move")


class ClimbOut(Deed):
    """Climb through the window onto the Helicopter tile."""

    def do(self, state: DarkestState) -> None:
        pay(state, self.who, 1)
        enter(state, (self.who,), HELICOPTER, "ddd.heli.platform")


class ClimbIn(Deed):
    """Climb back into the house."""

    def do(self, state: DarkestState) -> None:
        pay(state, self.who, 1)
        enter(state, (self.who,), window_room(state), "ddd.heli.platform")


class Board(Deed):
    """Board the helicopter; with enough Survivors and the Cure aboard the game is won."""

    def do(self, state: DarkestState) -> None:
        pay(state, self.who, 1)
        clear_cubes(state, self.who)
        state.survivors[self.who].is_aboard = True
        state.emit(Boarded(self.who), "ddd.heli.board")
        if has_escaped(state):
            win(state, "ddd.heli.win")
        else:
            check_all_gripped(state)


# By Survivor and place on the ring.
FLIGHTS: Final = SharedDeeds(MoveHelicopter)


class FlyAction(Action):
    costs_ap: ClassVar[bool] = True

    def is_on(self, options: dict[str, str]) -> bool:
        return options["heli_escape"] == "on"

    def offers(self, state: DarkestState, who: int, out: list[Option]) -> None:
        place = state.extras.helicopter
        survivor = state.survivors[who]
        if place == NOWHERE or survivor.ap == 0:
            return
        if survivor.ap >= MOVE_COST and not state.has_people(HELICOPTER):
            count = len(state.library.ring)
            deeds = FLIGHTS.row(who)
            out.append(deeds[(place + 1) % count])
            out.append(deeds[(place - 1) % count])
        if state.act != FLIGHT or not can_leave(state, who):
            return
        if survivor.room == HELICOPTER:
            # Zombies on the tile prevent both.
            out += [ClimbIn(who), Board(who)]
        elif survivor.room == window_room(state):
            out.append(ClimbOut(who))
