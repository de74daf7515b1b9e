"""What bots of Zombicide go by: lost is worse, won is better, Zombies are foreseen as the rules move them."""

import math

import pytest

from tests.games.zombicide.table import TestTable
from veglia.catalog import title
from veglia.games.zombicide.engine.bots import settings as judging
from veglia.games.zombicide.engine.bots.errands import dispatch
from veglia.games.zombicide.engine.bots.peril import look_out
from veglia.games.zombicide.engine.bots.weights import Weights
from veglia.games.zombicide.engine.rules.actions.attack import MeleeAttack
from veglia.games.zombicide.engine.rules.ending import lose, win
from veglia.games.zombicide.engine.rules.hits import Hit, SpendHit
from veglia.games.zombicide.undead_or_alive.bots.evaluation import UndeadEvaluation
from veglia.games.zombicide.undead_or_alive.bots.settings import evaluation, numbers
from veglia.games.zombicide.undead_or_alive.rules.state import UndeadState
from veglia.kernel.game import begin


def outlook(table: TestTable) -> tuple[list[float], list[float]]:
    """Return the Wounds and the Zombies beside Survivors that the next Activation brings, by Zone."""
    state: UndeadState = table.state
    people = [len(state.survivors_in(zone)) for zone in range(state.board.size)]
    found = look_out(state, people, Weights(**numbers()))
    return found.wounds, found.beside


def test_a_lost_game_looks_worse_and_a_won_one_better_than_the_same_state_going_on() -> None:
    table = TestTable(["carl", "meg"])
    lost, won = table.state.copy(), table.state.copy()
    lose(lost, "uoa.end.lose-survivor")
    win(won)

    now = evaluation().points(table.state, 0)

    assert evaluation().points(lost, 0) == now - numbers()["lost"]
    assert evaluation().points(won, 0) == now + numbers()["lost"]


def test_zombies_beside_a_survivor_strike_with_all_their_actions() -> None:
    table = TestTable(["carl"], zombies={"2R.a1": {"walker": 2, "runner": 1}})

    wounds, beside = outlook(table)

    assert wounds[table.zone("2R.a1")] == 4.0
    assert beside[table.zone("2R.a1")] == 3.0


def test_a_runner_next_door_comes_and_strikes_a_walker_only_comes() -> None:
    table = TestTable(["carl"], zombies={"2R.a2": {"walker": 1, "runner": 1}})

    wounds, beside = outlook(table)

    assert wounds[table.zone("2R.a1")] == 1.0
    assert beside[table.zone("2R.a1")] == 2.0


def test_held_zombies_do_not_strike() -> None:
    table = TestTable(["carl"], zombies={"2R.a1": {"walker": 2}})
    table.state.vade_retro = [table.zone("2R.a1")]

    wounds, beside = outlook(table)

    assert wounds[table.zone("2R.a1")] == 0.0
    assert beside[table.zone("2R.a1")] == 2.0


def test_each_beacon_gets_a_survivor_of_its_own() -> None:
    table = TestTable(["carl", "meg"], at={"carl": "2R.a1", "meg": "2R.a2"})
    near, far = table.zone("2R.a2"), table.zone("2R.a3")
    ways = table.state.board.ways

    both = dispatch(table.state, [0, 1], [near, far], 0)
    alone = dispatch(table.state, [1], [near], 0)

    assert alone == 0
    assert both == ways.distance(table.zone("2R.a1"), far)


def test_a_seventh_token_is_feared_more_than_a_first() -> None:
    fears = []
    for active in (1, 2, 5, 6):
        table = TestTable(["carl"])
        token = table.state.spawns[0]
        table.state.spawns = [token] * active
        fears.append(evaluation().points(table.state, 0))

    assert fears[0] - fears[1] < fears[2] - fears[3]


@pytest.mark.parametrize("game", ["undead_or_alive", "dark_side"])
def test_the_more_points_the_likelier_a_win_and_each_mission_has_its_own_even(game: str) -> None:
    kind = title(game)
    even, doubt = (judging.numbers(game)[name] for name in ("even", "doubt"))
    evens = judging.evens(game)
    found = {}
    for mission in kind.missions():
        state = begin(kind, kind.setup(mission, None, 1, {})).state
        own = evens.get(mission, even)
        found[mission] = [kind.evaluation().chance(state, own + step * doubt, 0) for step in (-1.0, 0.0, 1.0)]

    odds = pytest.approx([1.0 / (1.0 + math.e), 0.5, math.e / (1.0 + math.e)])
    assert found == dict.fromkeys(kind.missions(), odds)
    assert set(evens) <= set(kind.missions())
    assert len(set(evens.values())) > 1


def test_a_mission_without_an_even_of_its_own_goes_by_the_common_one() -> None:
    state = TestTable(["carl"]).state
    weights = Weights(**numbers())

    bare = UndeadEvaluation(weights, {})
    other = UndeadEvaluation(weights, {state.scenario.key: weights.even + 10.0})

    assert bare.chance(state, weights.even, 0) == 0.5
    assert other.chance(state, weights.even + 10.0, 0) == 0.5


def test_nobody_thinks_of_spending_a_hit_without_effect() -> None:
    zombies = {"2R.a1": {"brute": 1, "walker": 2}}
    table = TestTable(["carl"], (6, 6), gear={"carl": ["sabre"]}, zombies=zombies)
    table.turn("carl")
    table.choose(MeleeAttack)

    considered = [option for option in table.state.offered if evaluation().considers(table.state, option)]

    assert table.offers(SpendHit)
    assert [type(option) for option in considered] == [Hit]
