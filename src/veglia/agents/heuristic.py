"""The heuristic agent: thinks the turn through from every option and takes what ends best."""

from typing import Final

from veglia.agents.agent import Agent
from veglia.agents.knowledge import Knowledge
from veglia.agents.turns import appraise, best_of
from veglia.kernel.dice import Dice
from veglia.kernel.game import Title
from veglia.kernel.judge import Judge


class HeuristicAgent(Agent):
    """Thinks about a few states that could be the true one, as far as its seat can tell."""

    def __init__(self, title: Title, judge: Judge, dice: Dice, samples: int) -> None:
        self.title: Final = title
        self.judge: Final = judge
        self.dice: Final = dice
        self.samples: Final = samples

    def choose(self, knowledge: Knowledge) -> int:
        if knowledge.count() == 1:
            return 0
        worlds = [knowledge.imagine(self.dice)]
        preset = self.judge.preset(worlds[0])
        if preset >= 0:
            return preset
        for _ in range(1, self.samples):
            worlds.append(knowledge.imagine(self.dice))
        return best_of(appraise(self.title, self.judge, worlds))
