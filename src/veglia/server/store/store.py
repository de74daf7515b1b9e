"""Where tables are kept. One thread writes: it takes whatever is waiting and commits it in one transaction.

Several processes may have the same database, each with its own thread; they write in turn. What they append,
which is most of it, a log writer writes for all of them.

The log of a table is only ever added to. A choice and an undo are one row each, and `sequence` counts both,
so that a version names one point in the life of a table for ever. The SQL is what PostgreSQL speaks, too.
"""

import asyncio
import logging
import queue
import sqlite3
import threading
from collections import deque
from collections.abc import Callable, Sequence
from functools import cache, partial
from itertools import chain
from typing import Any, Generic, TypeVar

from veglia.kernel.errors import VegliaError
from veglia.server.store.database import WriteLock, connect
from veglia.server.store.log_client import LogClient

log = logging.getLogger("veglia.server")
T = TypeVar("T")
# A transaction takes more work until it has so many pieces.
GROUP = 512
# So many are answered in one turn of the event loop.
SLICE = 16
# Statements that are kept ready: one for each number of rows that are appended together, and all others.
STATEMENTS = 2 * GROUP + 64


class StoreFailed(VegliaError):
    """The database could not do what it was asked; nothing of it has been done."""

    code = "store_failed"


Row = tuple[str | int, ...]
# Tells whoever waits what came of it, in the event loop.
Tell = Callable[[T | None, Exception | None], None]
APPEND = "INSERT INTO choices (table_id, sequence, kind, number, seat, is_bot, at) VALUES "
PLACES = "(?, ?, ?, ?, ?, ?, ?)"
UNLESS_TAKEN = " ON CONFLICT (table_id, sequence) DO NOTHING"


@cache
def appending(rows: int) -> str:
    """Return the statement that appends so many rows at once."""
    return APPEND + ", ".join([PLACES] * rows)


def append_row(connection: sqlite3.Connection, row: Row) -> bool:
    """Add to the log of a table; False when that place is taken."""
    return connection.execute(APPEND + PLACES + UNLESS_TAKEN, row).rowcount == 1


def probe(connection: sqlite3.Connection) -> None:
    """Show that the database can be written to, in a transaction like any other."""
    connection.execute("UPDATE probe SET at = at + 1")


class WriteJob(Generic[T]):
    """Something to be done in the next transaction, and what came of it."""

    def __init__(self, do: Callable[[sqlite3.Connection], T], row: Row | None = None) -> None:
        """Take what is to be done; `row` is given when that is no more than to append it."""
        self.do = do
        self.row = row
        self.result: T | None = None
        self.error: Exception | None = None


class Work(WriteJob[T]):
    """A piece, and who waits for it."""

    def __init__(
        self,
        do: Callable[[sqlite3.Connection], T],
        loop: asyncio.AbstractEventLoop,
        tell: "Tell[T]",
        row: Row | None = None,
    ) -> None:
        super().__init__(do, row)
        self.loop = loop
        self.tell = tell


class DatabaseWriter:
    """A database, and how jobs are written to it."""

    def __init__(self, url: str) -> None:
        self.connection = connect(url, STATEMENTS)
        self.write_lock = WriteLock(url)

    def end(self) -> None:
        self.connection.close()
        self.write_lock.close()

    def commit(self, group: Sequence[WriteJob[Any]]) -> None:
        """Do some jobs in one transaction; whatever comes of it is in them."""
        try:
            with self.write_lock:
                self._write(group)
        except (sqlite3.Error, OSError) as error:
            log.exception("a transaction of %d has failed", len(group))
            if self.connection.in_transaction:
                self.connection.execute("ROLLBACK")
            for job in group:
                job.error = error

    def _write(self, group: Sequence[WriteJob[Any]]) -> None:
        if self._append_all(group):
            return
        # Whoever reads first and writes then finds that another has written in between, and fails.
        self.connection.execute("BEGIN IMMEDIATE")
        for job in group:
            self._do(job)
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

    def _do(self, job: WriteJob[Any]) -> None:
        """Do one piece; when it fails, only this piece is taken back."""
        self.connection.execute("SAVEPOINT piece")
        try:
            job.result = job.do(self.connection)
        except Exception as error:
            log.exception("the store failed")
            job.error = error
            self.connection.execute("ROLLBACK TO SAVEPOINT piece")
        self.connection.execute("RELEASE SAVEPOINT piece")


class Answers:
    """What has been committed and is to be told in an event loop: the oldest first, however groups follow.

    Some are told in each turn of the loop, and then go out before anything else is heard.
    """

    def __init__(self, loop: asyncio.AbstractEventLoop, send_out: Callable[[], None] = lambda: None) -> None:
        self.loop = loop
        self.send_out = send_out
        self.waiting: deque[Work[Any]] = deque()

    def add(self, group: list[Work[Any]]) -> None:
        if not self.waiting:
            self.loop.call_soon(self.tell_some)
        self.waiting += group

    def tell_some(self) -> None:
        for _ in range(min(SLICE, len(self.waiting))):
            work = self.waiting.popleft()
            try:
                work.tell(work.result, work.error)
            except Exception:
                # The others wait for their own answers.
                log.exception("an answer of the store was not taken")
        self.send_out()
        if self.waiting:
            self.loop.call_soon(self.tell_some)


def settle(future: "asyncio.Future[T]", result: T | None, error: Exception | None) -> None:
    """Wake up who waits for a future."""
    if future.cancelled():
        return
    if error is not None:
        future.set_exception(StoreFailed(str(error)))
    else:
        # The work has been done, so the result is what it returned, which may be None.
        future.set_result(result)  # type: ignore[arg-type]


class Store(DatabaseWriter):
    """A database and the thread that owns it; one of several processes appends through a log client."""

    def __init__(
        self, url: str, log_client: LogClient | None = None, send_out: Callable[[], None] = lambda: None
    ) -> None:
        """Open a database; `send_out` is called whenever some have been told what came of their work."""
        super().__init__(url)
        self.log_client = log_client
        self.send_out = send_out
        self.waiting: queue.SimpleQueue[list[Work[Any]] | None] = queue.SimpleQueue()
        # What this turn of the event loop appends: it goes to the thread together.
        self.gathered: list[Work[Any]] = []
        self.answers: dict[asyncio.AbstractEventLoop, Answers] = {}
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
            group = self.gathered[start : start + GROUP]
            if self.log_client is None:
                self.waiting.put(group)
            else:
                self.log_client.write(group, self._answers(group[0].loop))
        self.gathered = []

    def _answers(self, loop: asyncio.AbstractEventLoop) -> Answers:
        found = self.answers.get(loop)
        if found is None:
            # Both the thread and the event loop may come here first.
            found = self.answers.setdefault(loop, Answers(loop, self.send_out))
        return found

    def close(self) -> None:
        """Finish what is waiting and close the database."""
        if self.gathered:
            self._hand_over()
        if self.log_client is not None:
            self.log_client.close()
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
            # Choices first, in one statement. Each statement gives the interpreter's lock away and waits
            # for it again, so those who make a table would hold up all others.
            choices = [work for work in group if work.row is not None]
            if choices:
                self._commit(choices)
            if len(choices) < len(group):
                self._commit([work for work in group if work.row is None])
        self.end()

    def _commit(self, group: list[Work[Any]]) -> None:
        self.commit(group)
        for loop in {work.loop for work in group}:
            try:
                mine = [work for work in group if work.loop is loop]
                loop.call_soon_threadsafe(self._answers(loop).add, mine)
            except RuntimeError:
                # The event loop has been closed meanwhile: nobody waits any more.
                log.debug("an answer came after the end")
