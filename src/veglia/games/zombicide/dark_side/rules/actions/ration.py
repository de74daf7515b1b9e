"""Eat a Food Ration for experience."""

from typing import ClassVar, Final

from veglia.games.zombicide.dark_side.rules.events import RationEaten
from veglia.games.zombicide.dark_side.rules.slots import BACKPACK, UNDER
from veglia.games.zombicide.dark_side.rules.state import DarkState
from veglia.games.zombicide.engine.rules.action import Action, Deed
from veglia.games.zombicide.engine.rules.danger import gain_ap
from veglia.games.zombicide.engine.rules.inventory import discard
from veglia.games.zombicide.engine.rules.pay import pay
from veglia.games.zombicide.engine.rules.state import NO_CARD
from veglia.kernel.machine import Option

RATION: Final = "food_ration"
RATION_XP: Final = 3


class EatRation(Deed[DarkState]):
    """Eat this card."""

    def __init__(self, card: int) -> None:
        self.card = card

    def perform(self, state: DarkState, who: int) -> None:
        pay(state, who, 0)
        cards = state.survivors[who].cards
        cards[cards.index(self.card)] = NO_CARD
        discard(state, self.card)
        state.emit(RationEaten(who, self.card), EatRations.rule)
        gain_ap(state, who, RATION_XP, EatRations.rule)


class EatRations(Action[DarkState]):
    """The Action of eating a Food Ration; it works in the Backpack."""

    rule: ClassVar[str] = "ds.inv.backpack-support"
    order: ClassVar[int] = 74

    def offer(self, state: DarkState, who: int, out: list[Option]) -> None:
        survivor = state.survivors[who]
        if survivor.actions == 0:
            return
        for slot in range(BACKPACK, UNDER):
            card = survivor.cards[slot]
            if card != NO_CARD and state.card(card).trait == RATION:
                out.append(EatRation(card))
                return
