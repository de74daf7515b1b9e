"""The looks and texts of the presentation, read once."""

from functools import cache
from typing import Any

from veglia.games.zombicide.engine.rules.content import read_texts
from veglia.games.zombicide.engine.show.lobby import read_guide
from veglia.games.zombicide.engine.show.look import Look
from veglia.games.zombicide.undead_or_alive.rules.library import CONTENT, FILES
from veglia.kernel.presentation import Guide, SoundMap
from veglia.kernel.story import Story
from veglia.show.look import read_look, read_sounds, with_words
from veglia.show.story import read_story


@cache
def look() -> Look:
    return with_words(read_look(CONTENT / "look.toml", Look), FILES.words())


@cache
def sounds() -> SoundMap:
    return read_sounds(CONTENT / "sounds.toml")


@cache
def story() -> Story:
    return read_story(CONTENT / "story.toml")


@cache
def text(language: str) -> dict[str, Any]:
    """Return the texts of the presentation; slots are listed in their order."""
    words = read_texts(CONTENT / "text", f"{language}.toml")["words"]
    said = read_texts(CONTENT / "text", f"show.{language}.toml")
    return {**said, "slots": [words["slot"][str(slot)] for slot in range(len(words["slot"]))]}


@cache
def lore(language: str) -> dict[str, Any]:
    """Return the words of the lobby and the glossary."""
    return read_texts(CONTENT / "text", f"glossary.{language}.toml")


@cache
def guide(language: str) -> Guide:
    """Return the guided first game."""
    return read_guide(CONTENT, language)
