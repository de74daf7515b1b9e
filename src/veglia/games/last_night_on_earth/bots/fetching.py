"""What lies in the Hero discards and can be fetched by a Pick-Up, and where."""

from typing import Final

from veglia.games.last_night_on_earth.bots.aim import Aim
from veglia.games.last_night_on_earth.rules.carrying import limits, load
from veglia.games.last_night_on_earth.rules.content import CardKind
from veglia.games.last_night_on_earth.rules.state import LastNightState

# What a card has to be worth to be fetched from afar.
WORTH_A_WAY: Final = 20.0


def places_to_fetch(state: LastNightState, hero: int, aim: Aim) -> list[int]:
    """Return where a Hero with room for it finds something that the objective needs; one goes for all."""
    if not aim.is_searching(state):
        return []
    wanted = [
        kind
        for kind in [state.kind(card) for card in state.hero_deck.discards]
        if aim.card_worth(state, hero, kind) >= WORTH_A_WAY
    ]
    if not wanted or not has_room(state, hero):
        return []
    found: list[int] = []
    for one in state.town.buildings:
        if (
            one.searchable
            and is_any_there(state, one.zone, wanted)
            and is_nearest(state, hero, aim, one.spaces)
        ):
            found += one.spaces
    return found


def is_any_there(state: LastNightState, zone: int, wanted: list[CardKind]) -> bool:
    """Return whether the Pick-Up of a building gives one of some cards."""
    pick_up = state.content.zones[zone].pick_up
    if pick_up is None or pick_up.cards != "discard":
        return False
    for kind in wanted:
        if pick_up.fits(kind):
            return True
    return False


def has_room(state: LastNightState, hero: int) -> bool:
    items, _ = limits(state, hero)
    has, _ = load(state, hero)
    return has < items


def is_nearest(state: LastNightState, hero: int, aim: Aim, spaces: list[int]) -> bool:
    """Return whether no other Hero without an errand is nearer to some spaces."""
    town = state.town
    far = min([town.walk(state.heroes[hero].space, space) for space in spaces])
    for other in state.living():
        if other == hero or aim.goal_spaces(state, other):
            continue
        way = min([town.walk(state.heroes[other].space, space) for space in spaces])
        if way < far or (way == far and other < hero):
            return False
    return True
