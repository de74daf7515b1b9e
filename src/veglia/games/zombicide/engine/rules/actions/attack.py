"""Melee and Ranged Actions: which attacks a Survivor can make now."""

from typing import ClassVar

from veglia.games.zombicide.engine.rules.action import Action, ActionContext, Deed
from veglia.games.zombicide.engine.rules.attack import Attack
from veglia.games.zombicide.engine.rules.combat import declare
from veglia.games.zombicide.engine.rules.equipped import equipped_weapons, twin_of
from veglia.games.zombicide.engine.rules.pay import can_pay, pay
from veglia.games.zombicide.engine.rules.scope import COMBAT, DUAL, MELEE, OWN_ZONE, RANGED
from veglia.games.zombicide.engine.rules.state import NO_CARD, ZombicideState
from veglia.games.zombicide.engine.rules.trait import EXTRA_RANGE, POINT_BLANK
from veglia.kernel.machine import Option


class AttackDeed(Deed[ZombicideState]):
    """An attack with a card, or two as Dual, at a Zone."""

    def __init__(self, card: int, second: int, zone: int) -> None:
        self.card = card
        self.second = second
        self.zone = zone

    def scopes(self, state: ZombicideState, who: int) -> int:
        scopes = state.card(self.card).scopes | COMBAT
        if self.second != NO_CARD:
            scopes |= DUAL
        if self.zone == state.survivors[who].zone:
            scopes |= OWN_ZONE
        return scopes | state.scenario.rules.attack_scopes(state, who, self.zone)

    def perform(self, state: ZombicideState, who: int) -> None:
        pay(state, who, self.scopes(state, who))
        self.begin(state, who, 0)

    def begin_free(self, state: ZombicideState, who: int) -> None:
        """Make the attack as a free Action; in the own Turn it is among the Actions made."""
        if who == state.turn.active:
            state.turn.done += (self.scopes(state, who),)
        self.begin(state, who, 0)

    def begin(self, state: ZombicideState, who: int, more_scopes: int) -> None:
        """Make the attack without paying for it."""
        raise NotImplementedError


class MeleeAttack(AttackDeed):
    """Strike at the own Zone."""

    def begin(self, state: ZombicideState, who: int, more_scopes: int) -> None:
        helper = state.scenario.rules.helper(state, who, self.card, self.second)
        scopes = self.scopes(state, who) | more_scopes
        attack = Attack(who, self.card, self.second, helper, self.zone, scopes)
        declare(state, attack, state.card(self.card).noise)


class RangedAttack(AttackDeed):
    """Fire at a Zone."""

    def begin(self, state: ZombicideState, who: int, more_scopes: int) -> None:
        scopes = self.scopes(state, who) | more_scopes
        attack = Attack(who, self.card, self.second, NO_CARD, self.zone, scopes)
        declare(state, attack, state.card(self.card).noise)


class CombatAction(Action[ZombicideState]):
    """An Action that offers attacks; skills ask for the same attacks without payment."""

    def attacks(self, state: ZombicideState, who: int, zone: int, out: list[AttackDeed]) -> None:
        """Add every possible attack, at one Zone or (zone < 0) at any."""
        raise NotImplementedError

    def offer(self, state: ZombicideState, who: int, out: list[Option]) -> None:
        found: list[AttackDeed] = []
        self.attacks(state, who, -1, found)
        survivor = state.survivors[who]
        if survivor.actions > 0:
            out.extend(found)
            return
        for attack in found:
            if can_pay(survivor, attack.scopes(state, who)):
                out.append(attack)


class Melee(CombatAction):
    """The Melee Action."""

    rule: ClassVar[str] = "uoa.actions.melee"
    order: ClassVar[int] = 30

    def attacks(self, state: ZombicideState, who: int, zone: int, out: list[AttackDeed]) -> None:
        here = state.survivors[who].zone
        if (zone >= 0 and zone != here) or state.zombies_in(here) == 0:
            return
        for card in equipped_weapons(state, who, MELEE):
            out.append(MeleeAttack(card, NO_CARD, here))
            twin = twin_of(state, who, card)
            if twin != NO_CARD:
                out.append(MeleeAttack(card, twin, here))


class Ranged(CombatAction):
    """The Ranged Action."""

    rule: ClassVar[str] = "uoa.actions.ranged"
    order: ClassVar[int] = 40

    @classmethod
    def create(cls, context: ActionContext) -> "Ranged":
        return Ranged(context.cards, context.zones)

    def __init__(self, cards: int, zones: int) -> None:
        # Options are immutable, so each shot of a single weapon is made once.
        self.shots: list[list[AttackDeed]] = [
            [RangedAttack(card, NO_CARD, zone) for zone in range(zones)] for card in range(cards)
        ]

    def attacks(self, state: ZombicideState, who: int, zone: int, out: list[AttackDeed]) -> None:
        for card in equipped_weapons(state, who, RANGED):
            shots = self.shots[card]
            twin = twin_of(state, who, card)
            for target in zones_in_range(state, who, card, 0):
                if zone < 0 or target == zone:
                    out.append(shots[target])
                    if twin != NO_CARD:
                        out.append(RangedAttack(card, twin, target))


def furthest(state: ZombicideState, who: int, card: int, more_scopes: int) -> int:
    """Return the maximum Range of a card in a Survivor's hands."""
    survivor = state.survivors[who]
    kind = state.scenario.library.cards[card]
    far = kind.range_max
    if survivor.gifts & EXTRA_RANGE != 0:
        for skill in survivor.skills:
            far += state.scenario.library.traits[skill].extra_range(kind.scopes | more_scopes)
    return far


def zones_in_range(state: ZombicideState, who: int, card: int, more_scopes: int) -> list[int]:
    """Return the Zones a Survivor can aim a card at: in sight, neither too near nor too far."""
    survivor = state.survivors[who]
    kind = state.scenario.library.cards[card]
    far = furthest(state, who, card, more_scopes)
    near = 0 if survivor.gifts & POINT_BLANK != 0 else kind.range_min
    sight = state.scenario.rules.sight(state, who)
    ranges = sight.ranges[survivor.zone]
    out: list[int] = []
    for zone in sight.seen[survivor.zone]:
        reach = ranges[zone]
        if reach <= far and (reach >= kind.range_min or (reach == 0 and near == 0)):
            out.append(zone)
    return out


def free_attacks(state: ZombicideState, who: int, zone: int, scopes: int) -> list[Option]:
    """Return the attacks of some scopes that a Survivor could make at a Zone without paying."""
    found: list[AttackDeed] = []
    for action in state.scenario.actions:
        if isinstance(action, CombatAction):
            action.attacks(state, who, zone, found)
    out: list[Option] = []
    for attack in found:
        if attack.scopes(state, who) & scopes != 0:
            out.append(attack)
    return out
