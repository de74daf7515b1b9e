"""Zombies on their way: what carries the mark MOVING goes from room to room, and what that sets off."""

from typing import Final

from veglia.games.dark_darker_darkest.rules.activation import clear_marks
from veglia.games.dark_darker_darkest.rules.events import TokenMoved, ZombiesMoved
from veglia.games.dark_darker_darkest.rules.revealing import enemies_entered, reveal_seen
from veglia.games.dark_darker_darkest.rules.state import DarkestState
from veglia.games.dark_darker_darkest.rules.wounds import release_idle
from veglia.games.dark_darker_darkest.rules.zombies import (
    DISCO_DOLL,
    MOVING,
    TAINTED,
    Horde,
    kind_of,
    those_with,
    those_without,
    token_marks,
    with_all,
)
from veglia.kernel.machine import Option, Step

ZOMBIE_MOVE: Final = 2


class StepTo(Option):
    """Go on to a room."""

    def __init__(self, room: int) -> None:
        self.room = room


def movement(horde: Horde) -> int:
    """Return how far zombies move: a Disco Doll makes all of them faster."""
    return ZOMBIE_MOVE + any(kind_of(zombie) == DISCO_DOLL for zombie in horde)


def is_moving(state: DarkestState, room: int) -> bool:
    return any(zombie & MOVING for zombie in state.hordes[room]) or any(
        token_marks(token) & MOVING for token in state.tokens[room]
    )


def carry(state: DarkestState, room: int, to: int, rule: str) -> None:
    """Move what is on the move from a room to the next."""
    going: Horde = those_with(state.hordes[room], MOVING)
    if going:
        state.hordes[room] = those_without(state.hordes[room], MOVING)
        state.hordes[to] = with_all(state.hordes[to], going)
        state.emit(ZombiesMoved(len(going), room, to, going), rule)
    tokens = [token for token in state.tokens[room] if token_marks(token) & MOVING]
    if tokens:
        state.tokens[room] = tuple([token for token in state.tokens[room] if not token_marks(token) & MOVING])
        state.tokens[to] = (*state.tokens[to], *tokens)
        state.emit(TokenMoved(room, to), rule)
    is_tainted = bool(those_with(going, TAINTED)) or any(token_marks(token) & TAINTED for token in tokens)
    release_idle(state)
    reveal_seen(state)
    enemies_entered(state, to, is_tainted)


class EndMove(Step[DarkestState]):
    """What has moved stands still."""

    def __init__(self) -> None:
        pass

    def run(self, state: DarkestState) -> None:
        clear_marks(state, MOVING)
