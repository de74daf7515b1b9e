"""Requests that do not come to their end are not held for ever."""

import socket
import time
from pathlib import Path

import pytest

from tests.groups import PATIENCE
from tests.server.deaf import deaf_watcher, is_cut
from tests.server.place import MINE, Place, place
from tests.server.processes import wait_until

SECONDS = 0.5
HEAD = b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
WHOLE = b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
PAGE = b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
LARGE = 8 << 20


def connected(server: Place) -> socket.socket:
    return socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE)


def all_of(connection: socket.socket) -> bytes:
    """Return what comes until the server closes the connection."""
    heard = b""
    while part := connection.recv(65536):
        heard += part
    return heard


@pytest.mark.parametrize(
    "sent", [b"", b"GET /api/ga", HEAD, b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\nGET"]
)
def test_a_head_that_does_not_end_is_given_up(sent: bytes) -> None:
    with place(head_seconds=SECONDS) as server, connected(server) as connection:
        begin = time.monotonic()
        connection.sendall(sent)
        heard = all_of(connection)
        assert time.monotonic() - begin >= SECONDS / 2
        # The first of two requests has been answered.
        assert heard.count(b"HTTP/1.1 200 OK") == sent.count(b"\r\n\r\n")


def test_a_body_that_does_not_come_is_refused_and_its_connection_closed() -> None:
    with place(body_seconds=SECONDS) as server, connected(server) as connection:
        connection.sendall(HEAD + b"Content-Length: 100\r\n\r\n{")
        heard = all_of(connection)
        assert heard.startswith(b"HTTP/1.1 408 ")
        assert b'"code":"too_slow"' in heard


def test_who_is_at_a_table_may_be_silent_for_longer() -> None:
    with place(head_seconds=SECONDS, body_seconds=SECONDS) as server:
        made = server.make(seats=[MINE])
        with server.play(made.table, made.host) as host:
            time.sleep(3 * SECONDS)
            assert host.choose(1)["type"] == "done"


def test_a_connection_between_two_requests_is_closed() -> None:
    with place(keep_alive_seconds=1) as server, connected(server) as connection:
        connection.sendall(WHOLE)
        begin = time.monotonic()
        assert all_of(connection).startswith(b"HTTP/1.1 200 OK")
        assert time.monotonic() - begin >= SECONDS


def deaf(server: Place, request: bytes, requests: int) -> socket.socket:
    """Ask so many times on a connection that takes in very little."""
    connection = socket.socket()
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    connection.settimeout(PATIENCE)
    connection.connect(("127.0.0.1", server.port))
    connection.sendall(request * requests)
    return connection


def test_who_does_not_read_an_answer_is_cut_off_and_who_reads_slowly_is_not(tmp_path: Path) -> None:
    # More than the system keeps for a connection.
    (tmp_path / "index.html").write_bytes(b"x" * LARGE)
    with place(folder=tmp_path, answer_seconds=SECONDS) as server:
        with deaf(server, PAGE, 3) as one, deaf(server, PAGE, 1) as other:
            heard = slowly(other)
            # Of its second and third request, too, nothing is held any more.
            assert is_cut(one)
        assert heard.partition(b"\r\n\r\n")[2] == b"x" * LARGE


def slowly(connection: socket.socket) -> bytes:
    """Read for longer than nobody may read nothing."""
    heard = b""
    until = time.monotonic() + 6 * SECONDS
    while time.monotonic() < until:
        heard += connection.recv(LARGE // 100)
        time.sleep(SECONDS / 5)
    size = heard.index(b"\r\n\r\n") + 4 + LARGE
    while len(heard) < size:
        heard += connection.recv(size - len(heard))
    return heard


@pytest.mark.parametrize("is_told", [False, True], ids=["nothing-waits", "much-waits"])
def test_who_does_not_answer_a_ping_is_cut_off(is_told: bool) -> None:
    with place(ping_seconds=SECONDS) as server:
        made = server.make(seats=[MINE])
        with deaf_watcher(server.port, made, "127.0.0.1") as silent:
            wait_until(lambda: len(server.tables.live[made.table].clients) == 1, "it is not there")
            [client] = server.tables.live[made.table].clients
            loop, wire = server.warming.get_loop(), client.wire
            assert wire is not None
            if is_told:
                # More than the system keeps, less than is let wait for a client.
                text = b"x" * client.settings.largest_backlog
                for _ in range(8):
                    loop.call_soon_threadsafe(wire.transport.write, text)
            wait_until(lambda: wire.is_lost, "its connection is still kept")
            assert is_cut(silent) or not is_told
        wait_until(lambda: not server.tables.live[made.table].clients, "it still has its place")
