"""Clients that ask and do not read what they are told."""

import select
import socket
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from tests.groups import PATIENCE
from veglia.server import wire


@contextmanager
def deaf_watcher(port: int, made: wire.MadeTable, address: str) -> Iterator[socket.socket]:
    """Connect to a table from an address, with little room for what comes."""
    with socket.socket() as connection:
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        connection.settimeout(PATIENCE)
        connection.bind((address, 0))
        connection.connect(("127.0.0.1", port))
        lines = [
            f"GET /api/tables/{made.table}/play HTTP/1.1",
            "Host: 127.0.0.1",
            "Upgrade: websocket",
            "Connection: Upgrade",
            "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
            f"Sec-WebSocket-Protocol: veglia, {made.watch}",
        ]
        connection.sendall("\r\n".join([*lines, "", ""]).encode())
        assert connection.recv(12) == b"HTTP/1.1 101"
        yield connection


def is_cut_for_asking(connection: socket.socket, times: int) -> bool:
    """Ask for the table more often than the server has patience for; return whether it is cut off."""
    for number in range(times):
        text = f'{{"type":"speak","request":{number},"language":"en"}}'.encode()
        with suppress(ConnectionError):
            # A frame of text, masked with zeros.
            connection.sendall(bytes([0x81, 0x80 | len(text), 0, 0, 0, 0]) + text)
    return is_cut(connection)


def is_cut(connection: socket.socket) -> bool:
    """Whether the server cuts a connection, without anything of it being read."""
    watch = select.poll()
    watch.register(connection, select.POLLHUP | select.POLLERR)
    return bool(watch.poll(PATIENCE * 1000))
