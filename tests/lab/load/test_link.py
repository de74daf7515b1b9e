"""The websocket of the load generator, against real sockets."""

import socket
import struct
import threading
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from websockets.sync.server import ServerConnection, serve

from veglia.lab.load.link import Link, LinkHandler
from veglia.lab.load.loop import Loop
from veglia.lab.load.trouble import Trouble
from veglia.server.net.frames import framed

HELLO_ENDS = b"\r\n\r\n"
WELCOME = b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\n\r\n"
# Lengths that are said in one byte, in two and in eight.
SIZES = (0, 5, 125, 126, 65_535, 65_536, 200_000)
NO_MASK = bytes(4)


class Ear(LinkHandler):
    """Keeps what it hears."""

    def __init__(self) -> None:
        self.heard: list[bytes] = []

    def hear(self, link: Link, data: bytes, start: int, end: int) -> None:
        self.heard.append(data[start:end])


class Line:
    """A link with its loop, and the server's end of it."""

    def __init__(self, listener: socket.socket) -> None:
        self.loop = Loop()
        self.ear = Ear()
        self.link = Link(self.loop, listener.getsockname()[1], "/play", ["veglia", "key"], self.ear)
        self.server = listener.accept()[0]
        self.hello = b""
        while not self.hello.endswith(HELLO_ENDS):
            self.hello += self.server.recv(1)

    def hear(self, count: int) -> list[bytes]:
        """Wait until the player has heard so many messages; return all of them."""
        while len(self.ear.heard) < count:
            self.loop.turn()
        return self.ear.heard

    def receive(self, count: int) -> bytes:
        """Return so many bytes that came to the server."""
        return self.server.recv(count, socket.MSG_WAITALL)


@contextmanager
def a_line() -> Iterator[Line]:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        line = Line(listener)
        with line.server, line.link.socket:
            yield line


def texts() -> list[bytes]:
    return [bytes([65 + place]) * size for place, size in enumerate(SIZES)]


def test_the_hello_asks_for_a_websocket_as_a_client_of_the_table() -> None:
    with a_line() as line:
        head, *lines = line.hello.decode().strip().split("\r\n")

    assert head == "GET /play HTTP/1.1"
    named = dict(one.split(": ") for one in lines)
    assert len(named.pop("Sec-WebSocket-Key")) == 24
    assert named.pop("Host").startswith("127.0.0.1:")
    assert named == {
        "Connection": "Upgrade",
        "Upgrade": "websocket",
        "Sec-WebSocket-Version": "13",
        "Sec-WebSocket-Protocol": "veglia, key",
    }


def test_messages_that_come_together_are_heard_one_by_one() -> None:
    with a_line() as line:
        everything = WELCOME + b"".join(map(framed, texts()))
        sender = threading.Thread(target=line.server.sendall, args=(everything,))
        sender.start()

        assert line.hear(len(SIZES)) == texts()
        sender.join()


def test_a_message_that_comes_byte_by_byte_is_heard_once_it_is_whole() -> None:
    short, long = b"short", b"l" * 300
    heard_after: dict[int, int] = {}
    with a_line() as line:
        for place, byte in enumerate(WELCOME + framed(short) + framed(long), 1):
            line.server.sendall(bytes([byte]))
            line.loop.turn()
            heard_after.setdefault(len(line.ear.heard), place)

        assert line.ear.heard == [short, long]
    first = len(WELCOME) + 2 + len(short)
    assert heard_after == {0: 1, 1: first, 2: first + 4 + len(long)}


def test_a_ping_between_messages_is_answered_and_not_heard() -> None:
    with a_line() as line:
        line.server.sendall(WELCOME + framed(b"one") + b"\x89\x04ping" + framed(b"two"))

        assert line.hear(2) == [b"one", b"two"]
        assert line.receive(10) == b"\x8a\x84" + NO_MASK + b"ping"


def test_a_real_server_takes_what_is_sent() -> None:
    def echo(connection: ServerConnection) -> None:
        for message in connection:
            connection.send(message)

    loop, ear = Loop(), Ear()
    with serve(echo, "127.0.0.1", 0) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        link = Link(loop, server.socket.getsockname()[1], "/", [], ear)
        for size in (0, 125, 126, 65_535):
            link.send(b"x" * size)
            while not ear.heard:
                loop.turn()
            assert ear.heard.pop() == b"x" * size
        link.leave()
        while loop.readers:
            loop.turn()
        server.shutdown()
        thread.join()


def test_a_connection_that_is_closed_is_trouble() -> None:
    with a_line() as line:
        line.server.sendall(WELCOME + framed(b"one"))
        line.server.close()

        with pytest.raises(Trouble, match=r"^a connection was lost: closed$"):
            line.hear(2)
        assert line.ear.heard == [b"one"]


def test_a_connection_that_is_torn_is_trouble() -> None:
    with a_line() as line:
        line.server.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        line.server.close()

        with pytest.raises(Trouble, match=r"^a connection was lost: .*reset by peer"):
            line.loop.turn()
        with pytest.raises(Trouble, match=r"^a connection was lost: .*Broken pipe"):
            line.link.send(b"anybody there")


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (WELCOME + b"\x88\x00", "a connection was lost: closed by the server"),
        (WELCOME + b"\x82\x01x", "a frame of kind 130 was not expected"),
        (b"HTTP/1.1 403 Forbidden\r\nServer: no\r\n\r\n", "no websocket: HTTP/1.1 403 Forbidden"),
    ],
)
def test_what_a_server_must_not_send_is_trouble(data: bytes, why: str) -> None:
    with a_line() as line:
        line.server.sendall(data)

        with pytest.raises(Trouble) as trouble:
            line.loop.turn()
        assert str(trouble.value) == why


def test_who_has_left_hears_nothing_and_is_forgotten_when_the_server_closes() -> None:
    with a_line() as line:
        line.server.sendall(WELCOME + framed(b"one"))
        assert line.hear(1) == [b"one"]

        line.link.leave()
        assert line.receive(6) == b"\x88\x80" + NO_MASK
        line.server.sendall(framed(b"two") + b"\x88\x00")
        line.loop.turn()
        assert list(line.loop.readers.values()) == [line.link]
        line.server.close()
        line.loop.turn()

        assert line.loop.readers == {}
        assert line.link.socket.fileno() == -1
        assert line.ear.heard == [b"one"]
