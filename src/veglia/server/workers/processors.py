"""Where a server process runs: each of a fleet stays on a processor of its own.

Left to itself the system puts one of them beside whatever else is busy for a tenth of a second at a time, and
all its tables wait meanwhile.
"""

import os

# By their numbers.
Processors = frozenset[int]


def usable() -> Processors:
    """Return the processors that this process may use; none where the system does not say."""
    return frozenset(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else frozenset()


def stay_on(number: int, processors: Processors) -> None:
    """Keep this process, and the threads it will have, on one of some processors."""
    if processors:
        os.sched_setaffinity(0, [sorted(processors)[number % len(processors)]])


def use(processors: Processors) -> None:
    """Let this process use some processors, wherever its parent stays."""
    if processors:
        os.sched_setaffinity(0, processors)
