"""The random agent: every option is as likely as any other."""

from veglia.agents.agent import Agent
from veglia.kernel.dice import Dice
from veglia.kernel.machine import State


class RandomAgent(Agent):
    """Chooses by its own dice, never by the game's."""

    def __init__(self, dice: Dice) -> None:
        self.dice = dice

    def choose(self, state: State) -> int:
        return self.dice.below(len(state.offered))
