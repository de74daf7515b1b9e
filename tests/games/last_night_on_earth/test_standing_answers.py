"""Standing answers at real windows: a pass until the end of something holds just so long."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from veglia.games.last_night_on_earth.title import TITLE
from veglia.kernel.game import Game, begin
from veglia.kernel.seats import Seat
from veglia.kernel.standing import ALWAYS, SeatAnswers
from veglia.kernel.window import FIGHT, PHASE, SCOPES, TURN, Pass, Window, window_of

HEROES, ZOMBIES = 0, 1
MOST_CHOICES = 1500


def windows_of(seat: int, seed: int) -> Iterator[tuple[Game, Window[Any]]]:
    """Play a game at random and yield it wherever a window asks a seat; whoever is asked at one passes."""
    chance = random.Random(seed)
    setup = TITLE.setup("die_zombies_die", [Seat("heroes"), Seat("zombies")], seed, {})
    game = begin(TITLE, setup)
    while game.result is None and len(game.choices) < MOST_CHOICES:
        window = window_of(game.state)
        if window is not None and window.seat(game.state) == seat:
            yield game, window
        numbers = range(len(game.state.offered))
        game.choose(numbers[-1] if window is not None else chance.choice(numbers))


def always_asked() -> SeatAnswers:
    """Return standing answers that ask at every moment, if nothing else was said since."""
    standing = SeatAnswers(tuple(TITLE.presentation.moments("en")))
    for moment in standing.moments:
        standing.wish(moment, ALWAYS)
    return standing


@pytest.mark.parametrize("scope", SCOPES)
@pytest.mark.parametrize("seed", [1, 2])
def test_a_pass_until_the_end_holds_while_the_fight_phase_or_turn_is_the_same(scope: str, seed: int) -> None:
    standing = always_asked()
    present, passed, asked = -1, 0, 0
    for game, window in windows_of(ZOMBIES, seed):
        number = window.scope(game.state, scope)
        answer = standing.answer(game.state, ZOMBIES)
        if number == present:
            assert answer is not None
            assert isinstance(game.state.offered[answer], Pass)
            passed += 1
        else:
            assert answer is None
            assert not standing.passing
            standing.pass_until(game.state, scope)
            present, asked = number, asked + 1

    assert passed > 0
    assert asked > 1


def test_a_turn_is_longer_than_a_phase_and_a_phase_than_a_fight() -> None:
    seen: dict[str, set[int]] = {scope: set() for scope in SCOPES}
    for game, window in windows_of(ZOMBIES, 3):
        for scope in SCOPES:
            seen[scope].add(window.scope(game.state, scope))

    assert len(seen[TURN]) < len(seen[PHASE])
    assert len(seen[FIGHT]) > 1


def test_a_standing_pass_ends_when_a_hero_of_the_seat_could_die() -> None:
    standing = always_asked()
    threatened = 0
    for seed in range(4):
        for game, window in windows_of(HEROES, seed):
            if window.is_at_stake(game.state, HEROES):
                standing.pass_until(game.state, TURN)
                assert standing.answer(game.state, HEROES) is None
                assert not standing.passing
                threatened += 1

    assert threatened > 0
