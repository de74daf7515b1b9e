"""Where tables are kept. One thread writes: it takes whatever is waiting and commits it in one transaction.

The log of a table is only ever added to. A choice and an undo are one row each, and `sequence` counts both,
so that a version names one point in the life of a table for ever. The SQL is what PostgreSQL speaks, too.
"""

import asyncio
import logging
import queue
import sqlite3
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any, Generic, TypeVar

from veglia.kernel.errors import BadSetup, VegliaError

log = logging.getLogger("veglia.server")
T = TypeVar("T")
# How many pieces of work one transaction takes at most.
GROUP = 512
MEMORY = "memory"
SQLITE = "sqlite:///"

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
)


class StoreFailed(VegliaError):
    """The database could not do what it was asked; nothing of it has been done."""

    code = "store_failed"


Row = tuple[str | int, ...]
APPEND = "INSERT INTO choices (table_id, sequence, kind, number, seat, is_bot, at) VALUES "
PLACES = "(?, ?, ?, ?, ?, ?, ?)"
UNLESS_TAKEN = " ON CONFLICT (table_id, sequence) DO NOTHING"


def append_rows(connection: sqlite3.Connection, rows: list[Row]) -> int:
    """Add to the logs of tables; return how many places were free."""
    values = [value for row in rows for value in row]
    return connection.execute(APPEND + ", ".join([PLACES] * len(rows)) + UNLESS_TAKEN, values).rowcount


class Work(Generic[T]):
    """Something to be done in the next transaction, and who waits for it."""

    def __init__(
        self,
        do: Callable[[sqlite3.Connection], T],
        loop: asyncio.AbstractEventLoop,
        row: Row | None = None,
    ) -> None:
        """Take what is to be done; `row` is given when that is no more than to append it."""
        self.do = do
        self.row = row
        self.loop = loop
        self.future: asyncio.Future[T] = loop.create_future()
        self.result: T | None = None
        self.error: Exception | None = None

    def answer(self) -> None:
        """Tell whoever waits; runs in its event loop."""
        if self.future.cancelled():
            return
        if self.error is not None:
            self.future.set_exception(StoreFailed(str(self.error)))
        else:
            # `do` has run, so the result is what it returns, which may be None.
            self.future.set_result(self.result)  # type: ignore[arg-type]


def answer_all(group: list[Work[Any]]) -> None:
    """Tell all who wait; runs in their event loop."""
    for work in group:
        work.answer()


class Store:
    """A database and the thread that owns it."""

    def __init__(self, url: str) -> None:
        self.connection = connect(url)
        self.waiting: queue.SimpleQueue[Work[Any] | None] = queue.SimpleQueue()
        self.thread = threading.Thread(target=self._serve, name="veglia-store", daemon=True)
        self.thread.start()

    async def run(self, do: Callable[[sqlite3.Connection], T]) -> T:
        """Do something in a transaction; returns when it has been committed."""
        work = Work(do, asyncio.get_running_loop())
        self.waiting.put(work)
        return await work.future

    async def append(self, row: Row) -> bool:
        """Add to the log of a table; False when something else has that place already."""
        work = Work(lambda connection: append_rows(connection, [row]) == 1, asyncio.get_running_loop(), row)
        self.waiting.put(work)
        return await work.future

    def close(self) -> None:
        """Finish what is waiting and close the database."""
        self.waiting.put(None)
        self.thread.join()

    def _serve(self) -> None:
        is_open = True
        while is_open:
            group: list[Work[Any]] = []
            item = self.waiting.get()
            while item is not None:
                group.append(item)
                if len(group) == GROUP or self.waiting.empty():
                    break
                item = self.waiting.get()
            is_open = item is not None
            if group:
                self._commit(group)
        self.connection.close()

    def _commit(self, group: list[Work[Any]]) -> None:
        try:
            self.connection.execute("BEGIN")
            are_appended = self._append([work for work in group if work.row is not None])
            for work in group:
                if not are_appended or work.row is None:
                    self._do(work)
            self.connection.execute("COMMIT")
        except sqlite3.Error as error:
            log.exception("a transaction of %d has failed", len(group))
            if self.connection.in_transaction:
                self.connection.execute("ROLLBACK")
            for work in group:
                work.error = error
        for loop in {work.loop for work in group}:
            try:
                loop.call_soon_threadsafe(answer_all, [work for work in group if work.loop is loop])
            except RuntimeError:
                # The event loop has been closed meanwhile: nobody waits any more.
                log.debug("an answer came after the end")

    def _append(self, group: list[Work[Any]]) -> bool:
        """Append all in one statement; False when one of them is in the way, and nothing was done then.

        Each statement gives the interpreter's lock away and has to wait for it again, which takes longer than
        hundreds of rows.
        """
        rows = [work.row for work in group if work.row is not None]
        if not rows:
            return True
        try:
            is_done = append_rows(self.connection, rows) == len(rows)
        except sqlite3.IntegrityError:
            is_done = False
        if not is_done:
            self.connection.execute("ROLLBACK")
            self.connection.execute("BEGIN")
        for work in group:
            work.result = is_done
        return is_done

    def _do(self, work: Work[Any]) -> None:
        """Do one piece; when it fails, only this piece is taken back."""
        self.connection.execute("SAVEPOINT piece")
        try:
            work.result = work.do(self.connection)
        except Exception as error:
            log.exception("the store failed")
            work.error = error
            self.connection.execute("ROLLBACK TO SAVEPOINT piece")
        self.connection.execute("RELEASE SAVEPOINT piece")


def connect(url: str) -> sqlite3.Connection:
    """Open a database by its URL and make its tables."""
    if url != MEMORY and not url.startswith(SQLITE):
        raise BadSetup(f"cannot open the database {url!r}: it is sqlite:///PATH or memory")
    path = ":memory:" if url == MEMORY else url.removeprefix(SQLITE)
    try:
        if url != MEMORY:
            Path(path).parent.mkdir(parents=True, exist_ok=True)
        # Made here, used by the one thread only.
        connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
        connection.execute("PRAGMA journal_mode = WAL")
        # A commit is on the disk before anyone is told, even if the power fails.
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
        connection.execute("PRAGMA busy_timeout = 5000")
        for statement in SCHEMA:
            connection.execute(statement)
    except (sqlite3.Error, OSError) as error:
        raise BadSetup(f"cannot open the database {path}: {error}") from error
    return connection
