# veglia: interpreted
"""Which look each thing of a title has, as data: pieces, cards, options, events. A game adds its own."""

from importlib.resources.abc import Traversable
from typing import Literal, TypeVar

from msgspec import Struct, structs

from veglia.kernel.content import decode, read, rows
from veglia.kernel.presentation import SoundMap


class OptionLook(Struct, frozen=True, forbid_unknown_fields=True):
    """How an option is offered: icon, group, and what it points at (see targets.py), the first first."""

    look: str
    group: str
    targets: list[str] = []
    preview: bool = False


class EventLook(Struct, frozen=True, forbid_unknown_fields=True):
    """How an event is told: its weight, what is shown (see telling.py), the look and a short text of it."""

    show: list[str] = []
    weight: Literal["head", "line", "detail"] = "line"
    look: str = ""
    text: str = ""
    # For dice: what a good one shows at least, where the event does not say.
    needed: int = 0


class WordRow(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The sentence of a class in both languages, and how an option is offered or an event is told."""

    en: str
    it: str
    look: str = ""
    # Of options: the group they are listed in, what they point at, and whether odds can be shown.
    group: str = ""
    targets: list[str] = []
    preview: bool = False
    # Of events: what is shown on the board, how heavy the line is, a short text, what a good die shows.
    show: list[str] = []
    weight: Literal["head", "line", "detail"] = "line"
    text: str = ""
    needed: int = 0


class Look(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """All of it. Names on the left are ids of the content or names of classes."""

    theme: str
    heroes: dict[str, str]
    tokens: dict[str, str]
    piles: dict[str, str]
    options: dict[str, OptionLook]
    events: dict[str, EventLook]


L = TypeVar("L", bound=Look)


def read_look(file: Traversable, kind: type[L]) -> L:
    return decode(read(file), kind, file.name)


def read_words(folder: Traversable) -> dict[str, WordRow]:
    """Return the rows of all files of a folder, by class."""
    found: dict[str, WordRow] = {}
    if folder.is_dir():
        for file in sorted(folder.iterdir(), key=lambda one: one.name):
            found.update(rows(file, WordRow))
    return found


def said_sentences(words: dict[str, WordRow], language: str) -> dict[str, str]:
    """Return the sentences of rows in a language."""
    return {name: str(getattr(row, language)) for name, row in words.items()}


def option_looks(words: dict[str, WordRow]) -> dict[str, OptionLook]:
    """Return how the options among rows are offered: those that have a group."""
    return {
        name: OptionLook(row.look, row.group, row.targets, row.preview)
        for name, row in words.items()
        if row.group
    }


def event_looks(words: dict[str, WordRow]) -> dict[str, EventLook]:
    """Return how the others are told; what is no event is never looked up."""
    return {
        name: EventLook(row.show, row.weight, row.look, row.text, row.needed)
        for name, row in words.items()
        if not row.group
    }


def with_words(look: L, words: dict[str, WordRow]) -> L:
    """Return a look to which the options and events of rows are added."""
    options = look.options | option_looks(words)
    return structs.replace(look, options=options, events=look.events | event_looks(words))


def read_sounds(file: Traversable) -> SoundMap:
    """Return which sounds a title makes."""
    return decode(read(file), SoundMap, file.name)
