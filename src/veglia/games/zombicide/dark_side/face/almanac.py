# veglia: interpreted
"""What explains itself: looks of pieces, cards, skills, terms."""

from functools import cache

from veglia.games.zombicide.dark_side import library
from veglia.games.zombicide.dark_side.face.shelf import shelf
from veglia.games.zombicide.dark_side.face.skills import skill_text
from veglia.games.zombicide.dark_side.face.texts import look, lore
from veglia.games.zombicide.engine.content import read
from veglia.games.zombicide.engine.face.ids import skill_id
from veglia.games.zombicide.engine.rows import Row
from veglia.kernel.face import Entry

# From what is least sure: a thing is as sure as its least sure value.
SOURCES = ("house", "public", "rulebook")
TERM = "term/"


@cache
def rules() -> dict[str, dict[str, list[str]]]:
    """Return the rules behind looks, terms and cards."""
    return read(library.CONTENT / "almanac.toml")


def almanac(language: str) -> dict[str, Entry]:
    return _looks(language) | _heroes(language) | _cards(language) | _skills(language) | _terms(language)


def source_of(row: Row) -> str:
    """Return where the values of a row come from, the least sure first; empty where it does not say."""
    return next((source for source in SOURCES if source in row.marks.values()), "")


def _looks(language: str) -> dict[str, Entry]:
    said = lore(language)["looks"]
    kinds = {look().foes[id]: source_of(row) for id, row in library.xenos().items()}
    return {name: entry(said[name], cited, kinds.get(name, "")) for name, cited in rules()["looks"].items()}


def entry(said: list[str], cited: list[str], source: str = "") -> Entry:
    """Return the entry for a name and a text."""
    name, text = said
    return Entry(name, text, cited, source)


def _heroes(language: str) -> dict[str, Entry]:
    """Return the Survivors, each by its type and what that can do."""
    terms = lore(language)["terms"]
    return {
        look().heroes[id]: Entry(
            row.name, ": ".join(terms[row.type]), rules()["terms"][row.type], source_of(row)
        )
        for id, row in library.survivors().items()
    }


def _cards(language: str) -> dict[str, Entry]:
    """Return Equipment and Machines by the look of their cards."""
    found: dict[str, Entry] = {}
    rows: dict[str, Row] = {**library.equipment(), **library.machines()}
    for id, row in rows.items():
        card = shelf(language).card_of(id)
        values = ", ".join(f"{name} {value}" for name, value in card.values)
        parts = [values, ", ".join(card.marks), card.text]
        text = " ".join(part if part[-1] in ".!" else f"{part}." for part in parts if part)
        found[f"card/{card.look}"] = Entry(card.name, text, rules()["cards"][id], source_of(row))
    return found


def _skills(language: str) -> dict[str, Entry]:
    return {
        skill_id(id): Entry(row.name[language], skill_text(id, language), [row.rule], source_of(row))
        for id, row in library.skills().items()
    }


def _terms(language: str) -> dict[str, Entry]:
    said = lore(language)["terms"]
    return {TERM + word: entry(said[word], cited) for word, cited in rules()["terms"].items()}
