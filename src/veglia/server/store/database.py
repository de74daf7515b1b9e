"""The database file: how it is opened, what is in it, and who may write to it."""

import fcntl
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from veglia.kernel.errors import BadSetup
from veglia.server.store.schema import SCHEMA, newest_version, steps_from

MEMORY = "memory"
SQLITE = "sqlite:///"
USUAL_STATEMENTS = 128
# Keys of seats and seeds of running games lie in the file.
PRIVATE = 0o600


class WriteLock:
    """The turn to write to a database file, among the processes that share it.

    SQLite's own busy handler polls with growing pauses of up to a tenth of a second. With this lock processes
    write in the order in which they came, each as soon as the one before is done. The system releases it when
    a process dies.
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
    if not url.startswith(SQLITE):
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
        raise BadSetup(f"cannot open the database {url!r}: it is sqlite:///PATH, postgresql://... or memory")
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
        # SQLite does not wait for another that brings a new file into this mode.
        with closing(WriteLock(url)) as turn, turn:
            connection.execute("PRAGMA journal_mode = WAL")
            # A commit is on the disk before anyone is told, even if the power fails.
            connection.execute("PRAGMA synchronous = FULL")
            connection.execute("PRAGMA foreign_keys = ON")
            migrate(connection, path)
    except (sqlite3.Error, OSError) as error:
        raise BadSetup(f"cannot open the database {path}: {error}") from error
    return connection


def migrate(connection: sqlite3.Connection, path: str) -> None:
    """Bring a file to the newest schema, whole or not at all."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        # Only now: another process may have brought it there meanwhile.
        [version] = connection.execute("PRAGMA user_version").fetchone()
        steps = steps_from(version, path)
        for statement in (*SCHEMA, *steps):
            connection.execute(statement)
        connection.execute(f"PRAGMA user_version = {newest_version()}")
    except BaseException:
        connection.execute("ROLLBACK")
        raise
    connection.execute("COMMIT")
