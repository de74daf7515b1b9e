"""Relic by its rules: sides that win and lose, hands that are hidden, questions to several seats."""

import pytest

import veglia
from tests.two_sides.rules import (
    Act,
    Answer,
    Bandage,
    BeginRound,
    Defend,
    Fight,
    GoFirst,
    TurnUp,
    Volunteer,
    Walk,
    wound,
)
from tests.two_sides.state import OUT, ROUNDS, TOKEN_ROOMS, strength
from tests.two_sides.table import ANN, BOB, FIRST_SHADOW, SECOND_SHADOW, asked_by, state_of, table
from tests.two_sides.title import TITLE
from veglia.kernel.dice import seeded
from veglia.kernel.errors import BadFile, IllegalChoice
from veglia.kernel.game import replay
from veglia.kernel.machine import Option
from veglia.kernel.window import Pass

OUTCOMES = {"heroes": ["won", "won", "lost", "lost"], "shadows": ["lost", "lost", "won", "won"]}


def test_each_hero_may_answer_who_goes_first_with_an_option_of_its_own() -> None:
    game = table()

    assert isinstance(game.state.asking, Volunteer)
    assert game.decision is not None
    assert game.decision.seats == (ANN, BOB)
    assert [game.numbers(seat) for seat in range(4)] == [[0], [1], [], []]
    game.choose(GoFirst(BOB), seat=BOB)

    assert state_of(game).active == BOB


@pytest.mark.parametrize(
    ("option", "seat", "message"),
    [
        (0, BOB, "option 0 is not offered to seat 1"),
        (GoFirst(ANN), BOB, "GoFirst is not offered to seat 1"),
        (0, FIRST_SHADOW, "option 0 is not offered to seat 2"),
        (7, BOB, "option 7 is not offered to seat 1"),
        (Bandage(ANN, 1), ANN, "Bandage is not offered to seat 0"),
    ],
)
def test_what_belongs_to_another_is_refused_like_what_is_not_there(
    option: Option | int, seat: int, message: str
) -> None:
    game = table()
    before = game.hash()

    with pytest.raises(IllegalChoice) as caught:
        game.choose(option, seat=seat)

    assert (str(caught.value), caught.value.code) == (message, "illegal_choice")
    assert game.hash() == before
    assert game.choices == []


def test_a_bandage_belongs_to_the_wounded_hero_alone() -> None:
    game = table()
    state = state_of(game)
    state.wounds[BOB] = 1
    card = min(state.hands[BOB])

    with pytest.raises(IllegalChoice):
        game.choose(-1, seat=ANN)
    game.choose(Bandage(BOB, card), seat=BOB)

    assert state.wounds[BOB] == 0
    assert card in state.deck.discards
    assert isinstance(state.asking, Volunteer)
    assert game.choices == [-1]


def test_a_fight_is_a_die_and_a_card_on_each_side() -> None:
    game = asked_by(Act(ANN), 3, 4)
    state = state_of(game)
    state.rooms = [2, 1, 2, 4]
    state.hands[ANN], state.hands[FIRST_SHADOW] = [0, 5], [3]
    state.offered = Act(ANN).options(state)
    # Nobody walks away from a shadow; what can be turned up can.
    assert [type(option) for option in state.offered] == [TurnUp, Fight, Fight, Pass]

    game.choose(Fight(FIRST_SHADOW, 5))
    assert isinstance(state.asking, Defend)
    assert state.asking.total == 3 + strength(5) == 6
    game.choose(Answer(3), seat=FIRST_SHADOW)

    # 4 and a card of 2 are as much as the attack: the attacker is wounded.
    assert (state.wounds[ANN], state.wounds[FIRST_SHADOW]) == (1, 0)
    assert {0, 3, 5} & set(state.deck.discards) == {3, 5}


def test_the_heroes_win_when_the_relic_comes_through_the_door() -> None:
    game = asked_by(Act(BOB))
    state = state_of(game)
    state.rooms[BOB] = 1
    state.turned[state.relic] = True
    state.carrier = BOB
    state.offered = Act(BOB).options(state)

    game.choose(Walk(0))

    assert game.result is not None
    assert [game.result.outcome(seat) for seat in range(4)] == OUTCOMES["heroes"]
    assert TITLE.sides_won(game.setup, game.result) == ["heroes"]


def test_the_shadows_win_when_no_hero_is_left() -> None:
    game = table()
    state = state_of(game)
    for hero in (ANN, BOB):
        for _ in range(2):
            wound(state, hero, SECOND_SHADOW)

    assert state.rooms[:2] == [OUT, OUT]
    assert game.result is not None
    assert [game.result.outcome(seat) for seat in range(4)] == OUTCOMES["shadows"]
    TITLE.check_conservation(state)


@pytest.mark.parametrize("is_found", [True, False])
def test_after_the_last_round_it_is_a_draw_if_the_relic_was_found(is_found: bool) -> None:
    game = table()
    state = state_of(game)
    state.round = ROUNDS["hall"]
    state.turned[state.relic] = is_found

    asked_by(BeginRound(), game=game)

    assert game.result is not None
    expected = ["over"] * 4 if is_found else OUTCOMES["shadows"]
    assert [game.result.outcome(seat) for seat in range(4)] == expected
    assert TITLE.sides_won(game.setup, game.result) == ([] if is_found else ["shadows"])


def test_a_seat_sees_its_own_hand_heroes_each_others_and_shadows_the_relic() -> None:
    state = state_of(table())
    views = [TITLE.view(state, seat) for seat in (*range(4), None)]

    open_hands = [[isinstance(hand, list) for hand in view["hands"]] for view in views]
    assert open_hands == [
        [True, True, False, False],
        [True, True, False, False],
        [False, False, True, False],
        [False, False, False, True],
        [False] * 4,
    ]
    assert ["relic" in view["tokens"] for view in views] == [False, False, True, True, False]


def test_who_only_imagines_finds_the_relic_elsewhere_and_other_cards_in_hidden_hands() -> None:
    state = state_of(table())
    dice = seeded(5)
    worlds = [TITLE.imagine(state, ANN, dice) for _ in range(30)]

    assert {world.relic for world in worlds if hasattr(world, "relic")} == set(range(len(TOKEN_ROOMS)))
    assert len({str(getattr(world, "hands", None)) for world in worlds}) > 20
    assert all(TITLE.view(world, ANN) == TITLE.view(state, ANN) for world in worlds)


def test_a_game_of_two_sides_can_be_saved_and_replayed() -> None:
    game = table(seed=4)
    for _ in range(12):
        assert game.state.asking is not None
        game.choose(game.numbers(game.state.asking.seat(game.state))[-1])

    again = veglia.load(game.save())

    assert again.hash() == game.hash() == replay(TITLE, game.setup, game.choices).hash()
    assert again.setup.seats == game.setup.seats


def test_a_save_of_an_older_format_is_refused_with_a_clear_line() -> None:
    data = table().save().replace(b"VEGLIA2\n", b"VEGLIA1\n")

    with pytest.raises(BadFile, match=r"^a save of format 'VEGLIA1', this version reads 'VEGLIA2'$"):
        veglia.load(data)
