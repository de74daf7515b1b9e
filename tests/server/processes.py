"""Servers in processes of their own, which tests may kill, and what can be seen of them from outside.

with process(database, workers=2) as running:
    made = running.make()
    with running.sit(made.table, made.host) as host:
        assert running.holder(host.socket.socket) in running.workers
"""

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets import Subprotocol
from websockets.sync.client import connect

from tests.groups import PATIENCE
from tests.server.place import TOYS, UNHURRIED, Player
from veglia.server import wire
from veglia.server.table.keys import new_key
from veglia.server.workers.shard import Shard

ROOT = Path(__file__).parent.parent.parent
RUN = """
import sys
from dataclasses import replace
from tests.server.place import TOYS
from veglia.server.store.postgres import is_postgres
from veglia.server.workers.fleet import Fleet, FleetSettings
from veglia.server.workers.running import Server, configuration

database, games, port, workers, tables = sys.argv[1], sys.argv[2], *map(int, sys.argv[3:])
settings = replace(TOYS, database=database, games=games, tables_per_minute=tables)
if workers == 1 and not is_postgres(database):
    Server(configuration(settings, "127.0.0.1", port)).run()
else:
    Fleet(FleetSettings(settings, "127.0.0.1", port, workers)).run()
"""
MANY = 100_000
TWO = Shard(0, 2)
# The other port of a socket that listens.
NOBODY = 0


class Running:
    """A running server: one process, or a parent with several."""

    def __init__(self, process: "subprocess.Popen[bytes]", port: int) -> None:
        self.process = process
        self.port = port
        self.pid = process.pid

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def workers(self) -> list[int]:
        """The processes that serve: they have the socket open at which all listen."""
        return [one for one in children_of(self.pid) if self.listener in files_of(one)]

    @property
    def log_writer(self) -> int:
        [found] = set(children_of(self.pid)) - set(self.workers)
        return found

    @property
    def listener(self) -> str:
        return f"socket:[{other_end(self.port, NOBODY)}]"

    def kill(self) -> None:
        """Kill all processes at once, without a word."""
        for one in [self.pid, *children_of(self.pid)]:
            send(one, signal.SIGKILL)

    def end(self) -> None:
        """End the server in order, as an operator does."""
        send(self.pid, signal.SIGTERM)
        self.process.wait(PATIENCE)

    def make(
        self, holder: str = "mine", web: httpx.Client | None = None, mission: str = "long"
    ) -> wire.MadeTable:
        """Make a table and accept all invitations: the links that are returned open their seats."""
        answer = (web or httpx).post(
            f"{self.address}/api/tables", json={**wish(holder), "mission": mission}, timeout=PATIENCE
        )
        assert answer.status_code == 201, answer.text
        made = msgspec.json.decode(answer.content, type=wire.MadeTable)
        links = [
            msgspec.structs.replace(link, key=self.accepted(made.table, link.key)) for link in made.links
        ]
        return msgspec.structs.replace(made, links=links)

    def accepted(self, table: str, invitation: str) -> str:
        """Return the key that an invitation is exchanged for."""
        path, headers = f"/api/tables/{table}/accept", {"Authorization": f"Bearer {invitation}"}
        key = new_key()
        answer = httpx.post(self.address + path, json={"key": key}, headers=headers, timeout=PATIENCE)
        assert answer.status_code == 201, answer.text
        return key

    def record(self, made: wire.MadeTable, web: httpx.Client | None = None) -> wire.GameRecord:
        path, headers = f"/api/tables/{made.table}/record", {"Authorization": f"Bearer {made.host}"}
        answer = (web or httpx).get(self.address + path, headers=headers, timeout=PATIENCE)
        assert answer.status_code == 200, answer.text
        return msgspec.json.decode(answer.content, type=wire.GameRecord)

    @contextmanager
    def sit(self, table: str, key: str) -> Iterator[Player]:
        address = f"ws://127.0.0.1:{self.port}/api/tables/{table}/play"
        protocols = [Subprotocol("veglia"), Subprotocol(key)]
        with connect(address, subprotocols=protocols, max_size=None, **UNHURRIED) as socket_:
            player = Player(socket_)
            player.until("table")
            yield player

    def holder(self, player: Player) -> int:
        """Return the process that has the other end of a connection: there must be one alone."""
        own = player.socket.socket.getsockname()[1]
        inode = other_end(self.port, own)
        found = [process for process in [self.pid, *self.workers] if f"socket:[{inode}]" in files_of(process)]
        assert len(found) == 1
        return found[0]


