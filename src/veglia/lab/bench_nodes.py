"""The benchmark of several nodes: a server on SQLite, then one node and two on PostgreSQL, in one run.

The load generator is that of `bench_server`. With two nodes the links of each table come to different ones,
as a load balancer deals them out that does not know where tables are: half of all connections go through a
node.
"""

import json
import os
import re
import statistics
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Final

from veglia.kernel.errors import BadSetup
from veglia.lab.bench import Numbers, Say, find_workshop
from veglia.lab.bench_server import (
    GENERATOR,
    LIMITS,
    Contender,
    LoadSettings,
    Python,
    allow_many_links,
    environment_of,
    free_port,
    memory_of,
    running,
    veglia,
)

TABLES: Final = 200
KEYS: Final = (
    "moves_per_s",
    "p50_ms",
    "p99_ms",
    "server_us",
    "mib",
    "kib_per_table",
    "generator_us",
    "bytes_per_move",
)
KINDS: Final = {"sqlite, 1 node": 0, "postgresql, 1 node": 1, "postgresql, 2 nodes": 2}
# A process each: what is compared is what a second node gives, not a second process.
WORKERS: Final = ["--workers", "1"]
KIB: Final = 1024
# Makes an empty PostgreSQL database and returns its URL.
NewDatabase = Callable[[], str]


def bench_nodes(tables: int, quick: bool, new_database: NewDatabase, say: Say) -> Numbers:
    """Measure in turn and return the medians."""
    workshop = find_workshop()
    allow_many_links()
    load = LoadSettings(tables, 1, 2) if quick else LoadSettings(tables, 2, 8)
    rounds = 1 if quick else 5
    is_compiled = workshop.compiled.exists()
    python = Python(workshop, is_compiled)
    runs: dict[str, list[Numbers]] = {name: [] for name in KINDS}
    for number in range(rounds):
        for name, nodes in KINDS.items():
            say(f"round {number + 1} of {rounds}: {name}, {tables} tables")
            with contenders(python, nodes, new_database) as found:
                runs[name].append(measure(found, load))
    kinds = {name: medians(found) for name, found in runs.items()}
    return {"tables": tables, "compiled": is_compiled, "rounds": rounds, "kinds": kinds}


@contextmanager
def contenders(python: Python, nodes: int, new_database: NewDatabase) -> Iterator[list[Contender]]:
    """Return what is started: a server with a file, or so many nodes on one new database."""
    if not nodes:
        with tempfile.TemporaryDirectory(prefix="veglia-bench-") as folder:
            one = veglia(python, Path(folder))
            yield [Contender([*one.serve[:-1], *WORKERS, "--port"], one.play, one.ready, one.environment)]
        return
    serve = [python.program, "-m", "veglia", "serve", "--db", new_database(), *LIMITS, *WORKERS, "--port"]
    node = Contender(serve, [python.program, *GENERATOR, "veglia"], "the table is at", python.environment)
    yield [node] * nodes


def measure(found: list[Contender], load: LoadSettings) -> Numbers:
    """Start servers, play against them, and return what was found."""
    with ExitStack() as stack:
        ports = [free_port() for _ in found]
        processes = [
            stack.enter_context(running(contender, port)).pid for contender, port in zip(found, ports)
        ]
        before = sum(memory_of(process) for process in processes)
        used: list[float] = []
        told = play_at(found[0], ports, load, lambda: used.append(sum(map(seconds_of, processes))))
        after = sum(memory_of(process) for process in processes)
        used.append(sum(map(seconds_of, processes)))
    told["server_us"] = round(1e6 * (used[1] - used[0]) / told["choices"])
    told["mib"] = round(after / KIB)
    told["kib_per_table"] = round((after - before) / told["made"], 1)
    return told


def play_at(
    contender: Contender, ports: list[int], load: LoadSettings, opened: Callable[[], None]
) -> Numbers:
    """Run the load generator and return what it prints; calls `opened` when all tables are open."""
    arguments = [",".join(map(str, ports)), str(load.tables), str(load.warmup), str(load.seconds)]
    with subprocess.Popen(
        [*contender.play, *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment_of(contender),
    ) as process:
        assert process.stdout is not None
        if process.stdout.readline():
            opened()
        said, errors = process.communicate()
    if process.returncode != 0:
        raise BadSetup(f"the load generator failed: {errors.strip().splitlines()[-1:]}")
    found: Numbers = json.loads(said)
    return found


def seconds_of(process: int) -> float:
    """Return the processor time of a process and all that it has started, in seconds."""
    folder = Path(f"/proc/{process}")
    fields = (folder / "stat").read_text(encoding="ascii", errors="replace").rpartition(")")[2].split()
    # Its own, and that of children that have ended.
    ticks = sum(int(field) for field in fields[11:15])
    lists = [file.read_text(encoding="ascii") for file in folder.glob("task/*/children")]
    children = [int(child) for child in re.findall(r"\d+", " ".join(lists))]
    return ticks / os.sysconf("SC_CLK_TCK") + sum(seconds_of(child) for child in children)


def medians(runs: list[Numbers]) -> Numbers:
    return {key: round(statistics.median(run[key] for run in runs), 2) for key in KEYS}


def nodes_as_text(report: Numbers) -> str:
    """Return the report as a table."""
    build = "compiled" if report["compiled"] else "interpreted"
    head = f"{'':22}{'moves/s':>10}{'p50 ms':>10}{'p99 ms':>10}{'server us':>11}{'MiB':>8}{'KiB/table':>11}"
    lines = [f"{head}{'load us':>9}"]
    for name, one in report["kinds"].items():
        lines.append(
            f"{name:22}{one['moves_per_s']:>10,.0f}{one['p50_ms']:>10.1f}{one['p99_ms']:>10.1f}"
            f"{one['server_us']:>11.0f}{one['mib']:>8.0f}{one['kib_per_table']:>11.1f}{one['generator_us']:>9.0f}"
        )
    lines.append(
        f"{report['tables']} tables with two links each, {build}, a process for each node; medians of"
        f" {report['rounds']} rounds in turn"
    )
    lines.append("server us: processor time of all nodes for a choice, without that of PostgreSQL")
    return "\n".join(lines)
