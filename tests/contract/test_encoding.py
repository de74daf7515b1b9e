"""What every game told in numbers must keep: it tells what a seat may see, nothing else, in its place."""

import pytest

from tests.contract.tables import EVERY_MISSION, play, start
from tests.two_sides.catalog import GAMES
from veglia.kernel.dice import seeded
from veglia.kernel.encoding import Number

SEEDS = (3, 4)


def within(told: bytes, numbers: list[Number]) -> bool:
    """Return whether rows of numbers keep to the most that each can be."""
    rows = [told[start : start + len(numbers)] for start in range(0, len(told), len(numbers))]
    return all(value <= number.most for row in rows for value, number in zip(row, numbers, strict=True))


@pytest.mark.parametrize(("game", "mission"), EVERY_MISSION)
def test_what_a_seat_cannot_see_changes_no_number(game: str, mission: str) -> None:
    encoding = GAMES[game].encoding()
    evaluation = GAMES[game].evaluation()
    dice = seeded(17)
    side = 0
    differing = 0

    for seed in SEEDS:
        table = start(game, mission, None, seed)
        codec = table.title.codec()
        for number, _ in enumerate(play(table, seed)):
            if number % 5 == 0:
                twin = table.title.imagine(table.state, 0, dice)
                differing += codec.encode(twin) != codec.encode(table.state)
                offered = table.state.offered
                assert encoding.situation(twin, 0) == encoding.situation(table.state, 0)
                assert encoding.options(twin, offered) == encoding.options(table.state, offered)
                assert encoding.progress(twin, 0) == encoding.progress(table.state, 0)
                assert encoding.nearness(twin, 0) == encoding.nearness(table.state, 0)
                assert evaluation.points(twin, side) == evaluation.points(table.state, side)

    assert differing > 0


@pytest.mark.parametrize(("game", "mission"), EVERY_MISSION)
def test_every_number_is_in_its_place_and_within_its_bounds(game: str, mission: str) -> None:
    encoding = GAMES[game].encoding()
    seen = set()

    for seed in SEEDS:
        table = start(game, mission, None, seed)
        for number, _ in enumerate(play(table, seed)):
            offered = table.state.offered
            assert len(offered) <= encoding.most_options
            if number % 5 == 0:
                situation = encoding.situation(table.state, 0)
                options = encoding.options(table.state, offered)
                assert len(situation) == len(encoding.situation_numbers)
                assert len(options) == len(offered) * len(encoding.option_numbers)
                assert within(situation, encoding.situation_numbers)
                assert within(options, encoding.option_numbers)
                assert 0.0 <= encoding.progress(table.state, 0) <= 1.0
                assert 0.0 <= encoding.nearness(table.state, 0) <= 1.0
                seen.add(situation)

    assert len(seen) > 5


@pytest.mark.parametrize("game", GAMES)
def test_no_two_numbers_have_the_same_name(game: str) -> None:
    encoding = GAMES[game].encoding()

    for numbers in (encoding.situation_numbers, encoding.option_numbers):
        names = [number.name for number in numbers]
        assert len(set(names)) == len(names)
        assert all(number.text for number in numbers)