def one_of_each(running: Running) -> list[wire.MadeTable]:
    """Make a table for each of two processes."""
    made = [running.make(), running.make()]
    return sorted(made, key=lambda one: TWO.owner(one.table))


def wish(holder: str = "mine") -> dict[str, Any]:
    """Return what is asked for when a table of the toy is to be made."""
    return {
        "game": "toy",
        "mission": "long",
        "seed": "" if holder == "link" else "7",
        "seats": [{"heroes": ["lucky"], "holder": holder}] * 2,
    }


@contextmanager
def process(
    database: Path | str,
    workers: int,
    port: int = 0,
    tables_per_minute: int = MANY,
    games: str = TOYS.games,
    environment: dict[str, str] | None = None,
) -> Iterator[Running]:
    """Run a server on a database file or URL until the end of the block; then nothing is left of it."""
    numbers = [str(port or free_port()), str(workers), str(tables_per_minute)]
    url = database if isinstance(database, str) else f"sqlite:///{database}"
    command = [sys.executable, "-c", RUN, url, games, *numbers]
    with subprocess.Popen(command, cwd=ROOT, stderr=subprocess.PIPE, env=environment) as started:
        assert started.stderr is not None
        running = Running(started, int(numbers[0]))
        try:
            said = next((line for line in started.stderr if b"the table is at" in line), b"")
            assert said, "the server did not start"
            yield running
        finally:
            running.kill()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def send(process: int, what: signal.Signals) -> None:
    """Send a signal, if the process is still there."""
    subprocess.run(["kill", f"-{what.value}", str(process)], stderr=subprocess.DEVNULL, check=False)


def children_of(process: int) -> list[int]:
    """Return the processes that a process has started."""
    found = []
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit():
            try:
                after_name = (folder / "stat").read_text().rpartition(")")[2].split()
            except OSError:
                continue
            if int(after_name[1]) == process:
                found.append(int(folder.name))
    return sorted(found)


def descendants_of(process: int) -> list[int]:
    children = children_of(process)
    return children + [one for child in children for one in descendants_of(child)]


def files_of(process: int) -> set[str]:
    """Return what a process has open, as the system names it."""
    names: set[str] = set()
    folder = f"/proc/{process}/fd"
    try:
        files = os.listdir(folder)
    except OSError:
        # It has ended.
        return names
    for file in files:
        try:
            names.add(os.readlink(f"{folder}/{file}"))
        except OSError:
            continue
    return names


def other_end(server: int, client: int) -> int:
    """Return the number of the socket that a server has for a connection, by both ports."""
    for line in Path("/proc/net/tcp").read_text().splitlines()[1:]:
        fields = line.split()
        ports = [int(address.rpartition(":")[2], 16) for address in fields[1:3]]
        if ports == [server, client]:
            return int(fields[9])
    raise AssertionError("there is no such connection")


def wait_until(holds: Callable[[], bool], otherwise: str) -> None:
    for _ in range(PATIENCE * 50):
        if holds():
            return
        time.sleep(0.02)
    pytest.fail(otherwise)


def wait_until_gone(processes: list[int]) -> None:
    def are_gone() -> bool:
        return not any(Path(f"/proc/{one}").exists() for one in processes)

    wait_until(are_gone, "processes were left behind")
