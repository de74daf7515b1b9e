"""What a server counts about itself, for whoever runs it.

All processes of a server count in memory that they share, so that any of them can tell the figures of all.
Each writes to a row of its own, and nobody waits for another.
"""

import resource
from bisect import bisect_left
from collections.abc import Iterator, MutableSequence
from dataclasses import dataclass
from pathlib import Path

from veglia.server.table.refusal import REFUSALS

# The place of what is resident in /proc/self/statm.
PAGES = 1
# In seconds: the upper ends of what choices are counted in, by how long they took.
BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)


@dataclass(frozen=True)
class Figure:
    """One number; `is_counter` when it only grows."""

    name: str
    about: str
    is_counter: bool


FIGURES = (
    Figure("tables", "Tables in memory", False),
    Figure("connections", "Open connections at tables", False),
    Figure("thoughts_waiting", "Thoughts of bots and hints that wait for a process or are thought", False),
    Figure("resident_bytes", "Resident memory", False),
    Figure("loop_lag_seconds", "How late the event loop comes round, on average", False),
    Figure(
        "collector_longest_seconds", "The longest time that Python's collector has stopped the process", False
    ),
    Figure("writes_waiting", "Rows that wait to be written", False),
    Figure("openings_waiting", "Tables that are being opened or wait for it", False),
    Figure("busy", "1 while no table is made or opened because of load", False),
    Figure("commits", "Transactions that were committed", True),
    Figure("commits_failed", "Transactions of which nothing was committed", True),
    Figure("commit_seconds", "How long transactions have taken, with waiting for the turn to write", True),
    Figure("choices", "Choices and undos that were written to a log", True),
    Figure("choices_failed", "Choices and undos that could not be written", True),
    Figure(
        "leases_lost", "Tables that were given up: another node has them, or the database was silent", True
    ),
)
PLACES = {figure.name: place for place, figure in enumerate(FIGURES)}
REFUSED = {code: len(FIGURES) + place for place, code in enumerate(REFUSALS)}
# One bucket more for what took longer than all of them, then the sum of the times.
FIRST_BUCKET = len(FIGURES) + len(REFUSALS)
SUM = FIRST_BUCKET + len(BUCKETS) + 1
SIZE = SUM + 1


class Figures:
    """The figures of all processes of a server, and the row of this one."""

    def __init__(self, rows: MutableSequence[float] | None = None, number: int = 0) -> None:
        """Take the memory that the processes share, and the number of this one; alone it has its own."""
        self.rows: MutableSequence[float] = [0.0] * SIZE if rows is None else rows
        self.start = number * SIZE

    def add(self, name: str, amount: float = 1.0) -> None:
        self.rows[self.start + PLACES[name]] += amount

    def set(self, name: str, value: float) -> None:
        self.rows[self.start + PLACES[name]] = value

    def refused(self, code: str) -> None:
        self.rows[self.start + REFUSED[code]] += 1

    def took(self, seconds: float) -> None:
        """Count a choice by how long it took until it was written and everybody was told."""
        self.rows[self.start + FIRST_BUCKET + bisect_left(BUCKETS, seconds)] += 1
        self.rows[self.start + SUM] += seconds

    def committed(self, seconds: float, is_done: bool) -> None:
        """Count a transaction. Only one thread of a process does."""
        self.add("commits" if is_done else "commits_failed")
        self.add("commit_seconds", seconds)

    def each(self) -> Iterator[tuple[int, list[float]]]:
        """Return the row of each process with its number."""
        for number in range(len(self.rows) // SIZE):
            yield number, list(self.rows[number * SIZE : (number + 1) * SIZE])


def resident_bytes() -> int:
    """Return how much memory this process has."""
    pages = Path("/proc/self/statm").read_text(encoding="ascii").split()[PAGES]
    return int(pages) * resource.getpagesize()
