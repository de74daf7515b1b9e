"""How a request gets to the node that serves its table, whichever node it came to.

The connection itself is connected through: its bytes go to the other node and back as they are, also those of
later requests. So a load balancer need not know where tables are.
"""

import asyncio
import logging
import socket
from contextlib import suppress
from dataclasses import dataclass
from typing import Any
from urllib.parse import unquote

from veglia.server.net.introduction import Introduction
from veglia.server.net.socket import LEAST_PROGRESS, drop_unsent, unsent
from veglia.server.store.leases import Leases
from veglia.server.store.writing import StoreFailed

log = logging.getLogger("veglia.server")
TABLES = ["", "api", "tables"]
PIECE = 1 << 16
END_OF_HEAD = b"\r\n\r\n"
# While the node of a table does not answer, but is not taken for dead yet, it is looked again so often.
AGAIN_SECONDS = 0.25
CONNECT_SECONDS = 1.0
# A node agrees to a websocket before it does anything else: one that does not is stopped, whoever takes its
# connections in.
AGREE_SECONDS = 1.5
LONGEST_WAIT = 8.0
# So often is looked whether the nodes at the other ends are still there.
WATCH_SECONDS = 1.0


def names_of(line: bytes) -> list[str]:
    """Return the parts of the path in the first line of a request."""
    parts = line.split(b" ")
    # As uvicorn does it: the same table under any spelling of its address.
    path = unquote(parts[1].partition(b"?")[0].decode("latin-1")) if len(parts) > 1 else ""
    return path.split("/")


def table_of(line: bytes) -> str | None:
    """Return the table that a request is about, by its first line."""
    names = names_of(line)
    return names[len(TABLES)] if names[: len(TABLES)] == TABLES and len(names) > len(TABLES) else None


@dataclass(frozen=True)
class Route:
    """A connection to the node that serves a table."""

    node: str
    connection: socket.socket
    # So many bytes of the request went there already, and this came back.
    sent: int
    heard: bytes

    def close(self) -> None:
        self.connection.close()


class Router:
    """Where a process of a node sends connections whose tables other nodes serve."""

    def __init__(self, leases: Leases, patience: float) -> None:
        """Take how many seconds an end may take to read a piece of what it is sent."""
        self.leases = leases
        self.patience = patience
        # Connections that go through here, with the nodes that they lead to.
        self.through: dict[asyncio.Task[Any], str] = {}
        self.watching: asyncio.Task[None] | None = None

    def has(self, table: str) -> bool:
        """Whether a table is served here."""
        return self.leases.epoch(table) is not None

    async def way_to(self, table: str, request: bytes, client: str) -> Route | None:
        """Return a connection to the node that serves a table; None when it is this one, or nobody.

        It begins with where the client comes from.
        """
        loop = asyncio.get_running_loop()
        until = loop.time() + LONGEST_WAIT
        while loop.time() < until and not self.has(table):
            try:
                holder = await self.leases.holder(table)
            except StoreFailed:
                # It will be refused for that reason.
                return None
            if holder is None:
                return None
            node, address = holder
            connection = await connected(address, Introduction(node, client))
            if connection is not None and not is_handshake(request):
                return Route(node, connection, 0, b"")
            if connection is not None:
                heard = await agreed(connection, request)
                if heard:
                    return Route(node, connection, len(request), heard)
                connection.close()
            await asyncio.sleep(AGAIN_SECONDS)
        return None

    def forward(self, way: Route, connection: socket.socket, data: bytes) -> None:
        """Connect a client through to another node, to which these bytes of it go first."""
        task = asyncio.create_task(connect_through(connection, way, data[way.sent :], self.patience))
        self.through[task] = way.node
        task.add_done_callback(lambda done: self.through.pop(done, None))
        if self.watching is None or self.watching.done():
            self.watching = asyncio.create_task(self.watch())

    async def watch(self) -> None:
        """Cut connections to nodes that are not there any more, so that their clients come back."""
        while self.through:
            await asyncio.sleep(WATCH_SECONDS)
            try:
                alive = await self.leases.alive()
            except StoreFailed:
                continue
            for task, node in list(self.through.items()):
                if node not in alive:
                    task.cancel()

    def close(self) -> None:
        for task in list(self.through):
            task.cancel()
        if self.watching is not None:
            self.watching.cancel()


