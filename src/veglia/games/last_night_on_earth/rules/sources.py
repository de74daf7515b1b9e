"""Where traits act from: hands, items, abilities, Grave Weapons, and what lies open on the table."""

from typing import Any

from veglia.games.last_night_on_earth.rules.hooks import ALL, PLAYS
from veglia.games.last_night_on_earth.rules.models import HEROES, Zombie
from veglia.games.last_night_on_earth.rules.plays import (
    ABILITY,
    GRAVE,
    HAND,
    ITEM,
    LASTING,
    NOBODY,
    Source,
)
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.town import NO_SPACE
from veglia.games.last_night_on_earth.rules.trait import Trait


def trait_of(state: LastNightState, source: Source) -> Trait[Any]:
    if source.place == ABILITY:
        return state.content.abilities[source.card].trait
    if source.place == LASTING:
        return state.content.traits[state.lasting[source.lasting].trait]
    return state.content.kind(source.card).trait


def of_hero(state: LastNightState, hero: int, hook: int = ALL) -> list[Source]:
    """Return what a Hero has open: items and abilities; with a hook, only what has it."""
    one = state.heroes[hero]
    content = state.content
    found: list[Source] = []
    for item in one.items:
        for card in item:
            if content.kinds[content.kind_of[card]].trait.hooks & hook:
                found.append(Source(ITEM, card, hero, one.seat))
    kind = content.heroes[one.kind]
    if content.hero_hooks[one.kind] & hook:
        for place in kind.abilities:
            if content.abilities[place].trait.hooks & hook:
                found.append(Source(ABILITY, place, hero, one.seat))
    if one.has_advanced and content.abilities[kind.advanced].trait.hooks & hook:
        found.append(Source(ABILITY, kind.advanced, hero, one.seat))
    return found


def of_zombie(state: LastNightState, zombie: Zombie, hook: int = ALL) -> list[Source]:
    """Return the Grave Weapon of a Zombie, if it has one."""
    if zombie.weapon < 0 or not state.content.kind(zombie.weapon).trait.hooks & hook:
        return []
    return [Source(GRAVE, zombie.weapon, zombie.number, state.zombie_seat(zombie.owner))]


def of_zombies(state: LastNightState) -> list[Source]:
    """Return the Zombie Ability cards in play."""
    return [Source(ABILITY, place, NOBODY, NOBODY) for place in state.zombie_abilities]


def of_table(state: LastNightState, hook: int = ALL) -> list[Source]:
    """Return what lasts on the table, and the abilities of the Zombies; with a hook, only what has it."""
    content = state.content
    found: list[Source] = []
    for place, one in enumerate(state.lasting):
        if content.traits[one.trait].hooks & hook:
            found.append(Source(LASTING, one.card, one.hero, NOBODY, place))
    for ability in state.zombie_abilities:
        if content.abilities[ability].trait.hooks & hook:
            found.append(Source(ABILITY, ability, NOBODY, NOBODY))
    return found


def everything(state: LastNightState, hook: int = ALL) -> list[Source]:
    """Return all that acts openly; with a hook, only what has it."""
    found = of_table(state, hook)
    hooks_of = state.content.hero_hooks
    for hero, one in enumerate(state.heroes):
        if one.space != NO_SPACE and (one.items or one.has_advanced or hooks_of[one.kind] & hook):
            found += of_hero(state, hero, hook)
    for zombie in state.zombies:
        if zombie.weapon >= 0:
            found += of_zombie(state, zombie, hook)
    return found


def open_to(state: LastNightState, seat: int) -> list[Source]:
    """Return what a seat may have a use for at some moment, of that which everybody sees."""
    found: list[Source] = []
    if state.sides[seat] == HEROES:
        for hero, one in enumerate(state.heroes):
            if one.seat == seat and one.space != NO_SPACE:
                found += of_hero(state, hero, PLAYS)
                found += [Source(HAND, card, hero, seat) for card in one.townsfolk]
        return found
    for zombie in state.zombies:
        if zombie.weapon >= 0 and state.zombie_seat(zombie.owner) == seat:
            found += of_zombie(state, zombie, PLAYS)
    return found + [Source(ABILITY, place, NOBODY, seat) for place in state.zombie_abilities]


def hidden_from_others(state: LastNightState, seat: int) -> list[Source]:
    """Return the cards in the hands of a seat."""
    if state.sides[seat] != HEROES:
        return [Source(HAND, card, NOBODY, seat) for card in state.hands[seat]]
    return [
        Source(HAND, card, hero, seat)
        for hero, one in enumerate(state.heroes)
        if one.seat == seat and one.space != NO_SPACE
        for card in one.events
    ]


def hand_size(state: LastNightState, seat: int) -> int:
    """Return how many cards a seat holds hidden from the other side."""
    if state.sides[seat] != HEROES:
        return len(state.hands[seat])
    return sum(len(one.events) for one in state.heroes if one.seat == seat and one.space != NO_SPACE)
