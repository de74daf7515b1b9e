"""Discarding for free, beside any question."""

from typing import ClassVar

from veglia.games.zombicide.engine.rules.inventory import drop, is_token
from veglia.games.zombicide.engine.rules.state import NO_CARD, ZombicideState
from veglia.kernel.machine import Ask, Option


class DropCard(Option):
    """Discard a card for free."""

    def __init__(self, survivor: int, card: int) -> None:
        self.survivor = survivor
        self.card = card


class DropAnytime(Ask[ZombicideState]):
    """Cards may be discarded for free at any time, even in another player's Turn."""

    rule: ClassVar[str] = "uoa.inv.discard-free"
    is_divided: ClassVar[bool] = True

    def seat(self, state: ZombicideState) -> int:
        return state.players_seat()

    def owners(self, state: ZombicideState, option: Option) -> tuple[int, ...]:
        assert isinstance(option, DropCard)
        return (state.survivors[option.survivor].seat,)

    def options(self, state: ZombicideState) -> list[Option]:
        return [
            DropCard(who, card)
            for who, survivor in enumerate(state.survivors)
            for card in survivor.cards
            if card != NO_CARD and not is_token(state, card)
        ]

    def take(self, state: ZombicideState, option: Option) -> None:
        assert isinstance(option, DropCard)
        slot = state.survivors[option.survivor].cards.index(option.card)
        drop(state, option.survivor, slot, self.rule)
