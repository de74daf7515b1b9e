"""Where a server process runs: each of a fleet stays on a processor of its own.

Left to itself the system puts one of them beside whatever else is busy for a tenth of a second at a time, and
all its tables wait meanwhile.
"""

import os
from pathlib import Path

# By their numbers.
Processors = frozenset[int]
# The places of both times in /proc/PID/stat behind the name: as a program, and in the system for it.
TIMES = slice(11, 13)


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


def processor_seconds(process: int) -> float:
    """Return how long a process has run on a processor, all its threads together; 0 where nobody can say."""
    try:
        after_name = Path(f"/proc/{process}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    except OSError:
        return 0.0
    return sum(map(int, after_name[TIMES])) / os.sysconf("SC_CLK_TCK")
