"""The random agent: every option is as likely as any other."""

from veglia.agents.agent import Agent
from veglia.agents.knowledge import Knowledge
from veglia.kernel.dice import Dice


class RandomAgent(Agent):
    """Chooses by its own dice, never by the game's."""

    def __init__(self, dice: Dice) -> None:
        self.dice = dice

    def choose(self, knowledge: Knowledge) -> int:
        return self.dice.below(knowledge.count())
