"""How a server process of several has its choices written: by the log writer, who writes for all of them."""

import asyncio
import secrets
import socket
from collections import deque
from typing import TYPE_CHECKING, Any, Final

import msgspec

from veglia.kernel.errors import VegliaError

if TYPE_CHECKING:
    from veglia.server.store.store import Answers, Work
    from veglia.server.store.writing import Row

# What a log writer says when it begins, in place of the number of a batch.
HELLO: Final = 0
# More than twice what a group of rows takes; larger pieces of memory would be asked of the system each time.
LARGEST_BATCH = 1 << 16
LARGEST_NUMBER_BITS = 48

encoder = msgspec.msgpack.Encoder()
# The number of a batch; and of each row in it whether its place was free, or why it could not be written.
decoder = msgspec.msgpack.Decoder(tuple[int, list[bool | str]])


class NotWritten(VegliaError):
    """The log writer could not write what it was given; nothing of it has been done."""

    code = "not_written"


class LogClient:
    """A process's end of the connection to the log writer. Each batch of rows is answered together."""

    def __init__(self, end: socket.socket) -> None:
        self.end = end
        # Begins anywhere: an answer to a process that has died must not be taken for one to this.
        self.number = secrets.randbits(LARGEST_NUMBER_BITS)
        self.pending: dict[int, list[Work[Any]]] = {}
        self.leaving: deque[int] = deque()
        self.answers: Answers | None = None

    def write(self, group: "list[Work[Any]]", answers: "Answers") -> None:
        """Have rows written; their work is told by `answers`."""
        if self.answers is None:
            self.answers = answers
            answers.loop.add_reader(self.end, self.hear)
        self.number += 1
        self.pending[self.number] = group
        self.leaving.append(self.number)
        self.send_out(answers.loop)

    def send_out(self, loop: asyncio.AbstractEventLoop) -> None:
        """Send what is leaving; goes on later when the log writer is behind."""
        while self.leaving:
            number = self.leaving[0]
            rows: list[Row | None] = [work.row for work in self.pending[number]]
            try:
                self.end.send(encoder.encode((number, rows)))
            except BlockingIOError:
                loop.add_writer(self.end, self.send_out, loop)
                return
            self.leaving.popleft()
        loop.remove_writer(self.end)

    def hear(self) -> None:
        """Take answers."""
        assert self.answers is not None
        while True:
            try:
                number, results = decoder.decode(self.end.recv(LARGEST_BATCH))
            except BlockingIOError:
                return
            if number == HELLO:
                # What the log writer before it was given may be lost. If not, the places will be found taken.
                self.leaving = deque(self.pending)
                self.send_out(self.answers.loop)
                continue
            group = self.pending.pop(number, [])
            for work, result in zip(group, results):
                if isinstance(result, str):
                    work.error = NotWritten(result)
                else:
                    work.result = result
            self.answers.add(group)

    def close(self) -> None:
        """Hear no more; what has been sent will be written."""
        if self.answers is not None:
            self.answers.loop.remove_reader(self.end)
            self.answers.loop.remove_writer(self.end)
