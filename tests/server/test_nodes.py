"""Nodes that share a PostgreSQL: tables go on whatever happens to one, and nothing acknowledged is lost."""

import socket
import time
from contextlib import ExitStack

import httpx
import msgspec
import pytest
from websockets import Subprotocol
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.groups import PATIENCE
from tests.server.deaf import deaf_watcher, is_cut_for_asking
from tests.server.nodes import Node, Traffic, nodes
from tests.server.place import UNHURRIED, Json
from tests.server.postgres import Postgres
from tests.server.processes import wait_until
from veglia.server import wire

TABLES = 6
# More than all nodes and the system keep on the way.
ASKED = 6000


def test_tables_go_on_whatever_happens_to_a_node_or_to_the_database(postgresql: Postgres) -> None:
    with nodes(postgresql, 2) as (first, second):
        traffic = Traffic([first.port, second.port])
        with traffic.playing(TABLES):
            first.kill()
            traffic.must_go_on()
            first.start()

            second.hold()
            traffic.must_go_on()
            second.go_on()
            # It is late now, and nothing that it still has to say is written.
            traffic.must_go_on()

            first.cut.is_open = False
            time.sleep(first.lease_seconds)
            traffic.must_go_on()
            first.cut.is_open = True
            traffic.must_go_on()

            postgresql.stop("immediate")
            postgresql.start()
            traffic.must_go_on()
        assert traffic.must_have_kept_all() > 100


def test_a_request_may_come_to_any_node_and_a_table_moves_with_its_players(postgresql: Postgres) -> None:
    with nodes(postgresql, 2, workers=2) as (first, second):
        made = [first.running.make() for _ in range(4)]
        for one in made:
            # Both at the same table, by different nodes.
            sitting, watching = (
                first.running.sit(one.table, one.host),
                second.running.sit(one.table, one.watch),
            )
            with sitting as near, watching as far:
                assert near.choose(0)["type"] == "done"
                assert far.until("moved")["version"] == 1
            assert second.running.record(one).choices == [0]

        wrong_key = f"{second.running.address}/api/tables/{made[0].table}/record"
        answer = httpx.get(wrong_key, headers={"Authorization": "Bearer " + "x" * 32})
        assert (answer.status_code, answer.json()["code"]) == (404, "unknown_table")
        answer = httpx.get(f"{second.running.address}/api/tables/nowhere/record")
        assert (answer.status_code, answer.json()["code"]) == (404, "unknown_table")

        with second.running.sit(made[0].table, made[0].host) as player:
            assert first.process is not None
            first.process.terminate()
            with pytest.raises(ConnectionClosed) as closed:
                player.until("refused")
        assert closed.value.rcvd is not None
        # Clients know by this code that they should come back.
        assert closed.value.rcvd.code == 1012
        first.process.wait(PATIENCE)
        # A node that ends gives its tables back: nobody waits until they are free.
        begin = time.monotonic()
        with second.running.sit(made[0].table, made[0].host) as player:
            assert player.choose(1)["type"] == "done"
        assert time.monotonic() - begin < 2 * first.lease_seconds
        assert second.running.record(made[0]).choices == [0, 1]


def test_one_connection_may_ask_for_tables_of_several_nodes(postgresql: Postgres) -> None:
    with nodes(postgresql, 2) as (first, second):
        made = [first.running.make(), second.running.make()]
        with httpx.Client() as web:
            for one in [*made, *made]:
                assert second.running.record(one, web).choices == []
                answer = web.get(f"{second.running.address}/healthz")
                assert msgspec.convert(answer.text, str) == "ok"


def test_a_player_does_not_hang_with_a_node_that_is_stopped(postgresql: Postgres) -> None:
    with nodes(postgresql, 2) as (first, second):
        made = first.running.make()
        with first.running.sit(made.table, made.host) as player:
            assert player.choose(1)["type"] == "done"
            first.hold()
            # Its lease still holds, and its connections are still taken in, but nobody answers.
            with second.running.sit(made.table, made.host) as other:
                assert other.version == 1
                assert other.choose(0)["type"] == "done"
            first.go_on()
            with pytest.raises(ConnectionClosed):
                player.until("refused")
        path, headers = f"/api/tables/{made.table}/record", {"Authorization": f"Bearer {made.host}"}

        def is_readable() -> bool:
            """Whether the node is back: until it has renewed its leases it refuses tables (`storage`)."""
            answer = httpx.get(first.running.address + path, headers=headers, timeout=PATIENCE)
            return answer.status_code == 200

        wait_until(is_readable, "the node did not come back")
        assert first.running.record(made).choices == [1, 0]


def test_limits_are_those_of_the_client_whichever_node_it_comes_by(postgresql: Postgres) -> None:
    with nodes(postgresql, 2, workers=2, connections_per_address=1) as (first, second):
        made = [first.running.make() for _ in range(4)]

        def comes_in(node: Node, one: wire.MadeTable, address: str) -> str:
            """Sit down at a table from an address; return what is heard first."""
            player = stack.enter_context(seated(node.port, one, address))
            kind: str = msgspec.json.decode(player.recv(timeout=PATIENCE)).get("code", "in")
            return kind

        for one in made:
            with ExitStack() as stack:
                assert comes_in(second, one, "127.0.0.2") == "in"
                assert comes_in(second, one, "127.0.0.3") == "in"
                assert comes_in(first, one, "127.0.0.2") == "too_many_connections"


def test_who_does_not_read_is_let_go_by_the_node_in_between_too(postgresql: Postgres) -> None:
    limits: Json = {"largest_backlog": 50_000, "farewell_seconds": 0.5, "answer_seconds": 0.5}
    with nodes(postgresql, 2, **limits) as (first, second):
        made = first.running.make()
        with first.running.sit(made.table, made.host) as player:
            with deaf_watcher(second.port, made, "127.0.0.1") as deaf:
                assert is_cut_for_asking(deaf, ASKED)
            assert player.choose(0)["type"] == "done"


def seated(port: int, made: wire.MadeTable, address: str) -> ClientConnection:
    return connect(
        f"ws://127.0.0.1:{port}/api/tables/{made.table}/play",
        sock=socket.create_connection(("127.0.0.1", port), PATIENCE, (address, 0)),
        subprotocols=[Subprotocol("veglia"), Subprotocol(made.host)],
        max_size=None,
        **UNHURRIED,
    )


def test_nobody_passes_for_a_node(postgresql: Postgres) -> None:
    request = b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n"
    with nodes(postgresql, 1, workers=2) as (node,):
        answers = []
        for before in (b"", b"VEGLIA 0123456789abcdef 203.0.113.1\r\n", b"VEGLIA  \r\n", b"VEGLIA\r\n"):
            with socket.create_connection(("127.0.0.1", node.port), timeout=PATIENCE) as connection:
                connection.sendall(before + request)
                answers.append(b"".join(iter(lambda: connection.recv(65536), b"")))
        assert answers[0].startswith(b"HTTP/1.1 200 ")
        assert answers[1:3] == [b"", b""]
        # Nothing like an introduction: a request that makes no sense.
        assert answers[3].startswith(b"HTTP/1.1 400 ")
