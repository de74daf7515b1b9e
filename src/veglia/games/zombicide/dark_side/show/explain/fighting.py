# veglia: interpreted
"""Why a Zone cannot be attacked: darkness, doors in the line of sight, Range, weapons that are not ready."""

from veglia.games.zombicide.dark_side.rules.actions.combat import zones_in_reach
from veglia.games.zombicide.dark_side.rules.actions.grenade import GRENADE, ThrowGrenade
from veglia.games.zombicide.dark_side.rules.content_library import content, dark_card
from veglia.games.zombicide.dark_side.rules.seeing import sight_with
from veglia.games.zombicide.dark_side.rules.slots import HANDS
from veglia.games.zombicide.dark_side.rules.state import DarkState
from veglia.games.zombicide.dark_side.rules.weapons import is_powered
from veglia.games.zombicide.engine.rules.actions.attack import MeleeAttack, RangedAttack, furthest
from veglia.games.zombicide.engine.rules.scope import MELEE, RANGED
from veglia.games.zombicide.engine.rules.state import NO_CARD
from veglia.games.zombicide.engine.show.explain.fighting import pay_obstacle, sight_obstacle
from veglia.games.zombicide.engine.show.explain.remark import Remark, first, listed

# Reasons for which no weapon helps.
UNSEEN = ("dark", "door_in_sight", "no_sight")


def unseen(state: DarkState, who: int, zone: int, with_prototype: bool = False) -> Remark | None:
    """Return why a Survivor does not see a Zone, if so."""
    here = state.survivors[who].zone
    if sight_with(state, who, with_prototype).can_see(here, zone):
        return None
    board = state.station_board
    if board.is_dark(zone) and board.sight.can_see(here, zone):
        return Remark("dark", "ds.dark.survivors-blind", survivor=who, zone=zone)
    if board.station.board(0, 0).sight.can_see(here, zone):
        return Remark("door_in_sight", "ds.los.room-openings", survivor=who, zone=zone)
    return sight_obstacle(state, who, zone)


def ready_obstacle(state: DarkState, who: int, card: int) -> Remark | None:
    """Return why a weapon is not ready, wherever the target is."""
    survivor = state.survivors[who]
    if survivor.cards.index(card) >= HANDS:
        return Remark("in_backpack", "uoa.inv.backpack", card=card)
    if not is_powered(state, survivor, card):
        return Remark("no_cell", "ds.ammo.prototype-needs-cell", card=card)
    return None


def modes_of(state: DarkState, card: int, scopes: int) -> list[int]:
    """Return the attacks of a card that are of some scopes."""
    numbers = [card, content(state).other_attack.get(card, NO_CARD)]
    return [
        one for one in numbers if one != NO_CARD and state.card(one).scopes & scopes and state.card(one).dice
    ]


def aim_obstacle(state: DarkState, who: int, mode: int, zone: int) -> Remark | None:
    """Return why an attack cannot be aimed at a Zone: unseen, too far, too near."""
    if zone in zones_in_reach(state, who, mode):
        return None
    is_prototype = dark_card(state, mode).is_prototype
    hidden = unseen(state, who, zone, is_prototype)
    if hidden is not None:
        return hidden
    here = state.survivors[who].zone
    reach = sight_with(state, who, is_prototype).ranges[here][zone]
    far = furthest(state, who, mode, 0)
    if reach > far:
        return Remark("out_of_range", "uoa.combat.range-max", card=mode, zone=zone, count=reach, needed=far)
    near = state.card(mode).range_min
    return Remark("too_near", "uoa.combat.range-min", card=mode, zone=zone, count=reach, needed=near)


def shot_obstacle(state: DarkState, who: int, card: int, mode: int, zone: int) -> Remark | None:
    return first(
        ready_obstacle(state, who, card),
        aim_obstacle(state, who, mode, zone),
        pay_obstacle(state, who, RangedAttack(mode, NO_CARD, zone)),
    )


def strike_obstacle(state: DarkState, who: int, card: int, mode: int) -> Remark | None:
    here = state.survivors[who].zone
    if state.zombies_in(here) == 0:
        return Remark("nobody_to_strike", "uoa.actions.melee", zone=here, card=card)
    return first(ready_obstacle(state, who, card), pay_obstacle(state, who, MeleeAttack(mode, NO_CARD, here)))


def throw_obstacle(state: DarkState, who: int, card: int, zone: int) -> Remark | None:
    """Return why a Seismic Grenade cannot be thrown into a Zone."""
    survivor = state.survivors[who]
    if survivor.cards.index(card) >= HANDS:
        return Remark("not_in_hand", "ds.equip.stat-hand", card=card)
    hidden = unseen(state, who, zone)
    if hidden is not None:
        return hidden
    reach = state.scenario.rules.sight(state, who).ranges[survivor.zone][zone]
    far = furthest(state, who, card, 0)
    if reach > far:
        return Remark("out_of_range", "ds.grenade.use", card=card, zone=zone, count=reach, needed=far)
    return pay_obstacle(state, who, ThrowGrenade(card, NO_CARD, zone))


def attack_obstacles(state: DarkState, who: int, zone: int) -> list[Remark]:
    """Return what stands in the way of attacking a Zone, weapon by weapon; nothing where one can be used."""
    here = state.survivors[who].zone
    obstacles: list[Remark | None] = []
    for card in state.survivors[who].cards:
        if card == NO_CARD:
            continue
        if state.card(card).trait == GRENADE:
            obstacles.append(throw_obstacle(state, who, card, zone))
        for mode in modes_of(state, card, RANGED):
            obstacles.append(shot_obstacle(state, who, card, mode, zone))
        for mode in modes_of(state, card, MELEE) if zone == here else []:
            obstacles.append(strike_obstacle(state, who, card, mode))
    if None in obstacles:
        return []
    found = listed(*obstacles)
    hidden = [remark for remark in found if remark.key in UNSEEN]
    if hidden or found:
        return hidden[:1] or found
    if zone == here:
        return [Remark("unarmed", "uoa.actions.melee", survivor=who)]
    return listed(unseen(state, who, zone)) or [
        Remark("no_gun", "uoa.actions.ranged", survivor=who, zone=zone)
    ]
