"""Tables with a Machine for tests: a party at the Wagon or at the Gatling gun."""

from typing import Any

from tests.games.zombicide.table import TestTable, happened
from veglia.games.zombicide.engine.rules.events import AttackRolled
from veglia.games.zombicide.undead_or_alive.rules.rows import GatlingRow, WagonRow
from veglia.kernel.machine import Event


def with_wagon(*party: str, zone: str = "2R.b3", **more: Any) -> TestTable:
    """A party beside the Wagon; `riding` names those inside."""
    riding: tuple[str, ...] = more.pop("riding", ())
    place: str | dict[str, str] = more.pop("at", zone)
    row = WagonRow(zone, movable=more.pop("movable", True))
    table = TestTable(party or ("meg",), more.pop("dice", ()), at=place, wagon=row, **more)
    for name in riding:
        table.survivor(name).is_riding = True
    return table


def with_gatling(*party: str, zone: str = "2R.a3", **more: Any) -> TestTable:
    """A party at the Gatling gun, or where `at` says."""
    place: str | dict[str, str] = more.pop("at", zone)
    row = GatlingRow(zone, movable=more.pop("movable", True), mounted=more.pop("mounted", False))
    return TestTable(party or ("meg",), more.pop("dice", ()), at=place, gatling=row, **more)


def dice_rolled(events: list[Event]) -> list[tuple[int, ...]]:
    return [rolled.dice for rolled in happened(events, AttackRolled)]
