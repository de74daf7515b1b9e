"""The benchmark of the server: tables over real websockets, beside as many matches at a boardgame.io server.

Both are measured by load generators of the same making (bench/peers): two links at each table, one choice
under way, timed from when it is sent until both links have been told. Each round starts its servers anew.
"""

import json
import os
import re
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
KEYS = ("moves_per_s", "p50_ms", "p99_ms", "kib_per_table")
# Far over what one table needs, so that no limit is what is measured.
LIMITS = ["--tables-per-minute", "1000000", "--messages-per-second", "100000"]


@dataclass(frozen=True)
class Load:
    """How much is played, and how long."""

    tables: int
    warmup: float
    seconds: float


@dataclass(frozen=True)
class Contender:
    """A server and what plays against it. The port is the last argument of one, the first of the other."""

    serve: list[str]
    play: Path
    # What the server says when it listens.
    ready: str
    environment: dict[str, str]


def bench_server(tables: int, quick: bool, say: Say) -> Numbers:
    """Measure both servers in turn and return the medians."""
    workshop = find_workshop()
    workshop.check()
    prepare(workshop, say)
    load = Load(tables, 1, 2) if quick else Load(tables, 2, 8)
    rounds = 1 if quick else 5
    is_compiled = workshop.compiled.exists()
    runs: dict[str, list[Numbers]] = {"veglia": [], "boardgame_io": []}
    with tempfile.TemporaryDirectory(prefix="veglia-bench-") as folder:
        own = veglia(workshop, Path(folder), is_compiled)
        contenders = {"veglia": own, "boardgame_io": boardgame_io(workshop)}
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


def veglia(workshop: Workshop, folder: Path, is_compiled: bool) -> Contender:
    """Return our server, with a database file in a folder."""
    python = str(workshop.compiled) if is_compiled else sys.executable
    database = f"sqlite:///{folder}/tables.db"
    return Contender(
        [python, "-m", "veglia", "serve", "--db", database, *LIMITS, "--port"],
        workshop.peers / "veglia_load.mjs",
        "the table is at",
        {} if is_compiled else {"PYTHONPATH": str(workshop.source)},
    )


def boardgame_io(workshop: Workshop) -> Contender:
    folder = workshop.peers / "boardgameio"
    production = {"NODE_ENV": "production"}
    return Contender(["node", str(folder / "server.mjs")], folder / "load.mjs", "ready", production)


def measure(contender: Contender, load: Load) -> Numbers:
    """Start a server, play against it, and return what was found."""
    port = free_port()
    with running([*contender.serve, str(port)], contender) as process:
        before = memory_of(process.pid)
        arguments = [str(port), str(load.tables), str(load.warmup), str(load.seconds)]
        finished = subprocess.run(
            ["node", str(contender.play), *arguments], capture_output=True, text=True, check=False
        )
        if finished.returncode != 0:
            raise BadSetup(f"{contender.play.name} failed: {finished.stderr.strip().splitlines()[-1:]}")
        found: Numbers = json.loads(finished.stdout.strip().splitlines()[-1])
        # Tables whose game is over are still in memory, so they count as well.
        found["kib_per_table"] = round((memory_of(process.pid) - before) / found["made"], 1)
    return found


@contextmanager
def running(command: list[str], contender: Contender) -> Iterator[subprocess.Popen[str]]:
    """Run a server until the end of the block; begins when it listens."""
    environment = {key: value for key, value in os.environ.items() if not key.startswith("PYTHON")}
    process = subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        env={**environment, **contender.environment},
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
