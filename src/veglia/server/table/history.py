# veglia: compiled
"""The history of a game: its choices as they stand, and its last few states. Nothing here waits or writes."""

from array import array
from collections import deque
from dataclasses import dataclass
from typing import NamedTuple

from veglia.kernel.game import Game, Setup, Title, begin
from veglia.kernel.machine import Event, State
from veglia.server.store.archive import LogEntry
from veglia.server.table.course import Course, Point, chosen

# So many states are kept: an undo within them is immediate, and their events are the log for whoever comes.
KEPT = 10


@dataclass(frozen=True)
class Snapshot:
    """A decision (or the end), and what happened on the way to it. Its state is never changed any more."""

    state: State
    events: list[Event]


class Stood(NamedTuple):
    """A choice that was not taken back: its place in the log, its number, who made it (see History.by)."""

    sequence: int
    number: int
    by: int


class Base(NamedTuple):
    """What a game goes on from that was begun with other rules: their choices, and what these led to."""

    older: list[Stood]
    state: State


class History:
    """A game that can go on by a choice and be cut back, to where its rules began."""

    def __init__(self, title: Title, setup: Setup, base: Base | None = None) -> None:
        self.title = title
        self.setup = setup
        self.base = base
        self.choices: list[int] = []
        # Who chose: the seat, or -1 - seat when no person did: a bot, or the table.
        self.by = array("h")
        # What had come to light before each choice.
        self.reveals = array("l")
        if base is None:
            first = begin(title, setup)
            snapshot = Snapshot(first.state, first.state.log or [])
        else:
            self.choices += [one.number for one in base.older]
            self.by.extend([one.by for one in base.older])
            self.reveals.extend([0] * len(base.older))
            snapshot = Snapshot(base.state, [])
        self.snapshots = deque([snapshot], maxlen=KEPT)

    @property
    def older(self) -> int:
        """How many choices were made with other rules: they stand for ever."""
        return 0 if self.base is None else len(self.base.older)

    @property
    def shows_seam(self) -> bool:
        """Whether the states that are kept reach back to where these rules began."""
        return self.base is not None and len(self.choices) - self.older < len(self.snapshots)

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
        left = self.last_of_people()
        if left < self.older:
            return None
        came_to_light = self.reveals[left] != self.state.dice.reveals
        return None if came_to_light and not practice else left

    def last_of_people(self) -> int:
        """Return the place of the last choice that a person made; -1 if there is none."""
        left = len(self.choices) - 1
        while left >= 0 and self.by[left] < 0:
            left -= 1
        return left

    def can_cut(self, left: int) -> bool:
        """Whether the state after `left` choices is still kept; otherwise they have to be replayed."""
        return len(self.choices) - left < len(self.snapshots)

    def cut(self, left: int) -> None:
        """Take choices back until `left` of them are left."""
        for _ in range(len(self.choices) - left):
            self.snapshots.pop()
        del self.choices[left:], self.by[left:], self.reveals[left:]


def replayed(
    title: Title,
    setup: Setup,
    choices: list[Stood],
    base: Base | None = None,
    course: Course | None = None,
) -> History:
    """Play choices from the start, or on from a base; an impossible one is an IllegalChoice.

    What the course lacks is added to it.
    """
    history = History(title, setup, base)
    game = Game(title, setup, title.copy(history.state), [])
    if course is not None and base is None:
        course.start(history.state, history.snapshot.events)
    for place, stood in enumerate(choices):
        history.reveals.append(game.state.dice.reveals)
        is_new = course is not None and stood.sequence > course.kept
        choice = chosen(title, game.state, stood.number) if is_new else None
        events = game.choose(stood.number)
        history.choices.append(stood.number)
        history.by.append(stood.by)
        if is_new or place >= len(choices) - KEPT:
            state = title.copy(game.state)
            if place >= len(choices) - KEPT:
                history.snapshots.append(Snapshot(state, events))
            if course is not None and choice is not None:
                course.add(Point(stood.sequence, state, events, *choice))
    return history


def shortened(history: History, left: int) -> History:
    """Play a history again with the choices that an undo leaves."""
    older = history.older
    behind = [Stood(0, *one) for one in zip(history.choices[older:left], history.by[older:left])]
    return replayed(history.title, history.setup, behind, history.base)


def standing(entries: list[LogEntry]) -> list[Stood]:
    """Return the choices of a log that were not taken back."""
    choices: list[Stood] = []
    for sequence, entry in enumerate(entries):
        if entry.kind == "undo":
            del choices[entry.number :]
        elif entry.kind == "choice":
            by = -1 - entry.seat if entry.is_automatic else entry.seat
            choices.append(Stood(sequence, entry.number, by))
    return choices
