# veglia: interpreted
"""Which look each thing of a title has, as data: pieces, cards, options, events. A game adds its own."""

from importlib.resources.abc import Traversable
from typing import Literal, TypeVar

from msgspec import Struct

from veglia.kernel.content import decode, read
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


def read_sounds(file: Traversable) -> SoundMap:
    """Return which sounds a title makes."""
    return decode(read(file), SoundMap, file.name)
