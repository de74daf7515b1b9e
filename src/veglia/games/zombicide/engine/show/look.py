# veglia: interpreted
"""Which look each thing of a title has, as data: pieces, cards, options, events, tiles."""

from importlib.resources.abc import Traversable
from typing import Literal

import msgspec
from msgspec import Struct

from veglia.games.zombicide.engine.show.dressing import Dressing
from veglia.kernel.content import read
from veglia.kernel.errors import ContentError


class OptionLook(Struct, frozen=True, forbid_unknown_fields=True):
    """How an option is offered: icon, group, and what it points at (see targets.py), the first first."""

    look: str
    group: str
    targets: list[str] = []
    preview: bool = False


class EventLook(Struct, frozen=True, forbid_unknown_fields=True):
    """How an event is told: its weight, what is shown (see effects.py), the look and a short text of it."""

    show: list[str] = []
    weight: Literal["head", "line", "detail"] = "line"
    look: str = ""
    text: str = ""
    # For dice: what a good one shows at least, where the event does not say.
    needed: int = 0


class Look(Struct, frozen=True, forbid_unknown_fields=True):
    """All of it. Names on the left are ids of the content or names of classes."""

    theme: str
    # Under every strip of tracks, beside every Balcony.
    tracks: str
    stairs: str
    heroes: dict[str, str]
    # What the slots of an inventory are, in their order.
    slots: list[str]
    foes: dict[str, str]
    tokens: dict[str, str]
    piles: dict[str, str]
    # By card, by trait of a skill.
    cards: dict[str, str]
    skills: dict[str, str]
    # How Zones are drawn, by the word for a walled yard; `train` is for the Train's own.
    zones: dict[str, str]
    options: dict[str, OptionLook]
    events: dict[str, EventLook]
    tiles: dict[str, Dressing]


def read_look(file: Traversable) -> Look:
    try:
        return msgspec.convert(read(file), Look)
    except msgspec.ValidationError as error:
        raise ContentError(f"{file.name}: {error}") from error
