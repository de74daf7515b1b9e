# veglia: interpreted
"""Why a card or a deck cannot be used now."""

from typing import Any

from veglia.games.last_night_on_earth.rules import hooks, sources
from veglia.games.last_night_on_earth.rules.hero_moving import ChooseMove
from veglia.games.last_night_on_earth.rules.playable import ANY, FIGHT, may_play_card, may_use_item
from veglia.games.last_night_on_earth.rules.plays import ITEM, Source
from veglia.games.last_night_on_earth.rules.reactions import Reaction
from veglia.games.last_night_on_earth.rules.searching import may_search
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.town import OUTDOORS
from veglia.games.last_night_on_earth.show.explain.speaking import Speaker
from veglia.kernel.machine import Ask
from veglia.kernel.offers import Reason

ACTIVATION = "activation"


def moment_of(asking: Ask[Any]) -> str:
    """Return the name of the moment at which a seat is asked, empty where it is no window."""
    return asking.moment if isinstance(asking, Reaction) else ""


def card_reasons(
    state: LastNightState, asking: Ask[Any], seat: int, card: int, said: Speaker
) -> list[Reason]:
    """Return why a seat cannot use a card that it sees."""
    decks = (state.hero_deck, state.zombie_deck, state.unique_deck, state.tactic_deck, state.grave_deck)
    if any(card in deck.discards for deck in decks):
        return [said.reason("lnoe.search.pickup-hero-discard-only", "in_discards")]
    if any(one.card == card for one in state.lasting):
        return [said.reason("lnoe.general.zombie-card-types", "in_play")]
    for hero, one in enumerate(state.heroes):
        if any(card in item for item in one.items):
            return item_reasons(state, asking, seat, hero, card, said)
        if card in one.events:
            return hand_reasons(state, asking, seat, one.seat, card, said)
    for owner, hand in enumerate(state.hands):
        if card in hand:
            return hand_reasons(state, asking, seat, owner, card, said)
    return []


def item_reasons(
    state: LastNightState, asking: Ask[Any], seat: int, hero: int, card: int, said: Speaker
) -> list[Reason]:
    """Return why an item of a Hero cannot be used."""
    owner = state.heroes[hero].seat
    if owner != seat:
        return [said.reason("lnoe.cards.event-owner", "not_yours")]
    if state.weapon_users.get(card, hero) != hero:
        return [said.reason("lnoe.weapon.one-hero-a-turn", "weapon_used")]
    if not may_use_item(state, Source(ITEM, card, hero, owner)):
        return [said.reason(bar_rule(state, hero, card), "item_barred", hero=hero)]
    return [when_reason(state, asking, card, "wrong_use", said)]


def bar_rule(state: LastNightState, hero: int, card: int) -> str:
    """Return the rule by which a Hero may not use an item."""
    for source in sources.everything(state, hooks.BARS_ITEM):
        trait = sources.trait_of(state, source)
        if trait.bars_item(state, source, hero, card):
            return trait.rule
    return "lnoe.cards.hero-types"


def hand_reasons(
    state: LastNightState, asking: Ask[Any], seat: int, owner: int, card: int, said: Speaker
) -> list[Reason]:
    """Return why a card of a hand cannot be played."""
    if owner != seat:
        return [said.reason("lnoe.cards.event-owner", "not_yours")]
    kind = state.kind(card)
    if isinstance(asking, Reaction) and FIGHT in kind.when and not may_play_card(state, seat, asking.about):
        return [said.reason("lnoe.fight.zombie-one-card", "one_fight_card")]
    return [when_reason(state, asking, card, "wrong_moment", said)]


def when_reason(state: LastNightState, asking: Ask[Any], card: int, key: str, said: Speaker) -> Reason:
    """Return when a card is used; at the right moment, that it finds nothing to act on."""
    kind = state.kind(card)
    when = kind.when or (ACTIVATION,)
    rule = kind.trait.rule
    if ANY in when or moment_of(asking) in when:
        return said.reason(rule, "any_moment", card=card)
    named = said.names.text["moments"]
    return said.reason(rule, key, card=card, moments="; ".join(named[one] for one in when))


def pile_reasons(state: LastNightState, asking: Ask[Any], pile: str, said: Speaker) -> list[Reason]:
    """Return why a deck cannot be Searched now."""
    if not isinstance(asking, ChooseMove) or pile in ("zombie", "grave"):
        rule = "lnoe.cards.discards-open" if pile in ("zombie", "grave") else "lnoe.search.instead-of-move"
        key = "nothing_now" if pile in ("zombie", "grave") else "search_later"
        return [said.reason(rule, key)]
    hero = asking.hero
    if state.building_at(state.heroes[hero].space) == OUTDOORS:
        return [said.reason("lnoe.search.inside-only", "outdoors", hero=hero)]
    if not may_search(state, hero, is_free=False):
        return [said.reason(search_rule(state, hero), "no_search", hero=hero)]
    if pile in ("unique", "tactic"):
        return [said.reason("lnoe.survival.trigger", "survival")]
    return []


def search_rule(state: LastNightState, hero: int) -> str:
    """Return the rule by which a Hero may not Search in his building."""
    for source in sources.everything(state, hooks.BARS_SEARCH):
        trait = sources.trait_of(state, source)
        if trait.bars_search(state, source, hero):
            return trait.rule
    return "lnoe.manor.no-search"
