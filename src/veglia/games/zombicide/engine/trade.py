"""Trading: cards, Companions and tokens between two Survivors, and the other player's consent."""

from typing import ClassVar

from veglia.games.zombicide.engine.companions import (
    GiveCompanion,
    GiveToken,
    give_back,
    give_companion,
    give_token,
    offer_goods,
)
from veglia.games.zombicide.engine.events import TradeRefused
from veglia.games.zombicide.engine.inventory import ArrangePartner, Done, Reorganise
from veglia.games.zombicide.engine.state import NO_CARD, ZombicideState
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
    ) -> None:
        super().__init__(survivor, partner, moved, before)
        # Companions and tokens that have changed hands already.
        self.handed = handed
        self.passed = passed

    def options(self, state: ZombicideState) -> list[Option]:
        goods = offer_goods(state, (self.survivor, self.partner), self.handed, self.passed)
        return super().options(state) + goods

    def take(self, state: ZombicideState, option: Option) -> None:
        if isinstance(option, GiveCompanion):
            give_companion(state, option.companion, option.survivor)
            state.push(self._again(self.moved, (*self.handed, option.companion), self.passed))
        elif isinstance(option, GiveToken):
            give_token(state, option.token, option.survivor)
            state.push(self._again(self.moved, self.handed, (*self.passed, option.token)))
        elif isinstance(option, Done):
            if state.survivors[self.partner].seat != self.seat(state):
                state.push(AgreeToTrade(self.survivor, self.partner, self.before, self.handed, self.passed))
        else:
            super().take(state, option)

    def after(self, moved: tuple[int, ...]) -> Reorganise:
        return self._again(moved, self.handed, self.passed)

    def _again(self, moved: tuple[int, ...], handed: tuple[int, ...], passed: tuple[int, ...]) -> "Trade":
        return Trade(self.survivor, self.partner, moved, self.before, handed, passed)


class Accept(Option):
    """Agree to the trade."""

    def __init__(self) -> None:
        pass


class Refuse(Option):
    """Undo the trade."""

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
    ) -> None:
        self.survivor = survivor
        self.partner = partner
        self.before = before
        self.handed = handed
        self.passed = passed

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
