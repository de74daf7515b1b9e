# veglia: compiled
"""The history of a game: its choices as they stand, and its last few states. Nothing here waits or writes."""

from array import array
from collections import deque
from dataclasses import dataclass

from veglia.kernel.game import Game, Setup, Title, begin
from veglia.kernel.machine import Event, State
from veglia.server.store.archive import LogEntry

# So many states are kept: an undo within them is immediate, and their events are the log for whoever comes.
KEPT = 10


@dataclass(frozen=True)
class Snapshot:
    """A decision (or the end), and what happened on the way to it. Its state is never changed any more."""

    state: State
    events: list[Event]


class History:
    """A game that can go on by a choice and be cut back."""

    def __init__(self, title: Title, setup: Setup) -> None:
        self.title = title
        self.setup = setup
        self.choices: list[int] = []
        # Who chose: the seat, or -1 - seat when no person did: a bot, or the table.
        self.by = array("h")
        # What had come to light before each choice.
        self.reveals = array("l")
        first = begin(title, setup)
        self.snapshots = deque([Snapshot(first.state, first.state.log or [])], maxlen=KEPT)

    @property
    def snapshot(self) -> Snapshot:
        return self.snapshots[-1]

    @property
    def state(self) -> State:
        return self.snapshots[-1].state

    def game(self) -> Game:
        """Return the game as it stands, for questions only."""
        return Game(self.title, self.setup, self.state, self.choices)

    def attempt(self, number: int, seat: int) -> Snapshot:
        """Return what a choice would lead to; raises IllegalChoice or GameOver."""
        game = Game(self.title, self.setup, self.title.copy(self.state), [])
        events = game.choose(number, seat=seat)
        return Snapshot(game.state, events)

    def accept(self, entry: LogEntry, snapshot: Snapshot) -> None:
        """Go on to where a choice has led."""
        self.choices.append(entry.number)
        self.by.append(-1 - entry.seat if entry.is_automatic else entry.seat)
        self.reveals.append(self.state.dice.reveals)
        self.snapshots.append(snapshot)

    def undo_to(self, practice: bool) -> int | None:
        """Return how many choices an undo leaves: it takes back the last one that a person made."""
        left = len(self.choices) - 1
        while left >= 0 and self.by[left] < 0:
            left -= 1
        if left < 0:
            return None
        came_to_light = self.reveals[left] != self.state.dice.reveals
        return None if came_to_light and not practice else left

    def can_cut(self, left: int) -> bool:
        """Whether the state after `left` choices is still kept; otherwise they have to be replayed."""
        return len(self.choices) - left < len(self.snapshots)

    def cut(self, left: int) -> None:
        """Take choices back until `left` of them are left."""
        for _ in range(len(self.choices) - left):
            self.snapshots.pop()
        del self.choices[left:], self.by[left:], self.reveals[left:]


def replayed(title: Title, setup: Setup, choices: list[tuple[int, int]]) -> History:
    """Play choices (number, by) from the start; an impossible one is an IllegalChoice."""
    history = History(title, setup)
    game = Game(title, setup, title.copy(history.state), [])
    for place, (number, by) in enumerate(choices):
        history.reveals.append(game.state.dice.reveals)
        events = game.choose(number)
        history.choices.append(number)
        history.by.append(by)
        if place >= len(choices) - KEPT:
            history.snapshots.append(Snapshot(title.copy(game.state), events))
    return history


def standing(entries: list[LogEntry]) -> list[tuple[int, int]]:
    """Return the choices of a log that were not taken back, each with who made it."""
    choices: list[tuple[int, int]] = []
    for entry in entries:
        if entry.kind == "undo":
            del choices[entry.number :]
        else:
            choices.append((entry.number, -1 - entry.seat if entry.is_automatic else entry.seat))
    return choices
