"""Websockets as uvicorn serves them, with a short way out: what a table tells goes straight to the transport.

Through ASGI every message would cost a task switch and three layers of calls, which is more than it costs to
draw it. What the transport cannot take goes the long way and waits there.
"""

from typing import Any, Final

from uvicorn._types import ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

# Where the application finds the connection itself, in the state of the scope.
WIRE: Final = "veglia.wire"

# A whole text message in one frame; longer ones say their length in two or eight bytes (RFC 6455, 5.2).
WHOLE_TEXT = 0x81
SHORT, TWO_BYTES, EIGHT_BYTES = 125, 126, 127


class Wire(WebSocketsSansIOProtocol):
    """One connection."""

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self.leaving: list[bytes] = []

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        # The application has not run yet: its task has only been made.
        if not self.handshake_complete:
            self.scope["state"][WIRE] = self

    def write_text(self, text: bytes) -> bool:
        """Send a message in this turn of the event loop; False when the connection is choked or not open."""
        is_open = self.handshake_complete and not (self.close_sent or self.disconnected)
        if not is_open or not self.writable.is_set() or self.transport.is_closing():
            return False
        if not self.leaving:
            # Together with what else is told in this turn: each write to a socket wakes someone up.
            self.loop.call_soon(self.flush)
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


def framed(text: bytes) -> bytes:
    """Return a text as a server sends it: in one frame, not masked."""
    length = len(text)
    if length <= SHORT:
        return bytes((WHOLE_TEXT, length)) + text
    if length < 1 << 16:
        return bytes((WHOLE_TEXT, TWO_BYTES)) + length.to_bytes(2) + text
    return bytes((WHOLE_TEXT, EIGHT_BYTES)) + length.to_bytes(8) + text
