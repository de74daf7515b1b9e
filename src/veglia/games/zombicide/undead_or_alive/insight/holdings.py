# veglia: interpreted
"""Why cards, slots, piles and skills cannot be chosen."""

from veglia.games.zombicide.engine.cards import BOUNTY, STARTING
from veglia.games.zombicide.engine.insight.fighting import strike_obstacle, weapon_obstacle
from veglia.games.zombicide.engine.insight.handing import reload_obstacle
from veglia.games.zombicide.engine.insight.moving import no_action
from veglia.games.zombicide.engine.insight.remark import Remark, first, listed
from veglia.games.zombicide.engine.insight.searching import search_obstacle
from veglia.games.zombicide.engine.insight.thing import Thing
from veglia.games.zombicide.engine.inventory import is_token
from veglia.games.zombicide.engine.scope import MELEE
from veglia.games.zombicide.engine.state import NO_CARD
from veglia.games.zombicide.undead_or_alive import library
from veglia.games.zombicide.undead_or_alive.actions.load import Load
from veglia.games.zombicide.undead_or_alive.actions.water import HOLY_WATER, WATER
from veglia.games.zombicide.undead_or_alive.insight.things import owner_of
from veglia.games.zombicide.undead_or_alive.insight.water import USE
from veglia.games.zombicide.undead_or_alive.rules import PLENTY_OF_AMMO
from veglia.games.zombicide.undead_or_alive.state import UndeadState


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
    if thing.figure != who:
        return [Remark("slot_of_another", "uoa.actions.trade", survivor=thing.figure, partner=who)]
    return listed(no_action(state, who)) or [Remark("slot_empty", "uoa.actions.reorganise", survivor=who)]


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


def skill_reasons(state: UndeadState, who: int, id: str) -> list[Remark]:
    """Return why a skill cannot be used: not gained yet, another's, or one that works by itself."""
    content = state.scenario.library
    survivor = state.survivors[who]
    number = list(library.skills()).index(id)
    rule = content.traits[number].rule
    if number in survivor.skills:
        return [Remark("skill_works", rule, survivor=who, skill_id=id)]
    for level, skills in enumerate(content.profiles[survivor.profile].skills):
        if number in skills:
            key = "skill_later" if level > survivor.level else "skill_passed"
            return [Remark(key, "uoa.danger.skill-per-level", survivor=who, skill_id=id, level=level)]
    return [Remark("skill_of_others", rule, survivor=who, skill_id=id)]
