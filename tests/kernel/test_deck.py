"""Decks: drawing, discarding, and shuffling the discards when the pile is used up."""

from hypothesis import given
from hypothesis import strategies as st

from veglia.kernel.deck import Deck
from veglia.kernel.dice import seeded


def test_the_last_card_of_the_pile_is_drawn_first() -> None:
    deck = Deck([1, 2, 3], [])
    dice = seeded(7)

    cards = [deck.draw(dice), deck.draw(dice)]

    assert cards == [3, 2]
    assert deck.pile == [1]


def test_a_discarded_card_lies_open_and_is_not_drawn_while_the_pile_lasts() -> None:
    deck = Deck([1, 2], [])
    dice = seeded(7)

    deck.discard(deck.draw(dice))

    assert (deck.pile, deck.discards) == ([1], [2])
    assert deck.draw(dice) == 1


def test_the_discards_are_shuffled_into_a_new_pile_when_the_old_one_is_empty() -> None:
    deck = Deck([], list(range(10)))
    expected = list(range(10))
    seeded(7).shuffle(expected)

    card = deck.draw(seeded(7))

    assert card == expected[-1]
    assert deck.pile == expected[:-1]
    assert deck.discards == []


def test_a_pile_that_lasts_leaves_the_discards_alone() -> None:
    deck = Deck([1], [2, 3])

    card = deck.draw(seeded(7))

    assert card == 1
    assert (deck.pile, deck.discards) == ([], [2, 3])


def test_a_deck_without_cards_gives_none_and_shows_nothing() -> None:
    deck = Deck([], [])
    dice = seeded(7)

    card = deck.draw(dice)

    assert card == -1
    assert dice.reveals == 0
    assert (deck.pile, deck.discards) == ([], [])


def test_a_draw_counts_as_a_reveal() -> None:
    deck = Deck([1, 2], [])
    dice = seeded(7)

    deck.draw(dice)

    assert dice.reveals == 1


def test_a_lone_discard_drawn_again_counts_as_a_reveal() -> None:
    deck = Deck([], [4])
    dice = seeded(7)

    card = deck.draw(dice)

    assert card == 4
    assert dice.reveals == 1


def test_a_copy_is_drawn_from_and_discarded_to_alone() -> None:
    deck = Deck([1, 2], [3])

    twin = deck.copy()
    twin.discard(twin.draw(seeded(7)))

    assert (deck.pile, deck.discards) == ([1, 2], [3])
    assert (twin.pile, twin.discards) == ([1], [3, 2])


@given(st.lists(st.integers(0, 50), max_size=8), st.lists(st.integers(0, 50), max_size=8), st.integers())
def test_a_deck_can_be_drawn_empty_to_the_last_card(pile: list[int], discards: list[int], seed: int) -> None:
    deck = Deck(pile[:], discards[:])
    dice = seeded(seed)

    drawn = [deck.draw(dice) for _ in range(len(pile) + len(discards))]

    assert sorted(drawn) == sorted(pile + discards)
    assert deck.draw(dice) == -1


@given(st.lists(st.integers(0, 50), min_size=1, max_size=8), st.integers(), st.integers(1, 30))
def test_cards_that_are_discarded_come_back_for_ever(pile: list[int], seed: int, draws: int) -> None:
    deck = Deck(pile[:], [])
    dice = seeded(seed)

    for _ in range(draws):
        deck.discard(deck.draw(dice))

    assert sorted(deck.pile + deck.discards) == sorted(pile)
