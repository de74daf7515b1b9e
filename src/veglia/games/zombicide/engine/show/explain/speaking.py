# veglia: interpreted
"""Remarks put into sentences of a language, with rules as the title numbers them."""

from importlib.resources.abc import Traversable

from veglia.games.zombicide.engine.rules.content import read_texts
from veglia.games.zombicide.engine.rules.state import ZombicideState
from veglia.games.zombicide.engine.show.explain.remark import Remark
from veglia.kernel.offers import Reason
from veglia.kernel.words import Words


def remark_sentences(folder: Traversable, language: str) -> dict[str, str]:
    """Return the sentences of all remarks of a title in a language."""
    found = read_texts(folder / "text", f"explain.{language}.toml")
    return {**found["refusals"], **found["previews"]}


class Speaker:
    """Speaks about a state in the language of its words; questions have their sentences among these."""

    def __init__(self, state: ZombicideState, words: Words, sentences: dict[str, str]) -> None:
        self.state = state
        self.words = words
        self.language = words.language
        # The sentences of all remarks.
        self.sentences = sentences

    def say(self, remark: Remark) -> str:
        """Return the sentence of a remark."""
        return Words(self.language, {"Remark": self.sentences[remark.key]}, self._put).say(remark)

    def _put(self, thing: object, field: str, wording: str) -> str:
        said = self.words.namer(thing, field, wording)
        return said.replace(".", ",") if field == "chance" and self.language == "it" else said

    def reasons(self, remarks: list[Remark]) -> list[Reason]:
        return [Reason(self.say(remark), self.state.cited(remark.rule)) for remark in remarks]

    def lines(self, remarks: list[Remark]) -> list[str]:
        return [self.say(remark) for remark in remarks]
