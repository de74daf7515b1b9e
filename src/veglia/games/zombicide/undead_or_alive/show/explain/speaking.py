# veglia: interpreted
"""The title's sentences for what there is to say about a choice."""

from functools import cache
from typing import Any

from veglia.games.zombicide.engine.rules.content import read_texts
from veglia.games.zombicide.engine.show.explain.speaking import Speaker
from veglia.games.zombicide.undead_or_alive.rules.library import CONTENT
from veglia.games.zombicide.undead_or_alive.rules.state import UndeadState
from veglia.games.zombicide.undead_or_alive.show.words import words


@cache
def sentences(language: str) -> dict[str, str]:
    """Return the sentences of all remarks in a language."""
    found: dict[str, Any] = read_texts(CONTENT / "text", f"insight.{language}.toml")
    return {**found["refusals"], **found["previews"]}


def speaker(state: UndeadState, language: str) -> Speaker:
    """Return who speaks about a state; a language that is not spoken is refused."""
    return Speaker(state, words(state, language), sentences(language))
