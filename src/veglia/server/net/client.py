# veglia: compiled
"""A connection to a table: what it may do, what it still has to be sent, and how fast it may talk."""

import asyncio
import logging
from collections import deque
from collections.abc import Callable

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from veglia.server import wire
from veglia.server.figures import Figures
from veglia.server.net.shares import address_of
from veglia.server.net.socket import WIRE, Wire
from veglia.server.settings import Settings
from veglia.server.store.archive import Access
from veglia.server.table.pace import Pace
from veglia.server.table.refusal import Refusal

log = logging.getLogger("veglia.server")
# A client with this many unread messages is disconnected; it reconnects and gets the whole table.
# Settings.largest_backlog limits their bytes.
MOST_WAITING = 512
TRY_AGAIN_LATER = 1013
SERVICE_RESTART = 1012
UNKNOWN_TABLE = 4404

encoder = msgspec.json.Encoder()


class Client:
    """One open connection."""

    def __init__(
        self,
        socket: WebSocket,
        access: Access,
        language: str,
        settings: Settings,
        figures: Figures | None = None,
    ) -> None:
        self.figures = figures
        self.socket = socket
        self.settings = settings
        self.wire: Wire | None = socket.scope["state"].get(WIRE)
        self.address = address_of(socket)
        self.access = access
        self.language = language
        # The seats that its link plays now; the table keeps this up to date.
        self.seats: tuple[int, ...] = ()
        # The last version it says it has shown; None until it says so for the first time.
        self.shown: int | None = None
        # What the connection could not take at once, the first of it being sent.
        self.waiting: deque[bytes] = deque()
        self.backlog = 0
        self.has_waiting = asyncio.Event()
        self.is_slow = False
        # Its link was taken away: it is told so, and let go.
        self.is_dismissed = False
        # Its table is served by another node now.
        self.is_moved = False
        # Whether a message of its own is being carried out.
        self.is_busy = False
        # What its person is called where it plays no seat, and how fast it may chat.
        self.name = ""
        self.chat_pace: Pace | None = None
        # A bot that looks for a good choice for it.
        self.hint: asyncio.Task[None] | None = None
        # Bots do not wait for it any more, until it has caught up.
        self.is_left_behind = False
        # Called when all that was waiting has been sent, and when it is given up.
        self.on_sent: Callable[[], None] = lambda: None
        self.on_slow: Callable[[], None] = lambda: None

    def tell(self, message: wire.ToClient) -> None:
        self.put(encoder.encode(message))

    def put(self, text: bytes) -> None:
        """Send a message, or leave it to be sent; never waits."""
        if self.is_slow:
            return
        if not self.waiting and self.wire is not None and self.wire.write_text(text):
            self.is_left_behind = False
            self.on_sent()
            return
        is_full = self.waiting and self.backlog + len(text) > self.settings.largest_backlog
        if is_full or len(self.waiting) >= MOST_WAITING:
            self.give_up()
        else:
            self.waiting.append(text)
            self.backlog += len(text)
        self.has_waiting.set()

    def give_up(self) -> None:
        """Let go of a client that does not read: with a reason, if it takes that in before long."""
        self.is_slow = True
        self.waiting.clear()
        self.backlog = 0
        # Later, because the table may just be going through its clients.
        asyncio.get_running_loop().call_soon(self.on_slow)
        self.cut_later()

    def cut_later(self) -> None:
        """Cut the connection if the client does not take in before long that it has ended.

        What the transport still holds for who does not read is given back only then.
        """
        if self.wire is not None:
            asyncio.get_running_loop().call_later(self.settings.farewell_seconds, self.wire.cut)

    def refuse(self, request: int, refusal: Refusal) -> None:
        if self.figures is not None:
            self.figures.refused(refusal.name)
        self.tell(wire.Refused(request, refusal.name, refusal.text(self.language), refusal.detail))

    def dismiss(self, refusal: Refusal) -> None:
        """Say why the link opens nothing any more, and end the connection."""
        self.access = Access("gone")
        self.seats = ()
        self.refuse(-1, refusal)
        self.is_dismissed = True
        self.has_waiting.set()
        self.cut_later()

    def send_away(self) -> None:
        """End the connection so that the client comes back by another, which leads to the table."""
        self.is_moved = True
        self.has_waiting.set()
        self.cut_later()

    def part(self) -> None:
        """Break the reference cycle with the table, so that both are freed without the garbage collector."""
        self.on_sent = self.on_slow = lambda: None

    async def pump(self) -> None:
        """Send what is waiting until the connection ends."""
        try:
            while True:
                await self.has_waiting.wait()
                self.has_waiting.clear()
                while self.waiting:
                    await self.socket.send_text(self.waiting[0].decode())
                    if self.waiting:
                        self.backlog -= len(self.waiting.popleft())
                self.is_left_behind = False
                self.on_sent()
                if self.is_slow:
                    await self.socket.close(TRY_AGAIN_LATER, "too slow")
                    return
                if self.is_dismissed:
                    await self.socket.close(UNKNOWN_TABLE, "link_renewed")
                    return
                if self.is_moved:
                    await self.socket.close(SERVICE_RESTART, "moved")
                    return
        except (WebSocketDisconnect, RuntimeError):
            # Starlette's word for a connection that ended while something was being sent.
            log.debug("a client left while it was told something")


class TokenBucket:
    """How fast a connection may talk: a bucket that fills with time."""

    def __init__(self, settings: Settings, now: float) -> None:
        self.rate = settings.messages_per_second
        self.most = 2 * self.rate
        self.left = self.most
        self.last = now
        self.refused = 0

    def allows(self, now: float) -> bool:
        self.left = min(self.most, self.left + (now - self.last) * self.rate)
        self.last = now
        if self.left == self.most:
            self.refused = 0
        if self.left < 1:
            self.refused += 1
            return False
        self.left -= 1
        return True
