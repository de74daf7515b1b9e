"""What every game and mission must keep, whatever its rules."""

import json
import subprocess
import sys
from functools import cache
from itertools import cycle

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.contract.gifted import start_gifted, wander
from tests.contract.tables import EVERY_MISSION, is_looked_at, play, seat_plans, start
from tests.two_sides.catalog import registered
from veglia.kernel.dice import seeded
from veglia.kernel.game import Title, option_at, replay
from veglia.kernel.machine import State, ask_again, choosable
from veglia.lab.simulate import Plan, simulate

pytestmark = pytest.mark.parametrize(("game", "mission"), EVERY_MISSION)

SEEDS = st.integers(0, 2**63)
GAMES_ELSEWHERE = 30
# Plays all missions of a game: to start a process takes longer than to play a mission.
ELSEWHERE = """
import json, sys
from tests.two_sides.catalog import registered
from veglia.catalog import title
from veglia.lab.simulate import Plan, simulate

game, games = sys.argv[1], int(sys.argv[2])
with registered():
    plans = [Plan(game, mission, None, {}, "random", games, 5) for mission in title(game).missions()]
    reports = {plan.mission: simulate(plan, 1, False, lambda done: None) for plan in plans}
print(json.dumps({mission: report.hash for mission, report in reports.items()}))
"""


@cache
def played_elsewhere(game: str) -> dict[str, str]:
    """Return the hash over some games of each mission, played in another process."""
    command = [sys.executable, "-c", ELSEWHERE, game, str(GAMES_ELSEWHERE)]
    found: dict[str, str] = json.loads(subprocess.run(command, capture_output=True, check=True).stdout)
    return found


@settings(max_examples=60, deadline=None)
@given(data=st.data(), seed=SEEDS)
def test_random_play_always_ends_with_a_result(
    game: str, mission: str, data: st.DataObject, seed: int
) -> None:
    table = start(game, mission, data.draw(seat_plans(game, mission)), seed)

    for _ in play(table, seed):
        assert table.result is None

    assert table.result is not None
    assert table.decision is None


@settings(max_examples=12, deadline=None)
@given(data=st.data(), seed=SEEDS)
def test_every_offered_option_and_aside_can_be_taken(
    game: str, mission: str, data: st.DataObject, seed: int
) -> None:
    table = start(game, mission, data.draw(seat_plans(game, mission)), seed)

    for _ in play(table, seed):
        before = len(table.choices)
        if not is_looked_at(table):
            continue
        for choice in range(-len(table.asides), len(table.state.offered)):
            branch = table.copy()
            branch.choose(choice)
            assert len(branch.choices) == before + 1
            table.title.check_conservation(branch.state)


@settings(max_examples=25, deadline=None)
@given(data=st.data(), seed=SEEDS)
def test_figures_cards_and_tokens_are_conserved(
    game: str, mission: str, data: st.DataObject, seed: int
) -> None:
    table = start(game, mission, data.draw(seat_plans(game, mission)), seed)

    checked = 0
    for _ in play(table, seed):
        table.title.check_conservation(table.state)
        checked += 1

    assert checked == len(table.choices)


@settings(max_examples=15, deadline=None)
@given(data=st.data(), seed=SEEDS)
def test_a_copy_plays_like_the_original(game: str, mission: str, data: st.DataObject, seed: int) -> None:
    table = start(game, mission, data.draw(seat_plans(game, mission)), seed)

    dice = seeded(seed)

    twin = table.copy()
    for choice in play(table, seed):
        if dice.below(10) == 0:
            twin = twin.copy()
        if is_looked_at(table):
            assert twin.hash() == table.hash()
        twin.choose(choice)

    assert twin.hash() == table.hash()


@settings(max_examples=15, deadline=None)
@given(data=st.data(), seed=SEEDS)
def test_playing_a_copy_leaves_the_original_alone(
    game: str, mission: str, data: st.DataObject, seed: int
) -> None:
    table = start(game, mission, data.draw(seat_plans(game, mission)), seed)
    for number, _ in enumerate(play(table, seed)):
        if number == 30:
            break
    before = table.hash()

    branch = table.copy()
    for _ in play(branch, seed + 1):
        pass

    assert table.hash() == before


@settings(max_examples=10, deadline=None)
@given(data=st.data(), seed=SEEDS)
def test_the_codec_brings_every_state_option_and_event_back(
    game: str, mission: str, data: st.DataObject, seed: int
) -> None:
    table = start(game, mission, data.draw(seat_plans(game, mission)), seed)
    codec = table.title.codec()

    for _ in play(table, seed):
        if not is_looked_at(table):
            continue
        raw = codec.encode(table.state)
        state = codec.decode(raw)
        ask_again(state)
        assert codec.encode(state) == raw
        assert [codec.encode(option) for option in state.offered] == [
            codec.encode(option) for option in table.state.offered
        ]
        for thing in (*table.state.offered, *(table.state.log or ())):
            assert codec.encode(codec.decode(codec.encode(thing))) == codec.encode(thing)
        for event in table.state.log or ():
            assert codec.decode(codec.encode(event)).rule == event.rule


