"""Give or take: one card or Code Token changes hands in a room, for an Action Point of the active one."""

from typing import Final, TypeVar

from veglia.games.dark_darker_darkest.rules.action import Action
from veglia.games.dark_darker_darkest.rules.asking import Deed
from veglia.games.dark_darker_darkest.rules.cubes import pay
from veglia.games.dark_darker_darkest.rules.effects import give_cost
from veglia.games.dark_darker_darkest.rules.equipping import stow, take_out
from veglia.games.dark_darker_darkest.rules.overflow import Overflow
from veglia.games.dark_darker_darkest.rules.pieces import Survivor
from veglia.games.dark_darker_darkest.rules.shared_deeds import PEOPLE, SharedDeeds
from veglia.games.dark_darker_darkest.rules.state import DarkestState
from veglia.games.dark_darker_darkest.rules.thing_events import CodePassed, Passed
from veglia.kernel.machine import Option

RULE = "ddd.trade.action"
C = TypeVar("C", bound=Deed)
T = TypeVar("T", bound=Deed)


class Give(Deed):
    def __init__(self, who: int, to: int, card: int) -> None:
        super().__init__(who)
        self.to = to
        self.card = card

    def do(self, state: DarkestState) -> None:
        pay(state, self.who, give_cost(state, self.who))
        hand_over(state, self.who, self.to, self.card)


class Take(Deed):
    def __init__(self, who: int, other: int, card: int) -> None:
        super().__init__(who)
        self.other = other
        self.card = card

    def do(self, state: DarkestState) -> None:
        pay(state, self.who, 1)
        hand_over(state, self.other, self.who, self.card)


class GiveCode(Deed):
    def __init__(self, who: int, to: int, code: int) -> None:
        super().__init__(who)
        self.to = to
        self.code = code

    def do(self, state: DarkestState) -> None:
        pay(state, self.who, give_cost(state, self.who))
        hand_code(state, self.who, self.to, self.code)


class TakeCode(Deed):
    def __init__(self, who: int, other: int, code: int) -> None:
        super().__init__(who)
        self.other = other
        self.code = code

    def do(self, state: DarkestState) -> None:
        pay(state, self.who, 1)
        hand_code(state, self.other, self.who, self.code)


def hand_over(state: DarkestState, who: int, to: int, card: int) -> None:
    take_out(state, who, card)
    stow(state, to, card)
    state.emit(Passed(who, to, card), RULE)
    state.push(Overflow(to, False))


def hand_code(state: DarkestState, who: int, to: int, code: int) -> None:
    state.survivors[who].codes.remove(code)
    state.survivors[to].codes.append(code)
    state.emit(CodePassed(who, to, code), RULE)


def make_give(pair: int, card: int) -> Give:
    return Give(pair // PEOPLE, pair % PEOPLE, card)


def make_take(pair: int, card: int) -> Take:
    return Take(pair // PEOPLE, pair % PEOPLE, card)


def make_give_code(pair: int, code: int) -> GiveCode:
    return GiveCode(pair // PEOPLE, pair % PEOPLE, code)


def make_take_code(pair: int, code: int) -> TakeCode:
    return TakeCode(pair // PEOPLE, pair % PEOPLE, code)


# By pair of Survivors and card or Code Token.
GIVES: Final = SharedDeeds(make_give)
TAKES: Final = SharedDeeds(make_take)
GIVE_CODES: Final = SharedDeeds(make_give_code)
TAKE_CODES: Final = SharedDeeds(make_take_code)


class TradeAction(Action):
    def offers(self, state: DarkestState, who: int, out: list[Option]) -> None:
        survivor = state.survivors[who]
        room = survivor.room
        others: list[int] = []
        for other, one in enumerate(state.survivors):
            if one.room == room and other != who and not one.is_aboard:
                others.append(other)
        if not others:
            return
        if survivor.ap >= give_cost(state, who):
            for other in others:
                pair = who * PEOPLE + other
                add_deeds(GIVES, GIVE_CODES, pair, survivor, out)
        if survivor.ap > 0:
            for other in others:
                pair = who * PEOPLE + other
                add_deeds(TAKES, TAKE_CODES, pair, state.survivors[other], out)


def add_deeds(
    of_cards: SharedDeeds[C], of_codes: SharedDeeds[T], pair: int, owner: Survivor, out: list[Option]
) -> None:
    """Add the deeds of a pair with each card and each Code Token of its owner."""
    if owner.right or owner.left:
        deeds = of_cards.row(pair)
        for card in owner.right:
            out.append(deeds[card])
        for card in owner.left:
            out.append(deeds[card])
    for code in owner.codes:
        out.append(of_codes.at(pair, code))
