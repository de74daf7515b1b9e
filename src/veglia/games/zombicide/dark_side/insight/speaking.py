# veglia: interpreted
"""Remarks put into sentences of a language, with rules as this title numbers them."""

from functools import cache
from typing import Any

from veglia.games.zombicide.dark_side.library import CONTENT
from veglia.games.zombicide.dark_side.state import DarkState
from veglia.games.zombicide.dark_side.words import words
from veglia.games.zombicide.engine.insight.remark import Remark
from veglia.games.zombicide.engine.texts import read_texts
from veglia.kernel.scene import Reason
from veglia.kernel.words import Words


@cache
def sentences(language: str) -> dict[str, str]:
    """Return the sentences of all remarks in a language."""
    found: dict[str, Any] = read_texts(CONTENT / "text", f"insight.{language}.toml")
    return {**found["refusals"], **found["previews"]}


class Speaker:
    """Speaks about a state in a language."""

    def __init__(self, state: DarkState, language: str) -> None:
        self.state = state
        self.words = words(state, language)
        self.language = language

    def say(self, remark: Remark) -> str:
        """Return the sentence of a remark."""
        template = sentences(self.language)[remark.key]
        return Words(self.language, {"Remark": template}, self._put).say(remark)

    def _put(self, thing: object, field: str, wording: str) -> str:
        said = self.words.namer(thing, field, wording)
        return said.replace(".", ",") if field == "chance" and self.language == "it" else said

    def reasons(self, remarks: list[Remark]) -> list[Reason]:
        return [Reason(self.say(remark), self.state.cited(remark.rule)) for remark in remarks]

    def lines(self, remarks: list[Remark]) -> list[str]:
        return [self.say(remark) for remark in remarks]
