"""Playing a game to its end with agents."""

from veglia.agents.agent import Agent
from veglia.agents.knowledge import Knowledge
from veglia.kernel.game import Title
from veglia.kernel.machine import State, answer


def play_out(title: Title, state: State, agent: Agent) -> list[int]:
    """Let one agent answer every question; return its choices."""
    choices: list[int] = []
    while state.asking is not None:
        choice = agent.choose(Knowledge(title, state))
        choices.append(choice)
        answer(state, state.offered[choice])
    return choices
