"""Tables in memory and in the store."""

import asyncio
import os
import signal
import sqlite3
import threading
from collections.abc import Coroutine
from pathlib import Path
from typing import Any, TypeVar

import pytest

from tests.groups import PATIENCE
from tests.server.place import BOT, MINE, place
from tests.server.processes import wait_until
from veglia.kernel.errors import BadSetup
from veglia.kernel.seats import Seat
from veglia.server.store.archive import Access, Archive, LogEntry, SeatRow, TableRow
from veglia.server.store.connection import Connection
from veglia.server.store.database import connect
from veglia.server.store.store import Store
from veglia.server.store.writing import DatabaseWriter, StoreFailed

T = TypeVar("T")


def run(coroutine: Coroutine[Any, Any, T]) -> T:
    return asyncio.run(coroutine)


def row(id: str, entries: list[LogEntry]) -> TableRow:
    return TableRow(
        id,
        "toy",
        "1",
        "long",
        [Seat("players", ("lucky",))],
        {"a": "b"},
        "7",
        True,
        {"h" + id: Access("host"), "s" + id: Access("seat", 0)},
        [SeatRow("link", "", "Ada")],
        entries,
    )


def test_an_idle_table_leaves_memory_and_comes_back_as_it_was() -> None:
    with place(idle_seconds=0.0) as server:
        made = server.make(seats=[MINE])
        with server.play(made.table, made.host) as host:
            for number in (0, 1, 0, 0, -1):
                host.choose(number)
            assert set(server.tables.live) == {made.table}
            host.ask("undo", version=5)
            before = host.table
        wait_until_empty(server.tables.live)
        with server.play(made.table, made.host) as again:
            for name in ("version", "scene", "question", "can_undo", "told"):
                assert again.table[name] == before[name], name
            assert again.choose(0)["version"] == 7


def wait_until_empty(live: dict[str, Any]) -> None:
    pause = threading.Event()
    for _ in range(PATIENCE * 100):
        if not live:
            return
        pause.wait(0.01)
    pytest.fail("the table stayed in memory")


def test_a_table_that_somebody_sits_at_stays() -> None:
    with place(idle_seconds=0.0) as server:
        made = server.make(seats=[MINE])
        with server.play(made.table, made.host) as host:
            with server.play(made.table, made.watch):
                pass
            host.until("seats")
            host.choose(0)
            assert set(server.tables.live) == {made.table}


