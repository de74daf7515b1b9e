"""Once in its Turn the Survivor gives another one an Action, used at once."""

from typing import ClassVar

from veglia.games.zombicide.engine.rules.ability import LEADING
from veglia.games.zombicide.engine.rules.action import Deed
from veglia.games.zombicide.engine.rules.events import ActionGiven
from veglia.games.zombicide.engine.rules.pay import lose_actions, uses_left
from veglia.games.zombicide.engine.rules.state import OFF_BOARD, ZombicideState
from veglia.games.zombicide.engine.rules.trait import OFFERING, Trait
from veglia.games.zombicide.engine.rules.turn import ChooseAction
from veglia.kernel.machine import Option, Step


class GiveAction(Deed[ZombicideState]):
    """Give an Action to this Survivor."""

    def __init__(self, survivor: int) -> None:
        self.survivor = survivor

    def perform(self, state: ZombicideState, who: int) -> None:
        state.survivors[who].used += (LEADING,)
        state.survivors[self.survivor].actions = 1
        state.emit(ActionGiven(who, self.survivor), UseGivenAction.rule)
        state.push(TakeActionBack(self.survivor))
        state.push(UseGivenAction(self.survivor))


class UseGivenAction(ChooseAction):
    """The Survivor uses the Action it was given; then the leader's Turn goes on."""

    rule: ClassVar[str] = "uoa.skill.born-leader"

    def take(self, state: ZombicideState, option: Option) -> None:
        assert isinstance(option, Deed)
        option.perform(state, self.survivor)


class TakeActionBack(Step[ZombicideState]):
    """What was not used is lost."""

    rule: ClassVar[str] = "uoa.skill.born-leader"

    def __init__(self, survivor: int) -> None:
        self.survivor = survivor

    def run(self, state: ZombicideState) -> None:
        lose_actions(state, self.survivor)


class BornLeader(Trait[ZombicideState]):
    gifts: ClassVar[int] = OFFERING

    def once_per_turn(self) -> int:
        return LEADING

    def offer(self, state: ZombicideState, who: int, out: list[Option]) -> None:
        # Only in the Survivor's own Turn, not with an Action that it was given.
        if who != state.turn.active or not uses_left(state, who, LEADING):
            return
        for other, survivor in enumerate(state.survivors):
            if other != who and survivor.zone != OFF_BOARD and not state.is_companion(other):
                out.append(GiveAction(other))


TRAIT = BornLeader
