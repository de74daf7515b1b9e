"""One word for one thing: every title calls its things alike in its texts and in its rulebook."""

import re
import tomllib
from collections.abc import Iterator
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

import pytest

from veglia import catalog, rulebook

TERMS = tomllib.loads(Path(__file__).with_name("terms.toml").read_text("utf-8"))
LANGUAGES = ("en", "it")
GAMES = resources.files("veglia.games")
# Where the texts of each title lie.
FOLDERS = {
    "undead_or_alive": "zombicide/undead_or_alive",
    "dark_side": "zombicide/dark_side",
    "last_night_on_earth": "last_night_on_earth",
    "dark_darker_darkest": "dark_darker_darkest",
}


def files(folder: Traversable) -> Iterator[Traversable]:
    for entry in folder.iterdir():
        if entry.is_dir():
            yield from files(entry)
        elif entry.name.endswith(".toml"):
            yield entry


def texts(game: str, language: str) -> Iterator[str]:
    """Yield every text of a title: of its content, and of its rulebook."""
    for file in files(GAMES.joinpath(FOLDERS[game]).joinpath("content")):
        table = tomllib.loads(file.read_text("utf-8"))
        stem = file.name.removesuffix(".toml")
        if stem == language or stem.endswith(f".{language}"):
            yield from strings(table)
        elif stem not in LANGUAGES and not stem.endswith((".en", ".it")):
            yield from both(table, language)
    for rule in rulebook.book(game, language).rules.values():
        yield f"{rule.title} {rule.text}"


def strings(thing: Any) -> Iterator[str]:
    if isinstance(thing, str):
        yield thing
    elif isinstance(thing, dict | list):
        for one in thing.values() if isinstance(thing, dict) else thing:
            yield from strings(one)


def both(thing: Any, language: str) -> Iterator[str]:
    """Yield the texts in a language where both languages stand beside each other."""
    if isinstance(thing, dict) and language in thing:
        yield from strings(thing[language])
    elif isinstance(thing, dict | list):
        for one in thing.values() if isinstance(thing, dict) else thing:
            yield from both(one, language)


def test_every_title_has_its_terms() -> None:
    assert set(TERMS) == set(catalog.GAMES) == set(FOLDERS)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", catalog.GAMES)
def test_a_thing_has_one_name(game: str, language: str) -> None:
    said = list(texts(game, language))
    assert len(said) > 500
    for term, row in TERMS[game].items():
        name = row[language]
        assert any(name.lower() in text.lower() for text in said), f"{term}: nothing is called {name}"
        for wrong in row.get(f"not_{language}", []):
            pattern = re.compile(wrong)
            found = [text for text in said if pattern.search(text)]
            assert found == [], f"{term} is called {name}, not {wrong}"
