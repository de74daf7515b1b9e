"""The database file: how it is opened, what is in it, and who may write to it."""

import fcntl
import os
import sqlite3
from pathlib import Path

from veglia.kernel.errors import BadSetup

MEMORY = "memory"
SQLITE = "sqlite:///"
USUAL_STATEMENTS = 128

# `is_bot` of a choice is Entry.is_automatic: files keep the name that they were made with.
SCHEMA = (
    """CREATE TABLE IF NOT EXISTS tables (
        id TEXT PRIMARY KEY, created BIGINT NOT NULL, game TEXT NOT NULL, rules_version TEXT NOT NULL,
        mission TEXT NOT NULL, seats TEXT NOT NULL, options TEXT NOT NULL, seed TEXT NOT NULL,
        practice INTEGER NOT NULL)""",
    """CREATE TABLE IF NOT EXISTS choices (
        table_id TEXT NOT NULL REFERENCES tables (id), sequence INTEGER NOT NULL, kind TEXT NOT NULL,
        number INTEGER NOT NULL, seat INTEGER NOT NULL, is_bot INTEGER NOT NULL, at BIGINT NOT NULL,
        PRIMARY KEY (table_id, sequence))""",
    """CREATE TABLE IF NOT EXISTS keys (
        hash TEXT PRIMARY KEY, table_id TEXT NOT NULL REFERENCES tables (id), role TEXT NOT NULL,
        seat INTEGER NOT NULL)""",
    "CREATE INDEX IF NOT EXISTS keys_of_table ON keys (table_id)",
    """CREATE TABLE IF NOT EXISTS holders (
        table_id TEXT NOT NULL REFERENCES tables (id), seat INTEGER NOT NULL, holder TEXT NOT NULL,
        bot TEXT NOT NULL, label TEXT NOT NULL, PRIMARY KEY (table_id, seat))""",
    """CREATE TABLE IF NOT EXISTS standing (
        table_id TEXT NOT NULL REFERENCES tables (id), seat INTEGER NOT NULL, moment TEXT NOT NULL,
        wish TEXT NOT NULL, PRIMARY KEY (table_id, seat, moment))""",
    """CREATE TABLE IF NOT EXISTS browsers (
        table_id TEXT NOT NULL REFERENCES tables (id), seat INTEGER NOT NULL, browser INTEGER NOT NULL,
        PRIMARY KEY (table_id, seat))""",
    """CREATE TABLE IF NOT EXISTS windows (
        table_id TEXT PRIMARY KEY REFERENCES tables (id), seconds DOUBLE PRECISION NOT NULL)""",
)


class WriteLock:
    """The turn to write to a database file, among the processes that share it.

    SQLite lets those who have to wait sleep and look again, ever longer, up to a tenth of a second. With this
    they go on at once when the one before has done, in the order in which they came. Who dies gives it back.
    """

    def __init__(self, url: str) -> None:
        # A file of its own: SQLite loses its locks when its own file is opened again and closed.
        self.file: int | None = None
        if url != MEMORY:
            self.file = os.open(f"{url.removeprefix(SQLITE)}-turn", os.O_RDWR | os.O_CREAT, 0o644)

    def __enter__(self) -> None:
        if self.file is not None:
            fcntl.flock(self.file, fcntl.LOCK_EX)

    def __exit__(self, *error: object) -> None:
        if self.file is not None:
            fcntl.flock(self.file, fcntl.LOCK_UN)

    def close(self) -> None:
        if self.file is not None:
            os.close(self.file)


def connect(url: str, statements: int = USUAL_STATEMENTS) -> sqlite3.Connection:
    """Open a database by its URL and make its tables; so many statements are kept ready."""
    if url != MEMORY and not url.startswith(SQLITE):
        raise BadSetup(f"cannot open the database {url!r}: it is sqlite:///PATH or memory")
    path = ":memory:" if url == MEMORY else url.removeprefix(SQLITE)
    try:
        if url != MEMORY:
            Path(path).parent.mkdir(parents=True, exist_ok=True)
        # Made here, used by the one thread only.
        connection = sqlite3.connect(
            path, isolation_level=None, check_same_thread=False, cached_statements=statements
        )
        connection.execute("PRAGMA busy_timeout = 5000")
        connection.execute("PRAGMA journal_mode = WAL")
        # A commit is on the disk before anyone is told, even if the power fails.
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
        for statement in SCHEMA:
            connection.execute(statement)
    except (sqlite3.Error, OSError) as error:
        raise BadSetup(f"cannot open the database {path}: {error}") from error
    return connection
