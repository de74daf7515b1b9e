"""Python looks for what was left behind in circles while nobody waits for it."""

import gc
import weakref
from collections.abc import Iterator

import pytest

from veglia.server.workers.idle_gc import ENOUGH, SECONDS, TOO_MANY, IdleCollector, calm_collector


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
