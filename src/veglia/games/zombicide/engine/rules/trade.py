"""Trading: cards, Companions and tokens between two Survivors, and the other player's consent."""

from typing import ClassVar

from veglia.games.zombicide.engine.rules.companions import (
    GiveCompanion,
    GiveToken,
    give_back,
    give_companion,
    give_token,
    offer_goods,
)
from veglia.games.zombicide.engine.rules.events import TradeRefused
from veglia.games.zombicide.engine.rules.inventory import ArrangePartner, Done, PutCard, Reorganise
from veglia.games.zombicide.engine.rules.state import NO_CARD, ZombicideState
from veglia.kernel.machine import Ask, Option


class Trade(Reorganise):
    """Exchange cards, Companions and tokens with another Survivor in the Zone."""

    rule: ClassVar[str] = "uoa.actions.trade"

    def __init__(
        self,
        survivor: int,
        partner: int,
        moved: tuple[int, ...],
        before: tuple[int, ...],
        handed: tuple[int, ...] = (),
        passed: tuple[int, ...] = (),
        kept: tuple[int, ...] = (),
    ) -> None:
        super().__init__(survivor, partner, moved, before)
        # Companions and tokens that have changed hands already.
        self.handed = handed
        self.passed = passed
        # Own cards put into own slots, as card, slot and so on: what stays if the partner refuses.
        self.kept = kept

    def options(self, state: ZombicideState) -> list[Option]:
        goods = offer_goods(state, (self.survivor, self.partner), self.handed, self.passed)
        return super().options(state) + goods

    def take(self, state: ZombicideState, option: Option) -> None:
        if isinstance(option, GiveCompanion):
            give_companion(state, option.companion, option.survivor)
            handed = (*self.handed, option.companion)
            state.push(self._again(self.moved, handed, self.passed, self.kept))
        elif isinstance(option, GiveToken):
            give_token(state, option.token, option.survivor)
            passed = (*self.passed, option.token)
            state.push(self._again(self.moved, self.handed, passed, self.kept))
        elif isinstance(option, Done):
            if state.survivors[self.partner].seat != self.seat(state):
                state.push(
                    AgreeToTrade(
                        self.survivor, self.partner, self.before, self.handed, self.passed, self.kept
                    )
                )
        else:
            super().take(state, option)

    def after(self, put: PutCard) -> Reorganise:
        kept = self.kept
        if put.survivor == self.survivor and put.card in self.before[: len(self.before) // 2]:
            kept += (put.card, put.slot)
        return self._again((*self.moved, put.card), self.handed, self.passed, kept)

    def _again(
        self, moved: tuple[int, ...], handed: tuple[int, ...], passed: tuple[int, ...], kept: tuple[int, ...]
    ) -> "Trade":
        return Trade(self.survivor, self.partner, moved, self.before, handed, passed, kept)


class Accept(Option):
    """Agree to the trade."""

    def __init__(self) -> None:
        pass


class Refuse(Option):
    """Undo what has changed hands."""

    def __init__(self) -> None:
        pass


class AgreeToTrade(Ask[ZombicideState]):
    """The other player must agree; then the partner may reorganise too."""

    rule: ClassVar[str] = "uoa.actions.trade-uneven"

    def __init__(
        self,
        survivor: int,
        partner: int,
        before: tuple[int, ...],
        handed: tuple[int, ...],
        passed: tuple[int, ...],
        kept: tuple[int, ...],
    ) -> None:
        self.survivor = survivor
        self.partner = partner
        self.before = before
        self.handed = handed
        self.passed = passed
        self.kept = kept

    def seat(self, state: ZombicideState) -> int:
        return state.survivors[self.partner].seat

    def options(self, state: ZombicideState) -> list[Option]:
        return [Accept(), Refuse()]

    def take(self, state: ZombicideState, option: Option) -> None:
        if isinstance(option, Accept):
            state.push(ArrangePartner(self.partner, -1, (), ()))
            return
        mine = state.survivors[self.survivor]
        theirs = state.survivors[self.partner]
        # A card discarded in the meantime stays discarded.
        held = mine.cards + theirs.cards
        cards = [card if card in held else NO_CARD for card in self.before]
        half = len(cards) // 2
        mine.cards = cards[:half]
        theirs.cards = cards[half:]
        give_back(state, (self.survivor, self.partner), self.handed, self.passed)
        state.emit(TradeRefused(self.survivor, self.partner), self.rule)
        for who in (self.survivor, self.partner):
            state.scenario.rules.rearranged(state, who)
        if not self._arrange_again(state):
            state.push(Reorganise(self.survivor, -1, (), ()))

    def _arrange_again(self, state: ZombicideState) -> bool:
        """Put own cards where they had been put; return whether all of them still fit there."""
        cards = state.survivors[self.survivor].cards
        rules = state.scenario.rules
        fits = True
        for at in range(0, len(self.kept), 2):
            card, place = self.kept[at], self.kept[at + 1]
            slot = cards.index(card) if card in cards else place
            if slot == place:
                continue
            if rules.can_swap(state, self.survivor, slot, self.survivor, place):
                cards[slot], cards[place] = cards[place], card
                rules.rearranged(state, self.survivor)
            else:
                fits = False
        return fits
