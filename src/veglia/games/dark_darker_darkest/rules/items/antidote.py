"""Removes a Virus Token while the virus is active."""

from veglia.games.dark_darker_darkest.rules.asking import Deed
from veglia.games.dark_darker_darkest.rules.infection import can_cure, remove_virus
from veglia.games.dark_darker_darkest.rules.overflow import discard
from veglia.games.dark_darker_darkest.rules.state import DarkestState
from veglia.games.dark_darker_darkest.rules.trait import Trait
from veglia.kernel.machine import Option


class UseAntidote(Deed):
    """Take an Antidote."""

    def __init__(self, who: int, card: int) -> None:
        super().__init__(who)
        self.card = card

    def do(self, state: DarkestState) -> None:
        discard(state, self.who, self.card, "ddd.item.antidote")
        remove_virus(state, self.who, "ddd.item.antidote")


class Antidote(Trait[DarkestState]):
    def offers(self, state: DarkestState, who: int, card: int, out: list[Option]) -> None:
        if can_cure(state, who):
            out.append(UseAntidote(who, card))


TRAIT = Antidote
