"""What holds for a store of either kind: SQLite and PostgreSQL."""

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import ExitStack, closing
from typing import Any, TypeVar

import pytest

from tests.server.postgres import Postgres
from tests.server.test_store import empty_table, with_store
from veglia.kernel.errors import BadSetup
from veglia.server.store.archive import Access, Archive, LogEntry, SeatRow
from veglia.server.store.company import DAY, MOST_LINES, ChatRow, Listing, now
from veglia.server.store.leases import LeaseBook
from veglia.server.store.people import People, Person
from veglia.server.store.postgres import is_postgres, prepare
from veglia.server.store.store import Store
from veglia.server.store.writing import LeaseLost, StoreFailed, probe

T = TypeVar("T")
SECONDS = 60.0


def with_table(url: str, story: Callable[[Archive], Coroutine[Any, Any, T]]) -> T:
    """Let a story have table `a`, under a lease where there are leases."""

    async def begin(store: Store) -> T:
        await Archive(store).add(empty_table("a"))
        epoch = 0
        if is_postgres(url):
            with closing(node(url, "x")) as book:
                epoch = take(book, "a") or 0
            assert epoch == 1
        return await story(Archive(store).under(epoch))

    return with_store(url, begin)


def node(url: str, name: str, seconds: float = SECONDS) -> LeaseBook:
    book = LeaseBook(url, name, name, f"{name}:1", seconds)
    book.renew()
    return book


def take(book: LeaseBook, table: str) -> int | None:
    """Take a table; return the number of the lease, if it was free."""
    return book.acquire([table]).get(table)


def numbers_of(archive: Archive, id: str = "a") -> Coroutine[Any, Any, list[int]]:
    async def read() -> list[int]:
        row = await archive.find(id)
        assert row is not None
        return [entry.number for entry in row.entries]

    return read()


def test_a_table_comes_back_as_it_was_kept(database_url: str) -> None:
    row = empty_table("t")
    row.options = {"à": "Zoë", "x": "?"}
    row.keys = {"h": Access("host"), "i": Access("invitation", 0), "j": Access("invitation", 1)}
    row.holders = [SeatRow("mine", "", "Ann"), SeatRow("link", "", "B%s")]
    row.entries = [LogEntry("choice", 3, 0), LogEntry("choice", -1, 1, True), LogEntry("undo", 1, 0)]
    row.standing = {}
    row.window_seconds = 0.5

    async def story(store: Store) -> None:
        archive = Archive(store)
        await archive.add(row)
        assert await archive.find("t") == row
        assert await archive.find("u") is None
        with pytest.raises(StoreFailed):
            await archive.add(row)
        assert await archive.find("t") == row
        await store.run(probe)

    with_store(database_url, story)


def test_what_was_said_and_listed_comes_back_and_old_lines_go(database_url: str) -> None:
    async def story(archive: Archive) -> None:
        lines = [
            ChatRow(number, now(), number % 3 - 1, "zombies", "Zoë", f"à {number} ?%s")
            for number in range(1, 204)
        ]
        for line in lines:
            await archive.say("a", line)
        await archive.say("a", ChatRow(204, now() - 31 * DAY, 0, "", "", "of last month"))
        await archive.put_on_list("a", "h", Listing("key", "old"))
        await archive.update_list("a", "new")
        row = await archive.find("a")
        assert row is not None
        assert row.chat[:-1] == lines[-MOST_LINES + 1 :][: len(row.chat) - 1]
        assert row.chat[-1] == lines[-1]
        assert (row.listing, row.keys["h"]) == (Listing("key", "new"), Access("watch"))
        assert await archive.listed() == ["new"]
        await archive.take_off_list("a", "h")
        row = await archive.find("a")
        assert row is not None
        assert (row.listing, row.keys["h"], await archive.listed()) == (None, Access("gone"), [])

    with_table(database_url, story)


def test_what_is_behind_a_personal_link_changes_one_version_at_a_time(database_url: str) -> None:
    async def story(store: Store) -> None:
        people = People(store)
        key = await people.add("first")
        assert await people.put(key, 1, "second")
        assert not await people.put(key, 1, "lost")
        assert await people.find(key) == Person(2, "second")
        new = await people.renew(key)
        assert new is not None
        assert (await people.find(key), await people.find(new)) == (None, Person(3, "second"))
        assert await people.renew(key) is None
        assert [await people.drop(new), await people.drop(new)] == [True, False]

    with_store(database_url, story)


def test_what_is_changed_at_a_table_stays(database_url: str) -> None:
    async def story(archive: Archive) -> None:
        await archive.renew("a", 0, "one")
        assert await archive.accept("a", 0, "one", "own", 2)
        assert not await archive.accept("a", 0, "one", "own", 3)
        for wish in ("ask", "pass"):
            await archive.stand("a", 0, "attack", wish)
        found = await archive.find("a")
        assert found is not None
        assert {hash: access.role for hash, access in found.keys.items()} == {"one": "used", "own": "seat"}
        assert (found.browsers, found.standing) == ({0: 2}, {0: {"attack": "pass"}})

    with_table(database_url, story)


