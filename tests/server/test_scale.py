"""What docs/guide/scale.md reckons with: the simulation has the real store, needs follow from costs."""

import asyncio
from dataclasses import replace

from tests.server.postgres import Postgres
from tests.server.processes import ROOT
from tools.scale import ASSUMED, CHOICE_SECONDS, SIZES, Figures, needs, needs_as_text, simulate
from veglia.server.store.postgres import PostgresConnection, prepare

TABLES = 30
ROUNDS = 3


def test_synthetic_tables_are_kept_played_and_taken_over(postgresql: Postgres) -> None:
    found = asyncio.run(simulate(postgresql, TABLES, ROUNDS, 0.1))
    assert (found.tables, found.choices) == (TABLES, TABLES * ROUNDS)
    # Counted, not guessed: a choice is written once to the log and once to the table.
    assert found.wal_bytes > 100
    assert found.table_bytes > 500
    assert 0 < found.rows_per_commit <= TABLES * ROUNDS


def test_figures_are_those_of_the_database(postgresql: Postgres) -> None:
    name = postgresql.database()
    prepare(postgresql.url(name))
    before = Figures(postgresql, name)
    connection = PostgresConnection(postgresql.url(name))
    connection.execute(
        "INSERT INTO tables (id, created, game, rules_version, mission, seats, options, seed, practice)"
        " VALUES ('a', 0, '', '', '', '[]', '{}', '', 0)"
    )
    connection.execute(
        "INSERT INTO choices SELECT 'a', n, 'choice', 0, 0, 0, 0 FROM generate_series(1, 500) n"
    )
    connection.close()
    after = Figures(postgresql, name)
    assert after.rows - before.rows == 500
    assert after.wal - before.wal > 500 * 50
    assert after.log_bytes > before.log_bytes


def test_needs_grow_with_tables_and_costs() -> None:
    few, many = needs(ASSUMED, 10_000), needs(ASSUMED, 1_000_000)
    assert few["choices a second"] == 10_000 / CHOICE_SECONDS
    for name, value in few.items():
        assert many[name] >= 50 * value, name
    dear = needs(replace(ASSUMED, table_kib=100 * ASSUMED.table_kib), 10_000)
    assert dear["memory of tables, GiB"] == 100 * few["memory of tables, GiB"]
    assert dear["nodes of 8 cores"] > few["nodes of 8 cores"]


def test_the_guide_shows_what_follows_from_the_costs() -> None:
    guide = (ROOT / "docs" / "guide" / "scale.md").read_text()
    assert needs_as_text(ASSUMED) in guide
    assert all(f"{size:,}" in guide for size in SIZES)
