"""Take an Objective in the own Zone."""

from typing import ClassVar, Final

from veglia.games.zombicide.engine.rules.action import Action, Deed
from veglia.games.zombicide.engine.rules.ending import check_goals
from veglia.games.zombicide.engine.rules.events import ObjectiveTaken
from veglia.games.zombicide.engine.rules.pay import pay
from veglia.games.zombicide.engine.rules.state import OFF_BOARD, Objective, ZombicideState
from veglia.kernel.machine import Event, Option

HIDDEN: Final = -1


class ObjectiveRevealed(Event):
    def __init__(self, survivor: int, colour: int) -> None:
        self.survivor = survivor
        self.colour = colour


class TakeObjective(Deed[ZombicideState]):
    """Take this token."""

    def __init__(self, objective: int) -> None:
        self.objective = objective

    def perform(self, state: ZombicideState, who: int) -> None:
        pay(state, who, 0)
        token = state.objectives[self.objective]
        state.objectives[self.objective] = Objective(OFF_BOARD, token.colour, True)
        state.emit(ObjectiveTaken(who, token.zone), TakeObjectives.rule)
        if token.is_hidden:
            state.dice.reveals += 1
            state.emit(ObjectiveRevealed(who, token.colour), "uoa.mission.hidden-objectives")
        state.scenario.rules.objective_taken(state, who, self.objective)
        check_goals(state)


class TakeObjectives(Action[ZombicideState]):
    """The Action of taking or activating an Objective."""

    rule: ClassVar[str] = "uoa.actions.objective"
    order: ClassVar[int] = 60

    def offer(self, state: ZombicideState, who: int, out: list[Option]) -> None:
        survivor = state.survivors[who]
        if survivor.actions == 0 or not state.scenario.rules.can_take_objective(state, who):
            return
        seen: list[int] = []
        for number, token in enumerate(state.objectives):
            if token.zone == survivor.zone and state.scenario.rules.can_take(state, number):
                # Of tokens that look the same only one is offered.
                face = HIDDEN if token.is_hidden else token.colour
                if face not in seen:
                    seen.append(face)
                    out.append(TakeObjective(number))
