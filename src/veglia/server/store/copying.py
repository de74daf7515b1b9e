"""Moves tables between databases of either kind, in one transaction of the target."""

import re
import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import psycopg

from veglia.kernel.errors import BadSetup, VegliaError
from veglia.server.store.connection import Connection
from veglia.server.store.database import SQLITE, connect, file_of, served_alone
from veglia.server.store.leases import ALIVE
from veglia.server.store.postgres import PostgresConnection, is_postgres, prepare, without_password
from veglia.server.store.schema import SCHEMA

CREATED = re.compile(r"CREATE TABLE IF NOT EXISTS (\w+) \(\s*(.*)\)", re.DOTALL)
# Not of any table of a game.
OF_THE_SERVER = ("probe", "recalls")
ROWS = 1000


class NotCopied(VegliaError):
    """The tables could not be copied; the target is as it was."""

    code = "not_copied"


def copy_tables(source: str, target: str) -> tuple[int, int]:
    """Copy all tables; return how many, and how many rows their logs have."""
    if source == target:
        raise BadSetup("the two databases are the same")
    if source.startswith(SQLITE) and not Path(file_of(source)).is_file():
        raise BadSetup(f"there is no database {file_of(source)}")
    with ExitStack() as stack:
        read, write = (stack.enter_context(opened(url)) for url in (source, target))
        try:
            # One moment of the source, though nobody should write there.
            read.execute("BEGIN ISOLATION LEVEL REPEATABLE READ" if is_postgres(source) else "BEGIN")
            write.execute("BEGIN")
            counts = {name: copy_rows(read, write, name) for name in names()}
            write.execute("COMMIT")
            read.execute("ROLLBACK")
        except (sqlite3.Error, psycopg.Error) as error:
            raise NotCopied(f"nothing was copied: {str(error).strip()}") from error
        return counts["tables"], counts["choices"]


def names() -> list[str]:
    """Return what the schema has, in an order in which nothing refers to what comes later."""
    found = [match[1] for match in map(CREATED.match, SCHEMA) if match is not None]
    return [name for name in found if name not in OF_THE_SERVER]


def columns_of(connection: Connection, name: str) -> list[str]:
    cursor: Any = connection.execute(f"SELECT * FROM {name} LIMIT 0")
    return [column[0] for column in cursor.description]


def copy_rows(read: Connection, write: Connection, name: str) -> int:
    """Copy the rows of one table of the database; return how many there are."""
    columns = columns_of(read, name)
    listed, places = ", ".join(columns), ", ".join("?" * len(columns))
    rows = read.execute(f"SELECT {listed} FROM {name}").fetchall()
    for start in range(0, len(rows), ROWS):
        write.executemany(f"INSERT INTO {name} ({listed}) VALUES ({places})", rows[start : start + ROWS])
    return len(rows)


@contextmanager
def opened(url: str) -> Iterator[Connection]:
    """Open a database that no server serves."""
    if not is_postgres(url):
        # Whoever serves a file holds it for itself.
        file_of(url)
        with served_alone(url):
            file = connect(url)
            try:
                yield file
            finally:
                file.close()
        return
    prepare(url)
    connection = PostgresConnection(url)
    try:
        if connection.execute(ALIVE).fetchall():
            raise BadSetup(f"a server serves the tables in {without_password(url)}")
        # For as long as it takes.
        connection.execute("SET statement_timeout = 0")
        connection.execute("SET idle_in_transaction_session_timeout = 0")
        yield connection
    finally:
        connection.close()
