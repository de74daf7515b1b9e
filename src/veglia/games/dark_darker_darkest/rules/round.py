"""A Round of the first act: Upkeep in five steps, then each group with its reactions and the fire."""

from typing import ClassVar

from veglia.games.dark_darker_darkest.rules.activation import age_marks
from veglia.games.dark_darker_darkest.rules.camera_checks import CameraStep
from veglia.games.dark_darker_darkest.rules.darkness import AdvanceDarkness
from veglia.games.dark_darker_darkest.rules.ending import lose
from veglia.games.dark_darker_darkest.rules.events import EventMoved, GroupBegan, RoundBegan
from veglia.games.dark_darker_darkest.rules.fire import Spread
from veglia.games.dark_darker_darkest.rules.group_actions import GroupActs
from veglia.games.dark_darker_darkest.rules.grouping import Grouping
from veglia.games.dark_darker_darkest.rules.infection import VirusStep
from veglia.games.dark_darker_darkest.rules.pieces import NOWHERE
from veglia.games.dark_darker_darkest.rules.placing import ZombieEntry
from veglia.games.dark_darker_darkest.rules.reactions import Reactions
from veglia.games.dark_darker_darkest.rules.state import (
    CLOCK_EVENT,
    ENTRY_EVENT,
    FIRE_EVENT,
    NOBODY,
    DarkestState,
)
from veglia.games.dark_darker_darkest.rules.wounds import renew
from veglia.kernel.machine import Step


class BeginRound(Step[DarkestState]):
    """What comes before the Upkeep, then the Upkeep itself."""

    rule: ClassVar[str] = "ddd.goal.round-structure"

    def __init__(self) -> None:
        pass

    def run(self, state: DarkestState) -> None:
        state.round += 1
        state.active = NOBODY
        state.emit(RoundBegan(state.round), self.rule)
        state.push(BeginUpkeep())
        for module in state.settings.modules:
            module.begin_round(state)


class BeginUpkeep(Step[DarkestState]):
    """Action Points come back, then the Upkeep steps follow in their order."""

    rule: ClassVar[str] = "ddd.upkeep.order"

    def __init__(self) -> None:
        pass

    def run(self, state: DarkestState) -> None:
        state.push(BeginActions())
        for module in state.settings.modules[::-1]:
            for step in module.upkeep(state)[::-1]:
                state.push(step)
        state.push(VirusStep())
        state.push(ZombieEntry())
        state.push(CameraStep())
        # Who is eliminated in this Upkeep comes back in the next one.
        out = [who for who, survivor in enumerate(state.survivors) if survivor.room == NOWHERE]
        state.push(Grouping(tuple(out)))
        state.push(Events())
        state.push(Refresh())


class Refresh(Step[DarkestState]):
    """Action Points by Health, one for who is gripped; Corner functions and abilities are free again."""

    rule: ClassVar[str] = "ddd.survivor.start-of-round-refresh"

    def __init__(self) -> None:
        pass

    def run(self, state: DarkestState) -> None:
        refresh(state)


def refresh(state: DarkestState) -> None:
    """Give Action Points, Corner functions and once-per-Round abilities back."""
    state.used_corners = 0
    age_marks(state)
    for who in state.in_play():
        renew(state, who)


class Events(Step[DarkestState]):
    """The Event marker moves on; the event of its new position is resolved."""

    rule: ClassVar[str] = "ddd.event.cycle"

    def __init__(self) -> None:
        pass

    def run(self, state: DarkestState) -> None:
        state.event = (state.event + 1) % 3
        state.emit(EventMoved(state.event), self.rule)
        if state.event == ENTRY_EVENT:
            state.push(ZombieEntry())
        elif state.event == FIRE_EVENT:
            state.push(Spread("ddd.fire.spread"))
        elif state.event == CLOCK_EVENT:
            state.push(AdvanceDarkness(1, "ddd.darkness.event"))


class BeginActions(Step[DarkestState]):
    """The next group acts; after the last one the Round ends."""

    rule: ClassVar[str] = "ddd.action.phase-sequence"

    def __init__(self) -> None:
        pass

    def run(self, state: DarkestState) -> None:
        # A group space without cubes is passed over: its Survivors were eliminated before they could act.
        state.order = [group for group in state.order if state.group(group)]
        if not state.order:
            state.push(EndRound())
            return
        state.active = state.order.pop(0)
        state.emit(GroupBegan(state.active), self.rule)
        state.push(BeginActions())
        state.push(Spread("ddd.react.fire-spread"))
        state.push(Reactions(state.active))
        state.push(GroupActs(state.active))


class EndRound(Step[DarkestState]):
    """The game is lost at the end of the last Round; otherwise the next one begins."""

    rule: ClassVar[str] = "ddd.end.lose-deadline"

    def __init__(self) -> None:
        pass

    def run(self, state: DarkestState) -> None:
        if state.last_round and state.round >= state.last_round:
            lose(state, self.rule)
        else:
            state.push(BeginRound())
