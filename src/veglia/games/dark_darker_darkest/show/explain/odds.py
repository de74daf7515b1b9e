# veglia: interpreted
"""Chances of rolls with Survivor Dice, from what lies open on the table."""

from collections import Counter
from collections.abc import Callable
from itertools import combinations_with_replacement
from math import factorial, prod

from veglia.games.dark_darker_darkest.rules.attack import attack_dice, ready, results
from veglia.games.dark_darker_darkest.rules.attack_results import AssignAttack
from veglia.games.dark_darker_darkest.rules.harming import targets
from veglia.games.dark_darker_darkest.rules.state import DarkestState
from veglia.games.dark_darker_darkest.rules.symbols import FAILURE, MOST_SURVIVOR_DICE, REPEL, RETREAT

Faces = tuple[int, ...]
SIDES = 6


def rolls(state: DarkestState, count: int) -> list[tuple[Faces, float]]:
    """Return all results of some Survivor Dice, each with its chance; no more than four are rolled."""
    weights = Counter(state.library.survivor_die)
    dice = min(count, MOST_SURVIVOR_DICE)
    found: list[tuple[Faces, float]] = []
    for faces in combinations_with_replacement(sorted(weights), dice):
        ways = factorial(dice) // prod(factorial(faces.count(face)) for face in set(faces))
        found.append((faces, ways * prod(weights[face] / SIDES for face in faces)))
    return found


def chance(state: DarkestState, count: int, holds: Callable[[Faces], bool]) -> float:
    """Return the chance that something holds for the result of some dice."""
    return sum(likely for faces, likely in rolls(state, count) if holds(faces))


def chance_of_any(state: DarkestState, count: int, face: int) -> float:
    """Return the chance that at least one of any number of dice shows a face."""
    missing = 1 - state.library.survivor_die.count(face) / SIDES
    return 1.0 - float(missing**count)


class AttackOdds:
    """What an attack would come to: hits are those that reach the nearest enemies who can be hit.

    A single Failure cancels what costs the fewest of them.
    """

    def __init__(self, dice: int, far: int) -> None:
        self.dice = dice
        # How far the nearest enemies are, -1 if there are none in sight.
        self.far = far
        self.expected = 0.0
        self.any_hit = 0.0
        self.reaches = 0.0
        self.repel = 0.0
        self.retreat = 0.0


def attack_odds(state: DarkestState, who: int, card: int) -> AttackOdds:
    """Return the odds of an attack with a weapon, -1 for bare hands."""
    twin = state.copy()
    twin.log = None
    ready(twin, who, card)
    odds = AttackOdds(min(attack_dice(twin, who, card), MOST_SURVIVOR_DICE), nearest(state, who))
    for faces, likely in rolls(state, odds.dice):
        kept = best_kept(twin, who, card, faces, odds.far)
        found = results(twin, who, card, faces, kept)
        hits = hits_at(found, odds.far)
        odds.expected += hits * likely
        odds.any_hit += likely * (hits > 0)
        odds.reaches += likely * (found.reach >= odds.far)
        odds.repel += likely * (REPEL in kept)
        odds.retreat += likely * (RETREAT in kept)
    return odds


def hits_at(found: AssignAttack, far: int) -> int:
    """Return the hits of some results that reach enemies at a range; -1 stands for none."""
    return found.hits if 0 <= far <= found.reach else 0


def best_kept(state: DarkestState, who: int, card: int, faces: Faces, far: int) -> Faces:
    """Return what is left of a roll when Failures have cancelled: hits that reach, then hits, then range."""
    others = [face for face in faces if face != FAILURE]
    if faces.count(FAILURE) % 2 == 0 or not others:
        return tuple(others)
    choices: list[Faces] = []
    for place in range(len(others)):
        choices.append(tuple(others[:place] + others[place + 1 :]))
    return max(choices, key=lambda kept: worth(state, who, card, kept, far))


def worth(state: DarkestState, who: int, card: int, kept: Faces, far: int) -> tuple[int, int, int]:
    found = results(state, who, card, kept, kept)
    return hits_at(found, far), found.hits, found.reach


def nearest(state: DarkestState, who: int) -> int:
    """Return the range to the nearest enemies that a Survivor sees and could hit, -1 if there are none."""
    here = state.survivors[who].room
    ranges = state.house.ranges(here)
    found = [
        ranges[room]
        for room in state.house.seen(here)
        if targets(state, room, here) or state.creature_in(room) or state.nemesis_in(room)
    ]
    return min(found, default=-1)
