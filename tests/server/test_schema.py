"""Databases of older versions are brought to the newest schema, those of newer ones are refused."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.server.postgres import Postgres
from tests.server.test_store import with_store
from veglia.kernel.errors import BadSetup
from veglia.server.store.archive import Archive, LogEntry, chain_after
from veglia.server.store.company import ChatRow, now
from veglia.server.store.courses import CoursePart
from veglia.server.store.database import connect
from veglia.server.store.postgres import PostgresConnection, prepare
from veglia.server.store.schema import FIRST_VERSION, newest_version, steps_from
from veglia.server.store.store import Store

# A table as each schema has kept it that was ever committed; the first with a number is 1.
FOLDER = Path(__file__).parent / "released"
SQLITE_FILES = sorted(FOLDER.glob("schema-*.sql"))
POSTGRES_FILES = sorted(FOLDER.glob("postgresql-*.sql"))


def name_of(path: Path) -> str:
    return path.stem


async def go_on(archive: Archive, has_browsers: bool, entries: list[int]) -> None:
    """Find the table that each of them has, and write all that there is to be written by now."""
    found = await archive.find("t")
    assert found is not None
    assert (found.game, found.holders[0].label, found.browsers) == (
        "toy",
        "Ann",
        {0: 2} if has_browsers else {},
    )
    assert {access.role for access in found.keys.values()} == {"host", "seat"}
    assert [entry.number for entry in found.entries] == entries
    entry = LogEntry("choice", 7, 0)
    assert await archive.append("t", 3, entry, chain_after(found.chain, 3, entry))
    await archive.say("t", ChatRow(2, now(), 0, "", "Ann", "Hello again"))
    await archive.keep_course("t", [CoursePart(0, 3, b"course")])
    await archive.stand("t", 0, "attack", "pass")
    again = await archive.find("t")
    assert again is not None
    assert ([entry.number for entry in again.entries], again.broken, again.kept) == ([*entries, 7], None, 3)
    assert again.chat[-1].text == "Hello again"


def columns(connection: sqlite3.Connection) -> dict[str, list[str]]:
    """Return what a database has: of each of its tables the columns."""
    names = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
    return {
        name: [row[1] for row in connection.execute(f"PRAGMA table_info({name})").fetchall()]
        for (name,) in names
    }


@pytest.mark.parametrize("path", SQLITE_FILES, ids=name_of)
def test_a_file_of_each_older_schema_is_taken_over_with_its_tables(path: Path, tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    with closing(sqlite3.connect(file)) as old:
        old.executescript(path.read_text(encoding="utf-8"))
        has_browsers = "browsers" in columns(old)

    async def story(store: Store) -> None:
        await go_on(Archive(store), has_browsers, [4, 5, 1])

    with_store(f"sqlite:///{file}", story)
    # The second time it is of the newest schema already, and the same as a new one.
    with closing(connect(f"sqlite:///{file}")) as new, closing(connect("memory")) as fresh:
        assert new.execute("PRAGMA user_version").fetchone() == (newest_version(),)
        assert columns(new) == columns(fresh)


@pytest.mark.parametrize("path", POSTGRES_FILES, ids=name_of)
def test_a_postgresql_database_of_each_older_schema_is_taken_over(path: Path, postgresql: Postgres) -> None:
    url = postgresql.url(postgresql.database())
    with closing(PostgresConnection(url)) as old:
        for statement in path.read_text(encoding="utf-8").split(";\n"):
            if statement.strip():
                old.execute(statement)
    prepare(url)

    async def story(store: Store) -> None:
        await go_on(Archive(store).under(7), True, [4, 5, 1])

    with_store(url, story)
    with closing(PostgresConnection(url)) as connection:
        assert connection.execute("SELECT version FROM schema_version").fetchall() == [(newest_version(),)]


def test_there_is_a_file_of_each_schema_before_the_newest() -> None:
    """Whoever adds a step to the migrations keeps what was before."""
    for prefix in ("schema", "postgresql"):
        numbers = {path.stem.partition("-")[2] for path in FOLDER.glob(f"{prefix}-*.sql")}
        assert {str(number) for number in range(FIRST_VERSION, newest_version())} <= numbers


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
