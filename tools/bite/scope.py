"""Which code is rules code, which tests are a game's own, and which rules a module is about."""

import fnmatch
import re
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

# What a game's folder holds beside its rules: folders and modules of these names are left alone.
FOLDERS = {"bots", "content", "show"}
MODULES = {
    # What bots ask for.
    "card_worth",
    # What nobody sees is dealt anew for those who imagine it.
    "hidden",
    # Where the cells of a board lie, for drawings.
    "raster",
    # Checking and watching a game.
    "conservation",
    "statistics",
    "statistics_names",
}
# Functions and methods of these names, in whichever module.
FUNCTIONS = {
    # What bots ask goals and rules for.
    "beacons",
    "haul",
    "is_for_everyone",
    "is_urgent",
    "keep_clear",
    "left",
    "shelters",
    "targets",
    "tools",
    "wanting",
    "wards",
    "worth_in_hand",
    # What is shown and told.
    "__repr__",
    "__str__",
    "interface",
    "mission_list",
    "progress",
    "view",
    "words",
    # What a title hands on to bots and to those who watch.
    "check_conservation",
    "encoding",
    "_encoding",
    "imagine",
    "evaluation",
    "statistics",
}
# A folder that a family's titles share.
SHARED = "engine"

RULE_ID = re.compile(r"""["']([a-z]+(?:\.[a-z0-9-]+)+)["']""")


@dataclass(frozen=True)
class Repository:
    """A repository: where its games are and where their tests are."""

    root: Path
    package: str

    @property
    def games_folder(self) -> Path:
        return self.root / "src" / self.package / "games"

    @property
    def tests_folder(self) -> Path:
        return self.root / "tests" / "games"

    @cached_property
    def games(self) -> dict[str, "GameFolder"]:
        """Return every game by its id: each folder with a title."""
        folders = sorted(path.parent for path in self.games_folder.rglob("title.py"))
        return {folder.name: GameFolder(self, folder) for folder in folders if folder.name != SHARED}


@dataclass(frozen=True)
class GameFolder:
    """A game's own folder and what belongs to it."""

    place: Repository
    folder: Path

    @property
    def id(self) -> str:
        return self.folder.name

    @property
    def shared(self) -> Path | None:
        """Return the folder that it shares with other titles of its family."""
        folder = self.folder.parent / SHARED
        return folder if folder.is_dir() else None

    def modules(self) -> list[Path]:
        """Return the modules of its rules, those of its family included."""
        found = _rules_in(self.folder)
        return found + (_rules_in(self.shared) if self.shared else [])

    def tests(self) -> list[Path]:
        """Return the folders and files of its tests."""
        within = self.folder.relative_to(self.place.games_folder)
        own = self.place.tests_folder / within
        family = [] if own.parent == self.place.tests_folder else sorted(own.parent.glob("test_*.py"))
        shared = own.parent / SHARED
        return [own, *family, *([shared] if family and shared.is_dir() else [])]

    def has(self, test: str) -> bool:
        """Return whether a test is not one of another game, by its name and its case."""
        _, _, name = test.partition("::")
        return self.id in name or not any(other in name for other in self.place.games)

    def owns(self, test: str) -> bool:
        """Return whether a test plays this very game, and not only what its family has."""
        path, _, name = test.partition("::")
        own = self.place.tests_folder / self.folder.relative_to(self.place.games_folder)
        return (self.place.root / path).is_relative_to(own) or self.id in name

    def name_of(self, path: Path) -> str:
        """Return a module as it is written in reports and in the list of breaks that change nothing."""
        return path.relative_to(self.place.games_folder).as_posix()

    def import_name(self, path: Path) -> str:
        return ".".join(path.relative_to(self.place.root / "src").with_suffix("").parts)

    def rules_of(self, path: Path) -> set[str]:
        """Return the rules that a module is about, as this game numbers them.

        They are those it names, and those of content rows that name the module (a skill names its trait).
        """
        named = set(RULE_ID.findall(path.read_text("utf-8"))) | self._rows.get(path.stem, set())
        return {self._renumbered.get(rule, rule) for rule in named}

    @cached_property
    def _renumbered(self) -> dict[str, str]:
        file = self.folder / "content" / "rule_ids.toml"
        found: dict[str, str] = tomllib.loads(file.read_text("utf-8"))["rules"] if file.exists() else {}
        return found

    @cached_property
    def _rows(self) -> dict[str, set[str]]:
        found: dict[str, set[str]] = {}
        for file in sorted((self.folder / "content").rglob("*.toml")):
            _collect(tomllib.loads(file.read_text("utf-8")), found)
        return found


def _rules_in(folder: Path) -> list[Path]:
    return [
        path
        for path in sorted(folder.rglob("*.py"))
        if path.stem not in MODULES and FOLDERS.isdisjoint(path.relative_to(folder).parts)
    ]


def _collect(row: object, found: dict[str, set[str]]) -> None:
    """Add the rule of each row to all words that the row has as values."""
    if isinstance(row, list):
        for one in row:
            _collect(one, found)
    elif isinstance(row, dict):
        rule = row.get("rule")
        if isinstance(rule, str):
            for value in row.values():
                if isinstance(value, str):
                    found.setdefault(value, set()).add(rule)
        for value in row.values():
            _collect(value, found)


def matches(name: str, patterns: Sequence[str]) -> bool:
    """Return whether a module is meant: by its path or a part of it from a folder on, or by a pattern."""
    return not patterns or any(
        fnmatch.fnmatch(name, pattern) or f"/{name}".find(f"/{pattern}") >= 0 for pattern in patterns
    )
