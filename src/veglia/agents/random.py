"""The random agent: every option is as likely as any other."""

from veglia.agents.agent import Agent
from veglia.agents.knowledge import Knowledge
from veglia.kernel.dice import Dice


class RandomAgent(Agent):
    """Chooses by its own dice, never by the game's.

    All that may be done beside the question counts together as one option more: it is listed only when it is
    chosen, and a hand full of cards that may be discarded does not outweigh the question.
    """

    def __init__(self, dice: Dice) -> None:
        self.dice = dice

    def choose(self, knowledge: Knowledge) -> int:
        mine = None if knowledge.is_plain() else knowledge.offered()
        count = knowledge.count() if mine is None else len(mine)
        place = self.dice.below(count + 1 if knowledge.may_have_asides() else count)
        if place == count:
            asides = knowledge.asides()
            if asides:
                return asides[self.dice.below(len(asides))]
            place = self.dice.below(count)
        return place if mine is None else mine[place]
