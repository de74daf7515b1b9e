"""The log writer, who writes for all server processes, and the log clients that they have."""

import asyncio
import os
import signal
import socket
import threading
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.groups import PATIENCE
from tests.server.processes import one_of_each, process, wait_until
from tests.server.test_store import empty_table
from veglia.server.store.archive import Archive, LogEntry
from veglia.server.store.database import connect
from veglia.server.store.log_client import HELLO, LARGEST_BATCH, LogClient, NotWritten
from veglia.server.store.log_writer import LogWriter
from veglia.server.store.store import Answers, Store, Work
from veglia.server.store.writing import GROUP, Row, append_row
from veglia.server.table.keys import new_table_id
from veglia.server.workers.fleet import pairs

Told = list[tuple[object, type[Exception] | None]]


def row(table: str, sequence: int) -> Row:
    return (table, sequence, "choice", 1, 0, 0, 0, None)


def ends() -> tuple[socket.socket, socket.socket]:
    """Return the end of a process, which never waits, and that of the log_writer."""
    [log_client], [desk] = pairs(1)
    log_client.setblocking(False)
    return log_client, desk


def work(told: Told, loop: asyncio.AbstractEventLoop, one: Row) -> Work[Any]:
    def tell(result: object, error: Exception | None) -> None:
        told.append((result, None if error is None else type(error)))

    return Work(partial(append_row, row=one), loop, tell, one)


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not holds():
            await asyncio.sleep(0.005)


def with_log_writer(url: str, ends: list[socket.socket], story: Callable[[], None]) -> None:
    """Have a log writer write, beside a story that closes all the other ends."""
    # When the story fails, nobody closes the ends, and the log writer would wait for ever.
    log_writer = threading.Thread(target=lambda: LogWriter(url, ends).run(), daemon=True)
    log_writer.start()
    story()
    log_writer.join(PATIENCE)
    assert not log_writer.is_alive()


