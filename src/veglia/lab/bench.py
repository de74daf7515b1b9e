"""The benchmark: this engine, interpreted and compiled, beside peers that run in environments of their own.

Everything is measured in turn, several times, and the median counts: a shared machine is never quite calm.
"""

import json
import os
import statistics
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from veglia.catalog import GAMES
from veglia.kernel.errors import BadSetup

Numbers = dict[str, Any]
Say = Callable[[str], None]
INTERPRETED = "interpreted"
COMPILED = "compiled"
# Seconds for each part of a round; bots are measured one after the other, each for that long.
QUICK = {"engine": 1.0, "missions": 2.2, "bots": 0.4, "scaling": 2.5}
LONG = {"engine": 4.0, "missions": 11.0, "bots": 6.0, "scaling": 8.0}
PEERS = {"catanatron": "catanatron", "openspiel_backgammon": "openspiel"}
# In the folder of a peer, once all of it is there.
INSTALLED = ".installed"


class Workshop:
    """Where the bench finds its parts: the checkout with the peers' scripts and the compiled build."""

    def __init__(self, root: Path) -> None:
        self.peers = root / "bench" / "peers"
        self.environments = root / "build" / "peers"
        self.compiled = root / "build" / "compiled" / "bin" / "python"
        self.source = root / "src"

    def check(self) -> None:
        if not self.peers.is_dir():
            raise BadSetup("the bench runs in a checkout of the repository: bench/peers is not here")


def find_workshop() -> Workshop:
    """Return the checkout this program was installed from, or the current folder."""
    beside = Path(__file__).resolve().parents[3]
    return Workshop(beside if (beside / "bench" / "peers").is_dir() else Path.cwd())


def prepare_peers(workshop: Workshop) -> None:
    """Install the peers side by side, each into a folder of its own, once."""
    missing = [one for one in PEERS.values() if not (workshop.environments / one / INSTALLED).exists()]
    installing = {name: install_peer(workshop, name) for name in missing}
    try:
        for name, process in installing.items():
            _, said = process.communicate()
            if process.returncode != 0:
                raise BadSetup(f"cannot install {name}: {said.strip().splitlines()[-1:]}")
            (workshop.environments / name / INSTALLED).touch()
    finally:
        for process in installing.values():
            process.kill()
            process.wait()


def install_peer(workshop: Workshop, name: str) -> "subprocess.Popen[str]":
    """Begin to install a peer."""
    requirements = workshop.peers / f"requirements-{name}.txt"
    command = [sys.executable, "-m", "pip", "install", "-q", "--no-compile", "--upgrade"]
    command += ["--target", str(workshop.environments / name), "-r", str(requirements)]
    return subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)


def run_json(command: list[str], path: Path | None) -> Numbers:
    """Run a measuring script and return the JSON line it prints."""
    environment = {key: value for key, value in os.environ.items() if not key.startswith("PYTHON")}
    if path is not None:
        environment["PYTHONPATH"] = str(path)
    finished = subprocess.run(command, capture_output=True, text=True, check=False, env=environment)
    if finished.returncode != 0:
        raise BadSetup(f"{Path(command[1]).name} failed: {finished.stderr.strip().splitlines()[-1:]}")
    numbers: Numbers = json.loads(finished.stdout.strip().splitlines()[-1])
    return numbers


def bench(quick: bool, say: Say) -> Numbers:
    """Measure everything but win rates and return the report."""
    workshop = find_workshop()
    workshop.check()
    say("installing the peers (once)")
    prepare_peers(workshop)
    rounds = 1 if quick else 5
    jobs = _jobs(workshop, QUICK if quick else LONG)
    runs: dict[str, list[Numbers]] = {name: [] for name in jobs}
    for number in range(rounds):
        for name, (command, path) in jobs.items():
            say(f"round {number + 1} of {rounds}: {name}")
            runs[name].append(run_json(command, path))
    for name, found in runs.items():
        if name.endswith(COMPILED):
            assert all(run["compiled"] for run in found), "the compiled build is not compiled"
    return _report({name: _median(found) for name, found in runs.items()})


def _jobs(workshop: Workshop, seconds: dict[str, float]) -> dict[str, tuple[list[str], Path | None]]:
    """Return what to run, by name: the peers, and each part of each build."""
    base = getattr(sys, "_base_executable", sys.executable)
    jobs: dict[str, tuple[list[str], Path | None]] = {}
    for part, length in seconds.items():
        own = ["-m", "veglia.lab.measure", "--what", part, "--seconds", str(length)]
        jobs[f"{part}, {INTERPRETED}"] = ([sys.executable, *own], workshop.source)
        if workshop.compiled.exists():
            jobs[f"{part}, {COMPILED}"] = ([str(workshop.compiled), *own], None)
    for name, peer in PEERS.items():
        script = str(workshop.peers / f"{peer}_bench.py")
        command = [base, script, "--seconds", str(seconds["engine"])]
        jobs[name] = (command, workshop.environments / peer)
    return jobs


def _median(runs: list[Numbers]) -> Numbers:
    """Return the medians of all numbers; what is missing in a run does not count."""
    found: Numbers = {}
    for key, first in runs[0].items():
        values = [run[key] for run in runs if run[key] is not None]
        if isinstance(first, dict):
            found[key] = _median(values)
        elif isinstance(first, bool | str):
            found[key] = first
        else:
            found[key] = round(statistics.median(values), 3) if values else None
    return found


def _report(found: dict[str, Numbers]) -> Numbers:
    """Return the report; ratios compare the compiled build with catanatron, and two workers with one."""
    peer = found["catanatron"]
    parts = {
        part: {build: found.get(f"{part}, {build}") for build in (INTERPRETED, COMPILED)} for part in QUICK
    }
    ratio: Numbers = {"decisions": None, "copy": None, "all_missions": None}
    engine, missions = parts["engine"][COMPILED], parts["missions"][COMPILED]
    if engine is not None and missions is not None:
        ratio["decisions"] = round(engine["decisions_per_s"] / peer["decisions_per_s"], 2)
        ratio["copy"] = round(peer["us_per_copy"] / engine["us_per_copy"], 2)
        ratio["all_missions"] = {
            game: round(missions[game]["decisions_per_s"] / peer["decisions_per_s"], 2) for game in GAMES
        }
    return {
        "veglia": parts["engine"],
        "missions": parts["missions"],
        "bots": parts["bots"],
        "scaling": parts["scaling"],
        "peers": {name: found[name] for name in PEERS},
        "ratio": ratio,
    }
