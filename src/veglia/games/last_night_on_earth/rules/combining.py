"""Combined items: two items become one; two Dynamites, what an animal carries along."""

from typing import Final

from veglia.games.last_night_on_earth.rules.allies import kill_ally
from veglia.games.last_night_on_earth.rules.explosions import (
    SURE,
    Exploded,
    blast,
    destroy,
    is_caught,
    light_others,
)
from veglia.games.last_night_on_earth.rules.items import item_with
from veglia.games.last_night_on_earth.rules.over_limit import CheckLimits
from veglia.games.last_night_on_earth.rules.piles import discard
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.wounding import EXPLOSION, deal_wounds, wound_zombie
from veglia.kernel.machine import Event

# Two Dynamites: models beside the explosion are wounded on this or more; they go off by themselves on this.
WOUNDED_ON: Final = 2
UNSTABLE_ON: Final = 1


class ItemsCombined(Event):
    """Two items of a Hero have become one; each is named by its first card."""

    def __init__(self, hero: int, card: int, other: int) -> None:
        self.hero = hero
        self.card = card
        self.other = other


class ItemDelivered(Event):
    """An animal has brought what it was combined with to another Hero."""

    def __init__(self, hero: int, to: int, card: int) -> None:
        self.hero = hero
        self.to = to
        self.card = card


class StabilityRolled(Event):
    """The die that says whether two combined Dynamites go off where they are: on 1."""

    def __init__(self, hero: int, face: int) -> None:
        self.hero = hero
        self.face = face


def combine(state: LastNightState, hero: int, first: int, second: int, rule: str) -> None:
    """Stack two items of a Hero: from now on they are one."""
    items = state.heroes[hero].items
    one = items[item_with(state, hero, first)]
    other = items[item_with(state, hero, second)]
    items.remove(one)
    items.remove(other)
    items.append((*one, *other))
    state.emit(ItemsCombined(hero, one[0], other[0]), rule)
    state.push(CheckLimits(hero))


def combined_with(state: LastNightState, hero: int, card: int) -> tuple[int, ...]:
    """Return the other cards of the item to which a card of a Hero belongs."""
    place = item_with(state, hero, card)
    if place < 0:
        return ()
    return tuple(other for other in state.heroes[hero].items[place] if other != card)


# An animal that carries something along


def take_out(state: LastNightState, hero: int, card: int) -> tuple[int, ...]:
    """Discard a card of a combination and take the rest away from the Hero; return the rest."""
    rest = combined_with(state, hero, card)
    place = item_with(state, hero, card)
    if place >= 0:
        del state.heroes[hero].items[place]
        discard(state, card)
    return rest


def deliver(state: LastNightState, hero: int, to: int, cards: tuple[int, ...], rule: str) -> None:
    """Give cards that have been taken out of a combination to a Hero, as one item."""
    state.heroes[to].items.append(cards)
    state.emit(ItemDelivered(hero, to, cards[0]), rule)
    state.push(CheckLimits(to))


# Two Dynamites


def twins(state: LastNightState, card: int, cards: tuple[int, ...]) -> list[int]:
    """Return the cards among some that have the title of a card."""
    return [other for other in cards if state.content.kind_of[other] == state.content.kind_of[card]]


def is_double(state: LastNightState, hero: int, card: int) -> bool:
    """Return whether a card of a Hero is combined with another of its title, and is the first of them."""
    place = item_with(state, hero, card)
    if place < 0:
        return False
    alike = twins(state, card, state.heroes[hero].items[place])
    return len(alike) > 1 and alike[0] == card


def is_second(state: LastNightState, hero: int, card: int) -> bool:
    """Return whether a card of a Hero goes off with the first of its title in the same item."""
    place = item_with(state, hero, card)
    return place >= 0 and twins(state, card, state.heroes[hero].items[place])[0] != card


def is_unstable(state: LastNightState, hero: int) -> bool:
    """Roll whether two Dynamites go off in the hands of a Hero."""
    face = state.dice.die()
    state.emit(StabilityRolled(hero, face), "lnoe.combine.dynamite-unstable")
    return face <= UNSTABLE_ON


def explode_double(state: LastNightState, space: int, by: int, card: int) -> None:
    """Let two Dynamites explode: all in the space are killed, models beside it are wounded on 2+."""
    rule = "lnoe.combine.dynamite-adjacent"
    state.emit(Exploded(space, by, card), "lnoe.combine.dynamite-target")
    light_others(state, space, by)
    blast(state, space, SURE, SURE, by, card, "lnoe.combine.dynamite-target")
    for near in state.neighbours(space):
        for zombie in [one.number for one in state.zombies_in(near)]:
            if is_caught(state, -1, zombie, near, WOUNDED_ON, rule):
                wound_zombie(state, zombie, EXPLOSION, by, card)
        for hero in state.heroes_in(near):
            if is_caught(state, hero, -1, near, WOUNDED_ON, rule):
                deal_wounds(state, hero, 1, EXPLOSION, -1)
        for number, ally in enumerate(state.allies):
            if ally.space == near and is_caught(state, -1, -1, near, WOUNDED_ON, rule):
                kill_ally(state, number, rule)
    destroy(state, space)
