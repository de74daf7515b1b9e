"""Thinking a turn through: what an option is worth when the rest of the turn goes on well.

Whoever is asked on the way takes what is best for its own side: a partner as the thinker would, an opponent
what is best for the opponent.
"""

import math
from typing import Final

from veglia.agents.knowledge import Knowledge
from veglia.kernel.evaluation import Evaluation
from veglia.kernel.game import Title
from veglia.kernel.machine import LOST, State, begin_aside, offered_to

# After so many questions something counts as done, whatever is still asked.
LONGEST: Final = 8
# So many of the options that look best at once are thought through, so many lines are followed at a time, and
# so many choices far.
FIRST: Final = 6
LINES: Final = 3
FARTHEST: Final = 7


class Mind:
    """Who thinks: a seat, for the good of its side, by a title's evaluation."""

    def __init__(self, title: Title, evaluation: Evaluation, seat: int, side: int) -> None:
        self.title: Final = title
        self.evaluation: Final = evaluation
        self.seat: Final = seat
        self.side: Final = side


class Branch:
    """A state that came of a choice, and how it looks to the thinker's side."""

    def __init__(self, points: float, state: State) -> None:
        self.points: Final = points
        self.state: Final = state


class Opened:
    """A choice, tried in each world: how it looks on average, and what came of it."""

    def __init__(self, number: int, branches: list[Branch]) -> None:
        self.number: Final = number
        self.branches: Final = branches
        self.points: Final = sum([branch.points for branch in branches]) / len(branches)


def mind_of(title: Title, evaluation: Evaluation, knowledge: Knowledge) -> Mind:
    """Return the mind of the seat whose knowledge it is."""
    return Mind(title, evaluation, knowledge.seat(), knowledge.side())


def mind_of_asked(mind: Mind, state: State) -> Mind:
    """Return the mind of the seat that a state asks."""
    asking = state.asking
    assert asking is not None
    seat = asking.seat(state)
    return Mind(mind.title, mind.evaluation, seat, mind.title.side_of(state, seat))


def appraise(mind: Mind, worlds: list[State]) -> dict[int, float]:
    """Return what choices that deserve a thought are worth, on average over worlds where chance decides."""
    evaluation = mind.evaluation
    first = worlds[0]
    is_opening = evaluation.is_opening(first)
    values: dict[int, float] = {}
    opened = open_all(mind, worlds)
    for one in opened:
        values[one.number] = one.points - evaluation.scale.passed_over
    for one in opened if is_opening else promising(opened, FIRST):
        total = 0.0
        branches = one.branches + in_other_worlds(mind, worlds, one, evaluation.phase_key(first))
        for branch in branches:
            turn = evaluation.turn(branch.state if is_opening else first)
            total += follow(mind, branch, turn)
        values[one.number] = total / len(branches)
    return values


def considered(mind: Mind, state: State, seat: int) -> list[int]:
    """Return the choices of a seat that are worth a thought; its last option where none is."""
    evaluation = mind.evaluation
    asking = state.asking
    assert asking is not None
    is_divided = asking.divides(state)
    found: list[int] = []
    for number, option in enumerate(state.offered):
        if evaluation.considers(state, option) and (not is_divided or seat in asking.owners(state, option)):
            found.append(number)
    aside = mind.title.aside
    if aside is not None and evaluation.considers_asides(state):
        for place, option in enumerate(aside.options(state)):
            if seat in aside.owners(state, option) and evaluation.considers(state, option):
                found.append(-1 - place)
    return found or offered_to(state, asking, seat)[-1:]


def open_all(mind: Mind, worlds: list[State]) -> list[Opened]:
    """Try all choices that are worth a thought; what looks best comes first."""
    first = worlds[0]
    phase_key = mind.evaluation.phase_key(first)
    opened = [open_up(mind, worlds, number, phase_key) for number in considered(mind, first, mind.seat)]
    opened.sort(key=lambda one: (-one.points, -one.number))
    return opened


def promising(opened: list[Opened], most: int) -> list[Opened]:
    """Return the best few; of those that look the same only the last, as the others only pay for nothing."""
    found: list[Opened] = []
    for one in opened:
        if len(found) < most and (not found or one.points != found[-1].points):
            found.append(one)
    return found


def in_other_worlds(mind: Mind, worlds: list[State], one: Opened, phase_key: int) -> list[Branch]:
    """Return what comes of an option without chance in the other worlds: chance may decide what follows."""
    found: list[Branch] = []
    for world in worlds[len(one.branches) :]:
        twin = mind.title.copy(world)
        look_ahead(mind, twin, one.number)
        settle(mind, twin, phase_key)
        found.append(Branch(one.points, twin))
    return found