def test_each_place_in_a_log_is_taken_once_and_the_order_is_kept(database_url: str) -> None:
    async def story(archive: Archive) -> list[int]:
        appends = [archive.append("a", n // 2, LogEntry("choice", n, 0)) for n in range(40)]
        taken = await asyncio.gather(*appends)
        assert sum(taken) == 20
        # Of two that come together the first has the place.
        assert taken == [True, False] * 20
        return await numbers_of(archive)

    assert with_table(database_url, story) == list(range(0, 40, 2))


def test_one_that_fails_takes_no_other_with_it(database_url: str) -> None:
    async def story(archive: Archive) -> list[object]:
        adds = [archive.add(empty_table(id)) for id in ("b", "b", "c")]
        return list(await asyncio.gather(*adds, return_exceptions=True))

    first, second, third = with_table(database_url, story)
    assert (first, third) == (None, None)
    assert isinstance(second, StoreFailed)


# Leases: PostgreSQL only.


@pytest.fixture
def shared_url(postgresql: Postgres) -> str:
    url = postgresql.url(postgresql.database())
    prepare(url)
    return url


def test_nothing_is_written_under_a_lease_that_was_lost(shared_url: str) -> None:
    lost: list[int] = []

    async def story(store: Store) -> list[int]:
        store.on_lost = lambda guard: lost.append(guard.epoch)
        archive = Archive(store)
        for id in ("a", "b"):
            await archive.add(empty_table(id))
        with closing(node(shared_url, "old", seconds=0.05)) as old:
            before, beside = archive.under(take(old, "a") or 0), archive.under(take(old, "b") or 0)
        assert await before.append("a", 0, LogEntry("choice", 1, 0))
        await asyncio.sleep(0.1)
        with closing(node(shared_url, "new")) as new:
            after = archive.under(take(new, "a") or 0)
        assert after.epoch == before.epoch + 1

        together = [
            before.append("a", 1, LogEntry("choice", 2, 0)),
            beside.append("b", 0, LogEntry("choice", 9, 0)),
        ]
        late, unharmed = await asyncio.gather(*together, return_exceptions=True)
        assert isinstance(late, LeaseLost)
        assert unharmed is True
        for change in (
            before.renew("a", 0, "key"),
            before.stand("a", 0, "attack", "pass"),
            before.hand_over("a", 0, SeatRow("bot", "random", ""), None),
            before.accept("a", 0, "old", "new", 1),
        ):
            with pytest.raises(LeaseLost):
                await change
        assert await after.append("a", 1, LogEntry("choice", 3, 0))
        assert await archive.find("a") == await after.find("a")
        found = await archive.find("a")
        assert found is not None
        assert (found.keys, found.standing) == ({}, {})
        return await numbers_of(archive)

    assert with_store(shared_url, story) == [1, 3]
    assert lost == [1] * 5


def test_a_table_has_one_node_until_that_is_silent_or_leaves(shared_url: str) -> None:
    async def story(store: Store) -> None:
        await Archive(store).add(empty_table("a"))

    with_store(shared_url, story)
    with ExitStack() as stack:
        names = ("one", "other", "third")
        one, other, third = (stack.enter_context(closing(node(shared_url, name))) for name in names)
        again = stack.enter_context(closing(LeaseBook(shared_url, "again", "third", "third:1", SECONDS)))
        check_turns(one, other, third, again)


def test_of_many_tables_those_are_taken_that_are_free(shared_url: str) -> None:
    async def story(store: Store) -> None:
        for id in ("a", "b", "c", "d"):
            await Archive(store).add(empty_table(id))

    with_store(shared_url, story)
    with closing(node(shared_url, "one")) as one, closing(node(shared_url, "other")) as other:
        assert one.acquire(["b", "c"]) == {"b": 1, "c": 1}
        assert other.acquire(["d", "nowhere", "b", "a"]) == {"a": 1, "d": 1}
        assert other.holders(["a", "b", "c", "e"]) == {"b": ("one", "one:1"), "c": ("one", "one:1")}
        one.leave()
        assert other.acquire(["b", "c"]) == {"b": 2, "c": 2}


def check_turns(one: LeaseBook, other: LeaseBook, third: LeaseBook, again: LeaseBook) -> None:
    assert take(one, "nowhere") is None
    assert take(one, "a") == 1
    assert take(other, "a") is None
    assert other.holders(["a"]).get("a") == ("one", "one:1")
    assert one.holders(["a"]).get("a") is None
    one.release("a", 1)
    assert other.holders(["a"]).get("a") is None
    assert take(other, "a") == 2
    # Too late: it is another's lease by now.
    one.release("a", 1)
    assert take(third, "a") is None
    other.leave()
    assert take(third, "a") == 3
    # The same process, started again in its place, does not wait for its own old lease.
    assert not again.renew()
    assert take(again, "a") == 4
    assert not third.renew()


def test_a_database_that_does_not_answer_is_named_without_its_password() -> None:
    with pytest.raises(BadSetup, match=r"cannot open the database postgresql://127\.0\.0\.1:1/x: ") as error:
        prepare("postgresql://someone:secret@127.0.0.1:1/x")
    assert "secret" not in str(error.value)
    assert "\n" not in str(error.value)
