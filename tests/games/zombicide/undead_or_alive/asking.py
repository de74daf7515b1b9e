"""A table to ask why not: the reasons for a thing, as sentences and rules."""

from typing import Any

from tests.games.zombicide.table import TestTable
from veglia.games.zombicide.undead_or_alive.show.explain.why_not import why_not

Said = list[tuple[str, str]]


def ask(table: TestTable, target: str, language: str = "en") -> Said:
    return [(reason.text, reason.rule) for reason in why_not(table.state, None, target, language)]


def zone(table: TestTable, name: str) -> str:
    return f"zone/{table.zone(name)}"


def plain(*party: str, actions: int | None = None, **setup: Any) -> TestTable:
    """Return a table in the Turn of its first Survivor, nobody having skills."""
    table = TestTable(party or ("meg",), **setup)
    for name in table.names:
        table.only_skills(name, [])
    table.turn(table.names[0], actions=actions)
    return table


def texts(said: Said) -> list[str]:
    return [text for text, _ in said]
