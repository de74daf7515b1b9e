# veglia: interpreted
"""Words and looks from the content: a row for each question, option and event, and the texts of the table."""

from functools import cache
from typing import Any

import msgspec

from veglia.games.last_night_on_earth.rules.library import CONTENT
from veglia.kernel import content
from veglia.kernel.content import decode, read
from veglia.kernel.presentation import SoundMap
from veglia.kernel.story import Story
from veglia.show.look import (
    Look,
    WordRow,
    event_looks,
    option_looks,
    read_sounds,
    read_words,
    said_sentences,
)
from veglia.show.story import read_story

LANGUAGES = ("en", "it")


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
    return read_words(CONTENT / "words")


@cache
def sentences(language: str) -> dict[str, str]:
    return said_sentences(word_rows(), language)


@cache
def piece_looks() -> Pieces:
    return decode(read(CONTENT / "look.toml"), Pieces, "look.toml")


@cache
def look() -> Look:
    """Return how everything looks."""
    pieces = piece_looks()
    return Look(
        theme=pieces.theme,
        heroes=pieces.heroes,
        tokens=pieces.tokens,
        piles=pieces.piles,
        options=option_looks(word_rows()),
        events=event_looks(word_rows()),
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
