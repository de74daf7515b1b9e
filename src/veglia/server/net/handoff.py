"""How a connection gets to the process that has its table.

All processes of a fleet accept from the same listening socket. Whoever reads the first line of a request that
belongs to another process hands over the connection itself, with all that was read of it, so that no bytes go
through two processes afterwards. The same happens to each later request of a connection that stays open.
"""

import asyncio
import logging
import os
import socket
from collections import deque
from collections.abc import Callable
from functools import partial
from secrets import compare_digest
from typing import Any, cast

import h11

from veglia.server.net.introduction import Introduction, introduction, may_begin
from veglia.server.net.router import TABLES, Router, names_of, table_of
from veglia.server.net.socket import Wire
from veglia.server.net.timed import TimedProtocol, TimeLimits
from veglia.server.workers.shard import Shard

log = logging.getLogger("veglia.server")
# A first line that is longer goes on to the parser of requests, which refuses it.
LONGEST_LINE = 8 * 1024
# A connection, and a file in memory that holds what was read of it, however much that is.
PASSED_ON = 2

# Makes the server's end of a connection of which some bytes have been read already.
Welcome = Callable[[bytes], asyncio.Protocol]


class Handoff:
    """Where the processes of a fleet hand connections to each other."""

    def __init__(
        self, shard: Shard, inboxes: list[socket.socket], doors: list[socket.socket], secret: str = ""
    ) -> None:
        self.shard = shard
        # By which the processes of a node know each other; see Introduction.
        self.secret = secret
        # The parent has it as well, so what lies in it outlives a process that dies.
        self.inbox = inboxes[shard.number]
        self.doors = doors
        self.leaving: list[deque[tuple[socket.socket, int]]] = [deque() for _ in doors]
        # Where connections go whose tables other nodes serve, if there may be such.
        self.router: Router | None = None
        self.arriving: set[asyncio.Task[Any]] = set()

    def knows(self, secret: str) -> bool:
        """Whether an introduction comes from another node, or from another process of this one."""
        known = [self.secret, "" if self.router is None else self.router.leases.node]
        return any(one and compare_digest(secret, one) for one in known)

    def open(self, welcome: Welcome) -> None:
        """Take in what others hand over, from now on."""
        asyncio.get_running_loop().add_reader(self.inbox, self.take_in, welcome)

    def close(self) -> None:
        asyncio.get_running_loop().remove_reader(self.inbox)

    def owner_of(self, line: bytes, address: str) -> int:
        """Return whose a request is, by its first line and where it comes from."""
        names = names_of(line)
        if names == TABLES:
            # New tables are counted for each address, so they are all made in one place.
            return self.shard.owner(address)
        if names[: len(TABLES)] == TABLES:
            return self.shard.owner(names[len(TABLES)])
        return self.shard.number

    def pass_on(self, owner: int, read: bytes, transport: asyncio.Transport) -> None:
        """Hand over a connection; here it is over then."""
        connection = detached(transport)
        memory_file = os.memfd_create("veglia")
        with open(memory_file, "wb", closefd=False) as file:
            file.write(read)
        self.leaving[owner].append((connection, memory_file))
        self.send_out(owner)

    def send_out(self, owner: int) -> None:
        """Send what is to go to a process; goes on later when its inbox is full."""
        loop, door, waiting = asyncio.get_running_loop(), self.doors[owner], self.leaving[owner]
        while waiting:
            connection, memory_file = waiting[0]
            try:
                socket.send_fds(door, [b"."], [connection.fileno(), memory_file])
            except BlockingIOError:
                loop.add_writer(door, self.send_out, owner)
                return
            except OSError:
                log.exception("a connection could not be handed over")
            waiting.popleft()
            connection.close()
            os.close(memory_file)
        loop.remove_writer(door)

    def take_in(self, welcome: Welcome) -> None:
        """Go on with connections that others have handed over."""
        while True:
            try:
                _, found, _, _ = socket.recv_fds(self.inbox, 1, PASSED_ON, socket.MSG_CMSG_CLOEXEC)
            except BlockingIOError:
                return
            if len(found) < PASSED_ON:
                log.error("a connection was lost on the way: too many files are open")
                for one in found:
                    os.close(one)
                continue
            with open(found[1], "rb") as memory_file:
                memory_file.seek(0)
                read = memory_file.read()
            arriving = asyncio.create_task(arrive(socket.socket(fileno=found[0]), read, welcome))
            self.arriving.add(arriving)
            arriving.add_done_callback(self.arriving.discard)


