# veglia: interpreted
"""Chances of fights and rolls, from what lies open on the table."""

from itertools import combinations_with_replacement
from math import factorial, prod

from veglia.games.last_night_on_earth.rules import hooks, sources
from veglia.games.last_night_on_earth.rules.fight import Fight
from veglia.games.last_night_on_earth.rules.fighting import (
    EXTRA_DIE,
    HERO_DICE,
    HERO_WINS_TIES,
    KILLS,
    ZOMBIE_DICE,
    fighting_sources,
    has_double,
)
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.wounding import is_immune, zombie_wounds

FACES = range(1, 7)


class FightOdds:
    """What a fight would come to if nobody played or used anything."""

    def __init__(self, hero_dice: int, zombie_dice: int, wins_ties: bool) -> None:
        self.hero_dice = hero_dice
        self.zombie_dice = zombie_dice
        self.wins_ties = wins_ties
        # Chances: the Hero wins, wounds or kills the Zombie, kills it, is wounded.
        self.win = 0.0
        self.hit = 0.0
        self.kill = 0.0
        self.wound = 0.0


def chance_of(needed: int) -> float:
    """Return the chance that a die shows so much or more."""
    return max(0, min(6, 7 - needed)) / 6


def rolls(count: int) -> list[tuple[list[int], float]]:
    """Return all results of some dice, in order of faces, each with its chance."""
    found: list[tuple[list[int], float]] = []
    for faces in combinations_with_replacement(FACES, count):
        ways = factorial(count) // prod(factorial(faces.count(face)) for face in set(faces))
        found.append((list(faces), ways / 6**count))
    return found


def fight_odds(state: LastNightState, hero: int, zombie: int) -> FightOdds:
    """Return the odds of a fight before its dice."""
    twin = state.copy()
    twin.log = None
    fight = Fight(hero, zombie, 0, [1], [1], False, [], [], 0, 0, 0, [])
    twin.fight = fight
    acting = [(one, sources.trait_of(twin, one)) for one in fighting_sources(twin, fight)]
    heroes, zombies = HERO_DICE + fight.effects.count(EXTRA_DIE), ZOMBIE_DICE
    for source, trait in acting:
        heroes += trait.hero_dice(twin, source, fight)
        zombies += trait.zombie_dice(twin, source, fight)
    ties = fight.has(HERO_WINS_TIES) or any(trait.wins_ties(twin, source, fight) for source, trait in acting)
    odds = FightOdds(max(1, heroes), max(1, zombies), ties)
    target = state.zombie(zombie)
    is_last = target is None or zombie_wounds(state, target) - target.wounds <= 1
    is_safe = target is not None and is_immune(twin, target)
    for hero_faces, hero_chance in rolls(odds.hero_dice):
        fight.hero_dice = hero_faces
        for zombie_faces, zombie_chance in rolls(odds.zombie_dice):
            fight.zombie_dice = zombie_faces
            chance = hero_chance * zombie_chance
            top, other = hero_faces[-1], zombie_faces[-1]
            for source, trait in acting:
                top += trait.hero_plus(twin, source, fight)
                other += trait.zombie_plus(twin, source, fight)
            if top < other or (top == other and not ties):
                odds.wound += chance
                continue
            odds.win += chance
            if is_safe:
                continue
            kills = fight.has(KILLS) or any(
                trait.kills_on_win(twin, source, fight) for source, trait in acting
            )
            if kills or has_double(hero_faces):
                odds.hit += chance
            if kills or (is_last and has_double(hero_faces)):
                odds.kill += chance
    return odds


def hit_needs(state: LastNightState, hero: int, card: int, zombie: int, needed: int) -> int:
    """Return what a die has to show to hit a Zombie (-1: a Gas marker) with a card."""
    found = [*sources.of_hero(state, hero, hooks.HIT_PLUS), *sources.of_table(state, hooks.HIT_PLUS)]
    target = state.zombie(zombie)
    if target is not None:
        found += sources.of_zombie(state, target, hooks.HIT_PLUS)
    plus = sum(
        sources.trait_of(state, source).hit_plus(state, source, hero, zombie, card) for source in found
    )
    return max(1, needed - plus)


def sum_chance(dice: int, more_than: int) -> float:
    """Return the chance that some dice add up to more than a number."""
    totals = {0: 1.0}
    for _ in range(dice):
        after: dict[int, float] = {}
        for total, chance in totals.items():
            for face in FACES:
                after[total + face] = after.get(total + face, 0.0) + chance / 6
        totals = after
    return sum(chance for total, chance in totals.items() if total > more_than)
