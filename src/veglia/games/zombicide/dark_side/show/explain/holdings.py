# veglia: interpreted
"""Why cards and piles cannot be chosen."""

from veglia.games.zombicide.dark_side.rules.actions.grenade import GRENADE
from veglia.games.zombicide.dark_side.rules.cards import AMMUNITION, BACKPACK_ONLY, BODY, PROTOTYPE, RESERVE
from veglia.games.zombicide.dark_side.rules.content_library import dark_card
from veglia.games.zombicide.dark_side.rules.slots import BACKPACK, HANDS, UNDER
from veglia.games.zombicide.dark_side.rules.state import DarkState
from veglia.games.zombicide.dark_side.show.explain.fighting import modes_of, ready_obstacle, strike_obstacle
from veglia.games.zombicide.dark_side.show.explain.searching import search_obstacle
from veglia.games.zombicide.engine.rules.cards import STARTING
from veglia.games.zombicide.engine.rules.scope import MELEE
from veglia.games.zombicide.engine.rules.state import NO_CARD
from veglia.games.zombicide.engine.show.explain.moving import no_action
from veglia.games.zombicide.engine.show.explain.owning import empty_slot_reasons, owner_of
from veglia.games.zombicide.engine.show.explain.remark import Remark, first, listed
from veglia.games.zombicide.engine.show.explain.thing import Thing


def card_reasons(state: DarkState, who: int, card: int) -> list[Remark]:
    """Return why a card cannot be used."""
    owner = owner_of(state, card)
    if owner < 0:
        return [unowned_reason(state, card)]
    if owner != who:
        return [Remark("card_of_another", "uoa.actions.trade", survivor=owner, partner=who, card=card)]
    slot = state.survivors[who].cards.index(card)
    kind = dark_card(state, card)
    if kind.place == AMMUNITION:
        key, rule = ("works_by_itself", "ds.attach.ammo-cards") if slot >= UNDER else LOOSE
        return [Remark(key, rule, card=card)]
    if kind.place == BODY:
        key = "worn" if slot < BACKPACK else "not_on_body"
        return [Remark(key, "ds.equip.stat-body", card=card)]
    if kind.place == BACKPACK_ONLY:
        return listed(no_action(state, who))
    return listed(hand_obstacle(state, who, card, slot))


LOOSE = ("ammo_loose", "ds.attach.when")


def hand_obstacle(state: DarkState, who: int, card: int, slot: int) -> Remark | None:
    """Return why what is used in a Hand cannot be used."""
    if state.card(card).trait == GRENADE and slot >= HANDS:
        return Remark("not_in_hand", "ds.equip.stat-hand", card=card)
    if state.card(card).trait == GRENADE:
        return no_action(state, who)
    blades = modes_of(state, card, MELEE)
    strike = strike_obstacle(state, who, card, blades[0]) if blades else None
    idle = Remark("nothing_in_reach", "ds.combat.ranged-requirements", card=card)
    return first(ready_obstacle(state, who, card), no_action(state, who), strike, idle)


def unowned_reason(state: DarkState, card: int) -> Remark:
    """Return how a card that nobody holds comes into play."""
    group = state.card(card).group
    if group == PROTOTYPE:
        return Remark("prototype_by_token", "ds.act.prototype-token", card=card)
    if group in (STARTING, RESERVE):
        return Remark("starting_card", "ds.setup.set-aside-starting", card=card)
    return Remark("found_by_search", "uoa.actions.search", card=card)


def slot_reasons(state: DarkState, who: int, thing: Thing) -> list[Remark]:
    """Return why a slot cannot be chosen: for what lies in it, or for being empty."""
    if thing.card != NO_CARD:
        return card_reasons(state, who, thing.card)
    return empty_slot_reasons(state, who, thing)


def pile_reasons(state: DarkState, who: int, name: str) -> list[Remark]:
    """Return why no card of a pile can be drawn."""
    match name:
        case "equipment":
            return listed(Remark("pile_equipment", "uoa.actions.search"), search_obstacle(state, who))
        case "zombies":
            return [Remark("pile_zombies", "uoa.spawn.one-card-per-token")]
        case "prototypes":
            return [Remark("pile_prototypes", "ds.mission.prototype-tokens")]
    return [Remark("pile_aside", "ds.setup.set-aside-starting")]
