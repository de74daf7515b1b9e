"""Playing a game to its end with agents."""

from veglia.agents.agent import Agent
from veglia.agents.knowledge import Knowledge
from veglia.kernel.game import Title
from veglia.kernel.machine import State, answer, take_aside


def play_out(title: Title, state: State, agents: list[Agent]) -> list[int]:
    """Let agents answer every question, one for each side; return their choices."""
    choices: list[int] = []
    agent = agents[0]
    # One agent that plays all sides need not be looked up by side.
    has_sides = any(one is not agent for one in agents)
    aside = title.aside
    # The agent gets what the asked seat knows.
    knowledge = Knowledge(title, state)
    while state.asking is not None:
        if has_sides:
            agent = agents[side_asked(title, state)]
        choice = agent.choose(knowledge)
        choices.append(choice)
        if choice >= 0:
            answer(state, state.offered[choice])
        else:
            assert aside is not None
            take_aside(state, aside, -1 - choice)
    return choices


def side_asked(title: Title, state: State) -> int:
    """Return the place of the side whose seat is asked."""
    asking = state.asking
    assert asking is not None
    return title.side_of(state, asking.seat(state))
