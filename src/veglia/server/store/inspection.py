"""What an operator asks of a database, also while it is served: a copy, a list of tables, what is damaged."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path

import psycopg

from veglia.kernel.errors import BadSetup, VegliaError
from veglia.server.store.connection import Connection
from veglia.server.store.database import PRIVATE, file_of
from veglia.server.store.postgres import PostgresConnection, is_postgres, without_password
from veglia.server.store.schema import newest_version

MILLISECONDS = 1000

LIST = """SELECT tables.id, game, rules_version, mission, created, COUNT(choices.sequence), MAX(choices.at)
    FROM tables LEFT JOIN choices ON choices.table_id = tables.id
    GROUP BY tables.id, game, rules_version, mission, created ORDER BY created, tables.id"""
# Places in a log begin with 0 and leave none out; where they do, one of these differs.
GAPS = """SELECT table_id FROM choices GROUP BY table_id
    HAVING MIN(sequence) <> 0 OR MAX(sequence) <> COUNT(*) - 1"""


class NotRead(VegliaError):
    """A database could not be read."""

    code = "not_read"


@dataclass(frozen=True)
class Listed:
    """A table in a list; times in seconds since 1970, `last` of its last choice."""

    id: str
    game: str
    rules_version: str
    mission: str
    created: int
    rows: int
    last: int | None


@contextmanager
def reading(url: str) -> Iterator[Connection]:
    """Open a database to read it; whoever serves it does not notice."""
    if is_postgres(url):
        shared = PostgresConnection(url)
        try:
            shared.execute("SET default_transaction_read_only = on")
            shared.execute("SET statement_timeout = 0")
            yield shared
        except psycopg.Error as error:
            raise NotRead(f"cannot read {without_password(url)}: {str(error).strip()}") from error
        finally:
            shared.close()
        return
    path = Path(file_of(url))
    try:
        with closing(sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)) as file:
            yield file
    except sqlite3.Error as error:
        raise NotRead(f"cannot read {path}: {error}") from error


def list_tables(connection: Connection) -> list[Listed]:
    found = []
    for id, game, version, mission, created, rows, last in connection.execute(LIST).fetchall():
        found.append(
            Listed(id, game, version, mission, created, rows, None if last is None else last // 1000)
        )
    return found


def must_be_newest(url: str, connection: Connection) -> None:
    """Refuse a database that this version has not brought to its schema yet."""
    asked = "SELECT version FROM schema_version" if is_postgres(url) else "PRAGMA user_version"
    [version] = connection.execute(asked).fetchone()
    if version < newest_version():
        raise NotRead(f"the database has schema {version}: serve it once with this version, then check it")


def damage(url: str, connection: Connection) -> list[str]:
    """Return what is wrong with a database itself, and which logs lack something."""
    found = []
    if not is_postgres(url):
        said = [row[0] for row in connection.execute("PRAGMA integrity_check").fetchall()]
        found += [f"the file is damaged: {line}" for line in said if line != "ok"]
    found += [f"the log of table {row[0]} has gaps" for row in connection.execute(GAPS).fetchall()]
    return found


def backup(url: str, target: Path) -> None:
    """Copy a database file whole, as it is at one moment, whoever writes to it meanwhile."""
    if is_postgres(url):
        raise BadSetup("a PostgreSQL database is backed up with pg_dump")
    if target.exists():
        raise BadSetup(f"{target} is there already")
    part = target.with_name(target.name + ".part")
    part.unlink(missing_ok=True)
    part.touch(PRIVATE)
    with reading(url) as source:
        assert isinstance(source, sqlite3.Connection)
        with closing(sqlite3.connect(part)) as copy:
            source.backup(copy)
            # Whole by itself, without files beside it.
            copy.execute("PRAGMA journal_mode = DELETE")
    part.rename(target)
