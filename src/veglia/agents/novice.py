"""The novice: another agent that now and then does anything at all."""

from typing import Final

from veglia.agents.agent import Agent
from veglia.agents.knowledge import Knowledge
from veglia.kernel.dice import Dice

HUNDRED: Final = 100


class NoviceAgent(Agent):
    """Listens to a better agent, but not always: then any offered option will do."""

    def __init__(self, better: Agent, dice: Dice, distraction: int) -> None:
        self.better: Final = better
        self.dice: Final = dice
        # How often, in a hundred, it does not listen.
        self.distraction: Final = distraction

    def choose(self, knowledge: Knowledge) -> int:
        if self.dice.below(HUNDRED) < self.distraction:
            return knowledge.offered()[self.dice.below(knowledge.count())]
        return self.better.choose(knowledge)
