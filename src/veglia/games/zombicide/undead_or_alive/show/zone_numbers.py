"""Telling what happened: every event in the Zone numbers of the board that lay there when it did."""

from collections.abc import Sequence

from veglia.games.zombicide.engine.rules.board import ZombicideBoard
from veglia.games.zombicide.undead_or_alive.rules.boards import board as board_by_key
from veglia.games.zombicide.undead_or_alive.rules.events import MapChanged
from veglia.games.zombicide.undead_or_alive.rules.state import UndeadState
from veglia.games.zombicide.undead_or_alive.show.words import words
from veglia.kernel.machine import Event
from veglia.kernel.words import Words


def boards_of(state: UndeadState, events: Sequence[Event]) -> list[ZombicideBoard]:
    """Return for each event that led to a state the board whose Zone numbers it speaks of."""
    boards: list[ZombicideBoard] = []
    board = state.board
    for event in reversed(events):
        boards.append(board)
        if isinstance(event, MapChanged):
            board = board_by_key(event.old)
    return boards[::-1]


def tell(state: UndeadState, events: Sequence[Event], speaker: Words) -> list[str]:
    """Return the events that led to a state as sentences; the speaker has the words of that state."""
    if not any(isinstance(event, MapChanged) for event in events):
        return [speaker.say(event) for event in events]
    boards = boards_of(state, events)
    speakers = {board.key: words(state, speaker.language, board) for board in boards}
    return [speakers[board.key].say(event) for event, board in zip(events, boards, strict=True)]
