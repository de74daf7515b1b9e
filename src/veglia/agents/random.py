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
        count = knowledge.plain_count()
        if count < 0:
            # Some options belong to other seats.
            own = knowledge.offered()
            place = self.draw(knowledge, len(own))
            return own[place] if place >= 0 else place
        return self.draw(knowledge, count)

    def draw(self, knowledge: Knowledge, count: int) -> int:
        """Return a place among so many options, or the number of an aside."""
        place = self.dice.below(count + 1 if knowledge.may_have_asides() else count)
        if place < count:
            return place
        asides = knowledge.asides()
        return asides[self.dice.below(len(asides))] if asides else self.dice.below(count)
