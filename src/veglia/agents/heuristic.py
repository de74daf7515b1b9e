"""The heuristic agent: follows every choice to the end of the turn and takes the best outcome."""

from typing import Final

from veglia.agents.agent import Agent
from veglia.agents.knowledge import Knowledge
from veglia.agents.turns import appraise, best_of, considered, mind_of
from veglia.kernel.dice import Dice
from veglia.kernel.evaluation import Evaluation
from veglia.kernel.game import Title


class HeuristicAgent(Agent):
    """Evaluates a few states that agree with what its seat knows."""

    def __init__(self, title: Title, evaluation: Evaluation, dice: Dice, samples: int) -> None:
        self.title: Final = title
        self.evaluation: Final = evaluation
        self.dice: Final = dice
        self.samples: Final = samples

    def choose(self, knowledge: Knowledge) -> int:
        worlds = [knowledge.imagine(self.dice)]
        preset = self.evaluation.preset(worlds[0])
        if preset >= 0:
            return preset
        mind = mind_of(self.title, self.evaluation, knowledge)
        if knowledge.count() == 1:
            numbers = considered(mind, worlds[0], mind.seat)
            if len(numbers) == 1:
                return numbers[0]
        for _ in range(1, self.samples):
            worlds.append(knowledge.imagine(self.dice))
        return best_of(appraise(mind, worlds))