def detached(transport: asyncio.Transport) -> socket.socket:
    """Return the connection of a transport, which is over then."""
    transport.pause_reading()
    connection = socket.socket(fileno=os.dup(transport.get_extra_info("socket").fileno()))
    connection.setblocking(False)
    transport.abort()
    return connection


async def arrive(connection: socket.socket, read: bytes, welcome: Welcome) -> None:
    connection.setblocking(False)
    try:
        await asyncio.get_running_loop().connect_accepted_socket(lambda: welcome(read), connection)
    except OSError as error:
        # The client has left meanwhile.
        log.debug("a connection did not arrive: %s", error)


class HandoffProtocol(TimedProtocol):
    """A connection that looks at the first line of each request before anyone else does."""

    def __init__(self, handoff: Handoff, limits: TimeLimits, read: bytes = b"", **options: Any) -> None:
        super().__init__(limits, **options)
        self.handoff = handoff
        # What another process has read of it already, and then what is not yet a whole first line.
        self.line = read
        # Of a connection that comes through another node: how that introduced it.
        self.introduction: Introduction | None = None
        self.has_begun = False
        # While it is not known which node serves the table of a request, its bytes wait.
        self.routing: asyncio.Task[None] | None = None
        self.held = b""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override] # as in uvicorn
        super().connection_made(transport)
        if self.line:
            self.data_received(b"")

    def data_received(self, data: bytes) -> None:
        if self.routing is not None:
            self.held += data
            return
        self.wait_for_head()
        if self.is_between_requests():
            data, self.line = self.line + data, b""
            if not self.has_begun and self.handoff.router is not None and may_begin(data):
                found = introduction(data)
                if found is None and len(data) < LONGEST_LINE:
                    self.line = data
                    return
                if found is not None:
                    self.introduction, data = found
            self.has_begun = True
            line, end, _ = data.partition(b"\n")
            if not end and len(data) < LONGEST_LINE:
                self.line = data
                return
            owner = self.handoff.owner_of(line, self.client[0] if self.client else "")
            # While an answer is still leaving, it is refused here: handed over, the rest would be lost.
            if owner != self.handoff.shard.number and not self.transport.get_write_buffer_size():
                before = b"" if self.introduction is None else self.introduction.line()
                self.handoff.pass_on(owner, before + data, self.transport)
                return
            if not self.is_introduced():
                log.warning("a connection that pretends to come from a node is closed")
                self.transport.close()
                return
            router, table = self.handoff.router, table_of(line)
            if router is not None and table is not None and not router.has(table):
                self.stop_waiting()
                self.transport.pause_reading()
                self.held = data
                self.routing = asyncio.create_task(self.route(router, table))
                return
        super().data_received(data)

    def is_introduced(self) -> bool:
        """Believe an introduction, if there is one; False when its secret is wrong."""
        if self.introduction is None:
            return True
        if not self.handoff.knows(self.introduction.secret):
            return False
        self.client = (self.introduction.address, 0)
        self.ws_protocol_class = cast(type[asyncio.Protocol], partial(Wire, introduced=self.client))
        # Other processes of this node do not know its id.
        self.introduction = self.introduction._replace(secret=self.handoff.secret)
        return True

    async def route(self, router: "Router", table: str) -> None:
        """Go on here with a request, or have another node answer it and whatever else comes."""
        way = None
        try:
            client = self.client[0] if self.client else ""
            way = await router.way_to(table, self.held, client)
        except Exception:
            log.exception("no way to table %s was found", table)
        data, self.held, self.routing = self.held, b"", None
        if self.transport.is_closing():
            if way is not None:
                way.close()
        elif way is None:
            self.transport.resume_reading()
            super().data_received(data)
        else:
            connection = detached(self.transport)
            router.forward(way, connection, data)

    def is_between_requests(self) -> bool:
        return self.conn.their_state is h11.IDLE and not self.conn.trailing_data[0]
