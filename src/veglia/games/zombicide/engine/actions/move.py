"""Move one Zone; Zombies in the Zone that is left cost extra."""

from typing import ClassVar

from veglia.games.zombicide.engine.action import Action, Deed
from veglia.games.zombicide.engine.companions import follow
from veglia.games.zombicide.engine.events import Moved
from veglia.games.zombicide.engine.pay import can_pay_to_leave, leaving_cost, pay_to_leave
from veglia.games.zombicide.engine.scope import MOVE
from veglia.games.zombicide.engine.state import ZombicideState
from veglia.kernel.machine import Option


def enter(state: ZombicideState, who: int, zone: int, rule: str) -> None:
    """Put a Survivor into a Zone with its Companions; the title reacts to the arrival."""
    state.survivors[who].zone = zone
    state.emit(Moved(who, zone), rule)
    follow(state, who)
    state.scenario.rules.entered(state, who)


class MoveTo(Deed[ZombicideState]):
    """Move to this Zone."""

    def __init__(self, zone: int) -> None:
        self.zone = zone

    def perform(self, state: ZombicideState, who: int) -> None:
        pay_to_leave(state, who, MOVE, leaving_cost(state, who))
        enter(state, who, self.zone, Move.rule)


class Move(Action[ZombicideState]):
    """The Move Action."""

    rule: ClassVar[str] = "uoa.actions.move"

    def __init__(self, zones: int) -> None:
        self.moves: list[Option] = [MoveTo(zone) for zone in range(zones)]

    def offer(self, state: ZombicideState, who: int, out: list[Option]) -> None:
        if can_pay_to_leave(state, who, MOVE, leaving_cost(state, who)):
            for zone in state.board.ways.neighbours[state.survivors[who].zone]:
                out.append(self.moves[zone])
