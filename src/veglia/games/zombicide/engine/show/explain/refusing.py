# veglia: interpreted
"""Why a thing cannot be chosen now, as far as all titles say the same about it."""

from collections.abc import Callable
from typing import Any, Generic, TypeVar

from veglia.games.zombicide.engine.rules.state import ZombicideState
from veglia.games.zombicide.engine.rules.turn import ChooseAction
from veglia.games.zombicide.engine.show.explain.handing import trade_obstacle
from veglia.games.zombicide.engine.show.explain.questions import turn_obstacle
from veglia.games.zombicide.engine.show.explain.remark import Remark, listed
from veglia.games.zombicide.engine.show.explain.speaking import Speaker
from veglia.games.zombicide.engine.show.explain.thing import Thing
from veglia.kernel.machine import Ask
from veglia.kernel.offers import Reason

S = TypeVar("S", bound=ZombicideState)
# What keeps the Survivor whose Actions are asked for from doing anything with a thing.
ActionRefusals = Callable[[S, int, Thing], list[Remark]]
# What keeps a thing from being the answer to another question.
AnswerObstacle = Callable[[S, Ask[Any], Thing], Remark | None]


def is_asked(state: ZombicideState, seat: int | None) -> bool:
    """Return whether a seat (None: any) may answer the question that is asked now."""
    asking = state.asking
    return asking is not None and (seat is None or seat in asking.seats(state))


def refusals(
    state: S,
    seat: int | None,
    thing: Thing,
    speaker: Speaker,
    action_refusals: ActionRefusals[S],
    answer_obstacle: AnswerObstacle[S],
) -> list[Remark]:
    """Return what forbids to choose a thing, never nothing."""
    asking = state.asking
    if state.result is not None:
        return [Remark("over", state.result.rule)]
    assert asking is not None
    prompt = speaker.words.say(asking)
    if not is_asked(state, seat):
        player = asking.seat(state)
        return [Remark("not_your_turn", "uoa.round.clockwise-turns", player=player, prompt=prompt)]
    if isinstance(asking, ChooseAction):
        found = action_refusals(state, asking.survivor, thing)
        return found or [Remark("other_choice", asking.cites(state), survivor=asking.survivor)]
    obstacle = answer_obstacle(state, asking, thing)
    return listed(obstacle) or [Remark("first_answer", asking.cites(state), prompt=prompt)]


class Refusals(Generic[S]):
    """Why things of a title cannot be chosen, by what sort of thing they are."""

    def __init__(
        self,
        speaker: Callable[[S, str], Speaker],
        thing: Callable[[S, str], Thing],
        answer_obstacle: AnswerObstacle[S],
        by_sort: dict[str, ActionRefusals[S]],
    ) -> None:
        self.speaker = speaker
        # From an id to a thing.
        self.thing = thing
        self.answer_obstacle = answer_obstacle
        self.by_sort = by_sort

    def why_not(self, state: S, seat: int | None, target: str, language: str) -> list[Reason]:
        """Return why nothing can be done with a thing, for a seat or (None) for whoever is asked."""
        said = self.speaker(state, language)
        thing = self.thing(state, target)
        return said.reasons(refusals(state, seat, thing, said, self._action_refusals, self.answer_obstacle))

    def _action_refusals(self, state: S, who: int, thing: Thing) -> list[Remark]:
        return self.by_sort[thing.sort](state, who, thing)


def figure_refusals(state: ZombicideState, who: int, thing: Thing) -> list[Remark]:
    """Return why a Survivor can do nothing with another one."""
    other = thing.figure
    if other == who:
        return [Remark("acts_already", "uoa.round.activation-order", survivor=who)]
    # Whoever has not acted waits for the one who does.
    player = state.survivors[other].seat
    waits = turn_obstacle(state, player, other) or Remark(
        "waits_for", "uoa.round.activation-order", survivor=other, partner=who
    )
    return listed(trade_obstacle(state, who, other), waits)
