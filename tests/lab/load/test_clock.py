"""The clock of the load generator: what counts, and its arithmetic."""

import math
from time import perf_counter

import pytest

from veglia.lab.load.clock import Clock
from veglia.lab.load.trouble import Trouble


def a_clock(begin: float, end: float) -> Clock:
    clock = Clock(1, 2)
    clock.begin, clock.end = begin, end
    return clock


def test_what_is_told_in_the_warm_up_is_not_timed() -> None:
    clock = a_clock(math.inf, math.inf)

    assert clock.told(0)
    assert (clock.warmed, clock.latencies) == (1, [])


def test_what_is_told_after_the_warm_up_is_timed_since_it_was_sent() -> None:
    clock = a_clock(0, math.inf)

    before = perf_counter()
    assert clock.told(before - 5)
    after = perf_counter()
    assert len(clock.latencies) == 1
    assert 5 <= clock.latencies[0] <= 5 + after - before
    assert clock.warmed == 0


def test_what_is_told_too_late_counts_nothing() -> None:
    clock = a_clock(0, 0)

    assert not clock.told(0)
    assert (clock.warmed, clock.latencies) == (0, [])
    assert clock.is_over()


def test_it_runs_for_the_warm_up_and_then_some_seconds() -> None:
    clock = Clock(30, 60)
    clock.start()

    assert clock.end - clock.begin == pytest.approx(60)
    assert not clock.is_over()
    clock.stop()
    assert clock.used >= 0


def test_the_report() -> None:
    clock = Clock(1, 2)
    # From 0.2 s down to 1 ms.
    clock.latencies = [thousandths / 1000 for thousandths in range(200, 0, -1)]
    clock.warmed = 50
    clock.used = 0.01

    assert clock.report() == {"moves_per_s": 100, "p50_ms": 101.0, "p99_ms": 199.0, "generator_us": 40}


def test_the_report_of_a_single_choice() -> None:
    clock = Clock(0, 0.5)
    clock.latencies = [0.0125]

    assert clock.report() == {"moves_per_s": 2, "p50_ms": 12.5, "p99_ms": 12.5, "generator_us": 0}


def test_nothing_told_is_trouble() -> None:
    with pytest.raises(Trouble, match="no choice was told while the clock ran"):
        Clock(0, 1).report()
