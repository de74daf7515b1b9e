"""Coal for the Train: sacks from the Mine, carried by Companions to the tender; then it can be started."""

from typing import ClassVar, Final

from veglia.games.zombicide.engine.rules.action import Action, ActionContext, Deed
from veglia.games.zombicide.engine.rules.companions import hold_token
from veglia.games.zombicide.engine.rules.danger import gain_ap
from veglia.games.zombicide.engine.rules.ending import check_goals
from veglia.games.zombicide.engine.rules.pay import pay
from veglia.games.zombicide.engine.rules.state import NOBODY, OFF_BOARD, Objective
from veglia.games.zombicide.undead_or_alive.rules.action_context import UndeadActionContext
from veglia.games.zombicide.undead_or_alive.rules.coal import Coal
from veglia.games.zombicide.undead_or_alive.rules.events import CoalDropped, CoalTaken
from veglia.games.zombicide.undead_or_alive.rules.state import WAITING, UndeadState
from veglia.games.zombicide.undead_or_alive.rules.train import set_going
from veglia.kernel.machine import Option

TAKING: Final = "uoa.m9.coal-taking"
STOKING: Final = "uoa.m9.stoke"
STARTING: Final = "uoa.m9.start-train"


class TakeCoal(Deed[UndeadState]):
    """Take this sack, which this Companion carries."""

    def __init__(self, sack: int, companion: int) -> None:
        self.sack = sack
        self.companion = companion

    def perform(self, state: UndeadState, who: int) -> None:
        pay(state, who, 0)
        colour = state.objectives[self.sack].colour
        state.objectives[self.sack] = Objective(OFF_BOARD, colour, True, False, self.companion)
        state.emit(CoalTaken(who, self.companion), TAKING)


class Stoke(Deed[UndeadState]):
    """Put these sacks into the tender."""

    def __init__(self, sacks: tuple[int, ...], ap: int) -> None:
        self.sacks = sacks
        self.ap = ap

    def perform(self, state: UndeadState, who: int) -> None:
        pay(state, who, 0)
        for number in self.sacks:
            hold_token(state, number, NOBODY)
        count = len(self.sacks)
        state.emit(CoalDropped(who, count), STOKING)
        gain_ap(state, who, self.ap * count, STOKING)
        check_goals(state)


class StartTrain(Deed[UndeadState]):
    """Start the Train."""

    def __init__(self) -> None:
        pass

    def perform(self, state: UndeadState, who: int) -> None:
        pay(state, who, 0)
        set_going(state, STARTING)


class WorkWithCoal(Action[UndeadState]):
    """The Actions of taking coal, stoking and starting the Train."""

    rule: ClassVar[str] = TAKING
    order: ClassVar[int] = 98

    @classmethod
    def create(cls, context: ActionContext) -> "WorkWithCoal | None":
        assert isinstance(context, UndeadActionContext)
        return WorkWithCoal(context.coal) if context.coal else None

    def __init__(self, coal: Coal) -> None:
        self.coal: Final = coal

    def offer(self, state: UndeadState, who: int, out: list[Option]) -> None:
        survivor = state.survivors[who]
        coal = self.coal
        if survivor.actions == 0 or state.train != WAITING:
            return
        sack = coal.sack_in(state, survivor.zone)
        if sack >= 0 and coal.is_mine_safe(state):
            for companion in coal.carriers_of(state, who):
                if coal.sack_of(state, companion) < 0:
                    out.append(TakeCoal(sack, companion))
        if survivor.zone in coal.near_tender:
            carried = [coal.sack_of(state, companion) for companion in coal.carriers_of(state, who)]
            sacks = tuple(sorted([number for number in carried if number >= 0]))
            if sacks:
                out.append(Stoke(sacks, coal.ap))
        if survivor.zone == coal.cab and coal.is_tender_full(state):
            out.append(StartTrain())
