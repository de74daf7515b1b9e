"""A server that is killed without a word loses nothing that it has acknowledged."""

import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import msgspec
import pytest
from websockets import Subprotocol
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.server.place import PATIENCE, Player
from veglia.server import wire

ROOT = Path(__file__).parent.parent.parent
RUN = """
import sys
from veglia.server.running import Server, configuration
from veglia.server.settings import Settings
settings = Settings(sys.argv[1], "tests.server.toy:GAMES", messages_per_second=100_000.0)
Server(configuration(settings, "127.0.0.1", int(sys.argv[2]))).run()
"""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@contextmanager
def process(database: Path, port: int) -> Iterator[subprocess.Popen[bytes]]:
    """Run a server in a process of its own until it is killed."""
    command = [sys.executable, "-c", RUN, f"sqlite:///{database}", str(port)]
    with subprocess.Popen(command, cwd=ROOT, stderr=subprocess.DEVNULL) as running:
        try:
            wait_until_it_answers(running, port)
            yield running
        finally:
            running.send_signal(signal.SIGKILL)


def wait_until_it_answers(running: subprocess.Popen[bytes], port: int) -> None:
    for _ in range(PATIENCE * 50):
        assert running.poll() is None, "the server did not start"
        try:
            socket.create_connection(("127.0.0.1", port)).close()
            return
        except OSError:
            time.sleep(0.02)
    pytest.fail("the server did not answer")


def make(port: int, holder: str = "mine") -> wire.MadeTable:
    seats = [{"heroes": ["lucky"], "holder": holder}] * 2
    wish = {"game": "toy", "mission": "long", "seed": "7", "seats": seats}
    answer = httpx.post(f"http://127.0.0.1:{port}/api/tables", json=wish)
    return msgspec.json.decode(answer.content, type=wire.MadeTable)


def record(port: int, made: wire.MadeTable) -> wire.GameRecord:
    address = f"http://127.0.0.1:{port}/api/tables/{made.table}/record"
    answer = httpx.get(address, headers={"Authorization": f"Bearer {made.host}"})
    return msgspec.json.decode(answer.content, type=wire.GameRecord)


def play_until_killed(running: subprocess.Popen[bytes], port: int, made: wire.MadeTable, kill_at: int) -> int:
    """Send choices without waiting; kill the server when one is acknowledged; return the last that was."""
    address = f"ws://127.0.0.1:{port}/api/tables/{made.table}/play"
    protocols = [Subprotocol("veglia"), Subprotocol(made.host)]
    acknowledged = 0
    with connect(address, subprotocols=protocols, max_size=None) as socket_:
        player = Player(socket_)
        player.until("table")
        start = player.version
        for place in range(200):
            player.send("choose", version=start + place, number=place % 2)
        try:
            while True:
                message = player.hear()
                if message["type"] in ("done", "moved"):
                    acknowledged = max(acknowledged, message["version"])
                if acknowledged == start + kill_at:
                    running.send_signal(signal.SIGKILL)
        except ConnectionClosed:
            return acknowledged


def test_kill_9_loses_no_acknowledged_choice(tmp_path: Path) -> None:
    database, port = tmp_path / "tables.db", free_port()
    made: wire.MadeTable | None = None
    expected: list[int] = []
    for kill_at in (1, 7, 40):
        with process(database, port) as running:
            if made is None:
                made = make(port)
            kept = record(port, made).choices
            assert kept[: len(expected)] == expected
            acknowledged = play_until_killed(running, port, made, kill_at)
            running.wait(PATIENCE)
        assert acknowledged >= len(kept) + kill_at
        sent = [place % 2 for place in range(200)]
        expected = kept + sent[: acknowledged - len(kept)]
    assert made is not None
    with process(database, port):
        last = record(port, made)
    assert last.choices[: len(expected)] == expected


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
    return found


def wait_until_gone(processes: list[int]) -> None:
    for _ in range(PATIENCE * 20):
        if not any(Path(f"/proc/{one}").exists() for one in processes):
            return
        time.sleep(0.05)
    pytest.fail("processes of bots were left behind")


@pytest.mark.parametrize("end", [signal.SIGTERM, signal.SIGKILL])
def test_it_ends_with_its_bots_while_they_play(tmp_path: Path, end: signal.Signals) -> None:
    database, port = tmp_path / "tables.db", free_port()
    with process(database, port) as running:
        made = make(port, "bot")
        address = f"ws://127.0.0.1:{port}/api/tables/{made.table}/play"
        protocols = [Subprotocol("veglia"), Subprotocol(made.watch)]
        with connect(address, subprotocols=protocols) as socket_:
            watcher = Player(socket_)
            watcher.until("table")
            watcher.until_version(5)
            helpers = children_of(running.pid)
            running.send_signal(end)
            with pytest.raises(ConnectionClosed) as closed:
                watcher.until("refused")
        running.wait(PATIENCE)
        wait_until_gone(helpers)

    assert helpers
    assert running.returncode == -end
    if end == signal.SIGTERM:
        # Service restart: clients know that they should come back.
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1012
