"""Process groups: what is still there of a program that a test has started in a session of its own."""

import time
from pathlib import Path

# In seconds. Long enough for a busy machine; a test that waits so long has failed.
PATIENCE = 120


def members(group: int) -> list[int]:
    """Return the processes of a group that still run."""
    found: list[int] = []
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                stat = (entry / "stat").read_text(encoding="ascii", errors="replace")
            except OSError:
                continue
            state, _, of_group = stat.rpartition(")")[2].split()[:3]
            if int(of_group) == group and state != "Z":
                found.append(int(entry.name))
    return found


def all_go(group: int) -> bool:
    """Return whether nobody of a group is left in the end: the last to go are those who watch the others."""
    deadline = time.monotonic() + PATIENCE
    while members(group):
        if time.monotonic() > deadline:
            return False
        time.sleep(0.05)
    return True
