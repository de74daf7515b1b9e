"""Playing a game to its end with agents."""

from veglia.agents.agent import Agent
from veglia.kernel.machine import State, answer


def play_out(state: State, agent: Agent) -> list[int]:
    """Let one agent answer every question; return its choices."""
    choices: list[int] = []
    while state.asking is not None:
        choice = agent.choose(state)
        choices.append(choice)
        answer(state, state.offered[choice])
    return choices
