"""Thinking a turn through: what an option is worth when the rest of the turn goes on well."""

from typing import Final

from veglia.kernel.game import Title
from veglia.kernel.judge import Judge
from veglia.kernel.machine import Option, State

# After so many questions something counts as done, whatever is still asked.
LONGEST: Final = 8
UNTHINKABLE: Final = -1e9
# So many of the options that look best at once are thought through, so many lines are followed at a time, and
# so many choices far.
FIRST: Final = 6
LINES: Final = 3
FARTHEST: Final = 7
# What an option costs more that loses the game without chance having a say.
SURE: Final = 1e7
# An option that is not thought through comes after all that are.
PASSED_OVER: Final = 1e6


class Branch:
    """A state that came of an option, and how it looks."""

    def __init__(self, points: float, state: State) -> None:
        self.points: Final = points
        self.state: Final = state


class Opened:
    """An option, tried in each world: how it looks on average, and what came of it."""

    def __init__(self, number: int, branches: list[Branch]) -> None:
        self.number: Final = number
        self.branches: Final = branches
        self.points: Final = sum([branch.points for branch in branches]) / len(branches)


def appraise(title: Title, judge: Judge, worlds: list[State]) -> list[float]:
    """Return what each option is worth, on average over worlds where chance decides."""
    first = worlds[0]
    is_opening = judge.is_opening(first)
    values = [UNTHINKABLE] * len(first.offered)
    opened = open_all(title, judge, worlds)
    for one in opened:
        values[one.number] = one.points - PASSED_OVER
    for one in opened if is_opening else promising(opened, FIRST):
        total = 0.0
        branches = one.branches + in_other_worlds(title, judge, worlds, one, judge.moment(first))
        for branch in branches:
            turn = judge.turn(branch.state if is_opening else first)
            total += follow(title, judge, branch, turn)
        values[one.number] = total / len(branches)
    return values


def open_all(title: Title, judge: Judge, worlds: list[State]) -> list[Opened]:
    """Try all options that are worth a thought; what looks best comes first."""
    first = worlds[0]
    opened = [
        open_up(title, judge, worlds, number, judge.moment(first))
        for number, option in enumerate(first.offered)
        if judge.considers(first, option)
    ]
    opened.sort(key=lambda one: (-one.points, -one.number))
    return opened


def promising(opened: list[Opened], most: int) -> list[Opened]:
    """Return the best few; of those that look the same only the last, as the others only pay for nothing."""
    found: list[Opened] = []
    for one in opened:
        if len(found) < most and (not found or one.points != found[-1].points):
            found.append(one)
    return found


def in_other_worlds(
    title: Title, judge: Judge, worlds: list[State], one: Opened, moment: int
) -> list[Branch]:
    """Return what comes of an option without chance in the other worlds: chance may decide what follows."""
    found: list[Branch] = []
    for world in worlds[len(one.branches) :]:
        twin = title.copy(world)
        look_ahead(twin, twin.offered[one.number], judge)
        settle(title, twin, judge, moment)
        found.append(Branch(one.points, twin))
    return found


def open_up(title: Title, judge: Judge, worlds: list[State], number: int, moment: int) -> Opened:
    """Try an option in every world; in one only when chance has no say."""
    branches: list[Branch] = []
    for world in worlds:
        twin = title.copy(world)
        before = twin.dice.reveals
        look_ahead(twin, twin.offered[number], judge)
        settle(title, twin, judge, moment)
        points = judge.points(twin)
        if twin.dice.reveals == before:
            # What loses for sure is worse than what loses in the few worlds that were looked at.
            branches.append(Branch(points - SURE if is_lost(twin) else points, twin))
            break
        branches.append(Branch(points, twin))
    return Opened(number, branches)


def is_lost(state: State) -> bool:
    result = state.result
    return result is not None and not result.won


def follow(title: Title, judge: Judge, start: Branch, turn: int) -> float:
    """Return how the end of a turn looks when it goes on well: the best few lines are followed."""
    if is_over(judge, start.state, turn):
        return start.points
    best = UNTHINKABLE
    lines = [start]
    for _ in range(FARTHEST):
        branches: list[Branch] = []
        for line in lines:
            for branch in children(title, judge, line.state):
                if is_over(judge, branch.state, turn):
                    best = max(best, branch.points)
                else:
                    branches.append(branch)
        if not branches:
            return best
        lines = best_few(branches)
    return max(best, lines[0].points)


def is_over(judge: Judge, state: State, turn: int) -> bool:
    return state.asking is None or judge.turn(state) != turn


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


def children(title: Title, judge: Judge, state: State) -> list[Branch]:
    """Return what comes of each option of a state that is settled."""
    moment = judge.moment(state)
    found: list[Branch] = []
    for number, option in enumerate(state.offered):
        if judge.considers(state, option):
            twin = title.copy(state)
            look_ahead(twin, twin.offered[number], judge)
            settle(title, twin, judge, moment)
            found.append(Branch(judge.points(twin), twin))
    return found


def best_of(values: list[float]) -> int:
    """Return the place of the highest value, the last of several: the last option ends things."""
    best = 0
    for number, value in enumerate(values):
        if value >= values[best]:
            best = number
    return best


def look_ahead(state: State, option: Option, judge: Judge) -> None:
    """Take an option and go on to the next question, but not into another phase."""
    asking = state.asking
    assert asking is not None
    now = judge.moment(state)
    state.asking = None
    asking.take(state, option)
    proceed(state, judge, now)


def proceed(state: State, judge: Judge, now: int) -> None:
    """Run steps until a seat is asked or another phase begins."""
    while state.asking is None and state.agenda and judge.moment(state) == now:
        state.agenda.pop().run(state)


def settle(title: Title, state: State, judge: Judge, moment: int) -> None:
    """Answer what is asked until nothing is half done, each time with what looks best at once."""
    for _ in range(LONGEST):
        if state.asking is None or judge.is_settled(state) or judge.moment(state) != moment:
            return
        preset = judge.preset(state)
        number = preset if preset >= 0 else best_of(at_once(title, state, judge))
        look_ahead(state, state.offered[number], judge)


def at_once(title: Title, state: State, judge: Judge) -> list[float]:
    """Return how a state looks right after each option."""
    values: list[float] = []
    for option in state.offered:
        if not judge.considers(state, option):
            values.append(UNTHINKABLE)
            continue
        twin = title.copy(state)
        look_ahead(twin, option, judge)
        values.append(judge.points(twin))
    return values
