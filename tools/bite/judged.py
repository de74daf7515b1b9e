"""Breaks that change nothing, judged by hand once and written down in equivalent.toml."""

import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from tools.bite.breaks import Break, Key

FILE = Path(__file__).parent / "equivalent.toml"


@dataclass(frozen=True)
class Judged:
    """A break that changes nothing and why; for some games only, if it names them."""

    key: Key
    why: str
    games: tuple[str, ...]


def read(file: Path) -> list[Judged]:
    """Return what was judged."""
    rows = tomllib.loads(file.read_text("utf-8")).get("equivalent", []) if file.exists() else []
    return [
        Judged(
            (row["module"], row["function"], row["line"], row["break"], row.get("nth", 1)),
            row["why"],
            tuple(row.get("games", ())),
        )
        for row in rows
    ]


def reasons(judged: Iterable[Judged], game: str) -> dict[Key, str]:
    """Return why breaks change nothing in a game."""
    return {one.key: one.why for one in judged if not one.games or game in one.games}


def stale(judged: Iterable[Judged], breaks: Iterable[Break]) -> list[Judged]:
    """Return what was judged but is in the code no longer."""
    there = {one.key for one in breaks}
    return [one for one in judged if one.key not in there]


def entry(one: Break) -> str:
    """Return a break as a row of the file, for whoever evaluations it."""
    nth = f"nth = {one.nth}\n" if one.nth > 1 else ""
    return (
        f"[[equivalent]]\nmodule = {_quoted(one.module)}\nfunction = {_quoted(one.function)}\n"
        f'line = {_quoted(one.text)}\nbreak = {_quoted(one.what)}\n{nth}why = ""\n'
    )


def _quoted(text: str) -> str:
    return f"'{text}'" if "'" not in text else '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'
