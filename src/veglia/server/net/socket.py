"""Websockets as uvicorn serves them, with a fast path for the most frequent messages.

Through ASGI every message would cost a task switch and three layers of calls, which is more than it costs to
draw it. What the transport cannot take goes the slow path and waits there; so does every message that is more
than one short frame, or that nobody wants to hear at once.
"""

import fcntl
import socket
import struct
import termios
from asyncio import BaseTransport
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

from uvicorn._types import ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from veglia.server.net.frames import FrameTracker, framed, short_text

# Where the application finds the connection itself, in the state of the scope.
WIRE: Final = "veglia.wire"

# A client that reads has taken in so many bytes when it is looked again, or all that there was.
LEAST_PROGRESS: Final = 4096
# Of SO_LINGER: what has not been sent is thrown away.
AT_ONCE = struct.pack("ii", 1, 0)
END_OF_REQUEST = b"\r\n\r\n"


def drop_unsent(end: Any) -> None:
    """Have the system throw away what a connection has not sent yet, when it is closed."""
    if end is not None:
        # uvloop says by a RuntimeError that it is closed already.
        with suppress(OSError, RuntimeError):
            end.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, AT_ONCE)


def unsent(end: Any) -> int:
    """Return how many bytes the system holds for a connection: the other end has not taken them yet."""
    if end is None:
        return 0
    try:
        held = fcntl.ioctl(end.fileno(), termios.TIOCOUTQ, struct.pack("i", 0))
    except OSError:
        return 0
    return int(struct.unpack("i", held)[0])


class Outbox:
    """Connections with something to be written in this turn of the event loop.

    It is written together, because whoever is woken up by the first of it wants the processor as well.
    """

    def __init__(self) -> None:
        self.wires: deque[Wire] = deque()

    def add(self, wire: "Wire") -> None:
        if not self.wires:
            wire.loop.call_soon(self.send_out)
        self.wires.append(wire)

    def send_out(self) -> None:
        while self.wires:
            self.wires.popleft().flush()


# Takes a message at once, or says that it has to take the slow path.
Hear = Callable[[bytes], bool]


class Wire(WebSocketsSansIOProtocol):
    """One connection."""

    def __init__(self, *args: Any, introduced: tuple[str, int] | None = None, **options: Any) -> None:
        """Begin; `introduced` is where a connection comes from that came by another node."""
        super().__init__(*args, **options)
        self.introduced = introduced
        self.leaving: list[bytes] = []
        # All connections of the application have the same one.
        self.outbox = Outbox()
        self.hear: Hear | None = None
        # Whether nothing can come or go any more.
        self.is_lost = False
        # Whether the application is at it.
        self.is_served = False
        # Where the next byte will be; the parser of `websockets` keeps that to itself.
        self.tracker = FrameTracker()
        # Whether the request with which the connection begins is over, and the last that has come of it.
        self.is_upgraded = False
        self.request_end = b""

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        self.client = self.introduced or self.client

    def data_received(self, data: bytes) -> None:
        if self.hear is not None and self.tracker.is_straight and self.queue.empty():
            text = short_text(data)
            if text is not None and self.hear(text):
                return
        self.tracker.follow(data if self.is_upgraded else self.after_request(data))
        super().data_received(data)

    def after_request(self, data: bytes) -> bytes:
        """Return what comes after the request with which a connection begins, which may come in parts."""
        self.request_end = self.request_end[1 - len(END_OF_REQUEST) :] + data
        _, end, rest = self.request_end.partition(END_OF_REQUEST)
        self.is_upgraded = bool(end)
        return rest

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        # The application has not run yet: its task has only been made.
        if not self.handshake_complete:
            self.scope["state"][WIRE] = self

    def send_receive_event_to_app(self) -> None:
        # Text goes on as bytes: the application refuses what is not UTF-8, uvicorn would log a traceback.
        self.curr_msg_data_type = "bytes"
        super().send_receive_event_to_app()

    def write_text(self, text: bytes) -> bool:
        """Send a message in this turn of the event loop; False when the connection is choked or not open."""
        if self.leaving:
            # It was open a moment ago, and goes out with what has been said then.
            self.leaving.append(framed(text))
            return True
        is_open = self.handshake_complete and not (self.close_sent or self.disconnected)
        if not is_open or not self.writable.is_set() or self.transport.is_closing():
            return False
        self.outbox.add(self)
        self.leaving.append(framed(text))
        return True

    def flush(self) -> None:
        """Write what is leaving."""
        if self.leaving and not self.transport.is_closing():
            self.transport.write(b"".join(self.leaving))
        self.leaving.clear()

    async def send(self, message: ASGISendEvent) -> None:
        self.flush()
        await super().send(message)

    def shutdown(self) -> None:
        self.flush()
        super().shutdown()

    async def run_asgi(self) -> None:
        self.is_served = True
        await super().run_asgi()
        self.is_served = False
        self.hear = None
        self.scope["state"].pop(WIRE, None)
        if self.disconnected:
            self.let_go()

    def connection_lost(self, exc: Exception | None) -> None:
        self.is_lost = True
        super().connection_lost(exc)
        if not self.is_served:
            self.let_go()

    def cut(self) -> None:
        """End the connection now, with all that still waits for the client, also in the system's memory."""
        # One that is only closing waits until all has been read, however long that takes.
        if not self.is_lost:
            drop_unsent(self.transport.get_extra_info("socket"))
            self.transport.abort()

    def keepalive_timeout(self) -> None:
        """Give a client up that has not answered a ping."""
        super().keepalive_timeout()
        self.cut()

    def let_go(self) -> None:
        """Break the reference cycles of a closed connection: it is freed without the garbage collector."""
        self.conn.parser.close()
