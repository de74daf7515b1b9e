"""Where tables are kept. One thread writes: it takes whatever is waiting and commits it in one transaction.

Several processes may have the same database, each with its own thread; they write in turn. What they append,
which is most of it, a log writer writes for all of them.

The log of a table is only ever added to. A choice and an undo are one row each, and `sequence` counts both,
so that a version names one point in the life of a table for ever. The SQL is what PostgreSQL speaks, too.
"""

import asyncio
import logging
import queue
import threading
import time
from collections import deque
from collections.abc import Callable
from functools import partial
from typing import Any, TypeVar

from veglia.server.figures import Figures
from veglia.server.store.connection import Connection
from veglia.server.store.log_client import LogClient
from veglia.server.store.postgres import PostgresWriter, is_postgres
from veglia.server.store.writing import (
    GROUP,
    DatabaseWriter,
    Guard,
    LeaseLost,
    Row,
    StoreFailed,
    WriteJob,
    Writer,
    append_row,
)

log = logging.getLogger("veglia.server")
T = TypeVar("T")
# So many are answered in one turn of the event loop.
SLICE = 16
# Tells whoever waits what came of it, in the event loop.
Tell = Callable[[T | None, Exception | None], None]


class Work(WriteJob[T]):
    """A piece, and who waits for it."""

    def __init__(
        self,
        do: Callable[[Connection], T],
        loop: asyncio.AbstractEventLoop,
        tell: "Tell[T]",
        row: Row | None = None,
        guard: Guard | None = None,
    ) -> None:
        super().__init__(do, row, guard)
        self.loop = loop
        self.tell = tell
        self.began = loop.time()


class Answers:
    """What has been committed and is to be told in an event loop: the oldest first, however groups follow.

    Some are told in each turn of the loop, and then go out before anything else is heard.
    """

    def __init__(
        self,
        loop: asyncio.AbstractEventLoop,
        send_out: Callable[[], None] = lambda: None,
        figures: Figures | None = None,
    ) -> None:
        self.loop = loop
        self.figures = figures
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
            if work.row is not None and self.figures is not None:
                self.count(self.figures, work)
        self.send_out()
        if self.waiting:
            self.loop.call_soon(self.tell_some)

    def count(self, figures: Figures, work: Work[Any]) -> None:
        """Count a row that was to be appended, and how long that has taken with all that it led to."""
        if work.error is not None:
            figures.add("choices_failed")
        elif work.result:
            figures.add("choices")
            figures.took(self.loop.time() - work.began)


def settle(future: "asyncio.Future[T]", result: T | None, error: Exception | None) -> None:
    """Wake up who waits for a future."""
    if future.cancelled():
        return
    if error is not None:
        future.set_exception(error if isinstance(error, StoreFailed) else StoreFailed(str(error)))
    else:
        # The work has been done, so the result is what it returned, which may be None.
        future.set_result(result)  # type: ignore[arg-type]


def writer_for(url: str) -> Writer:
    """Open the database of a URL."""
    return PostgresWriter(url) if is_postgres(url) else DatabaseWriter(url)


class Store:
    """A database and the thread that owns it; one of several processes appends through a log client."""

    def __init__(
        self,
        url: str,
        log_client: LogClient | None = None,
        send_out: Callable[[], None] = lambda: None,
        figures: Figures | None = None,
    ) -> None:
        """Open a database; `send_out` is called whenever some have been told what came of their work."""
        self.writer = writer_for(url)
        self.figures = figures
        self.log_client = log_client
        self.send_out = send_out
        self.waiting: queue.SimpleQueue[list[Work[Any]] | None] = queue.SimpleQueue()
        # What this turn of the event loop appends: it goes to the thread together.
        self.gathered: list[Work[Any]] = []
        self.answers: dict[asyncio.AbstractEventLoop, Answers] = {}
        self.thread = threading.Thread(target=self._serve, name="veglia-store", daemon=True)
        # Called in the event loop with each guard of which it turns out that its lease was lost.
        self.on_lost: Callable[[Guard], None] = lambda guard: None
        self.thread.start()

    async def run(self, do: Callable[[Connection], T], guard: Guard | None = None) -> T:
        """Do something in a transaction; returns when it has been committed.

        With a guard it is only done while that lease holds, and is LeaseLost otherwise.
        """
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()
        self.waiting.put([Work(do, loop, partial(settle, future), guard=guard)])
        return await future

    async def append(self, row: Row, guard: Guard | None = None) -> bool:
        """Add to the log of a table; False when something else has that place already."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[bool] = loop.create_future()
        self.append_soon(row, loop, partial(settle, future), guard)
        return await future

    def append_soon(
        self, row: Row, loop: asyncio.AbstractEventLoop, tell: "Tell[bool]", guard: Guard | None = None
    ) -> None:
        """Add to the log of a table, and tell whether its place was free once it is committed."""
        if not self.gathered:
            loop.call_soon(self._hand_over)
        self.gathered.append(Work(partial(append_row, row=row), loop, tell, row, guard))

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
            found = self.answers.setdefault(loop, Answers(loop, self.send_out, self.figures))
        return found

    def backlog(self) -> int:
        """Return how many rows, or groups of them, wait to be written."""
        pending = () if self.log_client is None else self.log_client.pending.values()
        return len(self.gathered) + self.waiting.qsize() + sum(map(len, pending))

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
        self.writer.end()

    def _commit(self, group: list[Work[Any]]) -> None:
        begin = time.monotonic()
        is_done = self.writer.commit(group)
        if self.figures is not None:
            self.figures.committed(time.monotonic() - begin, is_done)
        lost = [work for work in group if isinstance(work.error, LeaseLost) and work.guard is not None]
        for loop in {work.loop for work in group}:
            try:
                mine = [work for work in group if work.loop is loop]
                loop.call_soon_threadsafe(self._answers(loop).add, mine)
                for work in lost:
                    if work.loop is loop and work.guard is not None:
                        loop.call_soon_threadsafe(self.on_lost, work.guard)
            except RuntimeError:
                # The event loop has been closed meanwhile: nobody waits any more.
                log.debug("an answer came after the end")
