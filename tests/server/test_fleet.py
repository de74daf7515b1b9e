"""Several server processes: each table is in one of them, whichever way a request comes."""

import asyncio
import os
import signal
import socket
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack
from functools import partial
from pathlib import Path

import httpx
import msgspec
import pytest
from uvicorn.server import ServerState

from tests.groups import PATIENCE
from tests.server.place import TOYS
from tests.server.processes import TWO, Running, one_of_each, process, wish
from veglia.server import wire
from veglia.server.net.handoff import Handoff, HandoffProtocol
from veglia.server.workers.running import configuration, limits_of
from veglia.server.workers.shard import Shard, table_ids

# More than fit into the socket between two processes.
CROWD = 400


@pytest.fixture(scope="module")
def fleet(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with process(tmp_path_factory.mktemp("fleet") / "tables.db", workers=2) as running:
        yield running


def raw(running: Running) -> socket.socket:
    return socket.create_connection(("127.0.0.1", running.port), timeout=PATIENCE)


def head(path: str, key: str, *more: str) -> bytes:
    """Return a request as it goes over the wire."""
    lines = [f"GET {path} HTTP/1.1", "Host: localhost", f"Authorization: Bearer {key}", *more]
    return ("\r\n".join(lines) + "\r\n\r\n").encode()


def spellings(table: str) -> Iterator[str]:
    """Return other ways to write the name of a table in an address."""
    for place, letter in enumerate(table):
        yield f"{table[:place]}%{ord(letter):02x}{table[place + 1 :]}"


def all_of(connection: socket.socket) -> bytes:
    """Return what comes until the server closes."""
    parts = []
    while part := connection.recv(65536):
        parts.append(part)
    return b"".join(parts)


# Where tables are


def test_new_tables_fall_to_each_process_in_turn() -> None:
    ids = table_ids(Shard(1, 3))
    assert [Shard(0, 3).owner(next(ids)) for _ in range(9)] == [0, 1, 2] * 3


def test_a_table_has_exactly_one_owner() -> None:
    shards = [Shard(number, 4) for number in range(4)]
    for id in ("", "a", "76b01c5653bf43bc73", "è"):
        assert [shard.has(id) for shard in shards].count(True) == 1


def test_all_links_of_a_table_meet_in_one_process(fleet: Running) -> None:
    tables = [fleet.make("link") for _ in range(6)]
    with ExitStack() as stack:
        holders: list[int] = []
        for made in tables:
            keys = [made.host, made.watch, *(link.key for link in made.links)]
            players = [stack.enter_context(fleet.sit(made.table, key)) for key in keys]
            found = {fleet.holder(player) for player in players}
            assert len(found) == 1
            holders += found
            assert players[2].choose(0)["type"] == "done"
            for player in players:
                player.until_version(1)
    assert sorted(Counter(holders).items()) == [(worker, 3) for worker in fleet.workers]


# How requests get there


def test_one_connection_that_stays_open_reaches_all_tables(fleet: Running) -> None:
    with httpx.Client(limits=httpx.Limits(max_connections=1), timeout=PATIENCE) as web:
        made = [fleet.make(web=web), fleet.make(web=web)]
        assert {TWO.owner(one.table) for one in made} == {0, 1}
        ports = set()
        for place in range(8):
            one = made[place % 2]
            address = f"{fleet.address}/api/tables/{one.table}/record"
            answer = web.get(address, headers={"Authorization": f"Bearer {one.host}"})
            assert answer.status_code == 200
            ports.add(answer.extensions["network_stream"].get_extra_info("client_addr")[1])
            assert web.get(f"{fleet.address}/api/games").status_code == 200
    assert len(ports) == 1


def test_a_table_made_on_one_connection_is_played_on_another_and_read_on_the_first(fleet: Running) -> None:
    with httpx.Client(timeout=PATIENCE) as web:
        for made in (fleet.make(web=web), fleet.make(web=web)):
            with fleet.sit(made.table, made.host) as host:
                assert host.choose(0)["type"] == "done"
            assert fleet.record(made, web).choices == [0]


def test_a_request_may_come_in_small_pieces(fleet: Running) -> None:
    for made in one_of_each(fleet):
        request = head(f"/api/tables/{made.table}/record", made.host, "Connection: close")
        with raw(fleet) as connection:
            connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            for byte in request:
                connection.send(bytes([byte]))
            assert all_of(connection).startswith(b"HTTP/1.1 200 ")


def test_who_says_nothing_keeps_nobody_waiting(fleet: Running) -> None:
    with ExitStack() as stack:
        silent = [stack.enter_context(raw(fleet)) for _ in range(20)]
        for connection in silent:
            connection.send(b"GET /api/tab")
        for made in one_of_each(fleet):
            assert fleet.record(made).choices == []


def test_the_same_table_under_another_spelling_is_in_the_same_process(fleet: Running) -> None:
    for made in one_of_each(fleet):
        spelled = next(one for one in spellings(made.table) if TWO.owner(one) != TWO.owner(made.table))
        with fleet.sit(made.table, made.host) as one, fleet.sit(spelled, made.host) as other:
            assert fleet.holder(one) == fleet.holder(other)
            assert one.choose(0)["type"] == "done"
            other.until_version(1)


def test_a_request_behind_another_that_is_not_answered_yet_is_sent_away(fleet: Running) -> None:
    made = one_of_each(fleet)
    first, second = (head(f"/api/tables/{one.table}/record", one.host) for one in made)
    with raw(fleet) as connection:
        connection.sendall(first + second)
        said = all_of(connection)
    assert said.startswith(b"HTTP/1.1 200 ")
    answer = said[said.rindex(b"HTTP/1.1 ") :]
    assert answer.startswith(b"HTTP/1.1 421 ")
    assert b"connection: close" in answer.lower()
    assert msgspec.json.decode(answer.partition(b"\r\n\r\n")[2])["code"] == "misdirected"


def test_a_first_line_without_end_is_refused(fleet: Running) -> None:
    with raw(fleet) as connection:
        connection.sendall(b"GET /" + b"a" * 100_000)
        assert connection.recv(65536).startswith(b"HTTP/1.1 400 ")


def test_a_long_body_goes_over_whole(fleet: Running) -> None:
    # From all of these addresses, so that some of the connections change hands.
    for last in range(1, 9):
        transport = httpx.HTTPTransport(local_address=f"127.0.0.{last}")
        with httpx.Client(transport=transport, timeout=PATIENCE) as web:
            body = msgspec.json.encode({**wish(), "choices": [0, 1] * 100}) + b" " * 900_000
            headers = {"Content-Type": "application/json"}
            answer = web.post(f"{fleet.address}/api/tables", content=body, headers=headers)
            assert answer.status_code == 201, answer.text
            made = msgspec.json.decode(answer.content, type=wire.MadeTable)
            assert fleet.record(made, web).choices == [0, 1] * 100


def test_tables_are_counted_for_all_processes_together(tmp_path: Path) -> None:
    with process(tmp_path / "tables.db", workers=2, tables_per_minute=5) as running:
        # Each with a connection of its own, so that both processes accept some.
        codes = [
            httpx.post(f"{running.address}/api/tables", json=wish(), timeout=PATIENCE).status_code
            for _ in range(9)
        ]
    assert codes == [201] * 5 + [429] * 4


def test_a_crowd_waits_for_a_process_that_is_busy(fleet: Running) -> None:
    tables = one_of_each(fleet)
    with fleet.sit(tables[0].table, tables[0].host) as host:
        busy = fleet.holder(host)
    request = head(f"/api/tables/{tables[0].table}/record", tables[0].host, "Connection: close")
    os.kill(busy, signal.SIGSTOP)
    with ExitStack() as stack:
        crowd = [stack.enter_context(raw(fleet)) for _ in range(CROWD)]
        for connection in crowd:
            connection.sendall(request)
        # The other process serves its own meanwhile: it has accepted them all.
        assert fleet.record(tables[1]).choices == []
        os.kill(busy, signal.SIGCONT)
        for connection in crowd:
            assert all_of(connection).startswith(b"HTTP/1.1 200 ")


def test_a_connection_is_not_handed_over_while_an_answer_is_leaving(tmp_path: Path) -> None:
    table = next(id for id in table_ids(TWO) if TWO.owner(id) == 1)
    leaving = b"." * 1_000_000
    heard = bytearray()

    async def story() -> None:
        ours, theirs = socket.socketpair()
        inbox, door = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        with ours, theirs, inbox, door:
            handoff = Handoff(TWO, [inbox, inbox], [door, door])
            config = configuration(TOYS, "here", 0, handoff=handoff)
            config.load()
            made = partial(
                HandoffProtocol,
                handoff,
                limits_of(TOYS),
                config=config,
                server_state=ServerState(),
                app_state={},
            )
            loop = asyncio.get_running_loop()
            ours.setblocking(False)
            transport, _ = await loop.connect_accepted_socket(made, ours)
            transport.write(leaving)
            theirs.setblocking(False)
            await loop.sock_sendall(theirs, head(f"/api/tables/{table}/record", "key"))
            await asyncio.sleep(0.05)
            while part := await loop.sock_recv(theirs, 65536):
                heard.extend(part)

    asyncio.run(asyncio.wait_for(story(), PATIENCE))
    assert heard.startswith(leaving + b"HTTP/1.1 421 ")
