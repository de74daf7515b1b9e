"""The heuristic agent: tries every option, lets what it begins come to its end, and takes what looks best."""

from typing import Final

from veglia.agents.agent import Agent
from veglia.kernel.dice import Dice
from veglia.kernel.game import Title
from veglia.kernel.judge import Judge
from veglia.kernel.machine import Option, State

# After so many questions something counts as done, whatever is still asked.
LONGEST: Final = 8
UNTHINKABLE: Final = -1e9


class HeuristicAgent(Agent):
    """Thinks about a few states that could be the true one, as far as its seat can tell."""

    def __init__(self, title: Title, judge: Judge, dice: Dice, samples: int) -> None:
        self.title: Final = title
        self.judge: Final = judge
        self.dice: Final = dice
        self.samples: Final = samples

    def choose(self, state: State) -> int:
        if len(state.offered) == 1:
            return 0
        preset = self.judge.preset(state)
        if preset >= 0:
            return preset
        asking = state.asking
        assert asking is not None
        seat = asking.seat(state)
        worlds = [self.title.imagine(state, seat, self.dice) for _ in range(self.samples)]
        return best_of(appraise(self.title, self.judge, worlds))


def appraise(title: Title, judge: Judge, worlds: list[State]) -> list[float]:
    """Return what each option is worth, on average over worlds where chance decides."""
    first = worlds[0]
    moment = judge.moment(first)
    is_opening = judge.is_opening(first)
    values: list[float] = []
    for number, option in enumerate(first.offered):
        if not judge.considers(first, option):
            values.append(UNTHINKABLE)
            continue
        total = 0.0
        tried = 0
        for world in worlds:
            twin = title.copy(world)
            before = twin.dice.reveals
            look_ahead(twin, twin.offered[number], judge)
            settle(title, twin, judge, moment)
            points = judge.points(twin)
            if is_opening and twin.asking is not None and judge.moment(twin) == moment:
                points = max(points, best_points(title, twin, judge))
            total += points
            tried += 1
            if twin.dice.reveals == before:
                break
        values.append(total / tried)
    return values


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


def best_points(title: Title, state: State, judge: Judge) -> float:
    """Return how a state looks after the best option."""
    return max(at_once(title, state, judge))
