"""When Python looks for what was left behind in circles: often a little, never all that is in memory.

Everyone at the tables of a process waits while it looks. So whatever has outlived a look is not looked at
again (`gc.freeze`): a look concerns only what is new, however many tables there are. Tables and connections
that are over cut their own circles, so hardly anything is left among the rest; that is looked through while
no table is in memory.
"""

import gc
import time

# Beyond this share of its time a process is at work.
IDLE = 0.1
# So often it is seen whether a process is idle.
SECONDS = 1.0
# Fewer new things are not worth looking for; so many are looked through even if everyone has to wait, which
# takes some hundredths of a second.
ENOUGH, TOO_MANY = 20_000, 100_000
# After so many looks all is looked through, when nobody waits for it.
MANY_LOOKS = 100


def calm_collector() -> None:
    """Let Python's collector leave alone what is there, now and after each look."""
    gc.freeze()
    gc.set_threshold(TOO_MANY)
    if freeze_rest not in gc.callbacks:
        gc.callbacks.append(freeze_rest)


class Pauses:
    """How long looks have kept this process from everything else, in seconds."""

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
    """Called by the collector at the beginning and at the end of each look."""
    if phase == "start":
        pauses.began()
    else:
        gc.freeze()
        pauses.ended()


class IdleCollector:
    """Looks after a process; both times are in seconds."""

    def __init__(self, now: float, used: float) -> None:
        self.seen_at = now
        self.used = used
        self.all_looked_through_after = looks()

    def tick(self, now: float, used: float, is_empty: bool = False) -> None:
        """Tidy up, if the process has done nothing else lately.

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
    """Return how often this process has looked."""
    return sum(generation["collections"] for generation in gc.get_stats())
