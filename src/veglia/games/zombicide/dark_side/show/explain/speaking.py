# veglia: interpreted
"""The title's sentences for what there is to say about a choice."""

from functools import cache
from typing import Any

from veglia.games.zombicide.dark_side.rules.library import CONTENT
from veglia.games.zombicide.dark_side.rules.state import DarkState
from veglia.games.zombicide.dark_side.show.words import words
from veglia.games.zombicide.engine.rules.content import read_texts
from veglia.games.zombicide.engine.show.explain.speaking import Speaker


@cache
def sentences(language: str) -> dict[str, str]:
    """Return the sentences of all remarks in a language."""
    found: dict[str, Any] = read_texts(CONTENT / "text", f"insight.{language}.toml")
    return {**found["refusals"], **found["previews"]}


def speaker(state: DarkState, language: str) -> Speaker:
    """Return who speaks about a state; a language that is not spoken is refused."""
    return Speaker(state, words(state, language), sentences(language))
