"""A server that is ended hands its tables over first: no lease is waited for, nothing is refused or lost."""

import asyncio
import socket
import sqlite3
from contextlib import ExitStack, closing
from dataclasses import replace
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.groups import PATIENCE
from tests.server.nodes import Traffic, nodes
from tests.server.place import MINE, TOYS, Place, place
from tests.server.postgres import Postgres
from tests.server.processes import wait_until
from veglia.server.store.archive import Archive
from veglia.server.store.leases import Leases

TABLES = 40
GONE = 1012
# A request with a body that does not come: the process has to wait for it, but the tables must not.
HALF_SENT = b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
HALF_SENT += b"Content-Length: 100\r\n\r\n{"


def test_tables_go_on_elsewhere_before_the_process_has_ended(postgresql: Postgres) -> None:
    # Whoever waited until a lease is over would wait for longer than players do.
    with nodes(postgresql, 2, lease_seconds=60.0) as (first, second):
        traffic = Traffic([first.port, second.port])
        with traffic.playing(TABLES), socket.create_connection(("127.0.0.1", first.port)) as slow:
            assert first.tables()
            slow.sendall(HALF_SENT)
            assert first.process is not None
            first.process.terminate()
            wait_until(
                lambda: first.tables() == [], "the tables were not handed over by a node that is there"
            )
            traffic.must_go_on()
            first.process.wait(PATIENCE)
        assert traffic.must_have_kept_all() > TABLES
        # Nobody was refused a choice because the table was on its way.
        assert [game.refusals for game in traffic.games if set(game.refusals) - {"stale"}] == []


class WatchedLeases(Leases):
    """Leases that write down when tables are handed back, and what was written to the store by then."""

    def __init__(self, server: Place) -> None:
        super().__init__()
        self.server = server
        self.handed_back: list[tuple[str, int, int]] = []

    async def hand_back(self, tables: list[str]) -> None:
        for id in tables:
            row = await Archive(self.server.tables.archive.store).find(id)
            assert row is not None
            clients = self.server.tables.live[id].clients
            self.handed_back.append((id, len(row.entries), sum(client.is_moved for client in clients)))


def test_what_was_chosen_is_written_then_the_table_is_free_then_players_are_sent_away(tmp_path: Path) -> None:
    with place(replace(TOYS, database=f"sqlite:///{tmp_path}/tables.db")) as server:
        leases = server.tables.leases = WatchedLeases(server)
        made = [server.make(seats=[MINE]) for _ in range(3)]
        with ExitStack() as stack:
            players = [stack.enter_context(server.play(one.table, one.host)) for one in made]
            for player in players:
                assert player.choose(0)["type"] == "done"
                player.send("choose", version=1, number=1)
            # The last choices are under way while the server already ends.
            loop = server.warming.get_loop()
            asyncio.run_coroutine_threadsafe(server.tables.drain(), loop).result(PATIENCE)
            for player in players:
                with pytest.raises(ConnectionClosed) as closed:
                    player.until("refused")
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == GONE
            assert sorted(id for id, _, _ in leases.handed_back) == sorted(one.table for one in made)
            assert {told for _, _, told in leases.handed_back} == {0}
            assert all(written in (1, 2) for _, written, _ in leases.handed_back)
        # From now on nothing is opened here any more.
        assert server.tables.live == {}
        assert server.web.get("/readyz").status_code == 503
        answer = server.web.post("/api/tables", json={"game": "toy", "mission": "long"})
        assert (answer.status_code, answer.json()["code"]) == (503, "busy")
        answer = server.get(f"tables/{made[0].table}/record", made[0].host)
        assert answer.json()["code"] == "misdirected"
    # The next server may have other rules, and needs every state that a table has come to.
    with closing(sqlite3.connect(tmp_path / "tables.db")) as kept:
        rows = dict(kept.execute("SELECT table_id, MAX(last) FROM courses GROUP BY table_id").fetchall())
        places = dict(
            kept.execute("SELECT table_id, MAX(sequence) FROM choices GROUP BY table_id").fetchall()
        )
    assert rows == places
    assert len(rows) == len(made)


def test_a_listening_socket_of_a_server_that_ends_takes_nobody_in(postgresql: Postgres) -> None:
    with (
        nodes(postgresql, 1, workers=2) as (node,),
        socket.create_connection(("127.0.0.1", node.port)) as slow,
    ):
        slow.sendall(HALF_SENT)
        assert node.process is not None
        node.process.terminate()

        def is_closed() -> bool:
            try:
                socket.create_connection(("127.0.0.1", node.port)).close()
            except ConnectionRefusedError:
                return True
            return False

        wait_until(is_closed, "connections were still taken in")
        # A load balancer goes to the next node at once, though this one still has something to do.
        assert node.process.poll() is None
