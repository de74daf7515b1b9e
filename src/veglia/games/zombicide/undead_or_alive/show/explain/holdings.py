# veglia: interpreted
"""Why cards, slots and piles cannot be chosen."""

from veglia.games.zombicide.engine.rules.cards import BOUNTY, STARTING
from veglia.games.zombicide.engine.rules.inventory import is_token
from veglia.games.zombicide.engine.rules.scope import MELEE
from veglia.games.zombicide.engine.rules.state import NO_CARD
from veglia.games.zombicide.engine.show.explain.fighting import strike_obstacle, weapon_obstacle
from veglia.games.zombicide.engine.show.explain.handing import reload_obstacle
from veglia.games.zombicide.engine.show.explain.moving import no_action
from veglia.games.zombicide.engine.show.explain.owning import empty_slot_reasons, owner_of
from veglia.games.zombicide.engine.show.explain.remark import Remark, first, listed
from veglia.games.zombicide.engine.show.explain.searching import search_obstacle
from veglia.games.zombicide.engine.show.explain.thing import Thing
from veglia.games.zombicide.undead_or_alive.rules.actions.load import Load
from veglia.games.zombicide.undead_or_alive.rules.actions.water import HOLY_WATER, WATER
from veglia.games.zombicide.undead_or_alive.rules.hooks import PLENTY_OF_AMMO
from veglia.games.zombicide.undead_or_alive.rules.state import UndeadState
from veglia.games.zombicide.undead_or_alive.show.explain.water import USE


def card_reasons(state: UndeadState, who: int, card: int) -> list[Remark]:
    """Return why a card cannot be used."""
    owner = owner_of(state, card)
    if owner < 0:
        return [unowned_reason(state, card)]
    if owner != who:
        return [Remark("card_of_another", "uoa.actions.trade", survivor=owner, partner=who, card=card)]
    if is_token(state, card):
        return [load_reason(state, who)]
    kind = state.card(card)
    if kind.trait == PLENTY_OF_AMMO:
        return [Remark("works_by_itself", "uoa.equip.plenty-of-ammo", card=card)]
    if kind.trait in (WATER, HOLY_WATER):
        aimless = Remark("no_spawn_zone", USE, card=card) if kind.trait == HOLY_WATER else None
        return listed(first(no_action(state, who), aimless))
    if kind.scopes & MELEE != 0:
        return listed(strike_obstacle(state, who, card))
    obstacle = None if kind.dice == 0 else weapon_obstacle(state, who, card)
    if card in state.empty:
        return listed(obstacle, reload_obstacle(state, who, card))
    return listed(obstacle or no_action(state, who))


def unowned_reason(state: UndeadState, card: int) -> Remark:
    """Return how a card that nobody holds comes into play."""
    group = state.card(card).group
    if group == BOUNTY:
        return Remark("bounty_by_feat", "uoa.bounty.by-feat")
    if group == STARTING:
        return Remark("starting_card", "uoa.setup.cards-aside", card=card)
    return Remark("found_by_search", "uoa.actions.search", card=card)


def load_reason(state: UndeadState, who: int) -> Remark:
    """Return why an Objective in the inventory cannot be put on the Wagon."""
    if state.survivors[who].zone != state.wagon_zone:
        return Remark("load_elsewhere", Load.rule, survivor=who, zone=state.wagon_zone)
    return no_action(state, who) or Remark("load_all", Load.rule)


def slot_reasons(state: UndeadState, who: int, thing: Thing) -> list[Remark]:
    """Return why a slot cannot be chosen: for what lies in it, or for being empty."""
    if state.is_companion(thing.figure):
        return [Remark("companion_has_nothing", "uoa.companion.no-inventory", survivor=thing.figure)]
    if thing.card != NO_CARD:
        return card_reasons(state, who, thing.card)
    return empty_slot_reasons(state, who, thing)


def pile_reasons(state: UndeadState, who: int, name: str) -> list[Remark]:
    """Return why no card of a pile can be drawn."""
    match name:
        case "equipment":
            return listed(Remark("pile_equipment", "uoa.actions.search"), search_obstacle(state, who))
        case "zombies":
            return [Remark("pile_zombies", "uoa.spawn.one-card-per-token")]
        case "treasure":
            return [Remark("pile_treasure", "uoa.bounty.by-mission")]
        case "aside":
            return [Remark("pile_aside", "uoa.setup.cards-aside")]
    return [Remark("pile_bounty", "uoa.bounty.by-feat")]
