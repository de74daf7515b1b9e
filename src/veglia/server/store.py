"""Where tables are kept. One thread writes: it takes whatever is waiting and commits it in one transaction.

Several processes may have the same database, each with its own thread; they write in turn.

The log of a table is only ever added to. A choice and an undo are one row each, and `sequence` counts both,
so that a version names one point in the life of a table for ever. The SQL is what PostgreSQL speaks, too.
"""

import asyncio
import fcntl
import logging
import os
import queue
import sqlite3
import threading
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, Generic, TypeVar

from veglia.kernel.errors import BadSetup, VegliaError

log = logging.getLogger("veglia.server")
T = TypeVar("T")
# A transaction takes more work until it has so many pieces.
GROUP = 512
# So many are answered in one turn of the event loop.
SLICE = 16
# Statements that are kept ready: one for each number of rows that are appended together, and all others.
STATEMENTS = 2 * GROUP + 64
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
# Tells whoever waits what came of it, in the event loop.
Tell = Callable[[T | None, Exception | None], None]
APPEND = "INSERT INTO choices (table_id, sequence, kind, number, seat, is_bot, at) VALUES "
PLACES = "(?, ?, ?, ?, ?, ?, ?)"
UNLESS_TAKEN = " ON CONFLICT (table_id, sequence) DO NOTHING"


def append_row(connection: sqlite3.Connection, row: Row) -> bool:
    """Add to the log of a table; False when that place is taken."""
    return connection.execute(APPEND + PLACES + UNLESS_TAKEN, row).rowcount == 1


class Work(Generic[T]):
    """Something to be done in the next transaction, and who waits for it."""

    def __init__(
        self,
        do: Callable[[sqlite3.Connection], T],
        loop: asyncio.AbstractEventLoop,
        tell: "Tell[T]",
        row: Row | None = None,
    ) -> None:
        """Take what is to be done; `row` is given when that is no more than to append it."""
        self.do = do
        self.loop = loop
        self.tell = tell
        self.row = row
        self.result: T | None = None
        self.error: Exception | None = None


def answer_all(loop: asyncio.AbstractEventLoop, group: list[Work[Any]]) -> None:
    """Tell all who wait, some in each turn of their event loop, so that what was told goes out meanwhile."""
    if len(group) > SLICE:
        loop.call_soon(answer_all, loop, group[SLICE:])
    for work in group[:SLICE]:
        try:
            work.tell(work.result, work.error)
        except Exception:
            # The others wait for their own answers.
            log.exception("an answer of the store was not taken")


def settle(future: "asyncio.Future[T]", result: T | None, error: Exception | None) -> None:
    """Wake up who waits for a future."""
    if future.cancelled():
        return
    if error is not None:
        future.set_exception(StoreFailed(str(error)))
    else:
        # The work has been done, so the result is what it returned, which may be None.
        future.set_result(result)  # type: ignore[arg-type]


class Store:
    """A database and the thread that owns it."""

    def __init__(self, url: str) -> None:
        self.connection = connect(url)
        self.turn = Turn(url)
        self.waiting: queue.SimpleQueue[list[Work[Any]] | None] = queue.SimpleQueue()
        # What this turn of the event loop appends: it goes to the thread together.
        self.gathered: list[Work[Any]] = []
        self.thread = threading.Thread(target=self._serve, name="veglia-store", daemon=True)
        self.thread.start()

    async def run(self, do: Callable[[sqlite3.Connection], T]) -> T:
        """Do something in a transaction; returns when it has been committed."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()
        self.waiting.put([Work(do, loop, partial(settle, future))])
        return await future

    async def append(self, row: Row) -> bool:
        """Add to the log of a table; False when something else has that place already."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[bool] = loop.create_future()
        self.append_soon(row, loop, partial(settle, future))
        return await future

    def append_soon(self, row: Row, loop: asyncio.AbstractEventLoop, tell: "Tell[bool]") -> None:
        """Add to the log of a table, and tell whether its place was free once it is committed."""
        if not self.gathered:
            loop.call_soon(self._hand_over)
        self.gathered.append(Work(partial(append_row, row=row), loop, tell, row))

    def _hand_over(self) -> None:
        for start in range(0, len(self.gathered), GROUP):
            self.waiting.put(self.gathered[start : start + GROUP])
        self.gathered = []

    def close(self) -> None:
        """Finish what is waiting and close the database."""
        if self.gathered:
            self._hand_over()
        self.waiting.put(None)
        self.thread.join()

    def _serve(self) -> None:
        is_open = True
        while is_open:
            group: list[Work[Any]] = []
            item = self.waiting.get()
            while item is not None:
                group += item
                if len(group) >= GROUP or self.waiting.empty():
                    break
                item = self.waiting.get()
            is_open = item is not None
            if group:
                self._commit(group)
        self.connection.close()
        self.turn.close()

    def _commit(self, group: list[Work[Any]]) -> None:
        try:
            with self.turn:
                self._write(group)
        except (sqlite3.Error, OSError) as error:
            log.exception("a transaction of %d has failed", len(group))
            if self.connection.in_transaction:
                self.connection.execute("ROLLBACK")
            for work in group:
                work.error = error
        for loop in {work.loop for work in group}:
            try:
                mine = [work for work in group if work.loop is loop]
                loop.call_soon_threadsafe(answer_all, loop, mine)
            except RuntimeError:
                # The event loop has been closed meanwhile: nobody waits any more.
                log.debug("an answer came after the end")

    def _write(self, group: list[Work[Any]]) -> None:
        if self._append_all(group):
            return
        # Whoever reads first and writes then finds that another has written in between, and fails.
        self.connection.execute("BEGIN IMMEDIATE")
        for work in group:
            self._do(work)
        self.connection.execute("COMMIT")

    def _append_all(self, group: list[Work[Any]]) -> bool:
        """Append all in one statement; False when there is more to do or a place is taken.

        Nothing is done then. Each statement gives the interpreter's lock away and has to wait for it again,
        which takes longer than hundreds of rows. A statement alone is a transaction of its own.
        """
        rows = [work.row for work in group if work.row is not None]
        if len(rows) < len(group):
            return False
        try:
            values = [value for row in rows for value in row]
            self.connection.execute(APPEND + ", ".join([PLACES] * len(rows)), values)
        except sqlite3.IntegrityError:
            return False
        for work in group:
            work.result = True
        return True

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


class Turn:
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


def connect(url: str) -> sqlite3.Connection:
    """Open a database by its URL and make its tables."""
    if url != MEMORY and not url.startswith(SQLITE):
        raise BadSetup(f"cannot open the database {url!r}: it is sqlite:///PATH or memory")
    path = ":memory:" if url == MEMORY else url.removeprefix(SQLITE)
    try:
        if url != MEMORY:
            Path(path).parent.mkdir(parents=True, exist_ok=True)
        # Made here, used by the one thread only.
        connection = sqlite3.connect(
            path, isolation_level=None, check_same_thread=False, cached_statements=STATEMENTS
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
