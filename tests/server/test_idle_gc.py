"""Python looks for what was left behind in circles while nobody waits for it."""

import gc
import time
import weakref
from collections.abc import Iterator

import pytest

from tests.groups import PATIENCE
from tests.server.place import MINE, Place, place
from tests.server.processes import wait_until
from veglia.server.workers.idle_gc import (
    ENOUGH,
    MANY_LOOKS,
    SECONDS,
    TOO_MANY,
    IdleCollector,
    calm_collector,
    freeze_rest,
    pauses,
)


class Circle:
    """Something that only the collector can free."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture
def collector() -> Iterator[None]:
    """Have the collector as the server has it, and then as it was."""
    before = gc.get_threshold()
    calm_collector()
    yield
    gc.callbacks.remove(freeze_rest)
    gc.unfreeze()
    gc.set_threshold(*before)
    gc.collect()


def left_behind(count: int) -> "weakref.ref[Circle]":
    """Leave circles behind; return one of them."""
    gc.collect()
    found = weakref.ref(Circle())
    for _ in range(count):
        Circle()
    return found


def test_an_idle_process_tidies_up(collector: None) -> None:
    idle_collector = IdleCollector(now=0.0, used=0.0)
    circle = left_behind(ENOUGH)

    idle_collector.tick(SECONDS / 2, 0.0)
    assert circle() is not None

    idle_collector.tick(SECONDS, 0.01)
    assert circle() is None


def test_the_longest_look_is_known(collector: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pauses, "longest", 0.0)
    slow = left_behind(1)
    weakref.finalize(slow(), time.sleep, 0.05)
    gc.collect()
    assert 0.05 <= pauses.longest < PATIENCE
    gc.collect()
    assert pauses.last < pauses.longest


def test_a_busy_process_does_not(collector: None) -> None:
    idle_collector = IdleCollector(now=0.0, used=5.0)
    circle = left_behind(ENOUGH)

    idle_collector.tick(1.0, 5.2)
    assert circle() is not None

    # What it did before does not count for ever.
    idle_collector.tick(2.0, 5.21)
    assert circle() is None


def test_a_few_things_are_not_looked_for(collector: None) -> None:
    circle = left_behind(ENOUGH // 10)

    IdleCollector(now=0.0, used=0.0).tick(SECONDS, 0.0)

    assert circle() is not None


def test_too_many_are_looked_for_whoever_waits(collector: None) -> None:
    circle = left_behind(ENOUGH)
    assert circle() is not None

    kept: list[list[int]] = [[] for _ in range(TOO_MANY)]

    assert circle() is None
    assert len(kept) == TOO_MANY


def test_what_has_outlived_a_look_is_not_looked_at_again(collector: None) -> None:
    kept = [Circle() for _ in range(ENOUGH)]
    assert len(gc.get_objects()) > ENOUGH

    IdleCollector(now=0.0, used=0.0).tick(SECONDS, 0.0)
    assert len(gc.get_objects()) < ENOUGH / 10

    # However much there is, the next look concerns what is new only.
    idle_collector = IdleCollector(now=0.0, used=0.0)
    circle = left_behind(ENOUGH)
    idle_collector.tick(SECONDS, 0.0)
    assert circle() is None
    assert len(kept) == ENOUGH


def test_all_is_looked_through_in_the_end_while_there_is_no_table(collector: None) -> None:
    idle_collector = IdleCollector(now=0.0, used=0.0)
    kept = [Circle()]
    circle = weakref.ref(kept[0])
    for _ in range(MANY_LOOKS):
        gc.collect()
    kept.clear()

    idle_collector.tick(SECONDS, 0.0, is_empty=False)
    assert circle() is not None
    idle_collector.tick(2 * SECONDS, 0.0, is_empty=True)
    assert circle() is None


def test_tables_and_connections_that_are_over_leave_no_circles() -> None:
    with place(idle_seconds=0.1, part_seconds=0.1) as server:
        come_and_go(server, 3)
        gc.collect()
        gc.set_debug(gc.DEBUG_SAVEALL)
        try:
            gc.disable()
            come_and_go(server, 10)
            gc.collect()
            left = {type(thing).__name__ for thing in gc.garbage}
        finally:
            gc.enable()
            gc.set_debug(0)
            gc.garbage.clear()
    # What the test itself asks leaves some circles: the debugging has worked.
    assert "BoundSyncStream" in left
    assert not left & {"LiveTable", "Windows", "History", "Client", "Wire", "ServerProtocol", "WebSocket"}


def come_and_go(server: Place, tables: int) -> None:
    """Have so many tables be played at, left and forgotten."""
    for _ in range(tables):
        made = server.make(seats=[MINE])
        with server.play(made.table, made.host) as host, server.play(made.table, made.watch):
            assert host.choose(0)["version"] == 1
    wait_until(lambda: not server.tables.live and not server.tables.parting, "tables are still in memory")
