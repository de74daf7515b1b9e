"""Websockets as uvicorn serves them, with a short way in and out for what comes and goes most.

Through ASGI every message would cost a task switch and three layers of calls, which is more than it costs to
draw it. What the transport cannot take goes the long way and waits there; so does every message that is more
than one short frame, or that nobody wants to hear at once.
"""

from collections.abc import Callable
from typing import Any, Final

from uvicorn._types import ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.utils import apply_mask

# Where the application finds the connection itself, in the state of the scope.
WIRE: Final = "veglia.wire"

# A whole text message in one frame; longer ones say their length in two or eight bytes (RFC 6455, 5.2).
WHOLE_TEXT = 0x81
SHORT, TWO_BYTES, EIGHT_BYTES = 125, 126, 127
# What a client sends is masked: a bit beside the length says so, and four bytes before the text are the mask.
MASKED, MASK, HEAD = 0x80, 4, 6
# Of the first byte: the message ends with this frame.
FINAL = 0x80
END_OF_REQUEST = b"\r\n\r\n"

# Takes a message at once, or says that it has to go the long way.
Hear = Callable[[bytes], bool]


class Wire(WebSocketsSansIOProtocol):
    """One connection."""

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self.leaving: list[bytes] = []
        self.hear: Hear | None = None
        # Whether all that has come so far was whole frames, so that the next byte is the first of one.
        self.is_straight = True

    def data_received(self, data: bytes) -> None:
        if self.hear is not None and self.is_straight and self.queue.empty():
            text = short_text(data)
            if text is not None and self.hear(text):
                return
        if self.handshake_complete:
            self.is_straight = self.is_straight and is_whole(data)
        else:
            self.is_straight = data.find(END_OF_REQUEST) == len(data) - len(END_OF_REQUEST)
        super().data_received(data)

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


def short_text(data: bytes) -> bytes | None:
    """Return the message that some data holds, if that is one short frame of plain text and nothing else."""
    length = len(data) - HEAD
    if not 0 <= length <= SHORT or data[0] != WHOLE_TEXT or data[1] != MASKED | length:
        return None
    text = apply_mask(data[HEAD:], data[HEAD - MASK : HEAD])
    return text if text.isascii() else None


def is_whole(data: bytes) -> bool:
    """Whether some data that begins with a frame ends with one, and no message goes on in the next."""
    at, end = 0, len(data)
    while at + 2 <= end:
        if not data[at] & FINAL:
            return False
        length, at = data[at + 1] & ~MASKED, at + 2
        if length > SHORT:
            size = 2 if length == TWO_BYTES else 8
            length, at = int.from_bytes(data[at : at + size]), at + size
        at += MASK + length
    return at == end
