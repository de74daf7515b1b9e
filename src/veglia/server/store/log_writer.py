"""The log writer: a process that writes down the choices of all server processes.

Alone in its process it never waits for an interpreter that is busy drawing, and hardly for another's turn;
one commit takes what all have sent, so there are fewer. It ends when no process is left that could send more.
"""

import select
import socket
import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial

import msgspec

from veglia.server.figures import Figures, resident_bytes
from veglia.server.store.log_client import HELLO, LARGEST_BATCH
from veglia.server.store.writing import GROUP, DatabaseWriter, Row, WriteJob, append_row

# In milliseconds: then it shows that it is there.
LONGEST_WAIT = 1000
# So often it writes down how much memory it has.
LOOK_SECONDS = 1.0

encoder = msgspec.msgpack.Encoder()
decoder = msgspec.msgpack.Decoder(tuple[int, list[tuple[str | int | None, ...]]])


def say(end: socket.socket, number: int, results: list[bool | str]) -> None:
    # When all others have been killed, nobody hears it.
    with suppress(ConnectionError):
        end.send(encoder.encode((number, results)))


class Batch:
    """What a process wants to have written."""

    def __init__(self, end: socket.socket, number: int, rows: list[Row]) -> None:
        self.end = end
        self.number = number
        self.rows = rows
        # When they have to be written one by one.
        self.jobs: list[WriteJob[bool]] = []

    def take_apart(self) -> list[WriteJob[bool]]:
        """Return the rows as pieces, each of which may fail alone."""
        self.jobs = [WriteJob(partial(append_row, row=row), row) for row in self.rows]
        return self.jobs

    def answer(self) -> None:
        # Never waits long: a process reads its answers whenever it might send another batch.
        results: list[bool | str] = [True] * len(self.rows)
        if self.jobs:
            results = [bool(one.result) if one.error is None else str(one.error) for one in self.jobs]
        say(self.end, self.number, results)


class LogWriter:
    """Has one end of a connection to each process."""

    def __init__(
        self,
        url: str,
        ends: list[socket.socket],
        beat: Callable[[], None] = lambda: None,
        figures: Figures | None = None,
    ) -> None:
        """Take the ends; `beat` is called often, so that others see that it does not hang."""
        self.beat = beat
        self.figures = figures or Figures()
        self.looked_at = 0.0
        self.writer = DatabaseWriter(url)
        self.ends = {end.fileno(): end for end in ends}
        self.gone: list[socket.socket] = []
        self.poll = select.poll()
        for number, end in self.ends.items():
            self.poll.register(number, select.POLLIN)
            say(end, HELLO, [])

    def run(self) -> None:
        """Write until nobody is left."""
        while self.ends:
            self.beat()
            batches = self.collect()
            begin = time.monotonic()
            rows = [row for batch in batches for row in batch.rows]
            if rows:
                is_done = self.writer.append_at_once(rows) or self.writer.commit(
                    [job for batch in batches for job in batch.take_apart()]
                )
                self.figures.committed(time.monotonic() - begin, is_done)
            if begin - self.looked_at >= LOOK_SECONDS:
                self.looked_at = begin
                self.figures.set("resident_bytes", resident_bytes())
            for batch in batches:
                batch.answer()
            # Only now: its last batch may have come with the end.
            while self.gone:
                self.gone.pop().close()
        self.writer.end()

    def collect(self) -> list[Batch]:
        """Wait for batches, and return all that have come, up to what one statement takes."""
        batches: list[Batch] = []
        for number, _ in self.poll.poll(LONGEST_WAIT):
            batches += self.batches_of(number, GROUP - sum(len(batch.rows) for batch in batches))
        return batches

    def batches_of(self, number: int, most: int) -> list[Batch]:
        """Return batches of one process until they have so many rows or there are no more."""
        batches: list[Batch] = []
        while most > 0:
            try:
                data = self.ends[number].recv(LARGEST_BATCH, socket.MSG_DONTWAIT)
            except BlockingIOError:
                break
            except ConnectionResetError:
                # It has left without hearing all that was said to it. What it has sent is still to come.
                continue
            if not data:
                self.poll.unregister(number)
                self.gone.append(self.ends.pop(number))
                break
            batch = Batch(self.ends[number], *decoder.decode(data))
            batches.append(batch)
            most -= len(batch.rows)
        return batches
