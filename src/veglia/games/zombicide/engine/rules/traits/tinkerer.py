"""For an Action, an Equipment card is discarded to draw a new one; that is not a Search."""

from typing import ClassVar

from veglia.games.zombicide.engine.rules.action import Deed
from veglia.games.zombicide.engine.rules.actions.search import draw_equipment
from veglia.games.zombicide.engine.rules.inventory import drop, is_token
from veglia.games.zombicide.engine.rules.pay import pay
from veglia.games.zombicide.engine.rules.state import NO_CARD, ZombicideState
from veglia.games.zombicide.engine.rules.trait import OFFERING, Trait
from veglia.kernel.machine import Option


class Tinker(Deed[ZombicideState]):
    """Turn this card into another."""

    def __init__(self, card: int) -> None:
        self.card = card

    def perform(self, state: ZombicideState, who: int) -> None:
        pay(state, who, 0)
        drop(state, who, state.survivors[who].cards.index(self.card), "uoa.skill.tinkerer")
        draw_equipment(state, who, "uoa.skill.tinkerer")


class Tinkerer(Trait[ZombicideState]):
    gifts: ClassVar[int] = OFFERING

    def offer(self, state: ZombicideState, who: int, out: list[Option]) -> None:
        survivor = state.survivors[who]
        if survivor.actions > 0:
            for card in survivor.cards:
                if card != NO_CARD and not is_token(state, card):
                    out.append(Tinker(card))


TRAIT = Tinkerer
