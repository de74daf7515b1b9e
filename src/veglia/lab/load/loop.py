# veglia: compiled
"""Waits for many connections with little overhead: the servers run on the same processors."""

import select
import socket
import sys
from abc import ABC, abstractmethod
from typing import Any, Final

from veglia.lab.load.trouble import Trouble

HOST: Final = "127.0.0.1"
# select.EPOLLIN, which only Linux has.
READABLE: Final = 1
# Seconds that a wait lasts at most: the end of a run is noticed that late while nothing arrives.
PATIENCE: Final = 0.1


class Reader(ABC):
    """Somebody who wants to know when there is something to read."""

    @abstractmethod
    def read(self) -> None:
        """Read what has come."""


class Loop:
    """Lets those read for whom something has come."""

    def __init__(self) -> None:
        self.poll = new_poll()
        self.readers: dict[int, Reader] = {}
        # How many bytes all websockets have brought.
        self.heard = 0

    def add(self, connection: socket.socket, reader: Reader) -> None:
        number = connection.fileno()
        self.readers[number] = reader
        self.poll.register(number, READABLE)

    def close(self, connection: socket.socket) -> None:
        number = connection.fileno()
        self.poll.unregister(number)
        del self.readers[number]
        connection.close()

    def turn(self) -> None:
        """Let everyone read once who can; wait a little if nobody can."""
        readers = self.readers
        events: list[tuple[int, int]] = self.poll.poll(PATIENCE)
        for number, _ in events:
            readers[number].read()


def new_poll() -> Any:
    """Return what the system waits with. The module has to compile elsewhere, too."""
    if sys.platform != "linux":
        raise Trouble("the load generator needs Linux")
    return select.epoll()


def connect(port: int) -> socket.socket:
    """Return a connection that waits for nothing from now on."""
    try:
        connection = socket.create_connection((HOST, port))
    except OSError as error:
        raise Trouble(f"no connection to port {port}: {error}") from error
    connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    connection.setblocking(False)
    return connection
