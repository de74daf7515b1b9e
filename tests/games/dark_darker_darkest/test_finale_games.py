"""Whole Grand Finales with real dice: fighting players win some and lose some; nothing gets lost."""

import random
from collections import Counter

from tests.games.dark_darker_darkest.finale_table import LAB, before_finale, nemesis_of
from tests.games.dark_darker_darkest.table import TITLE, again, card, choose, state_of, zombies
from tests.rules import rule
from veglia.games.dark_darker_darkest.rules.actions.fight import Attack
from veglia.games.dark_darker_darkest.rules.actions.fly import Board, ClimbOut
from veglia.games.dark_darker_darkest.rules.actions.move import Move, WalkOn
from veglia.games.dark_darker_darkest.rules.attack_results import HitNemesis, HitZombie
from veglia.games.dark_darker_darkest.rules.enemy_attack import Cancel
from veglia.games.dark_darker_darkest.rules.helicopter import window_room
from veglia.games.dark_darker_darkest.rules.paths import EVERYWHERE, distances
from veglia.games.dark_darker_darkest.rules.state import DarkestState
from veglia.kernel.dice import seeded
from veglia.kernel.game import Game
from veglia.kernel.machine import Option

PARTY = ["bruce", "jack", "leo", "nina", "chuck", "bunny"]
NEMESES = ["doctor_mortimer", "rachel", "lisa", "helen"]
MOST_DECISIONS = 5_000
# The place N4 of the ring.
BESIDE_LAB = 3


def liking(state: DarkestState, option: Option) -> int:
    """Return how much a fighting player likes an option."""
    if isinstance(option, (Board, HitNemesis)):
        return 100
    if isinstance(option, (ClimbOut, Cancel, HitZombie)):
        return 90
    if isinstance(option, Attack):
        return 60 if option.card >= 0 else 50
    if isinstance(option, (Move, WalkOn)):
        goal = window_room(state) if state.nemesis is None else state.nemesis.room
        away = distances(state, [goal] if goal >= 0 else [], EVERYWHERE, True, False)
        is_nearer = away[option.room] < away[state.survivors[option.who].room]
        return 40 if is_nearer else -10
    return 0


def played(seed: int, cubes: int, **options: str) -> Game:
    """Play a Grand Finale to its end: good weapons, three Hordes, mostly the option one likes best.

    With a number of cubes the Nemesis has no more than these; the helicopter hovers beside the Laboratory.
    """
    chance = random.Random(seed)
    party = chance.sample(PARTY, chance.randint(2, 5))
    game = before_finale(*party, nemesis=chance.choice(NEMESES), **options)
    state = state_of(game)
    for who in range(len(party)):
        if who < 2:
            card(game, who, "shotgun", is_right=False)
    for room in chance.sample([2, 12, 14, 22, 32, 36], 3):
        zombies(game, room, chance.randint(1, 3))
    again(game)
    choose(game, Move, who=0, room=LAB)
    state.dice = seeded(seed)
    if cubes:
        nemesis_of(game).cubes = [cubes, 0, 0, 0]
        state.extras.helicopter = BESIDE_LAB
    decisions = 0
    while state.asking is not None:
        best = max(liking(state, option) for option in state.offered)
        liked = [number for number, option in enumerate(state.offered) if liking(state, option) == best]
        is_free = chance.random() < 0.1
        game.choose(chance.randrange(len(state.offered)) if is_free else chance.choice(liked))
        TITLE.check_conservation(state)
        if decisions % 20 == 0:
            check_forms(state)
        decisions += 1
        assert decisions < MOST_DECISIONS
    return game


def check_forms(state: DarkestState) -> None:
    """A state is the same after copying and after writing and reading it, and all options can be said."""
    codec = TITLE.codec()
    written = codec.encode(state)
    assert codec.encode(state.copy()) == written
    assert codec.encode(codec.decode(written)) == written
    for language in TITLE.languages:
        words = TITLE.words(state, language)
        assert all(words.say(option) for option in state.offered)


def ends(count: int, cubes: int, **options: str) -> Counter[tuple[str, bool]]:
    """Return how games of some seeds ended, and whether they were won."""
    found: Counter[tuple[str, bool]] = Counter()
    for seed in range(count):
        result = played(seed, cubes, **options).result
        assert result is not None
        found[result.rule, bool(result.winners)] += 1
    return found


@rule("ddd.end.win", "ddd.goal.theme-and-aim")
def test_finales_are_won_and_lost() -> None:
    found = ends(60, 0)
    assert found["ddd.end.win", True] > 0
    assert {rule for rule, is_won in found if not is_won} >= {"ddd.end.lose-bearer", "ddd.end.lose-corners"}


@rule("ddd.heli.win")
def test_flights_are_won_and_lost() -> None:
    found = ends(40, 3, heli_escape="on")
    assert found["ddd.heli.win", True] > 0
    assert sum(count for (_, is_won), count in found.items() if not is_won) > 0
    assert not found["ddd.end.win", True]
