"""Ctrl-C again and again, for `make soak`: a sweep that is stopped ends, however busy the machine is."""

import os
import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.stops import stop_a_sweep

STOPS = 50
LONGEST = 1.5


@pytest.fixture
def busy_machine() -> Iterator[None]:
    """Keep every processor busy with something else."""
    command = [sys.executable, "-c", "while True: pass"]
    others = [subprocess.Popen(command) for _ in range(os.cpu_count() or 1)]
    try:
        yield
    finally:
        for other in others:
            other.kill()
            other.wait()


@pytest.mark.usefixtures("busy_machine")
def test_fifty_stops_in_a_row_end_and_lose_nothing(tmp_path: Path) -> None:
    chance = random.Random(16)
    games = 0
    for _ in range(STOPS):
        # Each goes on from where the one before was stopped.
        now = stop_a_sweep(tmp_path, chance.uniform(0.0, LONGEST))
        assert now > games
        games = now
