"""The looks and texts of the presentation, read once."""

from functools import cache
from typing import Any

from veglia.games.zombicide.dark_side.rules import library
from veglia.games.zombicide.dark_side.rules.slots import PLACES
from veglia.games.zombicide.dark_side.show.words import slot_name
from veglia.games.zombicide.engine.show.title_texts import TitleTexts

TEXTS = TitleTexts(library.CONTENT, library.FILES.words)
look = TEXTS.look
sounds = TEXTS.sounds
story = TEXTS.story
lore = TEXTS.lore
guide = TEXTS.guide


@cache
def text(language: str) -> dict[str, Any]:
    """Return the texts of the presentation; slots are listed in their order."""
    words = library.text(language)["words"]["slot"]
    return {**TEXTS.shown(language), "slots": [slot_name(words, slot) for slot in range(PLACES)]}