async def connected(address: str, introduction: Introduction) -> socket.socket | None:
    """Return a connection to a node, or None when that does not answer."""
    host, _, port = address.rpartition(":")
    loop = asyncio.get_running_loop()
    try:
        async with asyncio.timeout(CONNECT_SECONDS):
            places = await loop.getaddrinfo(host.strip("[]"), int(port), type=socket.SOCK_STREAM)
            family, kind, protocol, _, place = places[0]
            connection = socket.socket(family, kind, protocol)
            try:
                connection.setblocking(False)
                connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
                await loop.sock_connect(connection, place)
                await loop.sock_sendall(connection, introduction.line())
            except BaseException:
                connection.close()
                raise
            return connection
    except (OSError, TimeoutError, ValueError) as error:
        log.info("the node at %s does not answer: %s", address, error)
        return None


def is_handshake(request: bytes) -> bool:
    """Whether this is all of a request for a websocket; it may be made again without any harm."""
    return request.startswith(b"GET ") and END_OF_HEAD in request and b"upgrade: websocket" in request.lower()


async def agreed(connection: socket.socket, request: bytes) -> bytes:
    """Send a request for a websocket; return the first bytes that come back, none if the node is silent."""
    loop = asyncio.get_running_loop()
    try:
        async with asyncio.timeout(AGREE_SECONDS):
            await loop.sock_sendall(connection, request)
            return await loop.sock_recv(connection, PIECE)
    except (OSError, TimeoutError) as error:
        log.info("a node does not answer: %s", error)
        return b""


async def connect_through(client: socket.socket, way: Route, data: bytes, patience: float) -> None:
    """Carry bytes both ways until one end has nothing more to say and the other has heard it all."""
    loop = asyncio.get_running_loop()
    node = way.connection
    upwards = asyncio.create_task(carry(client, node, data, patience))
    downwards = asyncio.create_task(carry(node, client, way.heard, patience))
    try:
        # What the client says may end first, and the answer is still to come.
        await downwards
    finally:
        upwards.cancel()
        downwards.cancel()
        with suppress(asyncio.CancelledError):
            await asyncio.gather(upwards, downwards, return_exceptions=True)
        # Descriptors are not closed while the loop still waits for them.
        loop.call_soon(client.close)
        loop.call_soon(node.close)


async def carry(source: socket.socket, target: socket.socket, data: bytes, patience: float) -> None:
    """Carry bytes one way, some that were read already first; who does not read them in time is cut off."""
    loop = asyncio.get_running_loop()
    try:
        while True:
            if data:
                await send(target, data, patience)
            data = await loop.sock_recv(source, PIECE)
            if not data:
                break
        target.shutdown(socket.SHUT_WR)
    except OSError as error:
        # The other direction ends by that, too.
        log.debug("a connection that goes through has ended: %s", error)
        if isinstance(error, TimeoutError):
            drop_unsent(target)
        with suppress(OSError):
            source.shutdown(socket.SHUT_RDWR)
        with suppress(OSError):
            target.shutdown(socket.SHUT_RDWR)


async def send(target: socket.socket, data: bytes, patience: float) -> None:
    """Send everything; TimeoutError when the other end takes in nothing for so many seconds."""
    with suppress(BlockingIOError):
        data = data[target.send(data) :]
    if not data:
        return
    sending = asyncio.ensure_future(asyncio.get_running_loop().sock_sendall(target, data))
    try:
        while not sending.done():
            before = unsent(target)
            await asyncio.wait({sending}, timeout=patience)
            if not sending.done() and before - unsent(target) < LEAST_PROGRESS:
                raise TimeoutError("the other end does not read")
        sending.result()
    finally:
        sending.cancel()
