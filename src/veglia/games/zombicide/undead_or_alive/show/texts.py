"""The looks and the words of the face, read once."""

from functools import cache
from typing import Any

from veglia.games.zombicide.engine.rules.content import read_texts
from veglia.games.zombicide.engine.show.look import Look
from veglia.games.zombicide.undead_or_alive.rules.library import CONTENT
from veglia.show.look import read_look


@cache
def look() -> Look:
    return read_look(CONTENT / "look.toml", Look)


@cache
def text(language: str) -> dict[str, Any]:
    """Return the words of the face; slots are listed in their order."""
    words = read_texts(CONTENT / "text", f"{language}.toml")["words"]
    said = read_texts(CONTENT / "text", f"show.{language}.toml")
    return {**said, "slots": [words["slot"][str(slot)] for slot in range(len(words["slot"]))]}


@cache
def lore(language: str) -> dict[str, Any]:
    """Return the words of the lobby and the glossary."""
    return read_texts(CONTENT / "text", f"glossary.{language}.toml")
