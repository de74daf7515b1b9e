"""Clients that read too late or not at all: they are given up, and hold nobody back."""

import socket
import time
from collections.abc import Callable
from concurrent.futures import Future

import pytest
from websockets.exceptions import ConnectionClosed

from tests.groups import PATIENCE
from tests.server.place import MINE, Place, Player, place


def test_who_does_not_listen_is_given_up_and_holds_nobody_back(server: Place) -> None:
    made = server.make(seats=[MINE])
    with (
        server.play(made.table, made.host) as host,
        deaf_socket(server.port) as sock,
        server.connect(made.table, made.watch, sock=sock, max_queue=1, ping_interval=None) as deaf,
    ):
        assert is_here(host, server, made.table, 2)
        tell_until_given_up(server, made.table)
        assert is_here(host, server, made.table, 1)
        assert host.choose(0)["version"] == 1
        with pytest.raises(ConnectionClosed) as closed:
            deaf.until("never")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1013


def test_what_waits_for_who_does_not_listen_is_bounded_in_bytes_and_given_back() -> None:
    with place(largest_backlog=50_000, farewell_seconds=0.1) as server:
        made = server.make(seats=[MINE])
        with (
            deaf_socket(server.port) as sock,
            server.connect(
                made.table, made.watch, sock=sock, max_queue=1, ping_interval=None, close_timeout=0.1
            ) as deaf,
        ):
            deaf.until("table")
            client = server.tables.live[made.table].clients[-1]
            seen = tell_until_given_up(server, made.table).result(PATIENCE)
            assert 0 < max(seen) <= 50_000
            assert (client.is_slow, client.backlog, len(client.waiting)) == (True, 0, 0)
            # It never reads, so its connection is cut, with all that lay in the transport.
            assert client.wire is not None
            until(client.wire.transport.is_closing)


def test_who_listens_late_is_told_everything_in_order(server: Place) -> None:
    made = server.make(seats=[MINE])
    requests = range(1, 201)
    with (
        deaf_socket(server.port) as sock,
        server.connect(made.table, made.watch, sock=sock, max_queue=1, ping_interval=None) as late,
    ):
        late.until("table")
        # More than the connection takes at once, and less than is kept for one who does not listen.
        for _ in requests:
            late.send("speak", language="it")
        heard = [late.hear() for _ in requests for _ in ("done", "table")]
    assert [message["type"] for message in heard] == ["done", "table"] * len(requests)
    assert [message["request"] for message in heard[::2]] == list(requests)


def tell_until_given_up(server: Place, table: str) -> "Future[list[int]]":
    """Show the table to who came last again and again, early or late too much for what the system keeps.

    Returns how many bytes were waiting each time.

    It must not be the client who asks for that: what it says and nobody reads any more would break the
    connection before the reason is heard.
    """
    live, loop = server.tables.live[table], server.warming.get_loop()
    deaf = live.clients[-1]
    seen: list[int] = []
    done: Future[list[int]] = Future()

    def tell() -> None:
        if deaf.is_slow:
            done.set_result(seen)
            return
        live.show_table(deaf)
        seen.append(deaf.backlog)
        loop.call_soon(tell)

    loop.call_soon_threadsafe(tell)
    return done


def until(holds: Callable[[], bool]) -> None:
    """Wait for something to become true."""
    enough = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < enough
        time.sleep(0.01)


def deaf_socket(port: int) -> socket.socket:
    """Return a connection that takes in very little."""
    sock = socket.socket()
    sock.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    sock.connect(("127.0.0.1", port))
    return sock


def is_here(host: Player, server: Place, table: str, count: int) -> bool:
    """Whether so many connections are at a table, within some patience."""
    enough = time.monotonic() + PATIENCE
    while time.monotonic() < enough:
        host.ask("why_not", target="zone/0")
        if len(server.tables.live[table].clients) == count:
            return True
    return False
