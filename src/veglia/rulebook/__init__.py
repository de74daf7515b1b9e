"""The numbered rules in our words, English and Italian, and how many of them have a test.

`<game>.yaml` is the book, `<game>.it.yaml` its Italian; a rule of our own has both languages in the book
(`title` and `text` by language). `<game>.pending.txt` lists the rules still to be built, `<game>.tested.txt`
those that the suite cites (written by `tools/rulecheck.py`, checked by the suite).
"""

from functools import cache
from importlib.resources import files
from typing import Any

import yaml

from veglia.kernel.errors import UnknownName

FOLDER = files("veglia.rulebook")
LANGUAGES = ("en", "it")


class Rule:
    """One rule."""

    def __init__(
        self, id: str, title: str, text: str, source: str, house: tuple[str, ...], needs: str
    ) -> None:
        self.id = id
        self.title = title
        self.text = text
        self.source = source
        # Our own rulings that complete the rule.
        self.house = house
        # What it is about and this box does not have; such a rule is there for reference. Empty for none.
        self.needs = needs


class Ruling:
    """A question the rulebook leaves open, and how we settle it."""

    def __init__(self, id: str, question: str, ruling: str, why: str) -> None:
        self.id = id
        self.question = question
        self.ruling = ruling
        self.why = why


class Book:
    """The rules of one game in one language."""

    def __init__(self, game: str, language: str, rules: dict[str, Rule], rulings: dict[str, Ruling]) -> None:
        self.game = game
        self.language = language
        self.rules = rules
        self.rulings = rulings

    def rule(self, id: str) -> Rule:
        if id not in self.rules:
            raise UnknownName(f"unknown rule {id!r} in {self.game}")
        return self.rules[id]

    def ruling(self, id: str) -> Ruling:
        if id not in self.rulings:
            raise UnknownName(f"unknown ruling {id!r} in {self.game}")
        return self.rulings[id]


class Coverage:
    """Which rules of a book have a test, and which are there for reference only."""

    def __init__(self, rules: list[Rule], tested: set[str], pending: list[str]) -> None:
        self.total = len(rules)
        self.tested = [rule.id for rule in rules if rule.id in tested]
        self.reference = [rule.id for rule in rules if rule.needs]
        self.pending = pending
        settled = {*self.tested, *self.reference, *pending}
        self.untested = [rule.id for rule in rules if rule.id not in settled]

    def as_json(self) -> dict[str, Any]:
        return {
            "total": self.total,
            "tested": len(self.tested),
            "reference": self.reference,
            "pending": self.pending,
            "untested": self.untested,
        }


def games() -> list[str]:
    """Return the games that have a book."""
    names = [file.name for file in FOLDER.iterdir()]
    return sorted(
        name.removesuffix(".yaml") for name in names if name.endswith(".yaml") and name.count(".") == 1
    )


@cache
def book(game: str, language: str = "en") -> Book:
    """Return a game's rules in a language."""
    if language not in LANGUAGES:
        raise UnknownName(f"unknown language {language!r}; known: {', '.join(LANGUAGES)}")
    if game not in games():
        raise UnknownName(f"no rulebook for {game!r}; known: {', '.join(games())}")
    raw = _read(f"{game}.yaml")
    words = {} if language == "en" else _read(f"{game}.{language}.yaml")
    rules: dict[str, Rule] = {}
    for row in raw["rules"]:
        rules[row["id"]] = rule_of(row, words.get("rules", {}).get(row["id"]), language)
    rulings: dict[str, Ruling] = {}
    for row in raw.get("rulings", []):
        said = words.get("rulings", {}).get(row["id"], row)
        rulings[row["id"]] = Ruling(row["id"], said["question"], said["ruling"], said["why"])
    return Book(game, language, rules, rulings)


def rule_of(row: dict[str, Any], translated: dict[str, Any] | None, language: str) -> Rule:
    """Return a rule in a language: as its row says it by language, else translated, else in English."""
    said = row if translated is None else translated
    title, text = said["title"], said["text"]
    if isinstance(row["title"], dict):
        if translated is not None:
            raise ValueError(f"{row['id']} has its languages in the book, and is translated once more")
        title, text = row["title"][language], row["text"][language]
    needs = said["needs"] if "needs" in row else ""
    return Rule(row["id"], title, text, row["source"], tuple(row.get("house", ())), needs)


def coverage(game: str) -> Coverage:
    """Return which rules of a game have a test."""
    rules = list(book(game).rules.values())
    return Coverage(rules, set(listed(f"{game}.tested.txt")), listed(f"{game}.pending.txt"))


def listed(name: str) -> list[str]:
    """Return the ids in a list file: one a line, with comments after a hash sign."""
    lines = (FOLDER / name).read_text("utf-8").splitlines()
    ids = [line.split("#")[0].strip() for line in lines]
    return [id for id in ids if id]


def _read(name: str) -> dict[str, Any]:
    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    contents: dict[str, Any] = yaml.load((FOLDER / name).read_text("utf-8"), Loader=loader)
    return contents
