"""Bounty Weapons: by Objective, or by the Feat printed on the top card."""

from typing import ClassVar, Final

from veglia.games.zombicide.engine.rules.attack import Attack
from veglia.games.zombicide.engine.rules.cards import BOUNTY
from veglia.games.zombicide.engine.rules.inventory import ArrangeBounty, hand_over
from veglia.games.zombicide.undead_or_alive.rules.events import (
    BountyEarned,
    BountyExhausted,
    BountyReceived,
    BountySetAside,
    FeatCompleted,
)
from veglia.games.zombicide.undead_or_alive.rules.state import UndeadState
from veglia.kernel.machine import Step


class Feat:
    """What earns a Bounty Weapon: enough kills of a scope, in one Action or in one Turn."""

    def __init__(self, kills: int, scope: int, in_one_action: bool) -> None:
        self.kills: Final = kills
        self.scope: Final = scope
        self.in_one_action: Final = in_one_action


def give_bounty(state: UndeadState, who: int, rule: str) -> None:
    """Give the top Bounty Weapon, if any remain."""
    if not state.bounty:
        state.emit(BountyExhausted(), "uoa.mission.bounty-exhausted")
        return
    card = state.bounty.pop()
    state.dice.reveals += 1
    _hand_over(state, who, card, rule)


def earn_bounty(state: UndeadState, who: int, rule: str) -> None:
    """Give the top Bounty Weapon, if any remain, as a mission's reward."""
    if state.bounty:
        state.emit(BountyEarned(who), "uoa.bounty.by-mission")
    give_bounty(state, who, rule)


def give_treasure(state: UndeadState, who: int, rule: str) -> None:
    """Give one of the Bounty Weapons set aside; they lie in random order, and no Feat depends on them."""
    if state.treasure:
        state.dice.reveals += 1
        _hand_over(state, who, state.treasure.pop(), rule)


def _hand_over(state: UndeadState, who: int, card: int, rule: str) -> None:
    state.emit(BountyReceived(who, card), rule)
    hand_over(state, who, card, ArrangeBounty(who, -1, (), ()))


class SetBountyAside(Step[UndeadState]):
    """Some random Bounty Weapons are set aside unseen, out of reach of Feats."""

    rule: ClassVar[str] = "uoa.mission.precedence"

    def __init__(self, count: int, under: str) -> None:
        self.count = count
        self.under = under

    def run(self, state: UndeadState) -> None:
        # The deck has been shuffled; the top card shows its Feat.
        state.treasure = state.bounty[: self.count]
        state.bounty = state.bounty[self.count :]
        state.emit(BountySetAside(self.count), self.under)


def gained_bounty(state: UndeadState) -> int:
    """Return how many Bounty Weapons have been gained, discarded ones too."""
    left = len(state.bounty) + len(state.treasure)
    return len([card for card in state.scenario.library.cards if card.group == BOUNTY]) - left


def feat_progress(state: UndeadState, feats: dict[int, Feat]) -> int:
    """Return how many kills of this Turn count for the Feat on top."""
    if not state.bounty:
        return 0
    feat = feats[state.scenario.library.type_of[state.bounty[-1]]]
    if feat.in_one_action:
        return 0
    return len([scopes for scopes in state.feat_kills if scopes & feat.scope != 0])


def count_feat(state: UndeadState, feats: dict[int, Feat], attack: Attack, kills: int) -> None:
    """Count an attack's kills towards the Feat on top; at most one weapon per Action."""
    # What asks for a Turn asks for the Survivor's own.
    is_own_turn = attack.who == state.turn.active
    if kills > 0 and state.bounty:
        card = state.bounty[-1]
        feat = feats[state.scenario.library.type_of[card]]
        counts = attack.is_of(feat.scope) and (is_own_turn or feat.in_one_action)
        if counts and feat_progress(state, feats) + kills >= feat.kills:
            state.emit(FeatCompleted(attack.who, card), "uoa.bounty.by-feat")
            give_bounty(state, attack.who, "uoa.bounty.by-feat")
            if is_own_turn:
                # Whoever has completed a Feat starts afresh.
                state.feat_kills = ()
            return
    if is_own_turn:
        state.feat_kills += (attack.scopes,) * kills
