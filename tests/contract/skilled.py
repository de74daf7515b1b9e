"""Characters with any skills, so that random games see all of them, and each beside any other."""

from veglia.games.zombicide.engine.rules.state import ZombicideState
from veglia.games.zombicide.engine.rules.turn import PLAYERS
from veglia.games.zombicide.engine.rules.ultra_red import GainAny
from veglia.kernel.machine import State, advance

RED = 3


def can_learn(state: State) -> bool:
    """Return whether a game has skills, and has come to where they count."""
    return isinstance(state, ZombicideState) and state.asking is not None and state.turn.phase == PLAYERS


def learn(state: State, number: int) -> None:
    """Let everyone choose so many skills of all there are, before the question that is open."""
    assert isinstance(state, ZombicideState)
    question = state.asking
    assert question is not None
    state.asking = None
    state.push(question)
    for who in range(len(state.survivors)):
        if not state.is_companion(who) and state.survivors[who].zone >= 0:
            for _ in range(number):
                state.push(GainAny(who, RED))
    advance(state)
