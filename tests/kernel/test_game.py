"""The public face of a game: choices and what is refused, asides, copies, records, undo."""

import pytest

from tests.kernel.stall import (
    TITLE,
    Foreign,
    Meddle,
    Ring,
    Smash,
    Smashed,
    Stall,
    StallTitle,
    Swept,
    Take,
    TakeGoods,
    Taken,
)
from tests.kernel.toy import asked, offered, plain, play, real_game, refused, state_of, table
from veglia.kernel.errors import GameOver, IllegalChoice, NothingToUndo, StaleChoice, VegliaError
from veglia.kernel.game import replay, unknown
from veglia.kernel.machine import Option


def test_a_game_begins_at_its_first_decision() -> None:
    decision = asked(table(TITLE))

    assert (decision.version, decision.seat, decision.seats) == (0, 0, (0,))
    assert (decision.prompt, decision.rule) == ("TakeGoods", "toy.take")
    assert plain(decision.options) == [(Take, 10), (Take, 11), (Take, 12)]


def test_a_choice_may_be_told_by_its_number_by_itself_or_by_an_equal_option() -> None:
    games = [table(TITLE) for _ in range(4)]
    codec = TITLE.codec()
    option = asked(games[1]).options[1]

    stories = [
        games[0].choose(1),
        games[1].choose(option),
        games[2].choose(Take(11)),
        games[3].choose(codec.decode(codec.encode(option))),
    ]

    assert [plain(story) for story in stories] == [[(Taken, 11)]] * 4
    assert [game.choices for game in games] == [[1]] * 4
    assert len({game.hash() for game in games}) == 1


def test_every_choice_makes_a_new_version() -> None:
    game = table(TITLE)

    game.choose(0, version=0)

    assert asked(game).version == 1
    assert plain(game.choose(0, version=1)) == [(Taken, 11), (Taken, 12)]


def test_a_real_game_takes_numbers_and_options_alike() -> None:
    by_number = real_game()
    by_option = real_game()
    codec = by_option.title.codec()

    for _ in range(30):
        wanted = codec.encode(asked(by_option).options[-1])
        told_by_number = by_number.choose(len(asked(by_number).options) - 1)
        told_by_option = by_option.choose(codec.decode(wanted))
        assert plain(told_by_number) == plain(told_by_option)

    assert by_number.hash() == by_option.hash()
    assert by_number.choices == by_option.choices


WRONG: list[tuple[Option | int, int | None, int | None, type[VegliaError], str, str]] = [
    (3, None, None, IllegalChoice, "illegal_choice", "option 3 is not offered"),
    (-5, None, None, IllegalChoice, "illegal_choice", "option -5 is not offered"),
    (10**30, None, None, IllegalChoice, "illegal_choice", f"option {10**30} is not offered"),
    (Take(9), None, None, IllegalChoice, "illegal_choice", "Take is not offered"),
    (Smash(9), 1, None, IllegalChoice, "illegal_choice", "Smash is not offered to seat 1"),
    (Foreign(), None, None, IllegalChoice, "illegal_choice", "Foreign is not offered"),
    (0, 1, None, IllegalChoice, "illegal_choice", "option 0 is not offered to seat 1"),
    (Take(10), 7, None, IllegalChoice, "illegal_choice", "Take is not offered to seat 7"),
    (Take(10), -1, None, IllegalChoice, "illegal_choice", "Take is not offered to seat -1"),
    (Smash(10), 0, None, IllegalChoice, "illegal_choice", "Smash is not offered to seat 0"),
    (0, 0, 1, StaleChoice, "stale_choice", "answer to version 1, the table is at 0"),
    (0, 0, -1, StaleChoice, "stale_choice", "answer to version -1, the table is at 0"),
    (Ring(), 1, 2, StaleChoice, "stale_choice", "answer to version 2, the table is at 0"),
]


