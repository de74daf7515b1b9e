# veglia: interpreted
"""Why a weapon cannot be used, or not at a Zone."""

from veglia.games.zombicide.engine.rules.actions.attack import (
    AttackDeed,
    MeleeAttack,
    RangedAttack,
    furthest,
    zones_in_range,
)
from veglia.games.zombicide.engine.rules.board import BALCONY, ROOM
from veglia.games.zombicide.engine.rules.equipped import equipped_weapons, slots_at_hand
from veglia.games.zombicide.engine.rules.pay import can_pay
from veglia.games.zombicide.engine.rules.scope import MELEE, RANGED
from veglia.games.zombicide.engine.rules.state import NO_CARD, ZombicideState
from veglia.games.zombicide.engine.show.explain.moving import no_action
from veglia.games.zombicide.engine.show.explain.remark import Remark, first, listed


def weapon_obstacle(state: ZombicideState, who: int, card: int) -> Remark | None:
    """Return why a card that a Survivor holds cannot be attacked with, wherever the target is."""
    survivor = state.survivors[who]
    kind = state.card(card)
    if kind.dice == 0:
        return Remark("no_weapon", "uoa.equip.weapon-kinds", card=card)
    if survivor.cards.index(card) >= slots_at_hand(state, survivor):
        return Remark("in_backpack", "uoa.inv.backpack", card=card)
    if card in state.empty:
        return Remark("empty", "uoa.trait.reload-empties", card=card)
    if card not in equipped_weapons(state, who, kind.scopes):
        return Remark("alike", "uoa.actions.list", card=card)
    return None


def pay_obstacle(state: ZombicideState, who: int, attack: AttackDeed) -> Remark | None:
    """Return why an attack cannot be paid for."""
    return None if can_pay(state.survivors[who], attack.scopes(state, who)) else no_action(state, who)


def aim_obstacle(
    state: ZombicideState, who: int, card: int, zone: int, more_scopes: int = 0
) -> Remark | None:
    """Return why a Survivor cannot aim a card at a Zone: out of sight, too far, too near."""
    if zone in zones_in_range(state, who, card, more_scopes):
        return None
    here = state.survivors[who].zone
    reach = state.scenario.rules.sight(state, who).ranges[here][zone]
    if reach < 0:
        return sight_obstacle(state, who, zone)
    far = furthest(state, who, card, more_scopes)
    if reach > far:
        return Remark("out_of_range", "uoa.combat.range-max", card=card, zone=zone, count=reach, needed=far)
    near = state.card(card).range_min
    return Remark("too_near", "uoa.combat.range-min", card=card, zone=zone, count=reach, needed=near)


def sight_obstacle(state: ZombicideState, who: int, zone: int) -> Remark | None:
    """Return that a Survivor does not see a Zone, if so."""
    here = state.survivors[who].zone
    if state.scenario.rules.sight(state, who).can_see(here, zone):
        return None
    return Remark("no_sight", _sight_rule(state, here, zone), survivor=who, zone=zone)


def _sight_rule(state: ZombicideState, here: int, zone: int) -> str:
    kinds = state.board.kinds
    if kinds[here] == BALCONY and kinds[zone] == ROOM:
        return "uoa.los.balcony-no-other-rooms"
    if BALCONY in (kinds[here], kinds[zone]):
        return "uoa.los.balcony-straddle"
    if kinds[here] == ROOM:
        return "uoa.los.building-limit" if kinds[zone] == ROOM else "uoa.los.building-to-street"
    return "uoa.los.street-to-building" if kinds[zone] == ROOM else "uoa.los.street-straight"


def shot_obstacle(state: ZombicideState, who: int, card: int, zone: int) -> Remark | None:
    """Return why a Ranged weapon that a Survivor holds cannot be fired at a Zone."""
    return first(
        weapon_obstacle(state, who, card),
        aim_obstacle(state, who, card, zone),
        pay_obstacle(state, who, RangedAttack(card, NO_CARD, zone)),
    )


def strike_obstacle(state: ZombicideState, who: int, card: int) -> Remark | None:
    """Return why a Survivor cannot strike with a Melee weapon it holds."""
    here = state.survivors[who].zone
    if state.zombies_in(here) == 0:
        return Remark("nobody_to_strike", "uoa.actions.melee", zone=here, card=card)
    return first(
        weapon_obstacle(state, who, card), pay_obstacle(state, who, MeleeAttack(card, NO_CARD, here))
    )


def weapons_of(state: ZombicideState, who: int, scopes: int) -> list[int]:
    """Return the weapons with dice of some scope that a Survivor holds, ready or not."""
    return [
        card
        for card in state.survivors[who].cards
        if card != NO_CARD and state.card(card).scopes & scopes != 0 and state.card(card).dice > 0
    ]


def attack_obstacles(state: ZombicideState, who: int, zone: int) -> list[Remark]:
    """Return what stands in the way of attacking a Zone, weapon by weapon; nothing where one can be used."""
    here = state.survivors[who].zone
    guns = weapons_of(state, who, RANGED)
    blades = weapons_of(state, who, MELEE) if zone == here else []
    obstacles = [shot_obstacle(state, who, card, zone) for card in guns]
    obstacles += [strike_obstacle(state, who, card) for card in blades]
    if None in obstacles:
        return []
    if obstacles:
        return _out_of_sight_once(listed(*obstacles))
    if zone == here:
        return [Remark("unarmed", "uoa.actions.melee", survivor=who)]
    return [Remark("no_gun", "uoa.actions.ranged", survivor=who, zone=zone)]


def _out_of_sight_once(remarks: list[Remark]) -> list[Remark]:
    """Leave out what is wrong with weapons that could not be aimed anyway."""
    unseen = [remark for remark in remarks if remark.key == "no_sight"]
    return unseen[:1] or remarks
