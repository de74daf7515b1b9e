"""A process that has too much to do says so to whoever wants a table; tables that are played go on."""

import asyncio
import time
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from websockets.exceptions import ConnectionClosed

from tests.groups import PATIENCE
from tests.server.place import MINE, Place, place
from tests.server.processes import wait_until
from veglia.server import wire
from veglia.server.settings import Settings
from veglia.server.table.refusal import Refusal
from veglia.server.workers.load import TICK, Load

WISH = {"game": "toy", "mission": "long"}


@contextmanager
def overloaded(server: Place, seconds: float) -> Iterator[None]:
    """Keep the event loop from its work for so long again and again."""
    loop, is_over = server.warming.get_loop(), False

    def work() -> None:
        time.sleep(seconds)
        if not is_over:
            loop.call_soon(work)

    loop.call_soon_threadsafe(work)
    try:
        wait_until(lambda: server.tables.load.is_busy, "the load was not noticed")
        yield
    finally:
        is_over = True


def forgotten(server: Place) -> wire.MadeTable:
    """Make a table that is not in memory any more."""
    made = server.make(seats=[MINE])
    wait_until(lambda: made.table not in server.tables.live, "the table is still in memory")
    return made


def refused(server: Place, made: wire.MadeTable) -> str:
    """Return why a table cannot be sat down at; the client is told to come again."""
    with server.connect(made.table, made.host) as player:
        code: str = player.hear()["code"]
        with pytest.raises(ConnectionClosed) as closed:
            player.hear()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1013
    return code


def test_a_busy_process_makes_and_opens_no_table_and_goes_on_with_those_it_has() -> None:
    with place(busy_lag_seconds=0.05, idle_seconds=0.1) as server:
        wait_until(lambda: not server.tables.load.is_busy, "the machine is too busy")
        away, made = forgotten(server), server.make(seats=[MINE])
        with server.play(made.table, made.host) as host:
            with overloaded(server, 0.15):
                answer = server.web.post("/api/tables", json=WISH, params={"lang": "it"})
                assert (answer.status_code, answer.json()["code"]) == (503, "busy")
                assert answer.json()["text"].startswith("Il server ha già tutti i tavoli")
                assert answer.headers["retry-after"] == "5"
                assert refused(server, away) == "busy"
                assert host.choose(0)["version"] == 1
                # So does who comes back to a table in memory.
                with server.play(made.table, made.watch) as watcher:
                    assert watcher.version == 1
            wait_until(lambda: not server.tables.load.is_busy, "the load has not passed")
            with server.play(away.table, away.host) as other:
                assert other.choose(0)["version"] == 1


def test_no_more_tables_are_in_memory_than_may_be() -> None:
    with place(most_tables=1) as server:
        first = server.make(seats=[MINE])
        assert server.web.post("/api/tables", json=WISH).json()["code"] == "busy"
        with server.play(first.table, first.host) as host:
            assert host.choose(0)["version"] == 1


def test_few_tables_are_opened_at_a_time_and_not_too_many_wait() -> None:
    with place(openings_at_once=1, openings_waiting=2, idle_seconds=0.1) as server:
        made = [forgotten(server) for _ in range(3)]
        loop, load = server.warming.get_loop(), server.tables.load
        # As a table that takes long.
        asyncio.run_coroutine_threadsafe(load.room.acquire(), loop).result(PATIENCE)
        with (
            server.connect(made[0].table, made[0].host) as first,
            server.connect(made[1].table, made[1].host) as second,
        ):
            wait_until(lambda: load.openings == 2, "the tables were not asked for")
            assert refused(server, made[2]) == "busy"
            loop.call_soon_threadsafe(load.room.release)
            assert first.hear()["type"] == "table"
            assert second.hear()["type"] == "table"
        with server.play(made[2].table, made[2].host) as third:
            assert third.version == 0
        assert load.openings == 0


def test_who_is_busy_stays_so_until_it_is_calm() -> None:
    waiting = [0] * 100
    load = Load(Settings(busy_lag_seconds=1.0, busy_writes=10), waiting.pop)
    assert not after_a_tick(load)[1]
    load.admit(0)

    # One long pause is much, a short one after it does not make up for it.
    load.see(TICK + 4.0)
    load.see(TICK)
    assert load.lag > 1.0
    with pytest.raises(Refusal, match="busy"):
        load.admit(0)
    seen = [after_a_tick(load) for _ in range(60)]
    lags = [lag for lag, is_busy in seen if is_busy]
    assert (seen[0][1], seen[-1][1]) == (True, False)
    assert min(lags) > 0.5 > max(lag for lag, is_busy in seen if not is_busy)

    waiting += reversed([10, 11, 6, 5, 6])
    assert [after_a_tick(load)[1] for _ in range(5)] == [False, True, True, False, False]


def after_a_tick(load: Load) -> tuple[float, bool]:
    load.see(TICK)
    return load.lag, load.is_busy
