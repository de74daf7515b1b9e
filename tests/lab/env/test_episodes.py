"""The table behind the environments: places, payments, shapes."""

import numpy as np
import pytest

import veglia
from veglia.kernel.errors import IllegalChoice
from veglia.kernel.machine import Result
from veglia.lab.env.episodes import Episodes, places
from veglia.lab.env.rewards import Rewards

SEATS = [["carl", "may"], ["meg"]]


def table(rewards: Rewards | None = None, most_steps: int = 5000) -> Episodes:
    return Episodes("undead_or_alive", "m0", SEATS, None, rewards or Rewards(), most_steps)


def play_out(running: Episodes, seed: int) -> list[list[float]]:
    """Play at random to the end; return what was paid for each choice."""
    chance = np.random.default_rng(seed)
    paid = []
    while not running.is_over:
        paid.append(running.choose(int(chance.integers(len(running.places)))))
    return paid


def test_a_seed_begins_the_game_that_it_begins_anywhere() -> None:
    running = table()
    running.begin(9)

    assert running.game.hash() == veglia.new_game("undead_or_alive", mission="m0", seats=SEATS, seed=9).hash()


def test_choices_are_recorded_so_that_a_game_can_be_saved() -> None:
    running = table()
    running.begin(4)
    for _ in range(12):
        running.choose(len(running.places) - 1)

    again = veglia.load(running.game.save())

    assert again.hash() == running.game.hash()
    assert len(again.choices) == 12


def test_only_a_seat_that_may_answer_sees_options() -> None:
    running = table()
    running.begin(1)
    asking = running.state.asking
    assert asking is not None
    assert asking.seats(running.state) == (0,)

    mine, theirs = running.observe(0), running.observe(1)

    assert mine["action_mask"].sum() == len(running.places)
    assert theirs["action_mask"].sum() == 0
    assert not theirs["options"].any()
    assert theirs["observation"].any()


def test_numbers_are_divided_by_the_most_they_can_be() -> None:
    running = table()
    running.begin(1)
    encoding = running.title.encoding()
    names = [number.name for number in encoding.situation_numbers]

    seen = running.observe(1)["observation"]

    assert seen.dtype == np.float32
    assert seen[names.index("seats")] == np.float32(2 / 6)
    assert seen[names.index("seat")] == np.float32(2 / 6)


def test_rows_stand_at_the_places_of_their_options() -> None:
    running = table()
    running.begin(1)
    encoding = running.title.encoding()

    rows = running.observe(0)["options"]

    for place, option in enumerate(running.places):
        kinds = [number.name for number, value in zip(encoding.option_numbers, rows[place]) if value]
        assert f"is.{type(option).__name__}" in kinds
    assert not rows[len(running.places) :].any()


def test_of_too_many_options_the_first_and_the_last_have_a_place() -> None:
    running = table()
    while len(running.places) < 4:
        running.choose(0)
    state = running.state
    offered = state.offered

    last = len(offered) - 1
    assert places(running.title, state, running.seat, len(offered)) == list(range(len(offered)))
    assert places(running.title, state, running.seat, 2) == [0, last]


def test_a_place_without_an_option_cannot_be_chosen() -> None:
    running = table()

    with pytest.raises(IllegalChoice, match=f"place 99, {len(running.places)} hold an option"):
        running.choose(99)


def test_by_default_only_the_end_is_paid() -> None:
    running = table()
    running.begin(2)

    paid = play_out(running, 2)

    assert [running.outcome(seat) for seat in (0, 1)] == ["lost", "lost"]
    assert paid[-1] == [-1.0, -1.0]
    assert all(one == [0.0, 0.0] for one in paid[:-1])


def test_who_has_won_is_paid_and_who_has_not_pays() -> None:
    running = table(Rewards(end=2.0))
    before = running._worths()

    running.state.result = Result((1,), "test.rule")

    assert before == [0.0, 0.0]
    assert running._worths() == [-2.0, 2.0]


def test_gains_add_up_to_the_difference_between_end_and_beginning() -> None:
    running = table(Rewards(end=0.0, progress=1.0, nearness=1.0))
    encoding = running.title.encoding()
    gains = 0

    # Some random games are over before anything has been gained.
    for seed in range(3, 8):
        running.begin(seed)
        before = encoding.progress(running.state, 0) + encoding.nearness(running.state, 0)
        paid = play_out(running, seed)
        after = encoding.progress(running.state, 0) + encoding.nearness(running.state, 0)
        assert sum(one[0] for one in paid) == pytest.approx(after - before)
        gains += sum(one[0] != 0.0 for one in paid)

    assert gains > 3


def test_the_chance_to_win_ends_at_nothing_when_a_game_is_lost() -> None:
    running = table(Rewards(end=0.0, chance=1.0))
    running.begin(3)
    evaluation = running.title.evaluation()
    before = evaluation.chance(running.state, evaluation.points(running.state, 0), 0)

    paid = play_out(running, 3)

    assert 0.0 < before < 1.0
    assert sum(one[1] for one in paid) == pytest.approx(-before)


def test_every_choice_can_have_its_price() -> None:
    running = table(Rewards(step=-0.25))

    assert running.choose(0) == [-0.25, -0.25]


def test_a_game_that_goes_on_for_too_long_is_cut() -> None:
    running = table(most_steps=2)
    cut = []

    for _ in range(2):
        running.choose(0)
        cut.append(running.is_cut)
    running.begin(0)
    cut.append(running.is_cut)

    assert cut == [False, True, False]
