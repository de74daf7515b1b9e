"""Which node serves a table, where several share a PostgreSQL database: by a lease in that database.

A node says every second that it is there. Who has not said so for a while is taken for dead, and any other
node may take over its tables, each of which gets a new number then, its epoch. Nothing can be written under
an old number (see PostgresWriter), so it does no harm when a node only was late: that decides correctness,
clocks only decide how soon a table goes on.
"""

import asyncio
import logging
import secrets
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any, Generic, TypeVar

import psycopg

from veglia.server.store.postgres import PostgresConnection
from veglia.server.store.writing import Guard, StoreFailed

log = logging.getLogger("veglia.server")
T = TypeVar("T")
# So often is looked whether the own leases still hold; a node says that it is there so many times before it
# counts as dead.
TICK = 0.2
BEATS = 5
NOBODY = ""

RENEW = "UPDATE nodes SET expires = clock_timestamp() + ? * interval '1 second' WHERE id = ?"
BEGIN = """INSERT INTO nodes (id, slot, address, expires)
    VALUES (?, ?, ?, clock_timestamp() + ? * interval '1 second')"""
ALIVE = "SELECT id FROM nodes WHERE expires > clock_timestamp()"
HOLDERS = """SELECT leases.table_id, nodes.id, nodes.address FROM leases JOIN nodes ON nodes.id = leases.node
    WHERE leases.table_id = ANY(?) AND nodes.expires > clock_timestamp()"""
# So that a row is there to be locked; none for a table that does not exist.
ENSURE = """INSERT INTO leases (table_id, node, epoch) SELECT id, '', 0 FROM tables WHERE id = ANY(?)
    ON CONFLICT (table_id) DO NOTHING"""
# Those of nodes that are there are not even locked: appends would wait.
FREE = """SELECT leases.table_id, leases.node FROM leases WHERE leases.table_id = ANY(?) AND (leases.node = ?
    OR NOT EXISTS (SELECT 1 FROM nodes WHERE nodes.id = leases.node AND nodes.expires > clock_timestamp()))
    ORDER BY leases.table_id FOR UPDATE"""
# Waits for a renewal under way, so that a node that was late keeps its tables, or knows that it was late.
LATE = "SELECT id FROM nodes WHERE id = ANY(?) AND expires > clock_timestamp() ORDER BY id FOR UPDATE"
TAKE = "UPDATE leases SET node = ?, epoch = epoch + 1 WHERE table_id = ANY(?) RETURNING table_id, epoch"
RELEASE = "UPDATE leases SET node = '' WHERE table_id = ? AND epoch = ?"
RELEASE_ALL = """UPDATE leases SET node = '' FROM unnest(?::text[], ?::bigint[]) AS held (table_id, epoch)
    WHERE leases.table_id = held.table_id AND leases.epoch = held.epoch"""


class Leases:
    """The leases of a server that shares its database with no other: it has all tables, always."""

    on_lost: Callable[[str], None]

    def __init__(self) -> None:
        # Called with each table that is not served here any more.
        self.on_lost: Callable[[str], None] = lambda table: None
        # Called each time that happens.
        self.on_count: Callable[[], None] = lambda: None

    def begin(self) -> None:
        """Become a node."""

    async def end(self) -> None:
        """Give all tables back."""

    def epoch(self, table: str) -> int | None:
        """Return the number of the lease under which a table is served here; None when it is not."""
        return 0

    async def acquire(self, table: str) -> int | None:
        """Take a table over and return the number of its lease; None when another node has it."""
        return 0

    def release(self, table: str) -> None:
        """Leave a table to whoever wants it."""

    async def hand_back(self, tables: list[str]) -> None:
        """Leave tables to whoever wants them; returns when others may have them."""

    async def holder(self, table: str) -> tuple[str, str] | None:
        """Return the id and the address of the other node that serves a table now, if there is one."""
        return None

    async def alive(self) -> set[str]:
        """Return the ids of the nodes that are there."""
        return set()

    @property
    def node(self) -> str:
        """The id of this node, which only other nodes know."""
        return ""

    def lose(self, guard: Guard) -> None:
        """Hear that a lease does not hold any more."""


