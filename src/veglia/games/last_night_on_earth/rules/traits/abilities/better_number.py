"""Ability cards that only better the number of another ability of the Hero, which looks it up."""

from typing import ClassVar

from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.trait import Trait


class BetterNumber(Trait[LastNightState]):
    rule: ClassVar[str] = "lnoe.opt.adv-hero-ability"


def numbers(state: LastNightState, hero: int, name: str) -> list[int]:
    """Return the numbers of a name in the rows of a Hero's abilities and items."""
    kind = state.hero_kind(hero)
    places = [*kind.abilities, kind.advanced] if state.heroes[hero].has_advanced else kind.abilities
    found: list[int] = []
    for place in places:
        args = state.content.abilities[place].trait.args
        if name in args:
            found.append(args[name])
    for item in state.heroes[hero].items:
        found += [state.kind(card).trait.args[name] for card in item if name in state.kind(card).trait.args]
    return found


def best(state: LastNightState, hero: int, name: str) -> int:
    """Return the number that a die needs: the lowest of those that a Hero has."""
    return min(numbers(state, hero, name))


def most(state: LastNightState, hero: int, name: str) -> int:
    """Return how many of something: the highest number that a Hero has."""
    return max(numbers(state, hero, name))


TRAIT = BetterNumber
