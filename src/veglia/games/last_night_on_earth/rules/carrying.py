"""What a Hero may carry, and how items change hands."""

from typing import Final

from veglia.games.last_night_on_earth.rules import hooks, sources
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.kernel.machine import Event

ITEMS: Final = 4
WEAPONS: Final = 2
DOUBLE_HANDED: Final = "double_handed"


class ItemGiven(Event):
    def __init__(self, hero: int, to: int, card: int) -> None:
        self.hero = hero
        self.to = to
        self.card = card


def places_of(state: LastNightState, item: tuple[int, ...]) -> int:
    """Return how many items an item counts as: a Double-Handed one as two."""
    for card in item:
        if state.kind(card).has(DOUBLE_HANDED):
            return 2
    return 1


def weapons_in(state: LastNightState, item: tuple[int, ...]) -> int:
    """Return how many weapons an item counts as: a combination as one, a Double-Handed weapon as two."""
    for card in item:
        if state.kind(card).is_weapon:
            return places_of(state, item)
    return 0


def limits(state: LastNightState, hero: int) -> tuple[int, int]:
    """Return how many items, and how many weapons among them, a Hero may have."""
    items, weapons = ITEMS, WEAPONS
    for source in sources.of_hero(state, hero, hooks.ITEM_LIMIT):
        more, arms = sources.trait_of(state, source).item_limit(state, source, hero)
        items += more
        weapons += arms
    return items, weapons


def load(state: LastNightState, hero: int) -> tuple[int, int]:
    """Return how many items and weapons a Hero has, as they count."""
    places = weapons = 0
    for item in state.heroes[hero].items:
        places += places_of(state, item)
        weapons += weapons_in(state, item)
    return places, weapons


def is_over(state: LastNightState, hero: int) -> bool:
    has, arms = load(state, hero)
    if has <= ITEMS and arms <= WEAPONS:
        # Limits are never lowered.
        return False
    items, weapons = limits(state, hero)
    return has > items or arms > weapons


def can_take(state: LastNightState, hero: int, item: tuple[int, ...]) -> bool:
    """Return whether a Hero could carry one more item."""
    items, weapons = limits(state, hero)
    has, arms = load(state, hero)
    return has + places_of(state, item) <= items and arms + weapons_in(state, item) <= weapons


def hand_over(state: LastNightState, hero: int, to: int, card: int, rule: str) -> None:
    """Give the item to which a card belongs, or the Townsfolk card that it is, to another Hero."""
    giver = state.heroes[hero]
    if card in giver.townsfolk:
        giver.townsfolk.remove(card)
        state.heroes[to].townsfolk.append(card)
        state.emit(ItemGiven(hero, to, card), rule)
        return
    for place, item in enumerate(giver.items):
        if card in item:
            del giver.items[place]
            state.heroes[to].items.append(item)
            state.emit(ItemGiven(hero, to, card), rule)
            return
