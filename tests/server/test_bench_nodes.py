"""The benchmark of several nodes: both are played at, and the report says what was measured."""

from tests.server.postgres import Postgres
from tests.server.processes import ROOT
from veglia.lab.bench import Numbers, Workshop
from veglia.lab.bench_nodes import KEYS, KINDS, contenders, measure, medians, nodes_as_text
from veglia.lab.bench_server import LoadSettings, Python
from veglia.lab.load.clock import Clock
from veglia.lab.load.loop import Loop
from veglia.lab.load.tables import LoadTables, TableSlot


def test_links_of_one_table_come_to_different_nodes() -> None:
    tables = LoadTables(Loop(), 1, Clock(0, 1), [2])
    slots = [TableSlot(tables, number) for number in range(2)]
    assert [[slot.port_of(link) for link in range(2)] for slot in slots] == [[1, 2], [2, 1]]


def test_two_nodes_are_measured(postgresql: Postgres) -> None:
    python = Python(Workshop(ROOT), is_compiled=False)
    with contenders(python, 2, lambda: postgresql.url(postgresql.database())) as found:
        told = measure(found, LoadSettings(2, 0, 1))
    assert len(found) == 2
    assert set(KEYS) <= set(told)
    assert told["moves_per_s"] > 0
    assert told["mib"] > 10
    kinds = {name: medians([told]) for name in KINDS}
    report: Numbers = {"tables": 2, "compiled": False, "rounds": 1, "kinds": kinds}
    lines = nodes_as_text(report).splitlines()
    assert [line.partition("  ")[0] for line in lines[1:4]] == list(KINDS)
    assert "2 tables with two links each, interpreted" in lines[4]
