"""Runs the cyclic garbage collector while the process is idle, and over new objects only.

A collection blocks everyone at the tables of a process. Objects that have survived one are therefore frozen
(`gc.freeze`): the next examines only what is new, however many tables there are. Tables and connections that
are over break their own reference cycles, so hardly any garbage is left among the frozen objects; they are
collected while no table is in memory.
"""

import gc
import time

# Beyond this share of its time a process is at work.
IDLE = 0.1
# How often it is checked whether a process is idle.
SECONDS = 1.0
# The number of new objects from which a collection is worthwhile while idle; and the number at which Python
# collects at any time, which takes some hundredths of a second.
ENOUGH, TOO_MANY = 20_000, 100_000
# After so many collections the frozen objects are collected, too, when nobody waits for it.
MANY_LOOKS = 100


def calm_collector() -> None:
    """Freeze all objects that exist, now and after each collection."""
    gc.freeze()
    gc.set_threshold(TOO_MANY)
    if freeze_rest not in gc.callbacks:
        gc.callbacks.append(freeze_rest)


class Pauses:
    """How long collections have kept this process from everything else, in seconds."""

    def __init__(self) -> None:
        self.begin = 0.0
        self.last = 0.0
        self.longest = 0.0

    def began(self) -> None:
        self.begin = time.monotonic()

    def ended(self) -> None:
        self.last = time.monotonic() - self.begin
        self.longest = max(self.longest, self.last)


pauses = Pauses()


def freeze_rest(phase: str, info: dict[str, int]) -> None:
    """Called by the collector at the beginning and at the end of each collection."""
    if phase == "start":
        pauses.began()
    else:
        gc.freeze()
        pauses.ended()


class IdleCollector:
    """Collects the garbage of a process; both times are in seconds."""

    def __init__(self, now: float, used: float) -> None:
        self.seen_at = now
        self.used = used
        self.all_looked_through_after = looks()

    def tick(self, now: float, used: float, is_empty: bool = False) -> None:
        """Collect garbage, if the process has been idle lately.

        `used` is its processor time; it is empty while it has no table in memory.
        """
        past = now - self.seen_at
        if past < SECONDS:
            return
        is_idle = used - self.used < IDLE * past
        self.seen_at, self.used = now, used
        if is_idle and is_empty and looks() - self.all_looked_through_after >= MANY_LOOKS:
            gc.unfreeze()
            gc.collect()
            self.all_looked_through_after = looks()
        elif is_idle and gc.get_count()[0] > ENOUGH:
            gc.collect()


def looks() -> int:
    """Return how many collections this process has run."""
    return sum(generation["collections"] for generation in gc.get_stats())
