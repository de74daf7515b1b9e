"""Reaction windows and standing answers: who is asked, in which order, and who need not be."""

import pytest

from tests.kernel.brawl import ANY_TIME, COUNTER, FIGHTS, Brawl, Play, Played, Took, brawl, seats_asked
from tests.kernel.toy import Pass, asked, check_carried, offered, play, refused
from veglia.kernel.errors import BadAnswer, NothingToUndo
from veglia.kernel.loading import load_save
from veglia.kernel.saves import read_save
from veglia.kernel.standing import ALWAYS, NEVER, PLAYABLE, SeatAnswers, StandingAnswers
from veglia.kernel.window import FIGHT, TURN


def test_a_window_closes_when_all_have_passed_in_a_row() -> None:
    game = brawl([1], [], [2])

    seats = seats_asked(game, [Pass(), Pass(), Pass(), Pass()])

    assert seats == [0, 1, 2, 0]
    state = game.state
    assert isinstance(state, Brawl)
    assert state.fight == 2


def test_what_is_played_asks_those_again_who_have_passed() -> None:
    game = brawl([1], [2], [])

    seats = seats_asked(game, [Pass(), Play(2), Pass(), Pass(), Pass(), Play(1)])

    # The others may answer the card of seat 1; then the fight goes on with seat 2.
    assert seats == [0, 1, 0, 2, 2, 0]


def test_a_seat_that_can_only_pass_is_asked_nevertheless() -> None:
    game = brawl([], [1], [])

    assert asked(game).seat == 0
    assert offered(game) == [(Pass,)]


def test_a_window_that_cannot_matter_by_public_facts_is_not_opened() -> None:
    game = brawl([], [], [])

    assert game.decision is None
    assert game.result is not None


def test_a_card_is_answered_before_it_takes_effect() -> None:
    game = brawl([1], [COUNTER], [2])

    story = play(game, [Play(1), Play(COUNTER), Pass(), Pass(), Pass(), Play(2), Pass(), Pass()])

    assert story == [(Played, 0, 1), (Played, 1, COUNTER), (Played, 2, 2), (Took, 2)]


def test_a_window_in_a_window_can_be_copied_and_saved() -> None:
    game = brawl([1], [COUNTER], [2])
    game.choose(Play(1))

    check_carried(game, [Play(COUNTER), Pass(), Pass(), Pass(), Play(2), Pass(), Pass()])

    state = game.state
    assert isinstance(state, Brawl)
    assert state.hands == [[], [], []]


def test_by_default_only_a_seat_that_can_play_is_asked() -> None:
    game = brawl([], [1], [COUNTER])
    standing = SeatAnswers(("fight", "card"))

    answers = []
    for choice in (Pass(), Play(1), Pass()):
        answers.append(standing.answer(game.state, asked(game).seat))
        game.choose(choice)

    # Seat 0 has nothing; seat 1 can play; seat 0 cannot counter, seat 2 can.
    assert answers == [0, None, 0]
    assert asked(game).seat == 2
    assert standing.answer(game.state, 2) is None


def test_what_is_not_worth_a_stop_is_offered_but_nobody_is_asked_for_it_alone() -> None:
    game = brawl([ANY_TIME], [1, ANY_TIME], [])
    standing = SeatAnswers(("fight", "card"))

    assert offered(game) == [(Play, ANY_TIME), (Pass,)]
    assert standing.answer(game.state, 0) == 1
    standing.wish("fight", ALWAYS)
    assert standing.answer(game.state, 0) is None
    standing.wish("fight", PLAYABLE)
    game.choose(Pass())
    assert standing.answer(game.state, 1) is None


def test_a_standing_answer_is_given_only_for_the_seat_that_is_asked() -> None:
    game = brawl([], [1], [])

    assert SeatAnswers(("fight",)).answer(game.state, 1) is None


@pytest.mark.parametrize(("wish", "answer"), [(ALWAYS, None), (PLAYABLE, 0), (NEVER, 0)])
def test_a_seat_without_a_card_is_asked_only_if_it_always_wants_to_be(wish: str, answer: int | None) -> None:
    game = brawl([], [1], [])
    standing = SeatAnswers(("fight",))

    standing.wish("fight", wish)

    assert standing.answer(game.state, 0) == answer


@pytest.mark.parametrize(("wish", "answer"), [(ALWAYS, None), (PLAYABLE, None), (NEVER, 2)])
def test_a_seat_with_cards_is_asked_unless_it_never_wants_to_be(wish: str, answer: int | None) -> None:
    game = brawl([1, 2], [], [])
    standing = SeatAnswers(("fight",))

    standing.wish("fight", wish)

    assert standing.answer(game.state, 0) == answer


def test_a_pass_until_the_end_of_the_fight_ends_with_it() -> None:
    game = brawl([1], [], [])
    standing = SeatAnswers(("fight",))

    standing.pass_until(game.state, FIGHT)

    assert standing.answer(game.state, 0) == 1
    play(game, [Pass(), Pass(), Pass()])
    assert standing.answer(game.state, 0) is None


def test_a_pass_until_the_end_of_the_turn_ends_when_something_is_at_stake_and_does_not_come_back() -> None:
    game = brawl([1], [], [], stakes=(2, 0, 0))
    standing = SeatAnswers(("fight",))
    standing.pass_until(game.state, TURN)
    answers = []

    for _ in range(FIGHTS):
        answers.append(standing.answer(game.state, 0))
        play(game, [Pass(), Pass(), Pass()])

    assert answers == [1, None, None]


