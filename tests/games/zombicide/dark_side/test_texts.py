"""The texts of the title are complete, short, and the same in both languages."""

import re
from importlib.resources import files
from typing import Any

import pytest

from tools import rulecheck
from veglia import rulebook
from veglia.games.zombicide.dark_side.rules import library
from veglia.games.zombicide.engine.rules.content import FAMILY, read_texts
from veglia.kernel.content import read
from veglia.kernel.words import fields_in

CONTENT = files("veglia.games.zombicide") / "dark_side" / "content"
TEXTS = CONTENT / "text"
KINDS = ("", "glossary.", "show.", "explain.")
# Characters; texts lie beside the board.
LONGEST = 200


def texts(kind: str, language: str) -> dict[str, Any]:
    return read_texts(TEXTS, f"{kind}{language}.toml")


def flat(table: dict[str, Any], path: str = "") -> dict[str, str]:
    """Return all texts of nested tables by their path."""
    found: dict[str, str] = {}
    for key, value in table.items():
        here = f"{path}/{key}"
        if isinstance(value, dict):
            found |= flat(value, here)
        elif isinstance(value, list):
            found |= {f"{here}/{place}": str(text) for place, text in enumerate(value)}
        else:
            found[here] = value
    return found


@pytest.mark.parametrize("kind", KINDS)
def test_both_languages_say_the_same_things_with_the_same_fields(kind: str) -> None:
    english, italian = flat(texts(kind, "en")), flat(texts(kind, "it"))

    assert list(english) == list(italian)
    for path, text in english.items():
        assert set(fields_in(text)) == set(fields_in(italian[path])), path


@pytest.mark.parametrize("language", rulebook.LANGUAGES)
@pytest.mark.parametrize("kind", KINDS)
def test_no_text_is_empty_or_long(kind: str, language: str) -> None:
    for path, text in flat(texts(kind, language)).items():
        assert text.strip() == text != "", path
        assert "values" in path or len(text) <= LONGEST, path


@pytest.mark.parametrize("kind", ["", "show.", "explain."])
def test_nothing_is_said_again_that_the_family_says(kind: str) -> None:
    for language in rulebook.LANGUAGES:
        family = flat(read(FAMILY / f"{kind}{language}.toml"))
        own = flat(read(TEXTS / f"{kind}{language}.toml"))
        assert [path for path, text in own.items() if family.get(path) == text] == []


def test_nothing_speaks_of_the_first_title() -> None:
    other = re.compile(r"zombie|wound|ferit|adrenalin|wagon|treno", re.IGNORECASE)
    for kind in KINDS:
        for language in rulebook.LANGUAGES:
            own = flat(read(TEXTS / f"{kind}{language}.toml"))
            shown = {path: re.sub(r"\{[^}]*\}", "", text) for path, text in own.items()}
            assert [path for path, text in shown.items() if other.search(text)] == []
    rows = [*library.equipment().values(), *library.machines().values()]
    said = [text for row in rows for text in row.text.values()]
    said += [text for mission in library.missions() for text in library.mission(mission).story.values()]
    assert [text for text in said if other.search(text)] == []


def test_everything_that_explains_itself_has_words_and_rules() -> None:
    rules = read(CONTENT / "glossary.toml")
    known = set(rulebook.book("dark_side").rules)

    for table in ("looks", "terms"):
        for language in rulebook.LANGUAGES:
            said = texts("glossary.", language)[table]
            assert list(said) == list(rules[table])
            assert all(len(entry) == 2 and entry[1].endswith(".") for entry in said.values())
    cited = {id for table in rules.values() for ids in table.values() for id in ids}
    assert cited <= known


@pytest.mark.parametrize("language", rulebook.LANGUAGES)
def test_words_on_cards_bars_and_chips_are_terms_of_the_glossary(language: str) -> None:
    """A client explains any word it shows by an entry of the same name."""
    show = texts("show.", language)
    terms = {name for name, _ in texts("glossary.", language)["terms"].values()}
    chips = [word for chip, word in show["chips"].items() if chip not in ("player", "on")]

    shown = {*show["values"].values(), *show["marks"].values(), *show["bars"].values(), *chips}

    assert shown - terms == set()


def test_every_mission_has_its_goals() -> None:
    book = rulebook.book("dark_side").rules
    assert [mission for mission in library.missions() if f"ds.{mission}.win" not in book] == []


def test_the_rules_of_the_engine_are_numbered_in_this_title_or_are_the_first_ones_own() -> None:
    table = read(CONTENT / "rule_ids.toml")
    engine = {
        id
        for id, where in rulecheck.named_in_sources().items()
        if id.startswith("uoa.") and any("zombicide/engine/" in file for file in where)
    }
    absent = set(table["only_in_the_first_title"]["rules"])

    assert set(table["rules"].values()) <= set(rulebook.book("dark_side").rules)
    assert engine - set(table["rules"]) - absent == set()
    assert set(table["rules"]) & absent == set()
