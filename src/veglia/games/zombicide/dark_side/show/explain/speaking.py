# veglia: interpreted
"""The title's sentences for what there is to say about a choice."""

from functools import cache

from veglia.games.zombicide.dark_side.rules.library import CONTENT
from veglia.games.zombicide.dark_side.rules.state import DarkState
from veglia.games.zombicide.dark_side.show.words import words
from veglia.games.zombicide.engine.show.explain.speaking import Speaker, remark_sentences


@cache
def sentences(language: str) -> dict[str, str]:
    """Return the sentences of all remarks in a language."""
    return remark_sentences(CONTENT, language)


def speaker(state: DarkState, language: str) -> Speaker:
    """Return who speaks about a state; a language that is not spoken is refused."""
    return Speaker(state, words(state, language), sentences(language))
