"""The heuristic agent: thinks the turn through from every option and takes what ends best."""

from typing import Final

from veglia.agents.agent import Agent
from veglia.agents.turns import appraise, best_of
from veglia.kernel.dice import Dice
from veglia.kernel.game import Title
from veglia.kernel.judge import Judge
from veglia.kernel.machine import State


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