@settings(max_examples=10, deadline=None)
@given(data=st.data(), seed=SEEDS)
def test_a_decoded_game_goes_on_like_the_original(
    game: str, mission: str, data: st.DataObject, seed: int
) -> None:
    table = start(game, mission, data.draw(seat_plans(game, mission)), seed)
    codec = table.title.codec()

    twin = table.copy()
    for choice in play(table, seed):
        if is_looked_at(table):
            twin.state = codec.decode(codec.encode(twin.state))
            ask_again(twin.state)
        twin.choose(choice)

    assert twin.hash() == table.hash()


@settings(max_examples=10, deadline=None)
@given(data=st.data(), seed=SEEDS)
def test_the_same_seed_and_choices_give_the_same_game(
    game: str, mission: str, data: st.DataObject, seed: int
) -> None:
    table = start(game, mission, data.draw(seat_plans(game, mission)), seed)
    for _ in play(table, seed):
        pass

    again = replay(table.title, table.setup, table.choices)

    assert again.hash() == table.hash()


def test_another_process_plays_the_same_games(game: str, mission: str) -> None:
    plan = Plan(game, mission, None, {}, "random", GAMES_ELSEWHERE, 5)
    with registered():
        here = simulate(plan, 1, False, lambda done: None)

    assert here.finished == GAMES_ELSEWHERE
    assert here.errors == []
    assert played_elsewhere(game)[mission] == here.hash


@settings(max_examples=10, deadline=None)
@given(data=st.data(), seed=SEEDS)
def test_what_a_seat_cannot_see_changes_neither_its_view_nor_its_options(
    game: str, mission: str, data: st.DataObject, seed: int
) -> None:
    table = start(game, mission, data.draw(seat_plans(game, mission)), seed)
    dice = seeded(seed)
    codec = table.title.codec()
    differing = 0
    # In turn, and a spectator among them.
    seats = cycle((None, *range(len(table.setup.seats))))

    for _ in play(table, seed):
        if not is_looked_at(table):
            continue
        seat = next(seats)
        other = table.title.imagine(table.state, seat, dice)
        differing += codec.encode(other) != codec.encode(table.state)
        assert table.title.view(other, seat) == table.title.view(table.state, seat)
        if seat is not None:
            ask_again(other)
            assert choices_of(table.title, other, seat) == choices_of(table.title, table.state, seat)
        table.title.check_conservation(other)

    assert differing > 0


def choices_of(title: Title, state: State, seat: int) -> dict[int, bytes]:
    """Return what a seat may choose, each with its number."""
    codec = title.codec()
    return {
        number: codec.encode(option_at(title, state, number))
        for number in choosable(state, seat, title.aside)
    }


@settings(max_examples=10, deadline=None)
@given(data=st.data(), seed=SEEDS)
def test_a_view_is_plain_data(game: str, mission: str, data: st.DataObject, seed: int) -> None:
    table = start(game, mission, data.draw(seat_plans(game, mission)), seed)

    for _ in play(table, seed):
        if is_looked_at(table):
            view = table.view(0)
            assert json.loads(json.dumps(view)).keys() == view.keys()


@settings(max_examples=15, deadline=None)
@given(data=st.data(), seed=SEEDS)
def test_every_question_goes_to_a_seat_of_the_table_and_cites_a_rule(
    game: str, mission: str, data: st.DataObject, seed: int
) -> None:
    table = start(game, mission, data.draw(seat_plans(game, mission)), seed)
    seats = set(range(len(table.setup.seats)))

    for _ in play(table, seed):
        decision = table.decision
        asking = table.state.asking
        assert decision is not None
        assert asking is not None
        assert decision.seat in decision.seats
        assert set(decision.seats) <= seats
        assert decision.rule
        assert len(decision.options) > 1 or not asking.forced
        for event in table.state.log or ():
            assert event.rule


@settings(max_examples=30, deadline=None)
@given(data=st.data(), seed=SEEDS)
def test_no_skill_puts_a_question_to_a_seat_that_does_not_exist_or_loses_a_piece(
    game: str, mission: str, data: st.DataObject, seed: int
) -> None:
    table = start_gifted(game, mission, data.draw(seat_plans(game, mission)), seed)
    seats = set(range(len(table.setup.seats)))
    aside = table.title.aside

    for _ in wander(table, seed):
        asking = table.state.asking
        assert asking is not None
        assert asking.seat(table.state) in asking.seats(table.state)
        assert set(asking.seats(table.state)) <= seats
        if aside is not None:
            assert {seat for option in table.asides for seat in aside.owners(table.state, option)} <= seats
        table.title.check_conservation(table.state)
