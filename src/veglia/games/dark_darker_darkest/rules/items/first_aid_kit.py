"""Heals 2 Health of a Survivor in the room."""

from veglia.games.dark_darker_darkest.rules.first_aid import offer_first_aid
from veglia.games.dark_darker_darkest.rules.state import DarkestState
from veglia.games.dark_darker_darkest.rules.trait import Trait
from veglia.kernel.machine import Option


class FirstAidKit(Trait[DarkestState]):
    def offers(self, state: DarkestState, who: int, card: int, out: list[Option]) -> None:
        offer_first_aid(state, who, card, 2, out)


TRAIT = FirstAidKit
