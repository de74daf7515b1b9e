"""The heuristic agent: tries every option, lets what it begins come to its end, and takes what looks best."""

from typing import Final

from veglia.agents.agent import Agent
from veglia.kernel.dice import Dice
from veglia.kernel.game import Title
from veglia.kernel.judge import Judge
from veglia.kernel.machine import Option, State

# After so many questions something counts as done, whatever is still asked.
LONGEST: Final = 12


class HeuristicAgent(Agent):
    """Thinks about a few states that could be the true one, as far as its seat can tell."""

    def __init__(self, title: Title, dice: Dice, samples: int) -> None:
        self.title: Final = title
        self.judge: Final = title.judge()
        self.dice: Final = dice
        self.samples: Final = samples

    def choose(self, state: State) -> int:
        count = len(state.offered)
        if count == 1:
            return 0
        asking = state.asking
        assert asking is not None
        seat = asking.seat(state)
        worlds = [self.title.imagine(state, seat, self.dice) for _ in range(self.samples)]
        best = 0
        most = -1e9
        for number in range(count):
            points = self.expected(worlds, number)
            # Of options that come to the same the last one counts: it ends things.
            if points >= most:
                most = points
                best = number
        return best

    def expected(self, worlds: list[State], number: int) -> float:
        """Return what an option is worth, on average where chance decides."""
        total = 0.0
        tried = 0
        for world in worlds:
            twin = self.title.copy(world)
            before = twin.dice.reveals
            look_ahead(twin, twin.offered[number], self.judge)
            settle(self.title, twin, self.judge, self.judge.moment(world))
            total += self.judge.points(twin)
            tried += 1
            if twin.dice.reveals == before:
                break
        return total / tried


def look_ahead(state: State, option: Option, judge: Judge) -> None:
    """Take an option and go on to the next question, but not into another phase."""
    asking = state.asking
    assert asking is not None
    now = judge.moment(state)
    state.asking = None
    asking.take(state, option)
    while state.asking is None and state.agenda and judge.moment(state) == now:
        state.agenda.pop().run(state)


def settle(title: Title, state: State, judge: Judge, moment: int) -> None:
    """Answer what is asked until nothing is half done, each time with what looks best at once."""
    for _ in range(LONGEST):
        if state.asking is None or judge.is_settled(state) or judge.moment(state) != moment:
            return
        look_ahead(state, state.offered[best_at_once(title, state, judge)], judge)


def best_at_once(title: Title, state: State, judge: Judge) -> int:
    """Return the option after which a state looks best."""
    count = len(state.offered)
    best = 0
    most = -1e9
    for number in range(count):
        twin = title.copy(state)
        look_ahead(twin, twin.offered[number], judge)
        points = judge.points(twin)
        if points >= most:
            most = points
            best = number
    return best
