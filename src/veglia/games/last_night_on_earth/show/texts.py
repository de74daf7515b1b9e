# veglia: interpreted
"""Words and looks from the content: a row for each question, option and event, and the texts of the table."""

from functools import cache
from typing import Any, Literal

import msgspec

from veglia.games.last_night_on_earth.rules.library import CONTENT
from veglia.kernel import content
from veglia.kernel.content import decode, read, rows
from veglia.kernel.presentation import SoundMap
from veglia.kernel.story import Story
from veglia.show.look import EventLook, Look, OptionLook, read_sounds
from veglia.show.story import read_story

LANGUAGES = ("en", "it")


class WordRow(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """The sentence of a class in both languages, and how an option is offered or an event is told."""

    en: str
    it: str
    look: str = ""
    # Of options: the group they are listed in, what they point at, and whether odds can be shown.
    group: str = ""
    targets: list[str] = msgspec.field(default_factory=list)
    preview: bool = False
    # Of events: what is shown on the board, how heavy the line is, a short text, what a good die shows.
    show: list[str] = msgspec.field(default_factory=list)
    weight: Literal["head", "line", "detail"] = "line"
    text: str = ""
    needed: int = 0


class Pieces(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """The looks of pieces and piles."""

    theme: str
    heroes: dict[str, str]
    tokens: dict[str, str]
    piles: dict[str, str]
    # Tokens of what lies on a building, by the module of its trait.
    lasting: dict[str, str]


@cache
def word_rows() -> dict[str, WordRow]:
    """Return the rows of all chapters."""
    found: dict[str, WordRow] = {}
    for file in sorted((CONTENT / "words").iterdir(), key=lambda one: one.name):
        found.update(rows(file, WordRow))
    return found


@cache
def sentences(language: str) -> dict[str, str]:
    return {name: str(getattr(row, language)) for name, row in word_rows().items()}


@cache
def piece_looks() -> Pieces:
    return decode(read(CONTENT / "look.toml"), Pieces, "look.toml")


@cache
def look() -> Look:
    """Return how everything looks."""
    pieces = piece_looks()
    options = {
        name: OptionLook(row.look, row.group, row.targets, row.preview)
        for name, row in word_rows().items()
        if row.group
    }
    events = {
        name: EventLook(row.show, row.weight, row.look, row.text, row.needed)
        for name, row in word_rows().items()
        if not row.group
    }
    return Look(
        theme=pieces.theme,
        heroes=pieces.heroes,
        tokens=pieces.tokens,
        piles=pieces.piles,
        options=options,
        events=events,
    )


@cache
def texts(language: str) -> dict[str, Any]:
    """Return the texts of the table in a language: each is written in both."""
    return in_language(read(CONTENT / "table.toml"), language)


def in_language(table: dict[str, Any], language: str) -> dict[str, Any]:
    return content.in_language(table, language, LANGUAGES)


def said_in(text: dict[str, str], language: str) -> str:
    """Return a text in a language; names that are the same in all languages are written in English only."""
    return text[language] or text[LANGUAGES[0]]


@cache
def sounds() -> SoundMap:
    return read_sounds(CONTENT / "sounds.toml")


@cache
def story() -> Story:
    return read_story(CONTENT / "story.toml")
