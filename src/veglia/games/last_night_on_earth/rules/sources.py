"""Where traits act from: hands, items, abilities, Grave Weapons, and what lies open on the table."""

from typing import Any

from mypy_extensions import i64

from veglia.games.last_night_on_earth.rules.hooks import ALL, PLAYS
from veglia.games.last_night_on_earth.rules.models import HEROES, Hero, Zombie
from veglia.games.last_night_on_earth.rules.plays import (
    ABILITY,
    EVERY_BIT,
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


def of_hero(state: LastNightState, hero: int, hook: i64 = ALL, bit: i64 = EVERY_BIT) -> list[Source]:
    """Return what a Hero has open: items and abilities.

    With a hook only what has it, with the bit of a moment only those items that may be used then.
    """
    found: list[Source] = []
    add_of_hero(state, state.heroes[hero], hero, hook, bit, found)
    return found


def add_of_hero(
    state: LastNightState, one: Hero, hero: int, hook: i64, bit: i64, found: list[Source]
) -> None:
    """Add what a Hero has open to what was found."""
    content = state.content
    for item in one.items:
        for card in item:
            kind = content.kinds[content.kind_of[card]]
            if kind.hooks & hook and kind.item_bits & bit:
                found.append(Source(ITEM, card, hero, one.seat))
    hero_kind = content.heroes[one.kind]
    if hero_kind.hooks & hook:
        for place in hero_kind.abilities:
            if content.abilities[place].hooks & hook:
                found.append(Source(ABILITY, place, hero, one.seat))
    if one.has_advanced and content.abilities[hero_kind.advanced].hooks & hook:
        found.append(Source(ABILITY, hero_kind.advanced, hero, one.seat))


def of_zombie(state: LastNightState, zombie: Zombie, hook: i64 = ALL) -> list[Source]:
    """Return the Grave Weapon of a Zombie, if it has one."""
    if zombie.weapon < 0 or not state.content.kind(zombie.weapon).hooks & hook:
        return []
    return [Source(GRAVE, zombie.weapon, zombie.number, state.zombie_seat(zombie.owner))]


def of_zombies(state: LastNightState) -> list[Source]:
    """Return the Zombie Ability cards in play."""
    return [Source(ABILITY, place, NOBODY, NOBODY) for place in state.zombie_abilities]


def of_table(state: LastNightState, hook: i64 = ALL) -> list[Source]:
    """Return what lasts on the table, and the abilities of the Zombies; with a hook, only what has it."""
    content = state.content
    found: list[Source] = []
    for place, one in enumerate(state.lasting):
        if one.hooks < 0:
            one.hooks = content.traits[one.trait].hooks
        if one.hooks & hook:
            found.append(Source(LASTING, one.card, one.hero, NOBODY, place))
    for ability in state.zombie_abilities:
        if content.abilities[ability].hooks & hook:
            found.append(Source(ABILITY, ability, NOBODY, NOBODY))
    return found


def everything(state: LastNightState, hook: i64 = ALL) -> list[Source]:
    """Return all that acts openly; with a hook, only what has it."""
    found = of_table(state, hook)
    for hero, one in enumerate(state.heroes):
        if one.space != NO_SPACE:
            add_of_hero(state, one, hero, hook, EVERY_BIT, found)
    for zombie in state.zombies:
        if zombie.weapon >= 0:
            found += of_zombie(state, zombie, hook)
    return found


def open_to(state: LastNightState, seat: int, bit: i64 = EVERY_BIT) -> list[Source]:
    """Return what a seat may have a use for, of that which everybody sees.

    With the bit of a moment cards are left out that cannot be used then.
    """
    found: list[Source] = []
    if state.sides[seat] == HEROES:
        content = state.content
        for hero, one in enumerate(state.heroes):
            if one.seat == seat and one.space != NO_SPACE:
                add_of_hero(state, one, hero, PLAYS, bit, found)
                for card in one.townsfolk:
                    if content.kinds[content.kind_of[card]].hand_bits & bit:
                        found.append(Source(HAND, card, hero, seat))
        add_for_others(state, seat, found)
        return found
    for zombie in state.zombies:
        if zombie.weapon >= 0 and state.zombie_seat(zombie.owner) == seat:
            found += of_zombie(state, zombie, PLAYS)
    for place in state.zombie_abilities:
        found.append(Source(ABILITY, place, NOBODY, seat))
    return found


def add_for_others(state: LastNightState, seat: int, found: list[Source]) -> None:
    """Add the abilities of other players' Heroes that help the one of a seat who fights."""
    fight = state.fight
    if fight is None or state.heroes[fight.hero].seat != seat:
        return
    for other in state.heroes_in(state.heroes[fight.hero].space):
        one = state.heroes[other]
        if one.seat == seat or not one.has_advanced:
            continue
        place = state.content.heroes[one.kind].advanced
        if state.content.abilities[place].trait.is_for_others:
            found.append(Source(ABILITY, place, other, seat))


def hidden_from_others(state: LastNightState, seat: int, bit: i64 = EVERY_BIT) -> list[Source]:
    """Return the cards in the hands of a seat; with the bit of a moment, only those for it."""
    content = state.content
    found: list[Source] = []
    if state.sides[seat] != HEROES:
        for card in state.hands[seat]:
            if content.kinds[content.kind_of[card]].hand_bits & bit:
                found.append(Source(HAND, card, NOBODY, seat))
        return found
    for hero, one in enumerate(state.heroes):
        if one.seat == seat and one.space != NO_SPACE:
            for card in one.events:
                if content.kinds[content.kind_of[card]].hand_bits & bit:
                    found.append(Source(HAND, card, hero, seat))
    return found


def hand_size(state: LastNightState, seat: int) -> int:
    """Return how many cards a seat holds hidden from the other side."""
    if state.sides[seat] != HEROES:
        return len(state.hands[seat])
    found = 0
    for one in state.heroes:
        if one.seat == seat and one.space != NO_SPACE:
            found += len(one.events)
    return found
