# veglia: interpreted
"""Remarks about choices, put into sentences."""

import functools
from typing import Any

from veglia.games.dark_darker_darkest.rules.content import CONTENT, LANGUAGES
from veglia.games.dark_darker_darkest.rules.state import DarkestState
from veglia.games.dark_darker_darkest.show.words import CASES, DarkestNames
from veglia.kernel.content import in_language, read
from veglia.kernel.offers import Reason


@functools.cache
def explain_texts(language: str) -> dict[str, Any]:
    return in_language(read(CONTENT / "explain.toml"), language, LANGUAGES)


class Speaker:
    """Says sentences of a section; values are put into words by their names.

    who (a Survivor), card, room and tile are numbers of things; chances are numbers from 0 to 1.
    """

    def __init__(self, state: DarkestState, language: str, section: str) -> None:
        self.state = state
        self.language = language
        self.names = DarkestNames(state, language)
        self.sentences: dict[str, str] = explain_texts(language)[section]

    def say(self, sentence: str, **values: Any) -> str:
        said = {name: self.put(name, value) for name, value in values.items()}
        for name in ("room", "tile"):
            if isinstance(values.get(name), int):
                said |= {f"{name}_{case}": self.names.named(values[name], f"{name}_{case}") for case in CASES}
        text = self.sentences[sentence].format(**said)
        return text[:1].upper() + text[1:]

    def put(self, name: str, value: Any) -> str:
        if isinstance(value, str):
            return value
        if isinstance(value, float):
            return f"{value:.0%}" if name != "expected" else f"{value:.1f}"
        if name == "people":
            return self.names.named(value, "people")
        if name in ("who", "card", "room", "tile"):
            return self.names.named(value, name)
        return str(value)

    def reason(self, rule: str, sentence: str, **values: Any) -> Reason:
        return Reason(self.say(sentence, **values), rule)