def test_two_servers_on_one_database_do_not_overwrite_each_other(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/tables.db"
    with place(database=database) as one, place(database=database) as other:
        made = one.make(seats=[MINE])
        with one.play(made.table, made.host) as first, other.play(made.table, made.host) as second:
            first.choose(0)
            first.choose(1)
            refused = second.ask("choose", version=0, number=1)
            assert refused["code"] == "stale"
            assert second.version == 2
            assert second.table["scene"] == first.table["scene"]
            assert second.choose(0)["version"] == 3
        assert other.choices(made) == [0, 1, 0]


def test_a_table_of_other_rules_of_which_no_state_is_kept_is_not_opened(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    with place(database=f"sqlite:///{path}") as server:
        made = server.make(seats=[MINE])
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE tables SET rules_version = '0'")
        connection.execute("DELETE FROM courses")
    connection.close()
    with place(database=f"sqlite:///{path}") as server:
        answer = server.get(f"tables/{made.table}/record", made.host)
        assert (answer.status_code, answer.json()["code"]) == (409, "other_version")
        with server.connect(made.table, made.host) as player:
            assert player.hear()["code"] == "other_version"


def test_a_killed_process_of_bots_is_replaced() -> None:
    with place() as server:
        made = server.make(seats=[MINE, BOT])
        with server.play(made.table, made.host) as host:
            host.choose(0)
            host.choose(0)
            host.until_version(3)
            for helper in server.bots.thinkers.helpers:
                os.kill(helper.process.pid, signal.SIGKILL)
            host.choose(0)
            host.choose(0)
            host.until_version(6)
            assert host.table["question"]["prompt"] == "Together"


def test_a_process_of_bots_that_hangs_is_replaced() -> None:
    with place() as server:
        made = server.make(seats=[MINE, BOT])
        with server.play(made.table, made.host) as host:
            host.choose(0)
            host.choose(0)
            host.until_version(3)
            [stopped] = server.bots.thinkers.helpers
            os.kill(stopped.process.pid, signal.SIGSTOP)
            host.choose(0)
            host.choose(0)
            host.until_version(6)
            wait_until(lambda: stopped.process.returncode is not None, "it was left behind")
            assert stopped not in server.bots.thinkers.helpers


def test_rows_come_back_as_they_were_kept() -> None:
    async def story() -> None:
        archive = Archive(store)
        kept = row(
            "a",
            [LogEntry("choice", 3, 0), LogEntry("undo", 0, 0), LogEntry("choice", -1, 0, is_automatic=True)],
        )
        await archive.add(kept)
        await archive.add(row("b", []))
        assert await archive.find("a") == kept
        await archive.hand_over("a", 0, SeatRow("bot", "random", "Ada"), "new")
        found = await archive.find("a")
        assert found is not None
        assert found.holders == [SeatRow("bot", "random", "Ada")]
        assert found.keys["new"] == Access("invitation", 0)
        assert await archive.accept("a", 0, "new", "own", 3)
        found = await archive.find("a")
        assert found is not None
        assert (found.keys["new"], found.keys["own"]) == (Access("used", 0), Access("seat", 0))
        assert found.browsers == {0: 3}
        # A key that is in use opens what it opened before, and nothing is exchanged.
        await archive.renew("a", 0, "newer")
        assert not await archive.accept("a", 0, "newer", "own", 3)
        found = await archive.find("a")
        assert found is not None
        assert [found.keys[key].role for key in ("new", "own", "newer")] == ["gone", "gone", "invitation"]
        assert found.browsers == {}
        assert await archive.find("b") == row("b", [])
        assert await archive.find("c") is None

    store = Store("memory")
    run(story())
    store.close()


def test_a_place_in_the_log_is_taken_once() -> None:
    async def story() -> list[bool]:
        archive = Archive(store)
        await archive.add(row("a", []))
        return await asyncio.gather(*[archive.append("a", 0, LogEntry("choice", n, 0)) for n in range(5)])

    store = Store("memory")
    assert run(story()) == [True, False, False, False, False]
    store.close()


def test_what_waits_together_is_committed_together_and_fails_alone() -> None:
    async def story() -> list[object]:
        archive = Archive(store)
        blocked, go = threading.Event(), threading.Event()

        def hold(_: Connection) -> None:
            blocked.set()
            go.wait(PATIENCE)

        first = asyncio.create_task(store.run(hold))
        while not blocked.is_set():
            await asyncio.sleep(0)
        waiting = [archive.add(row("a", [])), archive.add(row("a", [])), archive.add(row("b", []))]
        tasks = [asyncio.create_task(one) for one in waiting]
        await asyncio.sleep(0)
        assert isinstance(store.writer, DatabaseWriter)
        store.writer.connection.set_trace_callback(statements.append)
        go.set()
        await first
        return list(await asyncio.gather(*tasks, return_exceptions=True))

    store = Store("memory")
    statements: list[str] = []
    results = run(story())
    assert results[0] is None
    assert isinstance(results[1], StoreFailed)
    assert results[2] is None
    assert statements.count("BEGIN IMMEDIATE") == 1
    assert [run(Archive(store).find(id)) is not None for id in ("a", "b")] == [True, True]
    store.close()


def appended_together(taken: list[tuple[str, int]], wanted: list[tuple[str, int]]) -> list[str]:
    """Append to places in logs at once, some of them taken; return the answers, then what was done."""

    async def story() -> list[bool]:
        archive = Archive(store)
        await archive.add(row("a", []))
        await archive.add(row("b", []))
        for id, sequence in taken:
            await archive.append(id, sequence, LogEntry("choice", 0, 0))
        assert isinstance(store.writer, DatabaseWriter)
        store.writer.connection.set_trace_callback(statements.append)
        return await asyncio.gather(
            *[archive.append(id, place, LogEntry("choice", 1, 0)) for id, place in wanted]
        )

    store = Store("memory")
    statements: list[str] = []
    answers = run(story())
    store.close()
    return [*map(str, answers), *(statement.split()[0] for statement in statements)]


def test_what_is_appended_together_is_one_statement() -> None:
    places = [("a", 0), ("b", 0), ("a", 1)]

    assert appended_together([], places) == ["True", "True", "True", "INSERT"]


def test_a_place_that_is_taken_stops_no_other() -> None:
    found = appended_together([("a", 0)], [("a", 0), ("b", 0)])

    assert found[:2] == ["False", "True"]
    assert found[2:6] == ["INSERT", "BEGIN", "SAVEPOINT", "INSERT"]
    assert found[-1] == "COMMIT"


@pytest.mark.parametrize("url", ["postgres://x", "tables.db", "sqlite:////proc/nowhere/tables.db"])
def test_a_database_that_cannot_be_opened_is_named(url: str) -> None:
    with pytest.raises(BadSetup, match=f"cannot open the database '?{url.removeprefix('sqlite:///')}"):
        connect(url)


def test_a_commit_is_on_the_disk_before_anyone_is_told(tmp_path: Path) -> None:
    connection = connect(f"sqlite:///{tmp_path}/tables.db")
    full = 2
    assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert connection.execute("PRAGMA synchronous").fetchone() == (full,)
    connection.close()
