"""The benchmark of the server: its arithmetic, and that it plays against a real one."""

import subprocess
import sys
from pathlib import Path

import pytest

from veglia.cli.bench_text import server_as_text
from veglia.kernel.errors import BadSetup
from veglia.lab.bench import find_workshop
from veglia.lab.bench_server import (
    Contender,
    LoadSettings,
    Python,
    boardgame_io,
    measure,
    medians,
    memory_of,
    prepare,
    report,
    veglia,
)

FOUND = {
    "moves_per_s",
    "p50_ms",
    "p99_ms",
    "generator_us",
    "tables",
    "made",
    "kib_per_table",
    "choices",
    "bytes_per_move",
}


def numbers(moves: float, p99: float) -> dict[str, float]:
    return {
        "moves_per_s": moves,
        "p50_ms": p99 / 2,
        "p99_ms": p99,
        "kib_per_table": 100.0,
        "generator_us": 40.0,
    }


def measured(contender: Contender) -> dict[str, float]:
    """Measure for a second, or for longer where the machine is so busy that nothing happens in one."""
    for seconds in (1, 10):
        try:
            return measure(contender, LoadSettings(tables=2, warmup=0, seconds=seconds))
        except BadSetup as error:
            if "no choice was told" not in str(error):
                raise
    return measure(contender, LoadSettings(tables=2, warmup=0, seconds=100))


def test_a_real_server_is_measured_over_real_websockets(tmp_path: Path) -> None:
    ours = veglia(Python(find_workshop(), is_compiled=False), tmp_path)

    found = measured(ours)

    assert set(found) == FOUND
    assert found["tables"] == 2
    assert found["made"] >= 4
    assert found["moves_per_s"] > 0
    assert 0 < found["p50_ms"] <= found["p99_ms"]
    assert found["generator_us"] > 0
    assert (tmp_path / "tables.db").is_file()


def test_the_peer_is_measured_by_the_same_program() -> None:
    workshop = find_workshop()
    prepare(workshop, print)
    python = Python(workshop, is_compiled=False)

    found = measured(boardgame_io(python, workshop))

    assert set(found) == FOUND
    assert (found["tables"], found["made"]) == (2, 2)
    assert found["moves_per_s"] > 0
    assert 0 < found["p50_ms"] <= found["p99_ms"]
    assert found["generator_us"] > 0


def test_both_are_played_by_the_compiled_build_where_it_is(tmp_path: Path) -> None:
    workshop = find_workshop()
    python = Python(workshop, is_compiled=True)
    program = [str(workshop.compiled), "-m", "veglia.lab.load"]

    ours, peer = veglia(python, tmp_path), boardgame_io(python, workshop)

    assert ours.play == [*program, "veglia"]
    assert peer.play == [*program, "boardgame_io"]
    assert "PYTHONPATH" not in ours.environment.keys() | peer.environment.keys()


def test_a_generator_that_fails_says_why() -> None:
    python = Python(find_workshop(), is_compiled=False)
    deaf = Contender(
        [sys.executable, "-c", "import time; print('ready', flush=True); time.sleep(600)"],
        [python.program, "-m", "veglia.lab.load", "veglia"],
        "ready",
        python.environment,
    )

    with pytest.raises(BadSetup, match=r"the load generator failed: .'no connection to port \d+: "):
        measure(deaf, LoadSettings(tables=1, warmup=0, seconds=1))


def test_memory_is_that_of_all_processes() -> None:
    own = "data = bytearray(64 << 20); print('ready', flush=True); input()"
    child = [sys.executable, "-c", own]
    parent = f"import subprocess; subprocess.run({child!r})"
    with subprocess.Popen(
        [sys.executable, "-c", parent], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
        assert memory_of(process.pid) >= 64 * 1024
        process.communicate("\n")


def test_ratios_compare_with_boardgame_io() -> None:
    found = report(200, True, {"veglia": numbers(3000, 90), "boardgame_io": numbers(1500, 200)})

    assert found["ratio"] == {"moves": 2.0, "p99": 0.45}
    text = server_as_text(found)
    assert "veglia, compiled           3,000      45.0      90.0       100.0        40" in text
    assert "200 tables with two links each: 2.00 times the moves, 0.45 times the p99" in text


def test_the_median_of_several_rounds_counts() -> None:
    assert medians([numbers(10, 1), numbers(90, 9), numbers(20, 2)]) == numbers(20, 2)


def test_a_program_that_is_missing_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))

    with pytest.raises(BadSetup, match=r"needs Node\.js 20 or newer: node is not here"):
        prepare(find_workshop(), print)


def test_a_server_that_does_not_start_says_why() -> None:
    silent = Contender(["sh", "-c", "echo no luck today"], [], "ready", {})

    with pytest.raises(BadSetup, match=r"the server does not start: .'no luck today'"):
        measure(silent, LoadSettings(tables=1, warmup=0, seconds=1))
