"""Intervals and tests, against published values and against what must hold whatever the numbers."""

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from veglia.lab.intervals import (
    Stratum,
    difference,
    false_discovery,
    fisher,
    holm,
    kendall,
    order_chance,
    quantile,
    wilson,
)

SHARES = st.integers(1, 400).flatmap(lambda games: st.tuples(st.integers(0, games), st.just(games)))
CHANCES = st.lists(st.floats(0, 1), min_size=1, max_size=30)


@pytest.mark.parametrize(
    ("won", "games", "low", "high"),
    [
        # Newcombe 1998, table I: 81 of 263, 15 of 148, 0 of 20, 1 of 29.
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_wilsons_interval_is_that_of_the_literature(won: int, games: int, low: float, high: float) -> None:
    assert wilson(won, games) == pytest.approx((low, high), abs=5e-5)


def test_without_games_anything_is_possible() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


@given(SHARES)
def test_an_interval_holds_its_share_and_mirrors(share: tuple[int, int]) -> None:
    won, games = share
    low, high = wilson(won, games)

    assert 0 <= low <= won / games <= high <= 1
    assert wilson(games - won, games) == pytest.approx((1 - high, 1 - low), abs=1e-12)


@given(SHARES)
def test_more_games_with_the_same_share_say_more(share: tuple[int, int]) -> None:
    won, games = share
    few, many = wilson(won, games), wilson(won * 4, games * 4)

    assert many[1] - many[0] < few[1] - few[0]


def test_one_stratum_gives_the_plain_difference() -> None:
    found = difference([Stratum(30, 50, 20, 50)])

    assert found is not None
    assert found.value == pytest.approx(0.2)
    # The chi-square of the table with continuity correction is 3.24; this test has n - 1 in place of n.
    assert found.chance == pytest.approx(math.erfc(math.sqrt(3.2076 / 2)), abs=1e-4)


@pytest.mark.parametrize(
    ("won", "games", "other_won", "other_games", "low", "high"),
    [
        # Newcombe 1998 (differences), table II, method 10.
        (56, 70, 48, 80, 0.0524, 0.3339),
        (9, 10, 3, 10, 0.1705, 0.8090),
        (5, 56, 0, 29, -0.0381, 0.1926),
        (10, 10, 0, 10, 0.6075, 1.0),
    ],
)
def test_the_interval_of_a_difference_is_that_of_the_literature(
    won: int, games: int, other_won: int, other_games: int, low: float, high: float
) -> None:
    found = difference([Stratum(won, games, other_won, other_games)])

    assert found is not None
    assert (found.low, found.high) == pytest.approx((low, high), abs=5e-5)


def test_two_alike_strata_say_more_than_one() -> None:
    once = difference([Stratum(20, 40, 10, 40)])
    twice = difference([Stratum(20, 40, 10, 40)] * 2)

    assert once is not None
    assert twice is not None
    assert twice.value == pytest.approx(once.value)
    assert (twice.value - twice.low) * math.sqrt(2) == pytest.approx(once.value - once.low)
    assert twice.chance < once.chance


def test_strata_keep_a_confounder_out() -> None:
    """With and without win alike in both strata; put together, one would seem better."""
    strata = [Stratum(72, 80, 18, 20), Stratum(2, 20, 8, 80)]

    found = difference(strata)

    assert found is not None
    assert found.value == pytest.approx(0.0, abs=1e-12)
    assert found.chance == pytest.approx(1.0)


@pytest.mark.parametrize(
    "strata",
    [
        [],
        [Stratum(3, 10, 0, 0)],
        [Stratum(0, 0, 3, 10)],
        [Stratum(0, 10, 0, 10)],
        [Stratum(10, 10, 10, 10)],
    ],
)
def test_nothing_is_said_where_nothing_compares(strata: list[Stratum]) -> None:
    assert difference(strata) is None


@given(st.lists(st.tuples(SHARES, SHARES), min_size=1, max_size=5))
def test_a_difference_turns_around_with_its_sides(
    pairs: list[tuple[tuple[int, int], tuple[int, int]]],
) -> None:
    one = difference([Stratum(*having, *lacking) for having, lacking in pairs])
    other = difference([Stratum(*lacking, *having) for having, lacking in pairs])

    if one is None or other is None:
        assert one is other
        return
    assert one.value == pytest.approx(-other.value, abs=1e-9)
    assert (one.low, one.high) == pytest.approx((-other.high, -other.low), abs=1e-9)
    assert one.chance == pytest.approx(other.chance, abs=1e-9)
    assert -1 - 1e-9 <= one.low <= one.value <= one.high <= 1 + 1e-9
    assert 0 <= one.chance <= 1


def test_false_discoveries_as_benjamini_and_hochberg_count_them() -> None:
    assert false_discovery([0.01, 0.04, 0.03, 0.5]) == pytest.approx([0.04, 0.16 / 3, 0.16 / 3, 0.5])


def test_holm_multiplies_the_smallest_most() -> None:
    assert holm([0.01, 0.04, 0.03]) == pytest.approx([0.03, 0.06, 0.06])


@given(CHANCES)
def test_corrections_only_enlarge_and_keep_the_order(chances: list[float]) -> None:
    for corrected in (false_discovery(chances), holm(chances)):
        assert all(0 <= after <= 1 for after in corrected)
        assert all(after >= before - 1e-12 for before, after in zip(chances, corrected, strict=True))
        in_order = [after for _, after in sorted(zip(chances, corrected, strict=True))]
        assert in_order == sorted(in_order)


def test_fishers_lady_tastes_tea() -> None:
    assert fisher(4, 4, 0, 4) == pytest.approx(1 / 70)
    assert fisher(3, 4, 1, 4) == pytest.approx(17 / 70)


@given(SHARES, SHARES)
def test_fishers_chance_is_one(first: tuple[int, int], second: tuple[int, int]) -> None:
    chance = fisher(*first, *second)

    assert 0 < chance <= 1
    # Winning never more than none is certain.
    assert fisher(0, first[1], *second) == pytest.approx(1.0)


def test_kendall_knows_order_and_ties() -> None:
    assert kendall([1, 2, 3], [3, 2, 1]) == -1
    assert kendall([1, 2, 3], [1, 2, 3]) == 1
    # One tie in the first: 5 pairs agree of sqrt(5 * 6).
    assert kendall([1, 1, 2, 3], [1, 2, 3, 4]) == pytest.approx(5 / math.sqrt(30))
    assert kendall([1, 1, 1], [1, 2, 3]) is None


def test_a_clear_order_is_hard_to_get_by_chance() -> None:
    clear = order_chance([0, 0, 1, 1, 2, 2, 3, 3], [0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.2, 0.1])
    upside_down = order_chance([0, 1, 2, 3], [0.1, 0.2, 0.3, 0.4])

    # Two of each rank: 2520 orders, one of them perfect.
    assert clear < 0.003
    assert upside_down == 1.0
    assert order_chance([0, 1], [0.5, 0.5]) == 1.0


@given(st.lists(st.floats(-100, 100), min_size=1), st.floats(0, 1))
def test_quantiles_lie_within(values: list[float], share: float) -> None:
    ordered = sorted(values)

    assert ordered[0] <= quantile(ordered, share) <= ordered[-1] + 1e-9
    assert quantile(ordered, 0) == ordered[0]
    assert quantile(ordered, 1) == pytest.approx(ordered[-1])


def test_the_middle_of_an_even_number_lies_between() -> None:
    assert quantile([1, 2, 3, 10], 0.5) == 2.5
