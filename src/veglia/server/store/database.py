"""The database file: how it is opened, what is in it, and who may write to it."""

import fcntl
import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from veglia.kernel.errors import BadSetup

MEMORY = "memory"
SQLITE = "sqlite:///"
USUAL_STATEMENTS = 128
# Keys of seats and seeds of running games lie in the file.
PRIVATE = 0o600

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
    # Written to see whether the disk takes it.
    "CREATE TABLE IF NOT EXISTS probe (id INTEGER PRIMARY KEY CHECK (id = 0), at BIGINT NOT NULL)",
    "INSERT OR IGNORE INTO probe (id, at) VALUES (0, 0)",
    """CREATE TABLE IF NOT EXISTS windows (
        table_id TEXT PRIMARY KEY REFERENCES tables (id), seconds DOUBLE PRECISION NOT NULL)""",
    """CREATE TABLE IF NOT EXISTS chat (
        table_id TEXT NOT NULL REFERENCES tables (id), number INTEGER NOT NULL, at BIGINT NOT NULL,
        seat INTEGER NOT NULL, side TEXT NOT NULL, name TEXT NOT NULL, text TEXT NOT NULL,
        PRIMARY KEY (table_id, number))""",
    """CREATE TABLE IF NOT EXISTS listings (
        table_id TEXT PRIMARY KEY REFERENCES tables (id), at BIGINT NOT NULL, watch TEXT NOT NULL,
        about TEXT NOT NULL)""",
    # What a personal link opens, sealed with its key.
    """CREATE TABLE IF NOT EXISTS people (
        hash TEXT PRIMARY KEY, at BIGINT NOT NULL, version INTEGER NOT NULL, sealed TEXT NOT NULL)""",
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
            self.file = open_private(Path(f"{url.removeprefix(SQLITE)}-turn"))

    def __enter__(self) -> None:
        if self.file is not None:
            fcntl.flock(self.file, fcntl.LOCK_EX)

    def __exit__(self, *error: object) -> None:
        if self.file is not None:
            fcntl.flock(self.file, fcntl.LOCK_UN)

    def close(self) -> None:
        if self.file is not None:
            os.close(self.file)


@contextmanager
def served_alone(url: str) -> Iterator[None]:
    """Refuse to serve a database file that another server serves; processes that are forked keep it taken."""
    if url == MEMORY:
        yield
        return
    path = file_of(url)
    file = open_private(Path(f"{path}-serving"))
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError as error:
        os.close(file)
        raise BadSetup(f"another server serves the tables in {path} already") from error
    try:
        yield
    finally:
        os.close(file)


def open_private(path: Path) -> int:
    """Open a file that only its owner may read, and make it if there is none."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        file = os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, PRIVATE)
    except OSError as error:
        raise BadSetup(f"cannot open the database {path}: {error}") from error
    # Files of earlier versions were open to all. Who shares a file as another user cannot change that.
    with suppress(PermissionError):
        os.fchmod(file, PRIVATE)
    return file


def file_of(url: str) -> str:
    """Return the path in the URL of a database file."""
    if not url.startswith(SQLITE):
        raise BadSetup(f"cannot open the database {url!r}: it is sqlite:///PATH or memory")
    return url.removeprefix(SQLITE)


def connect(url: str, statements: int = USUAL_STATEMENTS) -> sqlite3.Connection:
    """Open a database by its URL and make its tables; so many statements are kept ready."""
    path = ":memory:" if url == MEMORY else file_of(url)
    try:
        if url != MEMORY:
            # The files that SQLite adds to it have the mode of this one.
            os.close(open_private(Path(path)))
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
