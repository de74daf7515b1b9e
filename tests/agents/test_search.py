"""The search: the same for the same seed, within its limits, and no worse than what it looks at."""

import pytest

from tests.games.zombicide.table import TestTable
from veglia.agents import Limits, hint
from veglia.agents.heuristic import HeuristicAgent
from veglia.agents.knowledge import Knowledge
from veglia.agents.search import FINALISTS, WEIGHING, Candidate, OptionSearch, SearchAgent
from veglia.agents.turns import Mind
from veglia.games.zombicide.engine.rules.turn import AskEscape, ChooseSurvivor, Leave
from veglia.games.zombicide.undead_or_alive.title import TITLE
from veglia.kernel.dice import seeded
from veglia.kernel.game import begin
from veglia.kernel.machine import State, advance, answer


def opening() -> State:
    """Return M0 at its first question."""
    return begin(TITLE, TITLE.setup("m0", None, 5, {})).state


def who_begins() -> State:
    """Return M0 where one of six Survivors begins."""
    state = opening()
    while not isinstance(state.asking, ChooseSurvivor):
        answer(state, state.offered[0])
    return state


def last_step() -> State:
    """Return a game that is won by whoever leaves through the Exit, the last of the party."""
    table = TestTable(["carl"], at="2R.a3")
    state = table.state
    state.objectives = []
    state.push(AskEscape(0))
    advance(state)
    assert isinstance(state.asking, AskEscape)
    return state


def test_the_same_seed_thinks_the_same() -> None:
    first, second = (OptionSearch(Mind(TITLE, TITLE.evaluation(), 0, 0), seeded(4), 1) for _ in range(2))

    for search in (first, second):
        search.run(Knowledge(TITLE, opening()), Limits(12, 0.0))

    assert [(one.number, one.visits, one.total) for one in first.candidates] == [
        (one.number, one.visits, one.total) for one in second.candidates
    ]


def test_it_stops_after_its_iterations_half_of_them_weighing() -> None:
    search = OptionSearch(Mind(TITLE, TITLE.evaluation(), 0, 0), seeded(4), 1)

    search.run(Knowledge(TITLE, who_begins()), Limits(60, 0.0))

    assert search.usual is not None
    assert search.iterations == 60
    # Six may begin, so that weighing ends with a whole number of worlds for each of them or of the finalists.
    assert 60 * WEIGHING <= search.iterations - search.played < 60 * WEIGHING + 6
    assert search.usual.visits + sum(one.visits for one in search.candidates) == search.played


def test_the_best_few_that_were_weighed_are_played_on() -> None:
    search = OptionSearch(Mind(TITLE, TITLE.evaluation(), 0, 0), seeded(4), 1)

    search.run(Knowledge(TITLE, who_begins()), Limits(60, 0.0))

    assert search.usual is not None
    assert len({search.usual.number, *[one.number for one in search.candidates]}) == FINALISTS


def test_a_challenger_that_is_beaten_is_played_on_no_more() -> None:
    state = last_step()
    search = OptionSearch(Mind(TITLE, TITLE.evaluation(), 0, 0), seeded(4), 1)

    search.run(Knowledge(TITLE, state), Limits(200, 0.0))

    assert search.usual is not None
    assert isinstance(state.offered[search.usual.number], Leave)
    # Leaving wins in every world, staying in none: five of them tell, and the rest need not be tried.
    assert [one.visits for one in search.candidates] == [5]
    assert search.running == []
    assert search.usual.chance() == 1.0 > search.candidates[0].chance()


def candidate(*differences: float) -> Candidate:
    made = Candidate(0)
    for difference in differences:
        made.add(difference)
    return made


def test_a_challenger_is_taken_when_it_is_better_by_more_than_chance_explains() -> None:
    # Mean 0.1; standard deviation 0.1 over five worlds, so 0.05 for the mean.
    assert candidate(0.2, 0.0, 0.2, 0.0, 0.1).surely() == pytest.approx(0.1 - 2 * (0.008 / 4) ** 0.5)
    assert candidate(0.9, -0.4, 0.9, -0.6, -0.3).surely() < 0.0
    # Always the same is sure.
    assert candidate(*[0.1] * 5).surely() == pytest.approx(0.1)


def test_too_few_worlds_prove_nothing() -> None:
    assert candidate(*[1.0] * 4).surely() < 0.0
    assert not candidate(*[-1.0] * 4).is_beaten()


def test_a_challenger_is_beaten_when_it_is_worse_by_more_than_chance_explains() -> None:
    assert candidate(-0.2, 0.0, -0.2, 0.0, -0.1).is_beaten()
    assert not candidate(0.4, -0.9, 0.6, -0.9, 0.3).is_beaten()
    # Never any different, it need not be tried any more.
    assert candidate(*[0.0] * 5).is_beaten()


def test_it_stops_when_its_time_is_over() -> None:
    search = OptionSearch(Mind(TITLE, TITLE.evaluation(), 0, 0), seeded(4), 1)

    search.run(Knowledge(TITLE, opening()), Limits(1_000_000, 0.001))

    assert search.iterations < 1_000_000


def test_without_any_limit_it_does_not_begin() -> None:
    with pytest.raises(AssertionError):
        Limits(0, 0.0)


@pytest.mark.parametrize("seed", [1, 2])
def test_agents_take_the_win_that_is_offered(seed: int) -> None:
    evaluation = TITLE.evaluation()
    agents = [
        HeuristicAgent(TITLE, evaluation, seeded(seed), 1),
        SearchAgent(TITLE, evaluation, seeded(seed), Limits(4, 0.0), 1),
    ]

    for agent in agents:
        state = last_step()
        assert isinstance(state.offered[agent.choose(Knowledge(TITLE, state))], Leave)


def test_a_hint_says_what_to_do_what_follows_and_how_likely_a_win_is() -> None:
    state = last_step()

    found = hint(TITLE, Knowledge(TITLE, state, 0), seeded(1), Limits(8, 0.0), "en")

    assert isinstance(state.offered[found.choice], Leave)
    assert found.line == ["Leave through the Exit"]
    assert found.iterations == 8
    # Whoever left had won.
    assert found.chance == 1.0


def test_a_hint_speaks_the_language_that_is_asked_for_and_changes_nothing() -> None:
    state = opening()
    before = TITLE.codec().hash(state)

    found = hint(TITLE, Knowledge(TITLE, state, 0), seeded(1), Limits(12, 0.0), "it")

    assert found.line[0] == TITLE.words(state, "it").say(state.offered[found.choice])
    assert 0.0 <= found.chance <= 1.0
    assert TITLE.codec().hash(state) == before