def open_up(mind: Mind, worlds: list[State], number: int, phase_key: int) -> Opened:
    """Try a choice in every world; in one only when chance has no say."""
    branches: list[Branch] = []
    for world in worlds:
        twin = mind.title.copy(world)
        before = twin.dice.reveals
        look_ahead(mind, twin, number)
        settle(mind, twin, phase_key)
        points = mind.evaluation.points(twin, mind.side)
        if twin.dice.reveals == before:
            # What loses for sure is worse than what loses in the few worlds that were looked at.
            sure = mind.evaluation.scale.sure if is_lost(twin, mind.seat) else 0.0
            branches.append(Branch(points - sure, twin))
            break
        branches.append(Branch(points, twin))
    return Opened(number, branches)


def is_lost(state: State, seat: int) -> bool:
    result = state.result
    return result is not None and result.outcome(seat) == LOST


def follow(mind: Mind, start: Branch, turn: int) -> float:
    """Return how the end of a turn looks when it goes on well: the best few lines are followed."""
    if is_over(mind.evaluation, start.state, turn):
        return start.points
    best = -math.inf
    lines = [start]
    for _ in range(FARTHEST):
        branches: list[Branch] = []
        for line in lines:
            for branch in children(mind, line.state):
                if is_over(mind.evaluation, branch.state, turn):
                    best = max(best, branch.points)
                else:
                    branches.append(branch)
        if not branches:
            return best
        lines = best_few(branches)
    return max(best, lines[0].points)


def is_over(evaluation: Evaluation, state: State, turn: int) -> bool:
    return state.asking is None or evaluation.turn(state) != turn


def best_few(branches: list[Branch]) -> list[Branch]:
    """Return the best branches, of those that look the same only one: they differ in order alone."""
    branches.sort(key=lambda branch: -branch.points)
    few: list[Branch] = []
    for branch in branches:
        if not few or branch.points != few[-1].points:
            few.append(branch)
            if len(few) == LINES:
                break
    return few


def children(mind: Mind, state: State) -> list[Branch]:
    """Return what may come of a state that is settled: of an opponent's choices only the opponent's best."""
    asked = mind_of_asked(mind, state)
    phase_key = mind.evaluation.phase_key(state)
    found: list[Branch] = []
    for number in considered(mind, state, asked.seat):
        twin = mind.title.copy(state)
        look_ahead(mind, twin, number)
        settle(mind, twin, phase_key)
        found.append(Branch(mind.evaluation.points(twin, asked.side), twin))
    if asked.side == mind.side:
        return found
    best = max(found, key=lambda branch: branch.points).state
    return [Branch(mind.evaluation.points(best, mind.side), best)]


def best_of(values: dict[int, float]) -> int:
    """Return the choice of the highest value, the last of several alike: the last option ends things."""
    best, most = 0, -math.inf
    for number, value in values.items():
        if value > most or (value == most and number > best):
            best, most = number, value
    return best


def look_ahead(mind: Mind, state: State, number: int) -> None:
    """Make a choice and go on to the next question, but not into another phase."""
    evaluation = mind.evaluation
    asking = state.asking
    assert asking is not None
    now = evaluation.phase_key(state)
    if number >= 0:
        option = state.offered[number]
        state.asking = None
        asking.take(state, option)
    else:
        aside = mind.title.aside
        assert aside is not None
        begin_aside(state, aside, -1 - number)
    while state.asking is None and state.agenda and evaluation.phase_key(state) == now:
        state.agenda.pop().run(state)


def settle(mind: Mind, state: State, phase_key: int) -> None:
    """Let whoever is asked answer until nothing is half done, each time with what looks best at once."""
    evaluation = mind.evaluation
    for _ in range(LONGEST):
        if state.asking is None or evaluation.is_settled(state) or evaluation.phase_key(state) != phase_key:
            return
        preset = evaluation.preset(state)
        number = preset if preset >= 0 else best_of(at_once(mind_of_asked(mind, state), state))
        look_ahead(mind, state, number)


def at_once(mind: Mind, state: State) -> dict[int, float]:
    """Return how a state looks right after each choice of the mind's seat."""
    values: dict[int, float] = {}
    for number in considered(mind, state, mind.seat):
        twin = mind.title.copy(state)
        look_ahead(mind, twin, number)
        values[number] = mind.evaluation.points(twin, mind.side)
    return values
