"""What is done with is freed: servers and sweeps make millions of states, compiled as well as interpreted."""

import gc

import pytest

from tests.contract.tables import play, start
from tests.two_sides.catalog import GAMES
from veglia.kernel.dice import seeded


def things() -> int:
    gc.collect()
    return len(gc.get_objects())


def grown(game: str) -> int:
    """Play a game and copy its states; return how many more things there are when it is thrown away."""
    before = things()
    table = start(game, GAMES[game].missions()[0], None, 3)
    for number, _ in enumerate(play(table, 3)):
        if number % 10 == 0:
            table.title.copy(table.state)
            table.title.imagine(table.state, 0, seeded(number))
    assert len(table.choices) > 20
    del table
    return things() - before


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_left_of_a_game_that_is_over(game: str) -> None:
    # The first time fills what is remembered about missions; the second finds all of it.
    grown(game)

    assert grown(game) <= 2
