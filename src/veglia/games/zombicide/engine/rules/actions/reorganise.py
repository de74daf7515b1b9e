"""Reorganise the inventory, or trade with another Survivor in the Zone."""

from typing import ClassVar, Final

from veglia.games.zombicide.engine.rules.action import Action, ActionContext, Deed
from veglia.games.zombicide.engine.rules.companions import has_goods
from veglia.games.zombicide.engine.rules.inventory import Reorganise
from veglia.games.zombicide.engine.rules.pay import pay
from veglia.games.zombicide.engine.rules.state import NO_CARD, NO_COMPANION, Survivor, ZombicideState
from veglia.games.zombicide.engine.rules.trade import Trade
from veglia.kernel.machine import Option


class ReorganiseCards(Deed[ZombicideState]):
    """Rearrange the cards."""

    def __init__(self) -> None:
        pass

    def perform(self, state: ZombicideState, who: int) -> None:
        pay(state, who, 0)
        state.push(Reorganise(who, -1, (), ()))


class TradeWith(Deed[ZombicideState]):
    """Exchange cards with this Survivor."""

    def __init__(self, survivor: int) -> None:
        self.survivor = survivor

    def perform(self, state: ZombicideState, who: int) -> None:
        pay(state, who, 0)
        before = (*state.survivors[who].cards, *state.survivors[self.survivor].cards)
        state.push(Trade(who, self.survivor, (), before))


REORGANISE_CARDS: Final = ReorganiseCards()


def has_cards(survivor: Survivor) -> bool:
    for card in survivor.cards:
        if card != NO_CARD:
            return True
    return False


def can_give(state: ZombicideState, who: int) -> bool:
    """Return whether a Survivor has anything to trade."""
    return has_cards(state.survivors[who]) or has_goods(state, who)


class ReorganiseOrTrade(Action[ZombicideState]):
    """The Reorganise/Trade Action."""

    rule: ClassVar[str] = "uoa.actions.trade"
    order: ClassVar[int] = 80

    @classmethod
    def create(cls, context: ActionContext) -> "ReorganiseOrTrade":
        return ReorganiseOrTrade(context.most_survivors)

    def __init__(self, most_survivors: int) -> None:
        self.trades: list[Option] = [TradeWith(who) for who in range(most_survivors)]

    def offer(self, state: ZombicideState, who: int, out: list[Option]) -> None:
        survivor = state.survivors[who]
        if survivor.actions == 0:
            return
        if has_cards(survivor):
            out.append(REORGANISE_CARDS)
        gives = can_give(state, who)
        for other, partner in enumerate(state.survivors):
            if other == who or partner.zone != survivor.zone or partner.leader != NO_COMPANION:
                continue
            if gives or can_give(state, other):
                out.append(self.trades[other])
