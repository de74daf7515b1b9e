"""Dice that are told every number."""

import pytest

from veglia.kernel.chance import ChanceNeeded, ToldDice


def test_told_numbers_come_in_order() -> None:
    dice = ToldDice((4, 0), 7)

    assert [dice.below(6), dice.below(6)] == [4, 0]
    assert dice.reveals == 9


def test_a_die_shows_one_more_than_the_number() -> None:
    assert ToldDice((5, 2), 0).roll(2) == [6, 3]


def test_a_number_that_was_not_told_is_asked_for() -> None:
    dice = ToldDice((1,), 0)
    dice.below(6)

    with pytest.raises(ChanceNeeded) as needed:
        dice.below(37)

    assert needed.value.sides == 37


def test_what_has_one_outcome_is_not_asked_for() -> None:
    dice = ToldDice((), 0)

    assert dice.below(1) == 0
    assert dice.reveals == 1


def test_a_shuffle_asks_for_one_number_less_than_there_are_cards() -> None:
    cards = [10, 11, 12]

    ToldDice((0, 1), 0).shuffle(cards)

    assert cards == [12, 11, 10]


def test_a_copy_is_told_the_same_and_goes_its_own_way() -> None:
    dice = ToldDice((3, 5), 0)
    twin = dice.copy()
    dice.below(6)

    assert [twin.below(6), twin.below(6)] == [3, 5]
    assert dice.below(6) == 5
