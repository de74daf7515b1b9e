"""When Python looks for what was left behind in circles: while nobody waits for the process.

Everyone at its tables waits while it looks, a fifth of a second for a few hundred tables. A connection that
has ended leaves such a circle; a table does not.
"""

import gc

# Beyond this share of its time a process is at work.
IDLE = 0.1
# So often it is seen whether a process is idle.
SECONDS = 1.0
# Fewer new things are not worth looking for; so many are looked through even if everyone has to wait.
ENOUGH, TOO_MANY = 20_000, 1_000_000


def calm_collector() -> None:
    """Let Python's collector leave alone what is here for good, and seldom look at the rest by itself."""
    gc.freeze()
    gc.set_threshold(TOO_MANY)


class IdleCollector:
    """Looks after a process; both times are in seconds."""

    def __init__(self, now: float, used: float) -> None:
        self.seen_at = now
        self.used = used

    def tick(self, now: float, used: float) -> None:
        """Tidy up, if the process has done nothing else lately; `used` is its processor time."""
        past = now - self.seen_at
        if past < SECONDS:
            return
        is_idle = used - self.used < IDLE * past
        self.seen_at, self.used = now, used
        if is_idle and gc.get_count()[0] > ENOUGH:
            gc.collect()
