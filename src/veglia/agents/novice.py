"""The novice: another agent that now and then takes a random option."""

from typing import Final

from veglia.agents.agent import Agent
from veglia.agents.knowledge import Knowledge
from veglia.kernel.dice import Dice

HUNDRED: Final = 100


class NoviceAgent(Agent):
    """Takes the choice of a better agent, or now and then a random option."""

    def __init__(self, better: Agent, dice: Dice, distraction: int) -> None:
        self.better: Final = better
        self.dice: Final = dice
        # How often, in percent, it takes a random option.
        self.distraction: Final = distraction

    def choose(self, knowledge: Knowledge) -> int:
        if self.dice.below(HUNDRED) < self.distraction:
            return knowledge.offered()[self.dice.below(knowledge.count())]
        return self.better.choose(knowledge)
