"""What no game may ever come to: less than nothing, a question to nobody, things lost or doubled."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.contract.counts import impossible
from tests.contract.gifted import can_learn, learn
from tests.contract.tables import EVERY_MISSION, MOST_DECISIONS, any_table
from veglia.agents.knowledge import Knowledge
from veglia.agents.random import RandomAgent
from veglia.catalog import GAMES
from veglia.games.dark_darker_darkest.rules.state import DarkestState
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.zombicide.engine.rules.state import ZombicideState
from veglia.kernel.dice import seeded
from veglia.kernel.game import Game, begin
from veglia.kernel.machine import State

SEEDS = st.integers(0, 2**63)
MOST_SKILLS = 8
# One choice in so many is something that may be done beside the question.
ASIDES = 12


@pytest.mark.parametrize(("game", "mission"), EVERY_MISSION)
@settings(max_examples=15, deadline=None)
@given(seed=SEEDS, skills=st.integers(0, MOST_SKILLS))
def test_no_game_comes_to_a_state_that_cannot_be(game: str, mission: str, seed: int, skills: int) -> None:
    table = any_table(game, mission, seed)
    agent = RandomAgent(seeded(-1 - seed))

    for _ in range(MOST_DECISIONS):
        check(table)
        if table.state.asking is None:
            break
        if skills and can_learn(table.state):
            learn(table.state, skills, seeded(seed))
            skills = 0
            continue
        asides = len(table.asides)
        if asides and agent.dice.below(ASIDES) == 0:
            table.choose(-1 - agent.dice.below(asides))
        else:
            table.choose(agent.choose(Knowledge(table.title, table.state)))

    assert table.result is not None


@pytest.mark.parametrize("game", GAMES)
def test_less_than_nothing_is_found_wherever_it_is(game: str) -> None:
    table = begin(GAMES[game], GAMES[game].setup(GAMES[game].missions()[0], None, 1, {}))
    state = table.state
    codec = table.title.codec()
    assert impossible(codec, state) == []

    spoilt = spoil(state)

    assert sorted(impossible(codec, state)) == sorted(spoilt)


def spoil(state: State) -> list[str]:
    """Put less than nothing into a state, and a figure nowhere, which is allowed; return what is wrong."""
    if isinstance(state, ZombicideState):
        state.zombies[0] -= 1
        state.survivors[0].wounds = -2
        state.survivors[0].zone = -1
        return ["Survivor.wounds is -2", f"{type(state).__name__}.zombies is -1"]
    if isinstance(state, DarkestState):
        state.markers[0] = -1
        state.survivors[0].wounds = -2
        state.survivors[0].room = -1
        return ["DarkestState.markers is -1", "Survivor.wounds is -2"]
    assert isinstance(state, LastNightState)
    state.sun = -1
    state.heroes[0].wounds = -2
    state.heroes[0].space = -1
    state.counts["zombies_killed"] = -3
    return ["Hero.wounds is -2", "LastNightState.counts is -3", "LastNightState.sun is -1"]


def check(table: Game) -> None:
    """Check the state of a table, and whom it asks."""
    state, title = table.state, table.title
    below = impossible(title.codec(), state)
    assert not below, below
    title.check_conservation(state)
    asking = state.asking
    if asking is None:
        return
    assert state.offered
    seats = range(len(table.setup.seats))
    assert asking.seat(state) in asking.seats(state), f"{type(asking).__name__} asks one who may not answer"
    asked = {seat for option in state.offered for seat in asking.owners(state, option)}
    asked.update(asking.seats(state))
    assert asked <= set(seats), f"{type(asking).__name__} asks seats {asked}, there are {len(seats)}"
    if title.aside is not None:
        owners = {seat for option in table.asides for seat in title.aside.owners(state, option)}
        assert owners <= set(seats), f"something beside the question belongs to {owners}"
