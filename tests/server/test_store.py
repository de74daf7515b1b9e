"""The store: who is told first, and how processes that share a database write in turn."""

import asyncio
import multiprocessing
import sqlite3
from collections.abc import Callable, Coroutine
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import pytest

from veglia.kernel.seats import Seat
from veglia.server.store.archive import Archive, LogEntry, TableRow
from veglia.server.store.database import WriteLock
from veglia.server.store.store import SLICE, Answers, Store, Work
from veglia.server.store.writing import append_row

T = TypeVar("T")
ROWS = 100


def with_store(url: str, story: Callable[[Store], Coroutine[Any, Any, T]]) -> T:
    store = Store(url)
    try:
        return asyncio.run(story(store))
    finally:
        store.close()


def empty_table(id: str) -> TableRow:
    return TableRow(id, "toy", "1", "long", [Seat("players", ("lucky",))], {}, "7", False, {}, [])


def test_answers_are_told_in_order_some_in_each_turn() -> None:
    total = 2 * SLICE + 8
    told: list[int] = []
    after_each_turn: list[int] = []

    async def story() -> None:
        loop = asyncio.get_running_loop()
        answers = Answers(loop)

        def work(number: int) -> Work[None]:
            return Work(lambda _: None, loop, lambda result, error: told.append(number))

        answers.add([work(number) for number in range(2 * SLICE + 3)])
        await asyncio.sleep(0)
        after_each_turn.append(len(told))
        # What was committed later is told later, though the first group has not been told to its end.
        answers.add([work(number) for number in range(2 * SLICE + 3, total)])
        while len(told) < total:
            await asyncio.sleep(0)
            after_each_turn.append(len(told))

    asyncio.run(story())
    assert told == list(range(total))
    assert after_each_turn == [SLICE, 2 * SLICE, total]


def test_what_was_told_goes_out_before_more_is_told_or_heard() -> None:
    told: list[int] = []
    sent_after: list[int] = []

    async def story() -> None:
        loop = asyncio.get_running_loop()
        answers = Answers(loop, lambda: sent_after.append(len(told)))
        answers.add([Work(lambda _: None, loop, lambda *_: told.append(1)) for _ in range(SLICE + 1)])
        for _ in range(2):
            await asyncio.sleep(0)
            # In the same turn of the loop.
            assert sent_after[-1] == len(told)

    asyncio.run(story())
    assert sent_after == [SLICE, SLICE + 1]


def test_an_answer_that_is_not_taken_keeps_no_other_waiting(caplog: pytest.LogCaptureFixture) -> None:
    told: list[str] = []

    def fail(result: object, error: Exception | None) -> None:
        raise RuntimeError("not today")

    async def story() -> None:
        loop = asyncio.get_running_loop()
        answers = Answers(loop)
        last = Work(lambda _: None, loop, lambda result, error: told.append("last"))
        answers.add([Work(lambda _: None, loop, fail), last])
        await asyncio.sleep(0)

    asyncio.run(story())
    assert told == ["last"]
    assert "an answer of the store was not taken" in caplog.text


def test_choices_do_not_fail_with_what_is_written_beside_them() -> None:
    told: dict[str, object] = {}

    async def story(store: Store) -> int:
        archive = Archive(store)
        await archive.add(empty_table("t"))
        loop = asyncio.get_running_loop()

        def tell(name: str, result: object, error: Exception | None) -> None:
            told[name] = result if error is None else type(error)

        row = ("t", 0, "choice", 1, 0, 0, 0, None)
        bad: Work[Any] = Work(lambda connection: connection.execute("ROLLBACK"), loop, partial(tell, "bad"))
        good: Work[Any] = Work(partial(append_row, row=row), loop, partial(tell, "good"), row)
        store.waiting.put([bad, good])
        while len(told) < 2:
            await asyncio.sleep(0)
        kept = await archive.find("t")
        assert kept is not None
        return len(kept.entries)

    kept = with_store("memory", story)

    assert told == {"good": True, "bad": sqlite3.OperationalError}
    assert kept == 1


def test_who_writes_waits_for_its_turn(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/tables.db"

    async def story(store: Store) -> None:
        turn = WriteLock(url)
        with turn:
            adding = asyncio.create_task(Archive(store).add(empty_table("a")))
            done, _ = await asyncio.wait([adding], timeout=0.2)
            assert not done
        await adding
        turn.close()
        assert await Archive(store).find("a") == empty_table("a")

    with_store(url, story)


def write_many(url: str, id: str) -> None:
    """Add to the log of a table, and try to add to another's that all write to; runs in a process."""

    async def story(store: Store) -> None:
        archive = Archive(store)
        for sequence in range(ROWS):
            assert await archive.append(id, sequence, LogEntry("choice", sequence, 0))
            await archive.append("all", sequence, LogEntry("choice", sequence, int(id)))

    with_store(url, story)


def test_processes_that_share_a_database_lose_nothing_and_take_no_place_twice(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/tables.db"
    names = ["0", "1", "2"]

    async def begin(store: Store) -> None:
        for id in [*names, "all"]:
            await Archive(store).add(empty_table(id))

    async def end(store: Store) -> list[list[int]]:
        rows = [await Archive(store).find(id) for id in [*names, "all"]]
        return [[entry.number for entry in row.entries] for row in rows if row is not None]

    with_store(url, begin)
    spawn = multiprocessing.get_context("spawn")
    processes = [spawn.Process(target=partial(write_many, url, id)) for id in names]
    for process in processes:
        process.start()
    for process in processes:
        process.join()
    assert [process.exitcode for process in processes] == [0, 0, 0]
    assert with_store(url, end) == [list(range(ROWS))] * 4
