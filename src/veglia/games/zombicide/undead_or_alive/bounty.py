"""Bounty Weapons: by Objective, or by the Feat printed on the top card."""

from typing import Final

from veglia.games.zombicide.engine.attack import Attack
from veglia.games.zombicide.engine.inventory import ArrangeBounty, hand_over
from veglia.games.zombicide.undead_or_alive.events import BountyExhausted, BountyReceived, FeatCompleted
from veglia.games.zombicide.undead_or_alive.state import UndeadState


class Feat:
    """What earns a Bounty Weapon: enough kills of a scope, in one Action or in one Turn."""

    def __init__(self, kills: int, scope: int, in_one_action: bool) -> None:
        self.kills: Final = kills
        self.scope: Final = scope
        self.in_one_action: Final = in_one_action


def give_bounty(state: UndeadState, who: int, rule: str) -> None:
    """Give the top Bounty Weapon, if any remain; the next Feat starts afresh."""
    if not state.bounty:
        state.emit(BountyExhausted(), "uoa.mission.bounty-exhausted")
        return
    card = state.bounty.pop()
    state.dice.reveals += 1
    state.feat_kills = 0
    state.emit(BountyReceived(who, card), rule)
    hand_over(state, who, card, ArrangeBounty(who, -1, (), ()))


def count_feat(state: UndeadState, feats: dict[int, Feat], attack: Attack, kills: int) -> None:
    """Count an attack's kills towards the Feat on top; at most one weapon per Action."""
    if kills == 0 or not state.bounty:
        return
    card = state.bounty[-1]
    feat = feats[state.scenario.library.type_of[card]]
    if not attack.is_of(feat.scope):
        return
    if attack.who != state.turn.active and not feat.in_one_action:
        # What asks for a Turn asks for the Survivor's own.
        return
    so_far = 0 if feat.in_one_action else state.feat_kills
    if so_far + kills >= feat.kills:
        state.emit(FeatCompleted(attack.who, card), "uoa.bounty.by-feat")
        give_bounty(state, attack.who, "uoa.bounty.by-feat")
    elif not feat.in_one_action:
        state.feat_kills = so_far + kills
