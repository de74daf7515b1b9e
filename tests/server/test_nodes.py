"""Nodes that share a PostgreSQL: tables go on whatever happens to one, and nothing acknowledged is lost."""

import time

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from tests.groups import PATIENCE
from tests.server.nodes import Traffic, nodes
from tests.server.postgres import Postgres

TABLES = 6


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
