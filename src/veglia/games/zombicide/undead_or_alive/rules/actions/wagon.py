"""The Wagon: pushed on by someone beside it, with everyone in it."""

from typing import ClassVar

from veglia.games.zombicide.engine.rules.action import Action, ActionContext, Deed
from veglia.games.zombicide.engine.rules.board import STREET
from veglia.games.zombicide.engine.rules.companions import follow
from veglia.games.zombicide.undead_or_alive.rules.action_context import UndeadActionContext
from veglia.games.zombicide.undead_or_alive.rules.events import WagonMoved
from veglia.games.zombicide.undead_or_alive.rules.hooks import machines_of
from veglia.games.zombicide.undead_or_alive.rules.machines import can_move_machine, pay_to_move_machine
from veglia.games.zombicide.undead_or_alive.rules.riding import can_board
from veglia.games.zombicide.undead_or_alive.rules.state import UndeadState
from veglia.kernel.machine import Option


class PushWagon(Deed[UndeadState]):
    """Move the Wagon, all that is in it and oneself to this Zone."""

    def __init__(self, zone: int) -> None:
        self.zone = zone

    def perform(self, state: UndeadState, who: int) -> None:
        pay_to_move_machine(state, who)
        moved = [who]
        for number, survivor in enumerate(state.survivors):
            if survivor.is_riding:
                moved.append(number)
        for number in moved:
            state.survivors[number].zone = self.zone
        if machines_of(state).gatling.is_mounted:
            state.gatling_zone = self.zone
        state.wagon_zone = self.zone
        state.emit(WagonMoved(who, self.zone), Wagon.rule)
        follow(state, who)
        for number in moved:
            state.scenario.rules.entered(state, number)


class Wagon(Action[UndeadState]):
    """The Action of moving the Wagon, by someone beside it, from street to street."""

    rule: ClassVar[str] = "uoa.wagon.move"
    order: ClassVar[int] = 92

    @classmethod
    def create(cls, context: ActionContext) -> "Wagon | None":
        assert isinstance(context, UndeadActionContext)
        return Wagon() if context.has_wagon else None

    def offer(self, state: UndeadState, who: int, out: list[Option]) -> None:
        if machines_of(state).wagon.moves and can_board(state, who) and can_move_machine(state, who):
            for zone in state.board.ways.neighbours[state.wagon_zone]:
                if state.board.kinds[zone] == STREET:
                    out.append(PushWagon(zone))
