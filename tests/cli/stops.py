"""Stopping `veglia simulate`: programs that are started here and get a Ctrl-C as from a terminal."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

from tests.groups import PATIENCE, all_go
from veglia.lab.journal import Folder

GAME = "undead_or_alive"
SOURCE = str(Path(__file__).parents[2] / "src")
INTERRUPTED = 130
ENDLESS = ("--mission", "m0,m1", "--games", "100000", "--workers", "2")


def begun(*arguments: str) -> "subprocess.Popen[str]":
    """Start a simulation in a process group of its own."""
    command = [sys.executable, "-m", "veglia", "simulate", GAME, *arguments]
    return subprocess.Popen(
        command,
        env={**os.environ, "PYTHONPATH": SOURCE},
        start_new_session=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def wait_for_games(out: Path, process: "subprocess.Popen[str]", games: int = 3) -> None:
    """Wait until some games are written down."""
    journal = out / "games.jsonl"
    deadline = time.monotonic() + PATIENCE
    while not journal.exists() or journal.read_bytes().count(b"\n") < games:
        assert process.poll() is None, process.communicate()
        assert time.monotonic() < deadline
        time.sleep(0.05)


def ctrl_c(process: "subprocess.Popen[str]") -> None:
    """Interrupt as a terminal does it: the workers get it, too."""
    os.killpg(process.pid, signal.SIGINT)


def stop_a_sweep(out: Path, seconds: float) -> int:
    """Begin a sweep, or go on with it, and stop it some seconds after its first new game.

    Return how many games have been played.
    """
    before = len(Folder(out).rows())
    process = begun("--out", str(out), *ENDLESS)
    try:
        wait_for_games(out, process, before + 1)
        time.sleep(seconds)
        ctrl_c(process)
        text, said = process.communicate(timeout=PATIENCE)
    finally:
        process.kill()
    assert process.returncode == INTERRUPTED, said
    assert said.splitlines()[-1].endswith("interrupted; what is done is kept, the same command goes on")
    assert "Traceback" not in said
    assert str(out / "report.html") in text
    assert all_go(process.pid)
    games = len(Folder(out).rows())
    assert games > before
    return games