@pytest.mark.parametrize(("option", "seat", "version", "kind", "code", "message"), WRONG)
def test_a_wrong_choice_is_refused_with_a_code_and_changes_nothing(
    option: Option | int,
    seat: int | None,
    version: int | None,
    kind: type[VegliaError],
    code: str,
    message: str,
) -> None:
    game = table(TITLE)
    before = game.hash()

    with refused(kind, message):
        game.choose(option, seat=seat, version=version)

    assert kind.code == code
    assert game.hash() == before
    assert game.choices == []
    assert offered(game) == [(Take, 10), (Take, 11), (Take, 12)]


def test_a_choice_after_the_end_is_refused_and_changes_nothing() -> None:
    game = table(TITLE)
    play(game, [Take(10), Take(11)])
    before = game.hash()

    for late in (0, Take(10), Ring()):
        with refused(GameOver, "the game is over"):
            game.choose(late)

    with refused(IllegalChoice, "option 0 is not offered"):
        game.preview(0)
    assert GameOver.code == "game_over"
    assert game.hash() == before
    assert len(game.choices) == 2
    assert game.decision is None


def test_a_wrong_choice_in_a_real_game_changes_nothing() -> None:
    game = real_game(choices=10)
    before = game.hash()
    count = len(asked(game).options)

    with refused(IllegalChoice, f"option {count} is not offered"):
        game.choose(count)
    with refused(StaleChoice, "answer to version 9, the table is at 10"):
        game.choose(0, version=9)
    with refused(IllegalChoice, "option 0 is not offered to seat 1"):
        game.choose(0, seat=1)
    with refused(IllegalChoice, "Foreign is not offered"):
        game.choose(Foreign())

    assert game.hash() == before
    assert len(game.choices) == 10


def test_the_game_goes_on_after_a_wrong_choice() -> None:
    game = table(TITLE)
    with refused(IllegalChoice, "option 3 is not offered"):
        game.choose(3)

    events = game.choose(2)

    assert plain(events) == [(Taken, 12)]


class CountedMeddle(Meddle):
    """Counts how often it is listed: in a real game that takes as long as the choice itself."""

    def __init__(self) -> None:
        self.listed = 0

    def options(self, state: Stall) -> list[Option]:
        self.listed += 1
        return super().options(state)


def test_asides_are_not_listed_for_an_option_of_the_question() -> None:
    title, aside = StallTitle(), CountedMeddle()
    title.aside = aside
    game = table(title)

    game.choose(0, seat=0)
    replay(title, game.setup, game.choices)
    listed_for_option = aside.listed
    game.choose(-1, seat=1)

    assert game.choices == [0, -1]
    assert (listed_for_option, aside.listed > 0) == (0, True)


def test_what_may_be_done_beside_the_question_is_listed() -> None:
    game = table(TITLE)

    asides = plain(game.asides)

    assert asides == [(Smash, 10), (Smash, 11), (Smash, 12), (Ring,)]


def test_an_aside_is_done_by_its_owner_and_the_question_asked_again() -> None:
    game = table(TITLE)

    events = game.choose(Smash(11), seat=1)

    assert plain(events) == [(Smashed, 11), (Swept, 11)]
    assert offered(game) == [(Take, 10), (Take, 12)]
    assert asked(game).version == 1
    assert game.choices == [-2]


def test_what_an_aside_brings_happens_before_the_question_is_asked_again() -> None:
    game = table(TITLE)
    game.choose(Take(10))

    events = game.choose(Smash(11))

    assert plain(events) == [(Smashed, 11), (Swept, 11), (Taken, 12)]
    assert game.result is not None
    assert game.result.winners == (0,)


def test_an_aside_may_be_told_by_its_number() -> None:
    game = table(TITLE)

    events = game.choose(-3, seat=1)

    assert plain(events) == [(Smashed, 12), (Swept, 12)]


