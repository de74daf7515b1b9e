"""A PostgreSQL of the tests' own on loopback, and a way to it that can be cut.

with postgres() as running:
    url = running.database()
    with Cut(running.port) as way:
        ...  # reach the database at running.through(url, way.port)
        way.is_open = False
"""

import os
import pwd
import select
import shutil
import signal
import socket
import subprocess
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path
from types import TracebackType

import psycopg

from tests.groups import PATIENCE
from tests.server.processes import free_port

PIECE = 1 << 16
# PostgreSQL does not run as root.
USERS = ("postgres", "nobody")
SIGNALS = {"smart": signal.SIGTERM, "fast": signal.SIGINT, "immediate": signal.SIGQUIT}
numbers = count(1)


class Postgres:
    """A running database server."""

    def __init__(self, programs: Path, folder: Path, user: str | None) -> None:
        self.programs = programs
        self.folder = folder
        self.user = user
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    def make(self) -> None:
        command = [self.programs / "initdb", "-D", self.folder / "data", "-U", "veglia", "-A", "trust"]
        more = ["-E", "UTF8", "--no-locale", "--no-sync"]
        subprocess.run(
            [*map(str, command), *more], user=self.user, check=True, stdout=subprocess.DEVNULL, cwd="/"
        )

    def start(self) -> None:
        # After a crash all files would be synced one by one first, which takes long on a slow disk.
        options = ["recovery_init_sync_method=syncfs"]
        options += ["listen_addresses=127.0.0.1", f"unix_socket_directories={self.folder}"]
        command = [str(self.programs / "postgres"), "-D", str(self.folder / "data"), "-p", str(self.port)]
        for option in options:
            command += ["-c", option]
        log = (self.folder / "log").open("ab")
        self.process = subprocess.Popen(command, user=self.user, stdout=log, stderr=log, cwd="/")
        log.close()
        until = time.monotonic() + PATIENCE
        while not self.answers():
            assert time.monotonic() < until, (self.folder / "log").read_text()
            time.sleep(0.05)

    def answers(self) -> bool:
        try:
            psycopg.connect(self.url("postgres"), connect_timeout=2).close()
        except psycopg.OperationalError:
            return False
        return True

    def stop(self, how: str = "fast") -> None:
        """Stop the server; `immediate` is how it ends when the power fails."""
        assert self.process is not None
        self.process.send_signal(SIGNALS[how])
        self.process.wait(PATIENCE)

    def url(self, name: str, port: int | None = None) -> str:
        return f"postgresql://veglia@127.0.0.1:{port or self.port}/{name}"

    def database(self) -> str:
        """Make an empty database and return its name."""
        name = f"test_{next(numbers)}"
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}")
        return name


def programs() -> Path:
    """Return the folder with the programs of PostgreSQL; `make setup` sees to it that there is one."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    initdb = shutil.which("initdb")
    assert found or initdb, "there is no PostgreSQL here: run bash tools/postgres.sh"
    return found[-1].parent if found else Path(str(initdb)).parent


@contextmanager
def postgres() -> Iterator[Postgres]:
    """Run a server until the end of the block."""
    users = {one.pw_name for one in pwd.getpwall()}
    user = next(one for one in USERS if one in users) if os.getuid() == 0 else None
    # Not in a folder of pytest: only the one who runs the tests may look into these.
    folder = Path(tempfile.mkdtemp(prefix="veglia-postgres-"))
    running = Postgres(programs(), folder, user)
    try:
        if user is not None:
            shutil.chown(folder, user)
        running.make()
        running.start()
        yield running
    finally:
        if running.process is not None and running.process.poll() is None:
            running.stop("immediate")
        shutil.rmtree(folder)


class Cut:
    """A way to a port on loopback. While it is not open nothing goes through, and nobody is told."""

    def __init__(self, port: int) -> None:
        self.target = port
        self.is_open = True
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.port: int = self.listener.getsockname()[1]
        self.is_over = False
        # Each connection with its other end.
        self.ends: dict[socket.socket, socket.socket] = {}
        self.thread = threading.Thread(target=self.serve, daemon=True)

    def __enter__(self) -> "Cut":
        self.thread.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.is_over = True
        self.thread.join()
        for one in [self.listener, *self.ends]:
            one.close()

    def serve(self) -> None:
        while not self.is_over:
            if not self.is_open:
                time.sleep(0.02)
                continue
            found, _, _ = select.select([self.listener, *self.ends], [], [], 0.02)
            for one in found:
                if one is self.listener:
                    self.welcome()
                elif one in self.ends:
                    self.carry(one)

    def welcome(self) -> None:
        client, _ = self.listener.accept()
        try:
            server = socket.create_connection(("127.0.0.1", self.target))
        except OSError:
            client.close()
            return
        self.ends |= {client: server, server: client}

    def carry(self, one: socket.socket) -> None:
        data = b""
        with suppress(OSError):
            data = one.recv(PIECE)
            self.ends[one].sendall(data)
        if not data:
            other = self.ends.pop(one)
            del self.ends[other]
            one.close()
            other.close()
