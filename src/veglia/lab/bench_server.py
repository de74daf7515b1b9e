"""The benchmark of the server: tables over real websockets, beside as many matches at a boardgame.io server.

Both are measured by the same load generator (lab/load): two links at each table, one choice under way, timed
from when it is sent until both links have been told. Each round starts its servers anew.
"""

import json
import os
import re
import resource
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import IO

from veglia.kernel.errors import BadSetup
from veglia.lab.bench import Numbers, Say, Workshop, find_workshop

TABLES = 200
KEYS = ("moves_per_s", "p50_ms", "p99_ms", "kib_per_table", "generator_us")
GENERATOR = ["-m", "veglia.lab.load"]
# Far over what one table needs, so that no limit is what is measured.
LIMITS = ["--tables-per-minute", "1000000", "--messages-per-second", "100000"]
LIMITS += ["--requests-per-second", "1000000", "--connections-per-address", "1000000"]


@dataclass(frozen=True)
class LoadSettings:
    """How much is played, and how long."""

    tables: int
    warmup: float
    seconds: float


@dataclass(frozen=True)
class Contender:
    """A server and what plays against it. The port comes after the arguments of each."""

    serve: list[str]
    play: list[str]
    # What the server says when it listens.
    ready: str
    environment: dict[str, str]


class Python:
    """What runs our programs: the compiled build if it is there, else the sources."""

    def __init__(self, workshop: Workshop, is_compiled: bool) -> None:
        self.program = str(workshop.compiled) if is_compiled else sys.executable
        self.environment = {} if is_compiled else {"PYTHONPATH": str(workshop.source)}


def bench_server(tables: int, quick: bool, say: Say) -> Numbers:
    """Measure both servers in turn and return the medians."""
    workshop = find_workshop()
    workshop.check()
    prepare(workshop, say)
    allow_many_links()
    load = LoadSettings(tables, 1, 2) if quick else LoadSettings(tables, 2, 8)
    rounds = 1 if quick else 7
    is_compiled = workshop.compiled.exists()
    runs: dict[str, list[Numbers]] = {"veglia": [], "boardgame_io": []}
    python = Python(workshop, is_compiled)
    with tempfile.TemporaryDirectory(prefix="veglia-bench-") as folder:
        contenders = {"veglia": veglia(python, Path(folder)), "boardgame_io": boardgame_io(python, workshop)}
        for number in range(rounds):
            for name, contender in contenders.items():
                say(f"round {number + 1} of {rounds}: {name}, {tables} tables")
                runs[name].append(measure(contender, load))
    return report(tables, is_compiled, {name: medians(found) for name, found in runs.items()})


def prepare(workshop: Workshop, say: Say) -> None:
    """Install the peer, once: exactly what its lock file names."""
    for program in ("node", "npm"):
        if shutil.which(program) is None:
            raise BadSetup(f"the bench of the server needs Node.js 20 or newer: {program} is not here")
    folder = workshop.peers / "boardgameio"
    if (folder / "node_modules" / "boardgame.io").is_dir():
        return
    say("installing boardgame.io (once)")
    command = ["npm", "ci", "--no-progress", "--loglevel=error"]
    finished = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    if finished.returncode != 0:
        raise BadSetup(f"cannot install boardgame.io: {finished.stderr.strip().splitlines()[-1:]}")


def allow_many_links() -> None:
    """Let what is started from here hold as many connections as the system allows."""
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def veglia(python: Python, folder: Path) -> Contender:
    """Return our server, with a database file in a folder."""
    database = f"sqlite:///{folder}/tables.db"
    return Contender(
        [python.program, "-m", "veglia", "serve", "--db", database, *LIMITS, "--port"],
        [python.program, *GENERATOR, "veglia"],
        "the table is at",
        python.environment,
    )


def boardgame_io(python: Python, workshop: Workshop) -> Contender:
    """Return the peer's server, which keeps everything in memory."""
    return Contender(
        ["node", str(workshop.peers / "boardgameio" / "server.mjs")],
        [python.program, *GENERATOR, "boardgame_io"],
        "ready",
        {**python.environment, "NODE_ENV": "production"},
    )


def measure(contender: Contender, load: LoadSettings) -> Numbers:
    """Start a server, play against it, and return what was found."""
    port = free_port()
    with running(contender, port) as process:
        before = memory_of(process.pid)
        found = play(contender, port, load)
        # Tables whose game is over are still in memory, so they count as well.
        found["kib_per_table"] = round((memory_of(process.pid) - before) / found["made"], 1)
    return found


def play(contender: Contender, port: int, load: LoadSettings) -> Numbers:
    """Run the load generator and return what it prints."""
    arguments = [str(port), str(load.tables), str(load.warmup), str(load.seconds)]
    finished = subprocess.run(
        [*contender.play, *arguments],
        capture_output=True,
        text=True,
        check=False,
        env=environment_of(contender),
    )
    if finished.returncode != 0:
        raise BadSetup(f"the load generator failed: {finished.stderr.strip().splitlines()[-1:]}")
    found: Numbers = json.loads(finished.stdout.splitlines()[-1])
    return found


def environment_of(contender: Contender) -> dict[str, str]:
    """Return the variables for both its programs; those around us do not say which Python code is run."""
    around = {key: value for key, value in os.environ.items() if not key.startswith("PYTHON")}
    return {**around, **contender.environment}


@contextmanager
def running(contender: Contender, port: int) -> Iterator[subprocess.Popen[str]]:
    """Run a server until the end of the block; begins when it listens."""
    process = subprocess.Popen(
        [*contender.serve, str(port)],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        env=environment_of(contender),
    )
    assert process.stdout is not None
    try:
        wait_until(contender.ready, process.stdout)
        yield process
    finally:
        process.terminate()
        process.communicate()


def wait_until(ready: str, output: IO[str]) -> None:
    """Read what a server says until it listens."""
    said: list[str] = []
    for line in output:
        if ready in line:
            return
        said.append(line.strip())
    raise BadSetup(f"the server does not start: {said[-1:]}")


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        port: int = one.getsockname()[1]
        return port


def memory_of(process: int) -> int:
    """Return the memory of a process and all that it has started, in KiB; what they share counts once."""
    folder = Path(f"/proc/{process}")
    status = (folder / "smaps_rollup").read_text(encoding="ascii", errors="replace")
    found = re.search(r"^Pss:\s+(\d+) kB", status, re.MULTILINE)
    assert found is not None
    lists = [file.read_text(encoding="ascii") for file in folder.glob("task/*/children")]
    return int(found[1]) + sum(memory_of(int(child)) for child in " ".join(lists).split())


def medians(runs: list[Numbers]) -> Numbers:
    return {key: round(statistics.median(run[key] for run in runs), 2) for key in KEYS}


def report(tables: int, is_compiled: bool, found: dict[str, Numbers]) -> Numbers:
    """Return the report: how many times the moves, and which part of the p99, against the peer."""
    own, peer = found["veglia"], found["boardgame_io"]
    return {
        "tables": tables,
        "compiled": is_compiled,
        **found,
        "ratio": {
            "moves": round(own["moves_per_s"] / peer["moves_per_s"], 2),
            "p99": round(own["p99_ms"] / peer["p99_ms"], 2),
        },
    }
