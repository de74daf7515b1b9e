"""Databases of older versions are brought to the newest schema, those of newer ones are refused."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.server.postgres import Postgres
from tests.server.test_store import with_store
from veglia.kernel.errors import BadSetup
from veglia.server.store.archive import Archive, LogEntry
from veglia.server.store.database import connect
from veglia.server.store.postgres import PostgresConnection, prepare
from veglia.server.store.schema import newest_version, steps_from
from veglia.server.store.store import Store

# A table as 0.1.0 has kept it, whose database has no number.
RELEASED = Path(__file__).parent / "released" / "schema-0.1.0.sql"


def test_a_database_of_the_released_version_is_taken_over_with_its_tables(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    with closing(sqlite3.connect(file)) as old:
        old.executescript(RELEASED.read_text(encoding="utf-8"))

    async def story(store: Store) -> list[int]:
        archive = Archive(store)
        assert await archive.append("t", 3, LogEntry("choice", 7, 0))
        found = await archive.find("t")
        assert found is not None
        assert (found.game, found.holders[0].label, found.browsers) == ("toy", "Ann", {0: 2})
        assert {access.role for access in found.keys.values()} == {"host", "seat"}
        return [entry.number for entry in found.entries]

    # The second time it is of the newest schema already.
    assert with_store(f"sqlite:///{file}", story) == [4, 5, 1, 7]
    with closing(connect(f"sqlite:///{file}")) as new:
        assert new.execute("PRAGMA user_version").fetchone() == (newest_version(),)


def test_each_step_is_taken_once_and_in_order() -> None:
    migrations = (("a", "b"), ("c",))
    assert steps_from(0, "x", migrations) == ["a", "b", "c"]
    assert steps_from(1, "x", migrations) == ["a", "b", "c"]
    assert steps_from(2, "x", migrations) == ["c"]
    assert steps_from(3, "x", migrations) == []
    with pytest.raises(BadSetup, match="is of a newer veglia: its schema is 4, this one knows 3"):
        steps_from(4, "x", migrations)


def test_a_file_of_a_newer_version_is_refused_and_not_touched(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    with closing(sqlite3.connect(file)) as newer:
        newer.execute("PRAGMA user_version = 99")
    with pytest.raises(BadSetup, match="its schema is 99"):
        connect(f"sqlite:///{file}")
    with closing(sqlite3.connect(file)) as newer:
        assert newer.execute("SELECT COUNT(*) FROM sqlite_master").fetchone() == (0,)


def test_a_postgresql_database_of_a_newer_version_is_refused(postgresql: Postgres) -> None:
    url = postgresql.url(postgresql.database())
    prepare(url)
    prepare(url)
    with closing(PostgresConnection(url)) as connection:
        assert connection.execute("SELECT version FROM schema_version").fetchall() == [(newest_version(),)]
        connection.execute("UPDATE schema_version SET version = 99")
    with pytest.raises(BadSetup, match="its schema is 99"):
        prepare(url)
