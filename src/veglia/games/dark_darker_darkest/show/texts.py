# veglia: interpreted
"""Looks and the texts of the table, from the content."""

import functools
from typing import Any

import msgspec

from veglia import rulebook
from veglia.games.dark_darker_darkest.rules.content import CONTENT, LANGUAGES, library
from veglia.games.dark_darker_darkest.rules.rows import SurvivorRow
from veglia.kernel.content import decode, in_language, read, rows
from veglia.kernel.presentation import SoundMap
from veglia.kernel.story import Story
from veglia.show.look import EventLook, Look, OptionLook, read_sounds, read_words, with_words
from veglia.show.story import read_story

BOOK = "dark_darker_darkest"


class Pieces(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """The looks of rooms, tokens and piles."""

    theme: str
    # By tile: the kind of each of its rooms.
    rooms: dict[str, list[str]]
    tokens: dict[str, str]
    piles: dict[str, str]


@functools.cache
def piece_looks() -> Pieces:
    return decode(read(CONTENT / "look.toml"), Pieces, "look.toml")


@functools.cache
def look() -> Look:
    """Return how everything looks."""
    pieces = piece_looks()
    look = Look(
        theme=pieces.theme,
        heroes={profile.id: profile.id for profile in library().profiles},
        tokens=pieces.tokens,
        piles=pieces.piles,
        options=dict(rows(CONTENT / "options.toml", OptionLook)),
        events=dict(rows(CONTENT / "events.toml", EventLook)),
    )
    return with_words(look, read_words(CONTENT / "words"))


@functools.cache
def texts(language: str) -> dict[str, Any]:
    """Return the texts of the table in a language; each is written in both."""
    return in_language(read(CONTENT / "table.toml"), language, LANGUAGES)


@functools.cache
def survivor_colours() -> dict[str, str]:
    """Return the colour of the base and the cubes of each Survivor."""
    return {id: row.colour for id, row in rows(CONTENT / "survivors.toml", SurvivorRow)}


def rule_text(rule: str, language: str) -> str:
    """Return what a rule says, in the words of the rulebook."""
    return rulebook.book(BOOK, language).rule(rule).text


def rule_title(rule: str, language: str) -> str:
    return rulebook.book(BOOK, language).rule(rule).title


@functools.cache
def lobby_texts(language: str) -> dict[str, Any]:
    """Return the texts of the lobby in a language."""
    return in_language(read(CONTENT / "lobby.toml"), language, LANGUAGES)


@functools.cache
def sounds() -> SoundMap:
    return read_sounds(CONTENT / "sounds.toml")


@functools.cache
def story() -> Story:
    return read_story(CONTENT / "story.toml")
