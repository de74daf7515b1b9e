"""The files of a title's presentation that all titles have, each read once."""

from collections.abc import Callable
from functools import cache
from importlib.resources.abc import Traversable
from typing import Any

from veglia.games.zombicide.engine.rules.content import read_texts
from veglia.games.zombicide.engine.show.lobby import read_guide
from veglia.games.zombicide.engine.show.look import Look
from veglia.kernel.presentation import Guide, SoundMap
from veglia.kernel.story import Story
from veglia.show.look import WordRow, read_look, read_sounds, with_words
from veglia.show.story import read_story


class TitleTexts:
    """The looks, sounds and texts in the content folder of a title; `words` are those of its additions."""

    def __init__(self, content: Traversable, words: Callable[[], dict[str, WordRow]]) -> None:
        self.content = content
        self.words = words
        self.look = cache(self._look)
        self.sounds = cache(self._sounds)
        self.story = cache(self._story)
        self.shown = cache(self._shown)
        self.lore = cache(self._lore)
        self.guide = cache(self._guide)

    def _look(self) -> Look:
        return with_words(read_look(self.content / "look.toml", Look), self.words())

    def _sounds(self) -> SoundMap:
        return read_sounds(self.content / "sounds.toml")

    def _story(self) -> Story:
        return read_story(self.content / "story.toml")

    def _shown(self, language: str) -> dict[str, Any]:
        """Return the texts of the presentation."""
        return read_texts(self.content / "text", f"show.{language}.toml")

    def _lore(self, language: str) -> dict[str, Any]:
        """Return the words of the lobby and the glossary."""
        return read_texts(self.content / "text", f"glossary.{language}.toml")

    def _guide(self, language: str) -> Guide:
        """Return the guided first game."""
        return read_guide(self.content, language)
