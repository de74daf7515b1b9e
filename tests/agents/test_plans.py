"""What bots plan: who goes where, what comes first, and what is not worth a thought."""

import pytest

from tests.agents.wounding import struck
from tests.games.zombicide.table import TestTable
from veglia.agents.turns import Mind, appraise, in_other_worlds, open_up
from veglia.games.zombicide.engine.bots.errands import dispatch, stranded, unhurried
from veglia.games.zombicide.engine.bots.evaluation import SCALE
from veglia.games.zombicide.engine.bots.peril import danger, look_out
from veglia.games.zombicide.engine.bots.weights import Weights
from veglia.games.zombicide.engine.rules.actions.attack import RangedAttack
from veglia.games.zombicide.engine.rules.actions.objective import TakeObjective
from veglia.games.zombicide.engine.rules.state import BLUE, GREEN, OFF_BOARD, RED, Objective
from veglia.games.zombicide.engine.rules.turn import PLAYERS
from veglia.games.zombicide.undead_or_alive.bots.settings import evaluation, numbers
from veglia.games.zombicide.undead_or_alive.rules.actions.make_noise import Shout
from veglia.games.zombicide.undead_or_alive.rules.state import GOING
from veglia.games.zombicide.undead_or_alive.title import TITLE
from veglia.kernel.machine import State

WEIGHTS = Weights(**numbers())


def test_one_survivor_is_enough_for_all_that_lies_in_a_zone() -> None:
    table = TestTable(["carl", "meg"], at={"carl": "2R.a1", "meg": "3R.c3"})
    here = table.zone("2R.a1")

    assert dispatch(table.state, [0, 1], [here, here], 0) == 0


def test_companions_whom_no_goal_names_are_fetched_before_all_leave() -> None:
    table = TestTable(["carl"], mission="m7", at="2V.a1")
    table.add_companion("hanna", "5R.A")
    state = table.state

    assert stranded(state) == [table.zone("5R.A")]
    far = evaluation().work(state)
    table.survivor("carl").zone = table.zone("5R.A")
    assert evaluation().work(state) > far


def test_companions_whom_a_goal_names_are_left_to_it() -> None:
    table = TestTable(["carl"], mission="m3", at="3R.a1")
    table.add_companion("hanna", "6R.A")

    assert stranded(table.state) == []


def test_the_nearest_goes_where_it_is_urgent_and_the_others_are_free() -> None:
    table = TestTable(["carl", "meg", "may"], at={"carl": "3R.c3", "meg": "2R.a1", "may": "2R.a3"})

    assert unhurried(table.state, [0, 1, 2], [table.zone("2R.a2")]) in ([0, 1], [0, 2])
    assert unhurried(table.state, [0, 1], [table.zone("2R.a1")]) == [0]


def test_nobody_shouts_or_fires_at_nothing() -> None:
    table = TestTable(["meg"], gear={"meg": ["lupara", None]}, zombies={"2R.a2": {"walker": 1}})
    table.turn("meg")
    state = table.state
    there = table.zone("2R.a2")

    considered = [option for option in state.offered if evaluation().considers(state, option)]

    assert any(isinstance(option, Shout) for option in state.offered)
    assert not any(isinstance(option, Shout) for option in considered)
    shots = [option for option in state.offered if isinstance(option, RangedAttack)]
    assert len({option.zone for option in shots}) > 1
    assert {option.zone for option in considered if isinstance(option, RangedAttack)} == {there}


@pytest.mark.parametrize(("wagon", "is_considered"), [("11V.a2", False), ("4R.a1", True)])
def test_nobody_calls_the_train_while_the_wagon_is_on_the_tracks(wagon: str, is_considered: bool) -> None:
    table = TestTable(["carl"], mission="m8", at="4R.D")
    state = table.state
    zone = table.zone("4R.D")
    state.objectives = [Objective(zone, RED, False, True), Objective(OFF_BOARD, GREEN, True)]
    state.objectives.append(Objective(table.zone("2R.C"), BLUE, False, True))
    state.wagon_zone = table.zone(wagon)

    assert evaluation().considers(state, TakeObjective(0)) is is_considered


def test_a_train_on_its_way_to_the_wagon_is_ruin() -> None:
    table = TestTable(["carl"], mission="m8", at="4R.a1")
    state = table.state
    before = evaluation().work(state)
    state.train = GOING

    assert before - evaluation().work(state) > numbers()["ruin"] / 2


