# veglia: compiled
"""The course of a game: what each choice led to, kept so that later rules can show it and go on from it.

It is written in parts of a few choices, when several parts are there, when the table comes to rest, at the
end of the game and when the server ends.
"""

from typing import Any, NamedTuple

from veglia.kernel.errors import BadFile
from veglia.kernel.game import Title
from veglia.kernel.machine import Event, Option, State, ask_again
from veglia.server.store.courses import NOTHING, START, CoursePart

# Of so many choices a part is made; so many parts are written together.
PART = 8
PARTS = 4


class Point(NamedTuple):
    """A choice in a course: its place in the log, what came of it, and who may know what was chosen."""

    sequence: int
    state: State
    events: list[Event]
    option: Option | None
    seats: tuple[int, ...]


class Course:
    """What is to be written of a table's course."""

    def __init__(self, title: Title, kept: int = NOTHING) -> None:
        """Take up to which place in the log there is a course."""
        self.title = title
        self.kept = kept
        self.points: list[Point] = []
        self.parts: list[CoursePart] = []
        # After something was not written the rest would have a gap before it: see Tables.bring_back.
        self.is_broken = False

    @property
    def is_waiting(self) -> bool:
        return bool(self.points or self.parts) and not self.is_broken

    def start(self, state: State, events: list[Event]) -> None:
        """Take the state before the first choice."""
        self.add(Point(START, state, events, None, ()))

    def add(self, point: Point) -> None:
        """Take a choice; its state must never be changed any more."""
        if point.sequence > self.kept:
            self.kept = point.sequence
            self.points.append(point)
            if len(self.points) >= PART:
                self.close_part()

    def close_part(self) -> None:
        if self.points:
            data = self.title.keep([[one.sequence, *one[1:4], list(one.seats)] for one in self.points])
            self.parts.append(CoursePart(self.points[0].sequence, self.points[-1].sequence, data))
            self.points = []

    def take(self) -> list[CoursePart]:
        """Return what is to be written; it is not returned again."""
        self.close_part()
        parts, self.parts = self.parts, []
        return parts


def fingerprints_in(title: Title, data: bytes) -> dict[int, str]:
    """Return the fingerprint of each state in a part of a course, by its place in the log."""
    codec = title.codec()
    return {one[0]: codec.hash(codec.made(one[1])) for one in title.reopen(data)}


def point_in(title: Title, data: bytes, sequence: int) -> Point | None:
    """Return a point of a part of a course, as the present rules see it; BadFile when they cannot."""
    raw = title.reopen(data)
    if not isinstance(raw, list):
        raise BadFile("a course without points")
    for one in raw:
        if one[0] == sequence:
            state = title.codec().made(one[1])
            if not isinstance(state, State):
                raise BadFile("a course without a state")
            ask_again(state)
            return Point(sequence, state, events_of(title, one[2]), option_of(title, one[3]), tuple(one[4]))
    return None


def events_of(title: Title, raw: list[Any]) -> list[Event]:
    """Return those events that the present rules know."""
    events = []
    for one in raw:
        try:
            events.append(title.codec().made(one))
        except BadFile:
            continue
    return events


def option_of(title: Title, raw: Any) -> Option | None:
    try:
        option = title.codec().made(raw)
    except BadFile:
        return None
    return option if isinstance(option, Option) else None


def chosen(title: Title, state: State, number: int) -> tuple[Option, tuple[int, ...]]:
    """Return what a number stands for, and who may know that it was chosen."""
    asking, aside = state.asking, title.aside
    assert asking is not None
    if number >= 0:
        option = state.offered[number]
        return option, asking.owners(state, option)
    assert aside is not None
    option = aside.options(state)[-1 - number]
    return option, aside.owners(state, option)
