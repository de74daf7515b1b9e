"""Long random play of Dark, Darker, Darkest over modes, houses, parties, expansions and levers."""

import pytest

from tests.soak.darkest_games import play

GAMES = 500


@pytest.mark.parametrize("part", range(20))
def test_random_games_end_without_an_error(part: int) -> None:
    for seed in range(part * GAMES, (part + 1) * GAMES):
        assert play(seed).result is not None, seed