def test_the_tracks_are_cleared_before_anything_else() -> None:
    goals = TestTable(["carl"], mission="m8", at="4R.a1").state.scenario.goals

    assert [goal.id for goal in goals if evaluation().comes_first(goal)] == ["clear_tracks"]


def test_the_wagon_is_fetched_when_all_else_is_done() -> None:
    costs = []
    for place in ("2V.b2", "3R.c3"):
        table = TestTable(["carl", "meg"], mission="m7", at={"carl": "3R.c3", "meg": place})
        state = table.state
        state.objectives = []
        goal = state.scenario.goals[-1]
        state.wagon_zone = table.zone("2V.b2")
        costs.append(evaluation().homeward(state, [0, 1], goal, True))

    assert evaluation().carts(state, goal) == [state.wagon_zone]
    assert costs[0] > costs[1]


def test_to_be_done_with_the_last_goal_before_leaving_looks_better_however_far_home_is() -> None:
    looks = []
    for objectives in (1, 0):
        table = TestTable(["carl", "meg", "may"], at="3R.c3")
        table.state.objectives = [Objective(table.zone("3R.c3"), RED, False)] * objectives
        looks.append(evaluation().work(table.state))

    assert looks[1] > looks[0]


def test_held_runners_may_strike_again_and_again() -> None:
    table = TestTable(["carl"], zombies={"2R.a1": {"runner": 1, "abomination": 1}})
    state = table.state
    state.vade_retro = [table.zone("2R.a1")]
    people = [len(state.survivors_in(zone)) for zone in range(state.board.size)]

    outlook = look_out(state, people, WEIGHTS)

    assert outlook.wounds[table.zone("2R.a1")] == 0.0
    # Two Actions of the Runner, and an Abomination that twice as many cards call up.
    assert outlook.strikes[table.zone("2R.a1")] == 4.0


def test_what_may_strike_again_is_feared_more_by_whom_it_would_kill() -> None:
    fears = []
    for wounds in (0, 1, 2):
        table = TestTable(["carl"], zombies={"2R.a1": {"walker": 1}})
        state = table.state
        state.turn.phase = PLAYERS
        state.vade_retro = [table.zone("2R.a1")]
        table.survivor("carl").has_acted = True
        table.survivor("carl").wounds = wounds
        fears.append(danger(state, WEIGHTS) - numbers()["wound"] * wounds * wounds)

    assert fears[1] == pytest.approx(fears[0])
    assert fears[2] > fears[1] + 1.0


def test_to_lose_for_sure_is_worse_than_to_lose_by_chance() -> None:
    table = struck(1)
    state = table.state

    opened = open_up(
        Mind(TITLE, evaluation(), 0, 0), [state], table.who("meg"), evaluation().phase_key(state)
    )

    assert opened.points < -SCALE.sure


def test_of_options_that_look_the_same_only_the_last_is_thought_through() -> None:
    table = TestTable(["carl"], at="2R.a1")
    table.turn("carl")
    state = table.state
    values = appraise(Mind(TITLE, evaluation(), 0, 0), [state])
    looks: dict[float, list[int]] = {}
    for number, option in enumerate(state.offered):
        if evaluation().considers(state, option):
            points = open_up(
                Mind(TITLE, evaluation(), 0, 0), [state], number, evaluation().phase_key(state)
            ).points
            looks.setdefault(points, []).append(number)

    for same in looks.values():
        assert all(values[number] < -SCALE.passed_over / 2 for number in same[:-1])
    assert max(values.values()) > -SCALE.passed_over / 2


def test_what_follows_an_option_without_chance_is_thought_through_in_every_world() -> None:
    table = TestTable(["carl"], at="2R.a1")
    table.turn("carl")
    state = table.state
    worlds: list[State] = [state.copy() for _ in range(3)]
    last = len(state.offered) - 1
    phase_key = evaluation().phase_key(state)

    opened = open_up(Mind(TITLE, evaluation(), 0, 0), worlds, last, phase_key)

    assert len(opened.branches) == 1
    assert len(in_other_worlds(Mind(TITLE, evaluation(), 0, 0), worlds, opened, phase_key)) == 2