def test_a_standing_pass_can_be_taken_back() -> None:
    game = brawl([1], [], [])
    standing = SeatAnswers(("fight",))
    standing.pass_until(game.state, FIGHT)

    standing.hold()

    assert standing.answer(game.state, 0) is None


def test_what_does_not_exist_is_refused_and_changes_nothing() -> None:
    game = brawl([1], [], [])
    standing = SeatAnswers(("fight", "card"))

    with refused(BadAnswer, "unknown moment 'dawn'; known: fight, card"):
        standing.wish("dawn", NEVER)
    with refused(BadAnswer, "unknown standing answer 'perhaps'; known: always, playable, never"):
        standing.wish("fight", "perhaps")
    with refused(BadAnswer, "unknown scope 'week'; known: fight, phase, turn"):
        standing.pass_until(game.state, "week")

    assert BadAnswer.code == "bad_answer"
    assert standing.wishes == {}
    assert standing.answer(game.state, 0) is None


def test_no_pass_can_stand_where_no_window_is_open() -> None:
    game = brawl([], [], [])
    standing = SeatAnswers(())

    with refused(BadAnswer, "no window is open"):
        standing.pass_until(game.state, FIGHT)

    assert standing.answer(game.state, 0) is None


def test_who_holds_is_asked_at_every_window_until_that_is_released() -> None:
    game = brawl([], [1], [])
    standing = SeatAnswers(("fight",))
    standing.wish("fight", NEVER)

    standing.hold()
    held = standing.answer(game.state, 0)
    standing.release()

    assert held is None
    assert standing.answer(game.state, 0) == 0
    assert not standing.is_holding


def test_a_pass_until_the_end_ends_a_hold_and_a_hold_ends_the_pass() -> None:
    game = brawl([1], [], [])
    standing = SeatAnswers(("fight",))

    standing.hold()
    standing.pass_until(game.state, FIGHT)
    assert (standing.is_holding, standing.passing) == (False, FIGHT)
    assert standing.answer(game.state, 0) == 1

    standing.hold()
    assert (standing.is_holding, standing.passing) == (True, "")
    standing.release()
    assert standing.answer(game.state, 0) is None


@pytest.mark.parametrize("hand", [[], [1]])
def test_only_an_answer_that_looks_at_the_hand_can_tell_something_of_it(hand: list[int]) -> None:
    game = brawl(hand, [1], [])
    told = []
    for prepare in (
        lambda one: None,
        lambda one: one.wish("fight", ALWAYS),
        lambda one: one.wish("fight", NEVER),
        lambda one: one.hold(),
        lambda one: one.pass_until(game.state, FIGHT),
    ):
        standing = SeatAnswers(("fight",))
        prepare(standing)
        told.append((standing.depends_on_hand(game.state, 0), standing.always_asks(game.state, 0)))

    # Each either depends on the hand, or asks with every hand, or with none.
    assert told == [(True, False), (False, True), (False, False), (False, True), (False, False)]
    other = SeatAnswers(("fight",))
    other.hold()
    assert not other.always_asks(game.state, 1)
    assert not SeatAnswers(("fight",)).depends_on_hand(game.state, 1)


def test_the_standing_answers_of_a_table_are_those_of_the_seat_that_is_asked() -> None:
    game = brawl([], [1], [])
    table = StandingAnswers(game.title, 3)

    assert (table.answer(game.state), table.depends_on_hand(game.state)) == (0, True)
    game.choose(0, is_automatic=True)
    assert table.answer(game.state) is None
    table.seats[1].wish("fight", NEVER)
    assert (table.answer(game.state), table.depends_on_hand(game.state)) == (1, False)


def test_the_standing_answers_of_a_table_know_the_moments_of_the_title_and_their_names() -> None:
    table = StandingAnswers(brawl([], [], []).title, 2)

    assert table.moments == ("fight", "card")
    assert [seat.moments for seat in table.seats] == [table.moments] * 2
    assert table.names("en") == {"fight": "a fight", "card": "a card is played"}


def test_where_no_window_is_open_no_standing_answer_is_given() -> None:
    game = brawl([], [], [])
    table = StandingAnswers(game.title, 3)

    assert (table.answer(game.state), table.depends_on_hand(game.state)) == (None, False)


def test_undo_goes_back_over_automatic_choices_which_are_marked_in_copies_and_saves() -> None:
    game = brawl([1], [], [])
    before = game.hash()
    game.choose(Play(1))
    for _ in range(2):
        game.choose(0, is_automatic=True)
    saved = read_save(game.save())

    assert (game.choices, game.automatic) == ([0, 0, 0], [1, 2])
    assert (saved["choices"], saved["automatic"]) == ([0, 0, 0], [1, 2])
    assert load_save(game.title, saved).automatic == game.copy().automatic == [1, 2]

    game.undo()

    assert (game.choices, game.automatic, game.hash()) == ([], [], before)
    game.choose(1)
    assert (game.choices, game.automatic) == ([1], [])


def test_with_automatic_choices_alone_there_is_nothing_to_take_back() -> None:
    game = brawl([], [1], [])
    game.choose(0, is_automatic=True)

    with pytest.raises(NothingToUndo):
        game.undo()

    assert game.choices == [0]
