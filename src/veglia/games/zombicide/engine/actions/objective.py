"""Take an Objective in the own Zone."""

from typing import ClassVar

from veglia.games.zombicide.engine.action import Action, Deed
from veglia.games.zombicide.engine.ending import check_goals
from veglia.games.zombicide.engine.events import ObjectiveTaken
from veglia.games.zombicide.engine.pay import pay
from veglia.games.zombicide.engine.state import OFF_BOARD, Objective, ZombicideState
from veglia.kernel.machine import Option


class TakeObjective(Deed[ZombicideState]):
    """Take this token."""

    def __init__(self, objective: int) -> None:
        self.objective = objective

    def perform(self, state: ZombicideState, who: int) -> None:
        pay(state, who, 0)
        token = state.objectives[self.objective]
        state.objectives[self.objective] = Objective(OFF_BOARD, token.colour, True)
        state.emit(ObjectiveTaken(who, token.zone), TakeObjectives.rule)
        state.scenario.rules.objective_taken(state, who, self.objective)
        check_goals(state)


class TakeObjectives(Action[ZombicideState]):
    """The Action of taking or activating an Objective."""

    rule: ClassVar[str] = "uoa.actions.objective"

    def offer(self, state: ZombicideState, who: int, out: list[Option]) -> None:
        survivor = state.survivors[who]
        if survivor.actions == 0:
            return
        for number, token in enumerate(state.objectives):
            if token.zone == survivor.zone:
                out.append(TakeObjective(number))
