# veglia: interpreted
"""Remarks about choices, put into sentences."""

from functools import cache
from typing import Any

from veglia.games.last_night_on_earth.rules.library import CONTENT
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.show.names import LastNightNames
from veglia.games.last_night_on_earth.show.texts import in_language
from veglia.kernel.content import read
from veglia.kernel.offers import Reason


@cache
def sentences_of(language: str) -> dict[str, str]:
    """Return the sentences of all remarks."""
    found: dict[str, Any] = in_language(read(CONTENT / "explain.toml"), language)
    return {**found["refusals"], **found["previews"]}


class Speaker:
    """Speaks about a state: a remark is the key of a sentence and what it names."""

    def __init__(self, state: LastNightState, language: str) -> None:
        self.state = state
        self.names = LastNightNames(state, language)
        self.sentences = sentences_of(language)

    def say(self, key: str, **values: object) -> str:
        """Return a sentence; Heroes, Zombies, cards and seats are given by their numbers."""
        said = {name: self.put(name, value) for name, value in values.items()}
        text = self.sentences[key].format(**said)
        return text[:1].upper() + text[1:]

    def put(self, name: str, value: object) -> str:
        if isinstance(value, int) and name in self.names.namers:
            return self.names.namers[name](value)
        if isinstance(value, float):
            return f"{100 * value:.0f}"
        return str(value)

    def reason(self, rule: str, key: str, **values: object) -> Reason:
        return Reason(self.say(key, **values), rule)
