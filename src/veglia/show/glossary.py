# veglia: interpreted
"""What explains itself: looks of pieces, cards, skills, terms. A game says what its content is called."""

from collections.abc import Callable, Mapping
from typing import Any, Protocol

from veglia.kernel.content import Marks, Row
from veglia.kernel.presentation import Entry
from veglia.kernel.scene import Card
from veglia.show.ids import skill_id

# From what is least sure: a thing is as sure as its least sure value.
SOURCES = ("house", "public", "rulebook")
TERM = "term/"

Cited = dict[str, dict[str, list[str]]]


class CitedRow(Protocol):
    """A row of content that names the rules behind it."""

    @property
    def marks(self) -> Marks: ...

    @property
    def rules(self) -> list[str]: ...


def source_of(row: Row | CitedRow) -> str:
    """Return where the values of a row come from, the least sure first; empty where it does not say."""
    return next((source for source in SOURCES if source in row.marks.values()), "")


def entry(said: list[str], cited: list[str], source: str = "") -> Entry:
    """Return the entry for a name and a text."""
    name, text = said
    return Entry(name, text, cited, source)


class GlossaryBuilder:
    """The entries of a title in a language, from the rules behind them (`cited`) and the words for them."""

    def __init__(self, cited: Cited, lore: dict[str, Any]) -> None:
        self.cited = cited
        self.lore = lore

    def looks(self, sources: dict[str, str]) -> dict[str, Entry]:
        """Return the entries of looks; `sources` says of some where their values come from."""
        said = self.lore["looks"]
        return {
            name: entry(said[name], cited, sources.get(name, ""))
            for name, cited in self.cited["looks"].items()
        }

    def cards(self, rows: Mapping[str, CitedRow], card_of: Callable[[str], Card]) -> dict[str, Entry]:
        """Return cards by their look."""
        found: dict[str, Entry] = {}
        for id, row in rows.items():
            card = card_of(id)
            values = ", ".join(f"{name} {value}" for name, value in card.values)
            parts = [values, ", ".join(card.marks), card.text]
            text = " ".join(part if part[-1] in ".!" else f"{part}." for part in parts if part)
            found[f"card/{card.look}"] = Entry(card.name, text, row.rules, source_of(row))
        return found

    def skill(self, id: str, name: str, text: str, rule: str, row: Row) -> dict[str, Entry]:
        return {skill_id(id): Entry(name, text, [rule], source_of(row))}

    def terms(self) -> dict[str, Entry]:
        said = self.lore["terms"]
        return {TERM + word: entry(said[word], cited) for word, cited in self.cited["terms"].items()}
