# veglia: interpreted
"""What can be chosen and what would come of it, as plain data."""

from typing import Literal

from msgspec import Struct

# What kind of thing an option does (see show/roles.py).
Role = Literal["", "attack", "discard", "end", "goal", "move", "put"]


class Offer(Struct, frozen=True):
    """An option as it is offered."""

    text: str
    # Ids of what it touches, the first is what a click means; none: a button only.
    targets: list[str]
    # An icon's name.
    look: str
    # Options with the same group are listed together, under this word.
    group: str = ""
    # Whether `preview` has something to say about it.
    has_preview: bool = False
    role: Role = ""
    # It meets nobody: an attack on a place where no enemy is.
    is_idle: bool = False


class Choice(Offer, frozen=True, kw_only=True):
    """An offer with what goes to `choose`."""

    number: int


class Question(Struct, frozen=True):
    version: int
    # Who may answer; the first answer counts.
    seats: list[int]
    prompt: str
    rule: str
    # None for those who may not answer: options can tell what lies in a hand.
    choices: list[Choice]
    # What may be done beside the question (numbers below zero), by the seat in `owners`.
    asides: list[Choice]
    owners: list[int]


class Way(Struct, frozen=True):
    """How a figure gets to a zone by several moves; none before the last brings anything to light."""

    zone: str
    # The zones of its steps; the last is `zone`.
    path: list[str]
    # What it costs of the figure's Actions; 0 where it costs none.
    actions: int


class Arrow(Struct, frozen=True):
    """Where a group would go."""

    piece: str
    count: int
    start: str
    end: str


class Mark(Struct, frozen=True):
    """A short text at a thing: the order in which targets are hit."""

    id: str
    text: str


class Preview(Struct, frozen=True):
    """What would come of an option, as far as the rules decide it."""

    lines: list[str]
    marks: list[Mark] = []
    arrows: list[Arrow] = []


class Reason(Struct, frozen=True):
    """Why something cannot be chosen now."""

    text: str
    rule: str
