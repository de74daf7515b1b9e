"""Attacks on a server of our own, on loopback and bounded: small in `make test`, large in `make attack`.

The server is a real one with its usual limits, in two processes. The attackers come from an address of their
own (127.0.0.9); a player at another address has to be served all the while.
"""

import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.groups import PATIENCE
from tests.server.processes import ROOT, Running, free_port

# How many times as much as in `make test`.
SCALE = int(os.environ.get("VEGLIA_ATTACK", "1"))
ATTACKER = "127.0.0.9"
SECONDS = 2.0
RUN = """
import sys
from veglia.server.settings import Settings
from veglia.server.workers.fleet import Fleet, FleetSettings

database, port, seconds = sys.argv[1], int(sys.argv[2]), float(sys.argv[3])
settings = Settings(
    database=database,
    games="tests.server.toy:GAMES",
    head_seconds=seconds,
    body_seconds=seconds,
    farewell_seconds=1.0,
    largest_backlog=64 * 1024,
    # What the machine does besides must not count: how late it is (see tests/server/test_overload.py), and
    # how many requests it answers in a second.
    busy_lag_seconds=60.0,
    requests_per_second=2.0,
)
Fleet(FleetSettings(settings, "127.0.0.1", port, 2)).run()
"""


class Attacked(Running):
    """A running server, and what it says."""

    def __init__(self, process: "subprocess.Popen[bytes]", port: int, log: Path) -> None:
        super().__init__(process, port)
        self.log = log

    def connect(self) -> socket.socket:
        """Connect as an attacker does."""
        return socket.create_connection(("127.0.0.1", self.port), PATIENCE, (ATTACKER, 0))

    def said(self) -> str:
        return self.log.read_text(encoding="utf-8")


@contextmanager
def attacked(folder: Path) -> Iterator[Attacked]:
    """Run a server until the end of the block; it has to be the same one in the end, and to have no fault."""
    port, log = free_port(), folder / "log"
    command = [sys.executable, "-c", RUN, f"sqlite:///{folder}/tables.db", str(port), str(SECONDS)]
    with log.open("wb") as file, subprocess.Popen(command, cwd=ROOT, stderr=file) as started:
        running = Attacked(started, port, log)
        try:
            while "the table is at" not in running.said():
                assert started.poll() is None, running.said()
            workers = running.workers
            yield running
            assert running.workers == workers, running.said()
            assert "Traceback" not in running.said(), running.said()
        finally:
            running.kill()
