# veglia: compiled
"""A request that nobody waits for: whoever made it is told the answer."""

import socket
from collections.abc import Callable
from typing import Final

from veglia.lab.load.loop import HOST, Loop, Reader, connect
from veglia.lab.load.trouble import Trouble

AT_ONCE: Final = 1 << 16
BLANK: Final = b"\r\n\r\n"
HEAD: Final = (
    b"POST %b HTTP/1.1\r\n"
    b"Host: %b:%d\r\n"
    b"Connection: close\r\n"
    b"Content-Type: application/json\r\n"
    b"Content-Length: %d"
)
KEY: Final = b"\r\nAuthorization: Bearer %b"


class Request(Reader):
    """Sends some JSON and hands on the body of what comes back."""

    def __init__(
        self, loop: Loop, port: int, path: str, body: bytes, tell: Callable[[bytes], None], key: str = ""
    ) -> None:
        """Send a body, with a key if the request needs one."""
        self.loop = loop
        self.tell = tell
        self.answer = b""
        self.socket: socket.socket = connect(port)
        head = HEAD % (path.encode(), HOST.encode(), port, len(body))
        if key:
            head += KEY % key.encode()
        self.socket.sendall(head + BLANK + body)
        loop.add(self.socket, self)

    def read(self) -> None:
        try:
            data: bytes = self.socket.recv(AT_ONCE)
        except OSError as error:
            raise Trouble(f"a connection was lost: {error}") from error
        if data:
            self.answer += data
            return
        self.loop.close(self.socket)
        if not self.answer:
            raise Trouble("a connection was lost: closed")
        head, _, body = self.answer.partition(BLANK)
        if not head.startswith(b"HTTP/1.1 2"):
            raise Trouble(f"refused: {body.decode(errors='replace')}")
        self.tell(body)
