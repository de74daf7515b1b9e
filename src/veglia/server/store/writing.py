"""Jobs for a database, and how they are written to SQLite: as many as are waiting in one transaction."""

import logging
import sqlite3
from collections.abc import Callable, Sequence
from functools import cache
from itertools import chain
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from veglia.kernel.errors import VegliaError
from veglia.server.store.connection import Connection
from veglia.server.store.database import WriteLock, connect

log = logging.getLogger("veglia.server")
T = TypeVar("T")
# A transaction takes more work until it has so many pieces.
GROUP = 512
# Statements that are kept ready: one for each number of rows that are appended together, and all others.
STATEMENTS = 2 * GROUP + 64


class StoreFailed(VegliaError):
    """The database could not do what it was asked; nothing of it has been done."""

    code = "store_failed"


class LeaseLost(StoreFailed):
    """The table is served by another node now; nothing has been written."""

    code = "lease_lost"


Row = tuple[str | int | None, ...]


class Guard(NamedTuple):
    """The lease under which something is written; see store.leases."""

    table: str
    epoch: int


APPEND = "INSERT INTO choices (table_id, sequence, kind, number, seat, is_bot, at, chain) VALUES "
PLACES = "(?, ?, ?, ?, ?, ?, ?, ?)"
UNLESS_TAKEN = " ON CONFLICT (table_id, sequence) DO NOTHING"


@cache
def appending(rows: int) -> str:
    """Return the statement that appends so many rows at once."""
    return APPEND + ", ".join([PLACES] * rows)


def append_row(connection: Connection, row: Row) -> bool:
    """Add to the log of a table; False when that place is taken."""
    return connection.execute(APPEND + PLACES + UNLESS_TAKEN, row).rowcount == 1


def probe(connection: Connection) -> None:
    """Show that the database can be written to, in a transaction like any other."""
    connection.execute("UPDATE probe SET at = at + 1")


class WriteJob(Generic[T]):
    """Something to be done in the next transaction, and what came of it."""

    def __init__(
        self, do: Callable[[Connection], T], row: Row | None = None, guard: Guard | None = None
    ) -> None:
        """Take what is to be done; `row` is given when that is no more than to append it.

        With a guard it is done only as long as this lease holds; one server alone needs none.
        """
        self.do = do
        self.row = row
        self.guard = guard
        self.result: T | None = None
        self.error: Exception | None = None


class Writer(Protocol):
    """What the thread of a store writes with."""

    def commit(self, group: Sequence[WriteJob[Any]]) -> bool:
        """Do some jobs in one transaction; whatever comes of it is in them. False when all of it failed."""

    def end(self) -> None:
        """Close the database."""


def do_apart(connection: Connection, job: WriteJob[Any]) -> None:
    """Do one job in a transaction of several; when it fails, only this one is taken back."""
    connection.execute("SAVEPOINT piece")
    try:
        job.result = job.do(connection)
    except Exception as error:
        if not isinstance(error, LeaseLost):
            log.exception("the store failed")
        job.error = error
        connection.execute("ROLLBACK TO SAVEPOINT piece")
    connection.execute("RELEASE SAVEPOINT piece")


class DatabaseWriter:
    """An SQLite database, and how jobs are written to it."""

    def __init__(self, url: str) -> None:
        self.connection = connect(url, STATEMENTS)
        self.write_lock = WriteLock(url)

    def end(self) -> None:
        self.connection.close()
        self.write_lock.close()

    def commit(self, group: Sequence[WriteJob[Any]]) -> bool:
        """Do some jobs in one transaction; whatever comes of it is in them. False when all of it failed."""
        try:
            with self.write_lock:
                self._write(group)
        except (sqlite3.Error, OSError) as error:
            log.exception("a transaction of %d has failed", len(group))
            if self.connection.in_transaction:
                self.connection.execute("ROLLBACK")
            for job in group:
                job.error = error
            return False
        return True

    def _write(self, group: Sequence[WriteJob[Any]]) -> None:
        if self._append_all(group):
            return
        # Whoever reads first and writes then finds that another has written in between, and fails.
        self.connection.execute("BEGIN IMMEDIATE")
        for job in group:
            do_apart(self.connection, job)
        self.connection.execute("COMMIT")

    def append_at_once(self, rows: Sequence[Row]) -> bool:
        """Append rows; False when that fails for any of them: nothing has been done then, for none."""
        try:
            with self.write_lock:
                self._append(rows)
        except (sqlite3.Error, OSError):
            # One by one it will be seen which, and why.
            return False
        return True

    def _append(self, rows: Sequence[Row]) -> None:
        """Append rows in one statement, which alone is a transaction of its own."""
        self.connection.execute(appending(len(rows)), list(chain.from_iterable(rows)))

    def _append_all(self, group: Sequence[WriteJob[Any]]) -> bool:
        """Append all; False when there is something else to do or a place is taken: nothing is done then."""
        rows = [job.row for job in group if job.row is not None]
        if len(rows) < len(group):
            return False
        try:
            self._append(rows)
        except sqlite3.IntegrityError:
            return False
        for job in group:
            job.result = True
        return True
