"""Who may sit where: each mistake is one clear error with a code."""

import re

import pytest

import veglia
from tests.two_sides.title import TITLE
from veglia.catalog import title
from veglia.kernel.errors import BadSetup, UnknownName
from veglia.kernel.seats import Seat, Side, seats_of

ANN = Seat("heroes", ("ann",))
BOB = Seat("heroes", ("bob",))
SHADOW = Seat("shadows")


@pytest.mark.parametrize(
    ("seats", "reason", "message"),
    [
        ([ANN, Seat("ghosts")], "side", "unknown side 'ghosts'; known: heroes, shadows"),
        ([ANN], "seats", "0 seats on side 'shadows', there are 1 to 2"),
        ([], "seats", "0 seats on side 'heroes', there are 1 to 2"),
        ([ANN, *[SHADOW] * 3], "seats", "3 seats on side 'shadows', there are 1 to 2"),
        ([ANN, Seat("shadows", ("bob",))], "figures", "seats on side 'shadows' choose no figures"),
        ([ANN, ANN, SHADOW], "heroes", "each seat of the heroes has one hero of its own"),
        ([Seat("heroes"), SHADOW], "heroes", "each seat of the heroes has one hero of its own"),
    ],
)
def test_seats_that_cannot_be_are_refused(seats: list[Seat], reason: str, message: str) -> None:
    with pytest.raises(BadSetup) as caught:
        TITLE.setup("hall", seats, 1, {})

    assert (str(caught.value), caught.value.code, caught.value.reason) == (message, "bad_setup", reason)


def test_a_figure_that_nobody_knows_is_named() -> None:
    with pytest.raises(UnknownName, match=r"^unknown hero 'zed'; known: ann, bob"):
        TITLE.setup("hall", [Seat("heroes", ("zed",)), SHADOW], 1, {})


@pytest.mark.parametrize("game", ["undead_or_alive", "dark_side"])
def test_a_co_operative_title_knows_one_side(game: str) -> None:
    kind = title(game)
    party = [name for seat in kind.setup("m0", None, 1, {}).seats for name in seat.figures]

    with pytest.raises(BadSetup, match=re.escape("unknown side 'zombies'; known: survivors")) as caught:
        kind.setup("m0", [Seat("zombies", tuple(party))], 1, {})

    assert [kind.presentation.bad_setup(caught.value, language) for language in kind.languages] == [
        "There is no side zombies.",
        "Non c'è una parte zombies.",
    ]


def test_seats_may_come_in_any_order_and_some_without_figures() -> None:
    game = veglia.new_game("relic", mission="hall", seats=[SHADOW, BOB, ANN], seed=3)

    assert [TITLE.side_of(game.state, seat) for seat in range(3)] == [1, 0, 0]
    assert game.setup.seats == (SHADOW, BOB, ANN)


def test_a_plain_list_of_figures_is_a_seat_of_the_first_side() -> None:
    sides = [Side("heroes"), Side("shadows")]

    assert seats_of(sides, [["ann"], SHADOW, ("bob",)]) == [ANN, SHADOW, BOB]