def test_an_aside_that_ends_the_game_leaves_no_question() -> None:
    game = table(TITLE)

    events = game.choose(Ring(), seat=1)

    assert plain(events) == []
    assert game.decision is None
    assert game.asides == []
    assert game.result is not None
    assert (game.result.winners, game.result.rule) == ((1,), "toy.bell")
    with refused(GameOver, "the game is over"):
        game.choose(Take(10))


def test_a_game_without_asides_refuses_numbers_below_none() -> None:
    title = StallTitle()
    title.aside = None
    game = table(title)

    with refused(IllegalChoice, "option -1 is not offered"):
        game.choose(-1)

    assert game.asides == []


def test_a_card_can_be_dropped_beside_the_question_in_a_real_game() -> None:
    game = real_game(choices=10)
    dropped = game.asides[0]
    question = type(game.state.asking)

    events = game.choose(dropped, seat=0)

    assert [event.rule for event in events] == ["uoa.inv.discard-free"]
    assert plain([dropped])[0] not in plain(game.asides)
    assert type(game.state.asking) is question
    assert game.choices[-1] == -1


def test_a_copy_and_its_game_go_different_ways() -> None:
    game = table(TITLE)
    game.choose(Take(10))
    before = game.hash()

    twin = game.copy()
    assert twin.hash() == before
    twin.choose(Take(11))

    assert game.hash() == before
    assert game.choices == [0]
    assert game.result is None
    assert twin.result is not None


def test_two_real_games_of_one_seed_and_the_same_choices_are_one_game() -> None:
    one = real_game(choices=40)
    other = real_game(choices=40)

    assert one.hash() == other.hash()
    assert one.choices == other.choices
    assert one.view(0) == other.view(0)


def test_a_record_replayed_comes_to_the_same_state() -> None:
    game = table(TITLE)
    play(game, [Smash(11), Take(12)])

    again = replay(TITLE, game.setup, game.choices)

    assert again.hash() == game.hash()
    assert again.choices == game.choices == [-2, 1]


def test_a_record_with_an_impossible_choice_is_refused() -> None:
    setup = table(TITLE).setup

    with pytest.raises(IllegalChoice) as caught:
        replay(TITLE, setup, [3])

    assert str(caught.value) == "option 3 is not offered"


def test_a_record_that_goes_on_after_the_end_is_refused() -> None:
    setup = table(TITLE).setup

    with pytest.raises(IllegalChoice) as caught:
        replay(TITLE, setup, [0, 0, 0])

    assert str(caught.value) == "the record goes on after the end of the game"


def test_undo_takes_the_last_choice_back() -> None:
    game = table(TITLE)
    game.choose(Take(10))
    before = game.hash()
    game.choose(Smash(12))

    game.undo()

    assert game.hash() == before
    assert game.choices == [0]
    assert isinstance(game.state.asking, TakeGoods)
    assert state_of(game, Stall).goods == [11, 12]


def test_undo_in_a_real_game_stops_where_dice_or_cards_have_come_to_light() -> None:
    game = real_game()
    first = game.hash()
    shown = game.state.dice.reveals
    while game.state.dice.reveals == shown:
        before = game.hash()
        game.choose(len(game.choices) % len(asked(game).options))
    after = game.hash()

    with refused(NothingToUndo, "dice or cards have come to light since"):
        game.undo()

    assert game.hash() == after
    game.undo(practice=True)
    assert game.hash() == before
    while game.choices:
        game.undo()
    assert game.hash() == first


def test_in_practice_a_real_game_can_be_undone_to_its_start() -> None:
    game = real_game(choices=12)

    for _ in range(12):
        game.undo(practice=True)

    assert game.hash() == real_game().hash()
    with refused(NothingToUndo, "no choice has been made yet"):
        game.undo(practice=True)


def test_an_unknown_name_is_told_with_those_that_are_known() -> None:
    error = unknown("mission", "m9", ["m0", "m1"])

    assert error.code == "unknown_name"
    assert str(error) == "unknown mission 'm9'; known: m0, m1"
