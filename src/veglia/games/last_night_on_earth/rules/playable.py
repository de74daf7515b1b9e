"""What can be used at a moment."""

from typing import Final

from veglia.games.last_night_on_earth.rules import hooks, sources
from veglia.games.last_night_on_earth.rules.content import TOWNSFOLK
from veglia.games.last_night_on_earth.rules.experience import ways_to_take_ability
from veglia.games.last_night_on_earth.rules.fight import NO_ITEMS
from veglia.games.last_night_on_earth.rules.models import HEROES
from veglia.games.last_night_on_earth.rules.plays import HAND, ITEM, Moment, Source, Targeted
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.kernel.machine import Option

ANY: Final = "any"
ACTIVATION: Final = "activation"
FIGHT: Final = "fight"
# Moments of a Hero's turn in which what names no Hero is no help for him more than for others.
ANYBODYS: Final = (ACTIVATION, "hero_begin")


def plays_from(state: LastNightState, source: Source, about: Moment) -> list[Option]:
    """Return the ways in which something can be used at a moment."""
    if source.place == HAND:
        kind = state.content.kind(source.card)
        if not kind.hand_bits & about.bit:
            return []
        if kind.is_for_fights and not may_play_card(state, source.seat, about):
            return []
        found = kind.trait.plays(state, source, about)
        if found and kind.type == TOWNSFOLK:
            return [option for option in found if may_be_helped(state, option, about)]
        return found
    if source.place == ITEM:
        kind = state.content.kind(source.card)
        if not kind.item_bits & about.bit:
            return []
        found = kind.trait.plays(state, source, about)
        return found if found and may_use_item(state, source) else []
    return sources.trait_of(state, source).plays(state, source, about)


def may_be_helped(state: LastNightState, option: Option, about: Moment) -> bool:
    """Return whether the Hero whom a Townsfolk Event is for may get its help."""
    assert isinstance(option, Targeted)
    hero = option.hero
    if hero < 0 and about.name not in ANYBODYS:
        hero = about.hero
    if hero < 0:
        hero = option.bearer
    for source in sources.of_table(state, hooks.BARS_TOWNSFOLK):
        if sources.trait_of(state, source).bars_townsfolk(state, source, hero):
            return False
    return True


def may_use_item(state: LastNightState, source: Source) -> bool:
    """Return whether a Hero may use an item: no other Hero has used it in this turn, and nothing bars it."""
    if state.weapon_users.get(source.card, source.bearer) != source.bearer:
        return False
    fight = state.fight
    if fight is not None and fight.hero == source.bearer and fight.has(NO_ITEMS):
        return False
    for other in sources.everything(state, hooks.BARS_ITEM):
        if sources.trait_of(state, other).bars_item(state, other, source.bearer, source.card):
            return False
    return True


def may_play_card(state: LastNightState, seat: int, about: Moment) -> bool:
    """Return whether a seat may play a card in a fight: the Zombie side one, by the owner of the Zombie."""
    fight = state.fight
    if about.name != FIGHT or fight is None or state.sides[seat] == HEROES:
        return True
    zombie = state.zombie(fight.zombie)
    return not fight.zombie_card and zombie is not None and state.zombie_seat(zombie.owner) == seat


def plays_of(state: LastNightState, seat: int, about: Moment) -> list[Option]:
    """Return all that a seat can use at a moment."""
    found: list[Option] = []
    for source in sources.hidden_from_others(state, seat, about.bit):
        found += plays_from(state, source, about)
    for source in sources.open_to(state, seat, about.bit):
        found += plays_from(state, source, about)
    return found


def open_plays(state: LastNightState, seat: int, about: Moment) -> list[Option]:
    """Return what a seat can use at a moment of that which everybody sees."""
    found: list[Option] = []
    for source in sources.open_to(state, seat, about.bit):
        found += plays_from(state, source, about)
    return found


def could_matter(state: LastNightState, seat: int, about: Moment) -> bool:
    """Return whether a seat could have something to use, by what everybody knows."""
    if sources.hand_size(state, seat):
        moment = about.name if may_play_card(state, seat, about) else ANY
        if is_any_unseen(state, state.sides[seat], moment):
            return True
    for source in sources.open_to(state, seat, about.bit):
        if plays_from(state, source, about):
            return True
    return bool(ways_to_take_ability(state, seat))


def is_any_unseen(state: LastNightState, side: int, moment: str) -> bool:
    """Return whether a side could hold a card that fits a moment: one is not known to lie elsewhere."""
    content = state.content
    fitting = (content.hero_moments if side == HEROES else content.zombie_moments).get(moment)
    if fitting is None:
        return False
    if side != HEROES:
        if is_among(content.kind_of, state.zombie_deck.pile, fitting):
            return True
        for hand in state.hands:
            if is_among(content.kind_of, hand, fitting):
                return True
        return False
    for pile in (state.hero_deck.pile, state.manor_deck, state.tactic_deck.pile):
        if is_among(content.kind_of, pile, fitting):
            return True
    for hero in state.heroes:
        if is_among(content.kind_of, hero.events, fitting):
            return True
    return False


def is_among(kind_of: list[int], cards: list[int], fitting: list[bool]) -> bool:
    """Return whether a card is of a kind that fits."""
    for card in cards:
        if fitting[kind_of[card]]:
            return True
    return False
