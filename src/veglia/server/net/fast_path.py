# veglia: compiled
"""The fast path of a choice: from its frame to the store, and from there to everyone, without a task.

Everything else takes the slow path, which also reports what is wrong.
"""

import asyncio
import logging

import msgspec

from veglia.server import wire
from veglia.server.logs import log_only_about, logged_about
from veglia.server.net.client import Client, TokenBucket
from veglia.server.store.archive import LogEntry, chain_after
from veglia.server.table.commands import accepted
from veglia.server.table.history import Snapshot
from veglia.server.table.refusal import Refusal
from veglia.server.table.table import LiveTable

log = logging.getLogger("veglia.server")
# A client with fewer tokens left takes the slow path.
PLENTY = 2

decoder = msgspec.json.Decoder(wire.Choose)


class FastPath:
    """The fast path of one client."""

    def __init__(self, table: LiveTable, client: Client, pace: TokenBucket) -> None:
        self.table = table
        self.client = client
        self.pace = pace
        # What is being written: the choice, what it leads to, the request it came with, and its checksum.
        self.choice: tuple[LogEntry, Snapshot, int, int] | None = None
        self.rereading: asyncio.Task[None] | None = None

    def hear(self, data: bytes) -> bool:
        """Take a choice; False, with nothing done, when it has to take the slow path."""
        table, client = self.table, self.client
        if client.is_busy or self.pace.left < PLENTY or not table.lock.take_at_once():
            return False
        try:
            message = decoder.decode(data)
            choice = accepted(table, client, message)
        except Exception:
            # Refused, malformed or failed: the slow path finds the same and reports it.
            table.lock.release()
            return False
        self.pace.allows(asyncio.get_running_loop().time())
        if choice is None:
            table.lock.release()
            return True
        entry, snapshot = choice
        chain = chain_after(table.row.chain, table.version, entry)
        self.choice = (entry, snapshot, message.request, chain)
        table.archive.append_soon(table.row.id, table.version, entry, chain, self.written)
        return True

    def written(self, is_free: bool | None, error: Exception | None) -> None:
        """Go on with a choice that has been committed."""
        assert self.choice is not None
        entry, snapshot, request, chain = self.choice
        self.choice = None
        if error is None and not is_free:
            self.rereading = asyncio.create_task(self.read_again(request))
            return
        try:
            if error is not None:
                # The store has logged it.
                self.client.refuse(request, Refusal("storage"))
                return
            self.table.row.chain = chain
            self.table.go_on(entry, snapshot, self.client, request)
        except Exception:
            with logged_about(self.table.row.id, entry.seat, request):
                log.exception("a message failed at table %s", self.table.row.id)
            self.client.refuse(request, Refusal("internal"))
        finally:
            self.table.lock.release()

    async def read_again(self, request: int) -> None:
        """Another has written there: this table is the stale one."""
        log_only_about(self.table.row.id, request=request)
        try:
            await self.table.read_again()
            self.client.refuse(request, Refusal("stale"))
            self.table.show_table(self.client)
        except Exception:
            log.exception("table %s cannot be read again", self.table.row.id)
            self.client.refuse(request, Refusal("internal"))
        finally:
            self.table.lock.release()

    async def rest(self) -> None:
        """Wait until the choice under way is over: what a client says is done in order."""
        if self.choice is not None:
            async with self.table.lock:
                pass
