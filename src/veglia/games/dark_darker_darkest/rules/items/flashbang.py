"""Frees a gripped Survivor in the room, also the user."""

from veglia.games.dark_darker_darkest.rules.asking import Deed
from veglia.games.dark_darker_darkest.rules.overflow import discard
from veglia.games.dark_darker_darkest.rules.pieces import BIRD_GRIP, FREE
from veglia.games.dark_darker_darkest.rules.state import DarkestState
from veglia.games.dark_darker_darkest.rules.trait import Trait
from veglia.games.dark_darker_darkest.rules.wounds import release
from veglia.kernel.machine import Option


class ThrowFlashbang(Deed):
    """Free a Survivor."""

    def __init__(self, who: int, card: int, gripped: int) -> None:
        super().__init__(who)
        self.card = card
        self.gripped = gripped

    def do(self, state: DarkestState) -> None:
        discard(state, self.who, self.card, "ddd.item.flashbang")
        release(state, self.gripped, "ddd.item.flashbang")


class Flashbang(Trait[DarkestState]):
    def offers(self, state: DarkestState, who: int, card: int, out: list[Option]) -> None:
        out += [
            ThrowFlashbang(who, card, other)
            for other in state.in_room(state.survivors[who].room)
            if state.survivors[other].grip not in (FREE, BIRD_GRIP)
        ]

    def offers_gripped(self, state: DarkestState, who: int, card: int, out: list[Option]) -> None:
        self.offers(state, who, card, out)


TRAIT = Flashbang
