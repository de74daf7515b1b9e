# veglia: compiled
"""A minimal websocket client: each message in one frame, parsed without copying."""

import base64
import os
import socket
from abc import ABC, abstractmethod
from typing import Final

from veglia.lab.load.loop import HOST, Loop, Reader, connect
from veglia.lab.load.trouble import Trouble

# No message is longer than a few times that; the start of a game comes in parts.
AT_ONCE: Final = 1 << 16
BLANK: Final = b"\r\n\r\n"
SWITCHING: Final = b"HTTP/1.1 101 "
# Kinds of frames, each the last of its message.
TEXT: Final = 0x81
CLOSE: Final = 0x88
PING: Final = 0x89
PONG: Final = 0x8A
MASKED: Final = 0x80
# A client has to mask what it sends; with zeros it stays as it is.
MASK: Final = bytes(4)
# Lengths up to this are said in one byte. This one stands for two more bytes, the next one for eight.
SHORT: Final = 125
TWO_BYTES: Final = 126


class LinkHandler(ABC):
    """Whoever is behind some links."""

    @abstractmethod
    def hear(self, link: "Link", data: bytes, start: int, end: int) -> None:
        """Take a message; it lies somewhere in the data that came with it."""


class Link(Reader):
    """A connection to a server, for a player."""

    def __init__(self, loop: Loop, port: int, path: str, protocols: list[str], player: LinkHandler) -> None:
        self.loop = loop
        self.player = player
        # What came of a message that is not complete.
        self.rest = b""
        self.is_upgraded = False
        self.is_left = False
        self.socket: socket.socket = connect(port)
        self.write(hello(port, path, protocols))
        loop.add(self.socket, self)

    def send(self, text: bytes) -> None:
        self.write(frame(TEXT, text))

    def leave(self) -> None:
        """Send a close frame and ignore what still arrives; the server then closes the connection."""
        self.is_left = True
        self.write(frame(CLOSE, b""))

    def write(self, data: bytes) -> None:
        try:
            self.socket.sendall(data)
        except OSError as error:
            if not self.is_left:
                raise Trouble(f"a connection was lost: {error}") from error

    def read(self) -> None:
        try:
            data: bytes = self.socket.recv(AT_ONCE)
        except OSError as error:
            self.lost(str(error))
            return
        if not data:
            self.lost("closed")
            return
        self.loop.heard += len(data)
        if self.rest:
            data = self.rest + data
        place = self.take(data, 0 if self.is_upgraded else self.upgrade(data))
        self.rest = data[place:] if place < len(data) else b""

    def take(self, data: bytes, place: int) -> int:
        """Take all frames that are complete, from a place on; return where they end."""
        length = len(data)
        while self.is_upgraded and length - place >= 2:
            size = data[place + 1]
            start = place + 2
            if size > SHORT:
                start += 2 if size == TWO_BYTES else 8
                if length < start:
                    break
                size = number(data, place + 2, start)
            end = start + size
            if length < end:
                break
            if data[place] != TEXT:
                self.answer(data[place], data[start:end])
            elif not self.is_left:
                self.player.hear(self, data, start, end)
            place = end
        return place

    def upgrade(self, data: bytes) -> int:
        """Return where the answer to the hello ends, 0 while it is not complete."""
        end = data.find(BLANK)
        if end < 0:
            return 0
        if not data.startswith(SWITCHING):
            raise Trouble(f"no websocket: {data[:end].decode(errors='replace').splitlines()[0]}")
        self.is_upgraded = True
        return end + len(BLANK)

    def answer(self, kind: int, text: bytes) -> None:
        """Take a frame that is not for the player."""
        if self.is_left:
            return
        if kind == CLOSE:
            self.lost("closed by the server")
        if kind != PING:
            raise Trouble(f"a frame of kind {kind} was not expected")
        self.write(frame(PONG, text))

    def lost(self, why: str) -> None:
        if not self.is_left:
            raise Trouble(f"a connection was lost: {why}")
        self.loop.close(self.socket)


def hello(port: int, path: str, protocols: list[str]) -> bytes:
    """Return the handshake request for a websocket."""
    lines = [
        f"GET {path} HTTP/1.1",
        f"Host: {HOST}:{port}",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}",
    ]
    if protocols:
        lines.append(f"Sec-WebSocket-Protocol: {', '.join(protocols)}")
    return "\r\n".join(lines).encode() + BLANK


def frame(kind: int, text: bytes) -> bytes:
    """Return a text as a client sends it."""
    size = len(text)
    if size <= SHORT:
        return bytes((kind, MASKED | size)) + MASK + text
    return bytes((kind, MASKED | TWO_BYTES)) + size.to_bytes(2) + MASK + text


def number(data: bytes, start: int, end: int) -> int:
    """Return the number that some bytes stand for."""
    found = 0
    for place in range(start, end):
        found = found << 8 | data[place]
    return found
