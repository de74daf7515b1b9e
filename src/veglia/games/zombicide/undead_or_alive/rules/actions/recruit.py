"""Recruit a lone Companion in the own Zone; a mission may set a date and a price."""

from typing import ClassVar, Final

from veglia.games.zombicide.engine.rules.action import Action, ActionContext, Deed
from veglia.games.zombicide.engine.rules.companions import hold_token, lone_companions, take_lead, tokens_of
from veglia.games.zombicide.engine.rules.ending import check_goals
from veglia.games.zombicide.engine.rules.inventory import drop
from veglia.games.zombicide.engine.rules.pay import pay
from veglia.games.zombicide.engine.rules.state import NO_CARD, NOBODY
from veglia.games.zombicide.undead_or_alive.rules.action_context import UndeadActionContext
from veglia.games.zombicide.undead_or_alive.rules.events import CompanionRecruited, TokenSpent
from veglia.games.zombicide.undead_or_alive.rules.recruit_terms import RecruitTerms
from veglia.games.zombicide.undead_or_alive.rules.state import UndeadState
from veglia.kernel.machine import Option


def recruit(state: UndeadState, who: int, companion: int, rule: str) -> None:
    """Spend the Action and become the Leader."""
    pay(state, who, 0)
    take_lead(state, companion, who)
    state.emit(CompanionRecruited(companion, who), rule)
    state.scenario.rules.companion_recruited(state)
    check_goals(state)


class Recruit(Deed[UndeadState]):
    """Recruit this Companion."""

    def __init__(self, companion: int) -> None:
        self.companion = companion

    def perform(self, state: UndeadState, who: int) -> None:
        recruit(state, who, self.companion, RecruitCompanion.rule)


class RecruitForCard(Deed[UndeadState]):
    """Recruit this Companion, who gets this card."""

    def __init__(self, companion: int, card: int, terms_rule: str) -> None:
        self.companion = companion
        self.card = card
        self.terms_rule = terms_rule

    def perform(self, state: UndeadState, who: int) -> None:
        drop(state, who, state.survivors[who].cards.index(self.card), self.terms_rule)
        recruit(state, who, self.companion, self.terms_rule)


class RecruitForToken(Deed[UndeadState]):
    """Recruit this Companion, who gets this token."""

    def __init__(self, companion: int, token: int, terms_rule: str) -> None:
        self.companion = companion
        self.token = token
        self.terms_rule = terms_rule

    def perform(self, state: UndeadState, who: int) -> None:
        hold_token(state, self.token, NOBODY)
        state.emit(TokenSpent(who, self.token), self.terms_rule)
        recruit(state, who, self.companion, self.terms_rule)


class RecruitCompanion(Action[UndeadState]):
    """The Action of recruiting."""

    rule: ClassVar[str] = "uoa.companion.recruit"
    order: ClassVar[int] = 74

    @classmethod
    def create(cls, context: ActionContext) -> "RecruitCompanion":
        assert isinstance(context, UndeadActionContext)
        return RecruitCompanion(context.terms)

    def __init__(self, terms: RecruitTerms) -> None:
        self.terms: Final = terms

    def offer(self, state: UndeadState, who: int, out: list[Option]) -> None:
        survivor = state.survivors[who]
        if survivor.actions == 0:
            return
        found = lone_companions(state, survivor.zone)
        if not found or not self.terms.are_open(state):
            return
        for companion in found:
            if self.terms.price:
                self._priced(state, who, companion, out)
            else:
                out.append(Recruit(companion))

    def _priced(self, state: UndeadState, who: int, companion: int, out: list[Option]) -> None:
        """Add the ways to pay: one card of each type, every token on the Dashboard."""
        types: list[int] = []
        for card in state.survivors[who].cards:
            if card != NO_CARD and self.terms.is_price(state, card):
                kind = state.scenario.library.type_of[card]
                if kind not in types:
                    types.append(kind)
                    out.append(RecruitForCard(companion, card, self.terms.rule))
        for token in tokens_of(state, who):
            out.append(RecruitForToken(companion, token, self.terms.rule))
