"""Manor Deck: the top ten cards of the Hero deck are set aside for the Manor House."""

from typing import ClassVar, Final

from veglia.games.last_night_on_earth.rules.special import DECKS, SpecialRule
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.kernel.machine import Event

SIZE: Final = 10


class ManorDeckLaid(Event):
    """Some cards of the Hero deck are set aside, unseen, as the Manor House deck."""

    def __init__(self, count: int) -> None:
        self.count = count


class ManorDeck(SpecialRule):
    stage: ClassVar[int] = DECKS

    def set_up(self, state: LastNightState, count: int) -> None:
        for _ in range(min(SIZE, len(state.hero_deck.pile))):
            # The last of a pile is its top.
            state.manor_deck.insert(0, state.hero_deck.pile.pop())
        state.emit(ManorDeckLaid(len(state.manor_deck)), "lnoe.manordeck.setup")


SPECIAL_RULE = ManorDeck()