class SharedLeases(Leases):
    """The leases of one process of a node. What is asked of the database is done in a thread of their own."""

    def __init__(self, url: str, address: str, slot: str, seconds: float) -> None:
        """Take the address where other nodes reach this one; no two processes have the same slot."""
        super().__init__()
        self.book = LeaseBook(url, secrets.token_hex(8), slot, address, seconds)
        self.seconds = seconds
        self.thread = ThreadPoolExecutor(1, "veglia-leases")
        self.acquiring = Together(self, self.book.acquire)
        self.finding = Together(self, self.book.holders)
        self.held: dict[str, int] = {}
        # Until when the own leases hold at least, by the clock of the event loop.
        self.valid_until = 0.0
        self.renewing: asyncio.Task[None] | None = None
        self.tasks: set[asyncio.Task[Any]] = set()

    @property
    def is_valid(self) -> bool:
        return asyncio.get_running_loop().time() < self.valid_until

    def begin(self) -> None:
        self.start(self.watch())

    async def end(self) -> None:
        for task in list(self.tasks):
            task.cancel()
        self.lose_all()
        with suppress(StoreFailed):
            await self.ask(self.book.leave)
            await self.ask(self.book.close)
        self.thread.shutdown()

    def epoch(self, table: str) -> int | None:
        return self.held.get(table) if self.is_valid else None

    async def acquire(self, table: str) -> int | None:
        self.must_be_valid()
        epoch = (await self.acquiring.of(table)).get(table)
        self.must_be_valid()
        if epoch is not None:
            self.held[table] = epoch
        return epoch

    def release(self, table: str) -> None:
        epoch = self.held.pop(table, None)
        if epoch is not None:
            self.start(self.give_back(table, epoch))

    async def give_back(self, table: str, epoch: int) -> None:
        # Without it the table stays with this node until somebody comes to it here.
        with suppress(StoreFailed):
            await self.ask(lambda: self.book.release(table, epoch))

    async def hand_back(self, tables: list[str]) -> None:
        held = {table: self.held.pop(table) for table in tables if table in self.held}
        # Without it they are free when the node leaves.
        with suppress(StoreFailed):
            await self.ask(lambda: self.book.release_all(held))

    async def holder(self, table: str) -> tuple[str, str] | None:
        self.must_be_valid()
        return (await self.finding.of(table)).get(table)

    async def alive(self) -> set[str]:
        return await self.ask(self.book.alive)

    @property
    def node(self) -> str:
        return self.book.node

    def lose(self, guard: Guard) -> None:
        if self.held.get(guard.table) == guard.epoch:
            del self.held[guard.table]
            self.on_count()
            self.on_lost(guard.table)

    def lose_all(self) -> None:
        for table, epoch in list(self.held.items()):
            self.lose(Guard(table, epoch))

    def must_be_valid(self) -> None:
        """Fail at once while the database cannot be reached: who waits for it in a row waits for long."""
        if not self.is_valid:
            raise StoreFailed("the database does not answer")

    async def watch(self) -> None:
        """Renew the leases, and give the tables up when that has not come through in time."""
        loop = asyncio.get_running_loop()
        next_beat = 0.0
        while True:
            if self.held and not self.is_valid:
                log.error("the database does not answer: %d tables are given up", len(self.held))
                self.lose_all()
            is_renewing = self.renewing is not None and not self.renewing.done()
            if not is_renewing and loop.time() >= next_beat:
                next_beat = loop.time() + self.seconds / BEATS
                self.renewing = self.start(self.renew())
            await asyncio.sleep(TICK)

    async def renew(self) -> None:
        asked = asyncio.get_running_loop().time()
        try:
            was_there = await self.ask(self.book.renew)
        except StoreFailed as error:
            log.warning("the leases were not renewed: %s", error)
            return
        if not was_there:
            # Another process has come in this one's place, or this is the beginning.
            self.lose_all()
        self.valid_until = asked + self.seconds

    async def ask(self, do: Callable[[], T]) -> T:
        try:
            return await asyncio.get_running_loop().run_in_executor(self.thread, self.attempt, do)
        except RuntimeError as error:
            raise StoreFailed("the server ends") from error

    def attempt(self, do: Callable[[], T]) -> T:
        try:
            return do()
        except (psycopg.Error, OSError) as error:
            self.book.connection.close()
            raise StoreFailed(str(error).partition("\n")[0]) from error

    def start(self, story: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(story)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task


class Together(Generic[T]):
    """What is asked about single tables, put together: after a node has died it is many at once."""

    def __init__(self, leases: SharedLeases, do: Callable[[list[str]], dict[str, T]]) -> None:
        self.leases = leases
        self.do = do
        self.wanted: dict[str, None] = {}
        self.next: asyncio.Task[dict[str, T]] | None = None
        self.last: asyncio.Task[dict[str, T]] | None = None

    async def of(self, table: str) -> dict[str, T]:
        """Return the answers to the batch that a table is in."""
        self.wanted[table] = None
        if self.next is None:
            self.next = asyncio.create_task(self.ask(self.last))
        # Whoever gives up waiting takes the answer from no other.
        return await asyncio.shield(self.next)

    async def ask(self, before: "asyncio.Task[dict[str, T]] | None") -> dict[str, T]:
        if before is not None:
            # Meanwhile more tables may come to this batch.
            await asyncio.wait([before])
        self.last, self.next = self.next, None
        tables, self.wanted = list(self.wanted), {}
        return await self.leases.ask(lambda: self.do(tables))


class LeaseBook:
    """The leases in the database, as one process of a node asks for them; it waits for the answers."""

    def __init__(self, url: str, node: str, slot: str, address: str, seconds: float) -> None:
        self.connection = PostgresConnection(url)
        self.node = node
        self.slot = slot
        self.address = address
        self.seconds = seconds

    def renew(self) -> bool:
        """Say that the node is there; False when it was not there before."""
        if self.connection.execute(RENEW, (self.seconds, self.node)).rowcount:
            return True
        # Who was in this place before has ended, so that its tables are free at once.
        self.connection.execute("DELETE FROM nodes WHERE slot = ?", (self.slot,))
        self.connection.execute(BEGIN, (self.node, self.slot, self.address, self.seconds))
        return False

    def leave(self) -> None:
        self.connection.execute("DELETE FROM nodes WHERE id = ?", (self.node,))

    def close(self) -> None:
        self.connection.close()

    def alive(self) -> set[str]:
        return {node for (node,) in self.connection.execute(ALIVE).fetchall()}

    def holders(self, tables: list[str]) -> dict[str, tuple[str, str]]:
        """Return which other nodes serve some tables: by table, the node and its address."""
        found = self.connection.execute(HOLDERS, (tables,)).fetchall()
        return {table: (node, address) for table, node, address in found if node != self.node}

    def acquire(self, tables: list[str]) -> dict[str, int]:
        """Take tables, but for those of nodes that are there; return the numbers of the leases."""
        self.connection.execute("BEGIN")
        taken = self._take(tables)
        self.connection.execute("COMMIT")
        return taken

    def _take(self, tables: list[str]) -> dict[str, int]:
        execute = self.connection.execute
        execute(ENSURE, (tables,))
        free = dict(execute(FREE, (tables, self.node)).fetchall())
        nodes = sorted({node for node in free.values() if node not in (NOBODY, self.node)})
        back = {node for (node,) in execute(LATE, (nodes,)).fetchall()} if nodes else set()
        wanted = [table for table, node in free.items() if node not in back]
        return dict(execute(TAKE, (self.node, wanted)).fetchall())

    def release(self, table: str, epoch: int) -> None:
        self.connection.execute(RELEASE, (table, epoch))

    def release_all(self, held: dict[str, int]) -> None:
        self.connection.execute(RELEASE_ALL, (list(held), list(held.values())))
