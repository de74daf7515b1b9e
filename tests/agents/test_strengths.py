"""The strengths players pick from."""

import pytest

from veglia.agents import STRENGTHS, make_agent
from veglia.agents.heuristic import HeuristicAgent
from veglia.agents.search import SearchAgent
from veglia.agents.strengths import FAST, USUAL
from veglia.catalog import title
from veglia.kernel.errors import UnknownName
from veglia.server.workers.bots import BOTS


def test_there_are_five_from_the_weakest_to_the_strongest() -> None:
    assert [one.id for one in STRENGTHS] == ["random", "novice", "heuristic", "search", "master"]
    assert [one.id for one in STRENGTHS] == BOTS


@pytest.mark.parametrize("language", ["en", "it"])
def test_each_has_a_name_and_a_description_of_its_own(language: str) -> None:
    assert len({one.names[language] for one in STRENGTHS}) == len(STRENGTHS)
    assert len({one.about[language] for one in STRENGTHS}) == len(STRENGTHS)


def test_who_does_not_say_whom_they_want_gets_one_that_plays_well_and_at_once() -> None:
    agent = make_agent(USUAL, title("undead_or_alive"), 1)

    assert isinstance(agent, HeuristicAgent)


def test_the_strongest_has_two_seconds() -> None:
    agent = make_agent("master", title("undead_or_alive"), 1)

    assert isinstance(agent, SearchAgent)
    assert (agent.limits.iterations, agent.limits.seconds) == (0, 2.0)


def test_a_strength_that_does_not_exist_is_refused() -> None:
    with pytest.raises(UnknownName, match="unknown agent 'oracle'; known: random, novice, heuristic"):
        make_agent("oracle", title("undead_or_alive"), 1)


def test_those_who_search_keep_to_the_time_they_are_given() -> None:
    limits = []
    for id, seconds in (("search", 0.5), ("search", 0.0), ("master", 0.5), ("master", 3.0)):
        agent = make_agent(id, title("undead_or_alive"), 1, seconds)
        assert isinstance(agent, SearchAgent)
        limits.append((agent.limits.iterations, agent.limits.seconds))

    assert limits == [(160, 0.5), (160, 0.0), (0, 0.5), (0, 2.0)]


def test_those_who_answer_at_once_do_not_search() -> None:
    for id in FAST:
        assert not isinstance(make_agent(id, title("undead_or_alive"), 1), SearchAgent)
    assert USUAL in FAST
