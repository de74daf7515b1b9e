"""Who waits for a bot's process: kinds, addresses and tables are served in turn."""

import asyncio
from collections.abc import Callable
from contextlib import AbstractContextManager

import pytest

from tests.groups import PATIENCE
from tests.server.place import Json, Place, Player, place
from tests.server.processes import wait_until
from tests.server.test_divided import ANN, RELIC, SHADOW
from veglia.server import wire
from veglia.server.workers.thinkers import Thinkers
from veglia.server.workers.thinking import Task, Thought
from veglia.server.workers.turns import Asker, FairQueue, Turns

FLOOD = 40
HERE, ELSEWHERE = {"X-Forwarded-For": "203.0.113.1"}, {"X-Forwarded-For": "203.0.113.2"}
MASTER: Json = {"holder": "bot", "bot": "master"}
NOT_QUEUED = Asker("bot", "", "")


def order_of(askers: list[Asker]) -> list[Asker]:
    queue = FairQueue[Asker]()
    for asker in askers:
        queue.put(asker, asker)
    return [queue.take() for _ in askers]


def test_forty_tables_of_one_address_count_as_one_table_of_another() -> None:
    flood = [Asker("bot", "greedy", f"table {number}") for number in range(FLOOD)]
    other = [Asker("bot", "modest", "theirs")]
    hint = [Asker("hint", "third", "another")]

    order = order_of([*flood, *other, *hint])

    assert order[:4] == [flood[0], hint[0], other[0], flood[1]]
    assert order[4:] == flood[2:]


def test_one_table_does_not_hold_up_others_of_its_address() -> None:
    greedy = [Asker("hint", "home", "greedy")] * 10
    modest = Asker("hint", "home", "modest")
    assert order_of([*greedy, modest]).index(modest) == 1


def test_nothing_is_left_of_what_has_gone() -> None:
    queue = FairQueue[int]()
    paths = [("a", "1"), ("a", "2"), ("b", "1")]
    for number, path in enumerate(paths):
        queue.put(path, number)
    queue.remove(("a", "1"), 0)
    assert len(queue) == 2
    assert [queue.take(), queue.take()] == [1, 2]
    assert (len(queue), queue.groups) == (0, {})


def test_a_turn_is_not_lost_with_who_gives_up() -> None:
    async def story() -> list[str]:
        turns, seen = Turns(1), list[str]()

        async def use(name: str) -> None:
            await turns.take(Asker("bot", name, name))
            seen.append(name)
            turns.give_back()

        await turns.take(NOT_QUEUED)
        tasks = {name: asyncio.create_task(use(name)) for name in ("early", "late", "patient")}
        await asyncio.sleep(0)
        # One while it waits, the other when its turn has just come.
        tasks["early"].cancel()
        await asyncio.sleep(0)
        turns.give_back()
        tasks["late"].cancel()
        await tasks["patient"]
        assert (turns.free, len(turns.waiting)) == (1, 0)
        return seen

    assert asyncio.run(story()) == ["patient"]


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> list[Task]:
    """What the processes of bots were given, in order."""
    given: list[Task] = []
    answer: Callable[[Thinkers, Task], object] = Thinkers.answer

    async def noted(thinkers: Thinkers, task: Task) -> Thought:
        given.append(task)
        return await answer(thinkers, task)  # type: ignore[misc, no-any-return] # as it was

    monkeypatch.setattr(Thinkers, "answer", noted)
    return given


def on_loop(server: Place, call: Callable[[], object]) -> None:
    server.warming.get_loop().call_soon_threadsafe(call)


def hold_up(server: Place) -> None:
    """Take the only turn, as a bot that thinks for long has it."""
    taken = server.bots.thinkers.turns.take(NOT_QUEUED)
    asyncio.run_coroutine_threadsafe(taken, server.warming.get_loop()).result(PATIENCE)


def test_a_hint_comes_before_the_bots_of_forty_tables(served: list[Task]) -> None:
    with place(games=RELIC, thinkers=1, proxies=("127.0.0.1",)) as server:
        hold_up(server)
        turns = server.bots.thinkers.turns
        flooding = [flooded(server) for _ in range(FLOOD)]
        try:
            wait_until(lambda: len(turns.waiting) == FLOOD, "the bots did not ask")
            made = asked(server)
            with server.connect(made.table, made.host, additional_headers=ELSEWHERE) as host:
                host.until("table")
                request = host.send("hint", version=0)
                wait_until(lambda: len(turns.waiting) == FLOOD + 1, "the hint was not asked for")
                on_loop(server, turns.give_back)
                assert host.answer(request)["type"] == "hinted"
        finally:
            for connection in flooding:
                connection.__exit__(None, None, None)
    places = [place for place, task in enumerate(served) if task.language is not None]
    assert places == [1]


def asked(server: Place) -> wire.MadeTable:
    """Make a table that asks its host."""
    return server.make("hall", game="relic", seats=[ANN, SHADOW])


def flooded(server: Place) -> "AbstractContextManager[Player]":
    """Sit down at a table at which only the strongest bot plays."""
    made = server.make("hall", game="relic", seats=[{**ANN, **MASTER}, {**SHADOW, **MASTER}])
    connection = server.connect(made.table, made.host, additional_headers={"X-Forwarded-For": "203.0.113.1"})
    connection.__enter__().until("table")
    return connection


def test_hints_are_limited_for_each_table_and_each_address() -> None:
    with place(games=RELIC, thinkers=1, hints_per_table=2, hints_per_address=3) as server:
        hold_up(server)
        turns = server.bots.thinkers.turns
        first, second = asked(server), asked(server)

        def asks(player: Player) -> int:
            return player.send("hint", version=0)

        with (
            server.play(first.table, first.host) as one,
            server.play(first.table, first.host) as two,
            server.play(first.table, first.host) as three,
            server.play(second.table, second.host) as four,
            server.play(second.table, second.host) as five,
        ):
            requests = [asks(one), asks(two)]
            wait_until(lambda: len(turns.waiting) == 2, "the hints were not asked for")
            assert three.ask("hint", version=0)["code"] == "too_many_hints"
            asks(four)
            wait_until(lambda: len(turns.waiting) == 3, "the hint was not asked for")
            assert five.ask("hint", version=0)["code"] == "too_many_hints"

            on_loop(server, turns.give_back)
            assert one.answer(requests[0])["type"] == "hinted"
            assert two.answer(requests[1])["type"] == "hinted"
            # Now there is room again.
            assert three.ask("hint", version=0)["type"] == "hinted"
        assert not +server.bots.hints


def test_who_leaves_is_not_thought_for_any_more() -> None:
    with place(games=RELIC, thinkers=1) as server:
        hold_up(server)
        turns = server.bots.thinkers.turns
        made = asked(server)
        with server.play(made.table, made.host) as host:
            host.send("hint", version=0)
            wait_until(lambda: len(turns.waiting) == 1, "the hint was not asked for")
        wait_until(lambda: len(turns.waiting) == 0, "the hint is still waiting")
        assert not +server.bots.hints