def test_two_processes_have_their_choices_written(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/tables.db"
    log_clients, desk = pairs(2)

    async def play(store: Store, id: str) -> list[bool]:
        archive = Archive(store)
        await archive.add(empty_table(id))
        added = [archive.append(id, sequence, LogEntry("choice", sequence, 0)) for sequence in (0, 1, 1)]
        return list(await asyncio.gather(*added))

    async def read(store: Store, id: str) -> list[int]:
        found = await Archive(store).find(id)
        assert found is not None
        return [entry.number for entry in found.entries]

    def story() -> None:
        for number, log_client in enumerate(log_clients):
            log_client.setblocking(False)
            store = Store(url, LogClient(log_client))
            assert asyncio.run(closing(store, play(store, str(number)))) == [True, True, False]
            log_client.close()

    async def closing(store: Store, story: Any) -> Any:
        try:
            async with asyncio.timeout(PATIENCE):
                return await story
        finally:
            store.close()

    with_log_writer(url, desk, story)
    for number in range(2):
        store = Store(url)
        assert asyncio.run(closing(store, read(store, str(number)))) == [0, 1]


def test_one_that_cannot_be_written_is_told_so_and_the_others_are_written(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/tables.db"
    log_client, desk = ends()
    told: Told = []

    async def write() -> None:
        store = Store(url)
        await Archive(store).add(empty_table("t"))
        store.close()
        loop = asyncio.get_running_loop()
        writing = LogClient(log_client)
        rows = [row("t", 0), row("nowhere", 0), row("t", 1)]
        writing.write([work(told, loop, one) for one in rows], Answers(loop))
        await until(lambda: len(told) == 3)
        writing.close()

    def story() -> None:
        asyncio.run(write())
        log_client.close()

    with_log_writer(url, [desk], story)
    assert told == [(True, None), (None, NotWritten), (True, None)]


def test_the_last_letter_of_a_process_that_has_ended_is_written(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/tables.db"
    log_client, desk = ends()

    async def begin() -> None:
        store = Store(url)
        await Archive(store).add(empty_table("t"))
        store.close()

    asyncio.run(begin())
    log_client.send(msgspec.msgpack.encode((1, [row("t", 0)])))
    log_client.close()
    LogWriter(url, [desk]).run()

    assert desk.fileno() == -1
    connection = connect(url)
    assert connection.execute("SELECT sequence FROM choices").fetchall() == [(0,)]
    connection.close()


def test_a_new_log_writer_is_given_again_what_has_not_been_answered() -> None:
    log_client, desk = ends()
    told: Told = []

    async def story() -> None:
        loop = asyncio.get_running_loop()
        writing = LogClient(log_client)
        writing.write([work(told, loop, row("t", 0))], Answers(loop))
        first = msgspec.msgpack.decode(desk.recv(1000))
        assert first[1] == [list(row("t", 0))]
        desk.send(msgspec.msgpack.encode((HELLO, [])))
        await until(lambda: bool(readable(desk)))
        assert msgspec.msgpack.decode(desk.recv(1000)) == first
        # Nobody waits for this one: it was sent to a process that has died.
        desk.send(msgspec.msgpack.encode((first[0] + 1, [True])))
        desk.send(msgspec.msgpack.encode((first[0], [False])))
        # It was in the batch twice; the second answer comes too late to be told.
        desk.send(msgspec.msgpack.encode((first[0], [True])))
        await until(lambda: not readable(log_client) and bool(told))
        writing.close()

    asyncio.run(story())
    log_client.close()
    desk.close()
    assert told == [(False, None)]


def readable(end: socket.socket) -> bytes:
    try:
        return end.recv(1000, socket.MSG_PEEK | socket.MSG_DONTWAIT)
    except BlockingIOError:
        return b""


def test_batches_wait_for_a_log_writer_that_is_behind() -> None:
    log_client, desk = ends()
    told: Told = []
    heard: list[int] = []

    async def story() -> None:
        loop = asyncio.get_running_loop()
        writing, answers = LogClient(log_client), Answers(loop)
        while not writing.leaving:
            writing.write([work(told, loop, row("t", 0))] * 100, answers)
        writing.write([work(told, loop, row("t", 0))] * 100, answers)
        sent = len(writing.pending)
        while len(heard) < sent:
            await until(lambda: bool(readable(desk)))
            number, rows = msgspec.msgpack.decode(desk.recv(1 << 20))
            assert len(rows) == 100
            heard.append(number)
        assert heard == list(writing.pending)
        writing.close()

    asyncio.run(story())
    log_client.close()
    desk.close()


def test_the_largest_group_goes_into_one_letter() -> None:
    [log_client], [desk] = pairs(1)
    longest = new_table_id()

    async def story() -> None:
        loop = asyncio.get_running_loop()
        last = (longest, 2**31, "choice", -(2**31), 7, 1, 2**43, 2**63 - 1)
        LogClient(log_client).write([work([], loop, last)] * GROUP, Answers(loop))
        assert len(desk.recv(1 << 20)) < LARGEST_BATCH / 2
        loop.remove_reader(log_client)

    asyncio.run(story())
    log_client.close()
    desk.close()


def test_two_processes_begin_to_number_their_letters_elsewhere() -> None:
    one, other = ends()

    assert LogClient(one).number != LogClient(one).number
    one.close()
    other.close()


def test_a_log_writer_that_dies_is_started_again_and_players_hardly_notice(tmp_path: Path) -> None:
    with process(tmp_path / "tables.db", workers=2) as running:
        made, others = one_of_each(running)
        with running.sit(made.table, made.host) as player, running.sit(others.table, others.host) as other:
            assert player.choose(0)["type"] == "done"
            before = running.log_writer
            os.kill(before, signal.SIGKILL)
            # It is not there: what is chosen now waits for the next.
            assert player.choose(1)["type"] == "done"
            assert other.choose(1)["type"] == "done"
            wait_until(lambda: running.log_writer != before, "it was not started again")
        assert running.record(made).choices == [0, 1]
        assert running.record(others).choices == [1]


@pytest.mark.parametrize("end", [signal.SIGTERM, signal.SIGINT])
def test_the_log_writer_does_not_end_before_the_others(tmp_path: Path, end: signal.Signals) -> None:
    with process(tmp_path / "tables.db", workers=2) as running:
        made = running.make()
        with running.sit(made.table, made.host) as player:
            log_writer = running.log_writer
            os.kill(log_writer, end)
            assert player.choose(1)["type"] == "done"
            assert running.log_writer == log_writer
