"""What every agent must keep in every game and mission: it goes by what its seat may know, nothing else."""

import pytest

from tests.contract.tables import EVERY_MISSION, play, start
from veglia.agents.agent import Agent
from veglia.agents.heuristic import HeuristicAgent
from veglia.agents.knowledge import Knowledge
from veglia.agents.novice import NoviceAgent
from veglia.agents.random import RandomAgent
from veglia.agents.search import Limits, SearchAgent
from veglia.kernel.dice import seeded
from veglia.kernel.game import Game, Title
from veglia.kernel.machine import State

SEED = 11
# Questions of a random game at which agents are asked.
ASKED_AT = (12, 45)


def agents(title: Title) -> list[Agent]:
    """Return one agent of each kind, each with dice of its own."""
    evaluation = title.evaluation()
    heuristic = HeuristicAgent(title, evaluation, seeded(SEED), 2)
    return [
        RandomAgent(seeded(SEED)),
        NoviceAgent(HeuristicAgent(title, evaluation, seeded(SEED), 1), seeded(SEED + 1), 25),
        heuristic,
        SearchAgent(title, evaluation, seeded(SEED), Limits(3, 0.0), 1),
    ]


def questions(game: str, mission: str) -> list[Game]:
    """Return a random game as it is at some of its questions, with more than one option each."""
    table = start(game, mission, None, SEED)
    found: list[Game] = []
    for number, _ in enumerate(play(table, SEED)):
        if number >= ASKED_AT[len(found)] and len(table.state.offered) > 1:
            found.append(table.copy())
        if len(found) == len(ASKED_AT):
            break
    assert found
    return found


@pytest.mark.parametrize(("game", "mission"), EVERY_MISSION)
def test_what_a_seat_cannot_see_does_not_change_what_an_agent_chooses(game: str, mission: str) -> None:
    for table in questions(game, mission):
        state = table.state
        assert state.asking is not None
        seat = state.asking.seat(state)
        twins = [table.title.imagine(state, seat, seeded(other)) for other in (101, 102)]
        assert table.title.codec().hash(twins[0]) != table.title.codec().hash(twins[1])

        for world in twins:
            assert table.view(seat) == table.title.view(world, seat)
        chosen = [choices(table.title, world) for world in [state, *twins]]

        assert chosen[0] == chosen[1] == chosen[2]


def choices(title: Title, state: State) -> list[int]:
    return [agent.choose(Knowledge(title, state)) for agent in agents(title)]


@pytest.mark.parametrize(("game", "mission"), EVERY_MISSION)
def test_thinking_leaves_the_game_as_it_is(game: str, mission: str) -> None:
    for table in questions(game, mission):
        before = table.hash()

        chosen = choices(table.title, table.state)

        assert table.hash() == before
        assert table.state.asking is not None
        assert set(chosen) <= set(table.numbers(table.state.asking.seat(table.state)))
