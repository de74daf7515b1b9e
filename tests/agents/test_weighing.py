"""Weighing options: thought through in the same worlds, until the best is clear."""

import pytest

from tests.games.zombicide.table import TestTable
from veglia.agents.knowledge import Knowledge
from veglia.agents.turns import Mind, appraise
from veglia.agents.weighing import FEWEST, MOST, Weighed, Weighing
from veglia.games.zombicide.engine.bots.evaluation import SCALE
from veglia.games.zombicide.engine.rules.turn import AskEscape, Leave
from veglia.games.zombicide.undead_or_alive.title import TITLE
from veglia.kernel.dice import seeded
from veglia.kernel.machine import State, advance


def mind() -> Mind:
    return Mind(TITLE, TITLE.evaluation(), 0, 0)


def worlds(state: State, number: int) -> list[State]:
    dice = seeded(3)
    return [Knowledge(TITLE, state).imagine(dice) for _ in range(number)]


def in_the_street() -> State:
    """Return the Turn of a Survivor with many things to do."""
    table = TestTable(
        ["carl", "meg"], at="2R.a1", zombies={"2R.a2": {"walker": 2}}, gear={"carl": ["sabre", None]}
    )
    table.turn("carl")
    return table.state


def at_the_exit() -> State:
    """Return a game that is won by whoever leaves, the last of the party."""
    table = TestTable(["carl"], at="2R.a3")
    table.state.objectives = []
    table.state.push(AskEscape(0))
    advance(table.state)
    return table.state


def weighed(*values: float) -> Weighed:
    made = Weighed(0)
    made.values.extend(values)
    return made


def test_options_are_worth_what_the_heuristic_agent_thinks_on_average_over_worlds() -> None:
    state = in_the_street()
    seen = worlds(state, 3)
    weighing = Weighing(mind(), seen)
    for world in seen:
        weighing.think(world)

    values = appraise(mind(), seen)
    before = mind().evaluation.points(seen[0], 0)
    assert 1 < len(weighing.running) <= MOST
    for one in weighing.running[:3]:
        assert one.mean() == pytest.approx(values[one.number] - before, rel=1e-3)
    means = [one.mean() for one in weighing.running]
    assert means == sorted(means, reverse=True)


def test_what_ends_the_game_counts_no_more_than_a_great_deal() -> None:
    state = at_the_exit()

    weighing = Weighing(mind(), worlds(state, 1))
    weighing.think(worlds(state, 1)[0])

    best = weighing.running[0]
    assert isinstance(state.offered[best.number], Leave)
    assert SCALE.farthest < best.mean() < SCALE.farthest + 1.0


def test_only_the_best_are_kept() -> None:
    state = in_the_street()
    weighing = Weighing(mind(), worlds(state, 2))
    weighing.think(worlds(state, 1)[0])
    order = [one.number for one in weighing.running]

    weighing.keep(2)

    assert [one.number for one in weighing.running] == order[:2]


def test_the_best_is_clear_when_it_is_better_by_more_than_chance_explains() -> None:
    usual = [0.0] * FEWEST
    # A mean of 1 with a standard error of 0.38, and of 0.
    doubtful = [2.0, 0.0] * (FEWEST // 2)
    surely = [1.0] * FEWEST

    assert not weighed(*doubtful).clearly_beats(weighed(*usual))
    assert weighed(*surely).clearly_beats(weighed(*usual))
    assert not weighed(*usual).clearly_beats(weighed(*surely))
    assert not weighed(*surely[1:]).clearly_beats(weighed(*usual[1:]))


def test_weighing_goes_on_until_one_is_clearly_better_than_all_others() -> None:
    state = at_the_exit()
    weighing = Weighing(mind(), worlds(state, 1))

    clear = []
    for world in worlds(state, FEWEST):
        weighing.think(world)
        clear.append(weighing.is_clear())

    assert clear == [False] * (FEWEST - 1) + [True]
