"""The search: the same for the same seed, within its limits, and no worse than what it looks at."""

import pytest

from tests.games.zombicide.table import Table
from veglia.agents import Limits, hint
from veglia.agents.heuristic import HeuristicAgent
from veglia.agents.search import Search, SearchAgent, cuts
from veglia.games.zombicide.engine.turn import AskEscape, ChooseAction, Leave
from veglia.games.zombicide.undead_or_alive.title import TITLE
from veglia.kernel.dice import seeded
from veglia.kernel.game import begin
from veglia.kernel.machine import State, advance, answer


def opening() -> State:
    """Return M0 at its first question."""
    return begin(TITLE, TITLE.setup("m0", None, 5, {})).state


def first_turn() -> State:
    """Return M0 at a Survivor's first Action, with many options."""
    state = opening()
    while not isinstance(state.asking, ChooseAction):
        answer(state, state.offered[0])
    return state


def last_step() -> State:
    """Return a game that is won by whoever leaves through the Exit, the last of the party."""
    table = Table(["carl"], at="2R.a3")
    state = table.state
    state.objectives = []
    state.push(AskEscape(0))
    advance(state)
    assert isinstance(state.asking, AskEscape)
    return state


def test_the_same_seed_thinks_the_same() -> None:
    first, second = (Search(TITLE, TITLE.judge(), seeded(4), 1) for _ in range(2))

    for search in (first, second):
        search.run(opening(), Limits(12, 0.0))

    assert [(one.number, one.visits, one.total) for one in first.candidates] == [
        (one.number, one.visits, one.total) for one in second.candidates
    ]


def test_it_stops_after_its_iterations() -> None:
    search = Search(TITLE, TITLE.judge(), seeded(4), 1)

    search.run(opening(), Limits(9, 0.0))

    assert search.iterations == 9
    assert sum(one.visits for one in search.candidates) == 9


def test_the_worse_half_is_dropped_after_each_stage() -> None:
    search = Search(TITLE, TITLE.judge(), seeded(4), 1)

    search.run(first_turn(), Limits(17, 0.0))

    visits = sorted([one.visits for one in search.candidates], reverse=True)
    assert cuts(7) == [1 / 3, 2 / 3]
    # Two options, and what each of the five tempers would do: a world for all, two for four, one for two.
    assert visits == [4, 4, 3, 3, 1, 1, 1]
    assert len(search.running) == 2


def test_it_stops_when_its_time_is_over() -> None:
    search = Search(TITLE, TITLE.judge(), seeded(4), 1)

    search.run(opening(), Limits(1_000_000, 0.001))

    assert search.iterations < 1_000_000


def test_without_any_limit_it_does_not_begin() -> None:
    with pytest.raises(AssertionError):
        Limits(0, 0.0)


@pytest.mark.parametrize("seed", [1, 2])
def test_agents_take_the_win_that_is_offered(seed: int) -> None:
    judge = TITLE.judge()
    agents = [
        HeuristicAgent(TITLE, judge, seeded(seed), 1),
        SearchAgent(TITLE, judge, seeded(seed), Limits(4, 0.0), 1),
    ]

    for agent in agents:
        state = last_step()
        assert isinstance(state.offered[agent.choose(state)], Leave)


def test_a_hint_says_what_to_do_what_follows_and_how_likely_a_win_is() -> None:
    state = last_step()

    found = hint(TITLE, state, 0, seeded(1), Limits(8, 0.0), "en")

    assert isinstance(state.offered[found.choice], Leave)
    assert found.line == ["Leave through the Exit"]
    assert found.iterations == 8
    # Most tries left, and each of them won.
    assert found.chance > 0.5


def test_a_hint_speaks_the_language_that_is_asked_for_and_changes_nothing() -> None:
    state = opening()
    before = TITLE.codec().hash(state)

    found = hint(TITLE, state, 0, seeded(1), Limits(12, 0.0), "it")

    assert found.line[0] == TITLE.words(state, "it").say(state.offered[found.choice])
    assert 0.0 <= found.chance <= 1.0
    assert TITLE.codec().hash(state) == before
