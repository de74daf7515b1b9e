"""Sweeps as a user runs them: results, resuming, Ctrl-C, a crash, a Ray cluster of two workers."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pyarrow.parquet
import pytest

from tests.cli.test_commands import run
from veglia.cli.progress import bar, duration, pace_text
from veglia.lab.run import Pace
from veglia.lab.sweep import Wanted, make_sweep

GAME = "undead_or_alive"
SOURCE = str(Path(__file__).parents[2] / "src")
PATIENCE = 120
INTERRUPTED = 130


def hashes(folder: Path) -> dict[tuple[str, str, int], str]:
    """Return the last states of the games of a folder."""
    rows: list[dict[str, Any]] = pyarrow.parquet.read_table(folder / "games.parquet").to_pylist()
    return {(row["mission"], row["agent"], row["number"]): row["hash"] for row in rows}


def begun(out: Path, *arguments: str) -> subprocess.Popen[str]:
    """Start a sweep in a process group of its own."""
    command = [sys.executable, "-m", "veglia", "simulate", GAME, "--out", str(out), *arguments]
    return subprocess.Popen(
        command,
        env={**os.environ, "PYTHONPATH": SOURCE},
        start_new_session=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def wait_for_games(out: Path, process: subprocess.Popen[str]) -> None:
    """Wait until some games are written down."""
    journal = out / "games.jsonl"
    deadline = time.monotonic() + PATIENCE
    while not journal.exists() or journal.read_bytes().count(b"\n") < 3:
        assert process.poll() is None, process.communicate()
        assert time.monotonic() < deadline
        time.sleep(0.05)


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


def test_a_sweep_leaves_results_and_a_report(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    out = tmp_path / "sweep"
    arguments = ["--mission", "m0,m7", "--players", "1,2", "--option", "ultra_red=no,yes", "--games", "2"]

    code, text, _ = run(capsys, "simulate", GAME, *arguments, "--out", str(out))

    assert code == 0
    assert len(hashes(out)) == 4
    assert pyarrow.parquet.read_table(out / "games.parquet").num_rows == 16
    assert "m7, random, 2 players, ultra_red=yes" in text
    assert "Missions against their printed difficulty (random, 2 players, ultra_red=yes):" in text
    assert text.splitlines()[-2:] == [str(out / "report.html"), str(out / "games.parquet")]
    assert "Sweep of 16 games" in (out / "report.html").read_text()
    assert sorted(file.name for file in out.iterdir()) == [
        "games.jsonl",
        "games.parquet",
        "report.html",
        "sweep.json",
    ]


def test_a_sweep_can_be_a_file_and_the_command_line_comes_first(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / "sweep.toml"
    path.write_text(f'game = "{GAME}"\ngames = 50\nmission = ["m0", "m1"]\nagent = "random"\n')

    out = str(tmp_path / "out")
    code, text, _ = run(capsys, "simulate", "--sweep", str(path), "--games", "1", "--out", out, "--json")

    figures = json.loads(text)
    assert code == 0
    assert figures["games"] == 2
    assert [one["cell"]["mission"] for one in figures["cells"]] == ["m0", "m1"]
    assert set(figures["rate"]) == {"won", "games", "share", "low", "high"}


def test_the_same_command_goes_on(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    out = str(tmp_path)
    run(capsys, "simulate", GAME, "--games", "2", "--out", out)
    _, _, first = run(capsys, "simulate", GAME, "--games", "4", "--out", out)
    _, text, second = run(capsys, "simulate", GAME, "--games", "4", "--out", out, "--json")

    assert first == "veglia simulate: 2 of 4 games are played already\n"
    assert second == "veglia simulate: 4 of 4 games are played already\n"
    assert json.loads(text)["games"] == 4


def test_a_report_can_be_written_again_and_over_several_sweeps(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    first, second = tmp_path / "a", tmp_path / "b"
    run(capsys, "simulate", GAME, "--games", "2", "--out", str(first))
    run(capsys, "simulate", GAME, "--mission", "m7", "--games", "3", "--out", str(second))

    page = tmp_path / "both.html"
    code, text, _ = run(capsys, "report", str(first), str(second), "--lang", "it", "--html", str(page))
    figures = json.loads(run(capsys, "report", str(first), str(second), "--json")[1])

    assert (code, text) == (0, f"{page}\n")
    assert "Serie di 5 partite" in page.read_text()
    assert [(one["cell"]["mission"], one["rate"]["games"]) for one in figures["cells"]] == [
        ("m0", 2),
        ("m7", 3),
    ]
    assert figures["balances"][0]["compared"] == 1


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["simulate"], "which game?"),
        (["simulate", GAME, "--players", "2"], "--players is for sweeps: name a folder with --out"),
        (["simulate", GAME, "--engine", "ray"], "--engine is for sweeps: name a folder with --out"),
        (["simulate", GAME, "--sweep", "/nowhere.toml"], "a sweep needs a folder for its results"),
        (["simulate", "--sweep", "/nowhere.toml", "--out", "OUT"], "No such file"),
        (["simulate", GAME, "--out", "OUT", "--mission", "m0,m99"], "unknown mission 'm99'"),
        (["simulate", GAME, "--out", "OUT", "--option", "ultra_red"], "cannot read the option"),
        (["simulate", GAME, "--out", "OUT", "--players", "two"], "'two' is not a list of whole numbers"),
        (["simulate", GAME, "--out", "OUT", "--record", "OUT/x"], "--record is for one combination"),
        (["simulate", GAME, "--out", "OUT", "--engine", "horses"], "unknown engine 'horses'"),
        (["report", "OUT"], "No such file"),
    ],
)
def test_bad_sweeps_get_one_clear_line(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, arguments: list[str], message: str
) -> None:
    code, out, err = run(capsys, *[one.replace("OUT", str(tmp_path / "out")) for one in arguments])

    assert code == 2
    assert out == ""
    assert err.startswith("veglia: ")
    assert err.count("\n") == 1
    assert message in err


def test_ctrl_c_keeps_what_is_done_and_the_same_command_goes_on(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    out = tmp_path / "stopped"
    process = begun(out, "--mission", "m0,m1", "--games", "100000", "--workers", "2")
    wait_for_games(out, process)

    # As a terminal does it: the workers get it, too.
    os.killpg(process.pid, signal.SIGINT)
    text, said = process.communicate(timeout=PATIENCE)

    assert process.returncode == INTERRUPTED
    assert "interrupted; what is done is kept, the same command goes on" in said
    assert "Traceback" not in said
    assert str(out / "report.html") in text
    assert "The sweep was stopped" in (out / "report.html").read_text()
    assert all_go(process.pid)
    check_it_goes_on(capsys, tmp_path, out)


def test_a_crash_loses_nothing_that_is_written_and_leaves_no_worker(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    out = tmp_path / "crashed"
    process = begun(out, "--mission", "m0,m1", "--games", "100000", "--workers", "2")
    wait_for_games(out, process)

    os.kill(process.pid, signal.SIGKILL)
    process.communicate(timeout=PATIENCE)
    assert all_go(process.pid)

    # The last line may have been cut off by the crash; here it surely is.
    with (out / "games.jsonl").open("ab") as journal:
        journal.write(b'{"cell":0,"number":77,"se')
    check_it_goes_on(capsys, tmp_path, out)


def check_it_goes_on(capsys: pytest.CaptureFixture[str], tmp_path: Path, out: Path) -> None:
    """Finish a stopped sweep with fewer games, and compare with one that was never stopped."""
    games = 6
    for folder in (out, tmp_path / "whole"):
        arguments = ["--mission", "m0,m1", "--games", str(games), "--out", str(folder)]
        assert run(capsys, "simulate", GAME, *arguments)[0] == 0
    assert len(hashes(out)) == 2 * games
    assert hashes(out) == hashes(tmp_path / "whole")


def test_a_ray_cluster_plays_the_same_games(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """A real Ray with two workers, made on this machine."""
    arguments = ["--mission", "m0,m1", "--survivors", "random", "--games", "6"]
    process = begun(tmp_path / "ray", *arguments, "--engine", "ray", "--workers", "2")
    _, said = process.communicate(timeout=2 * PATIENCE)
    run(capsys, "simulate", GAME, *arguments, "--out", str(tmp_path / "local"))

    assert process.returncode == 0, said
    assert len(hashes(tmp_path / "ray")) == 12
    assert hashes(tmp_path / "ray") == hashes(tmp_path / "local")


def test_the_bar_tells_rate_and_time_left() -> None:
    pace = Pace(make_sweep(Wanted(GAME, 100)), {(0, number) for number in range(25)}, 1)
    pace.started -= 10.0
    pace.fresh, pace.played[0], pace.seconds[0] = 25, 25, 50.0

    text = pace_text(pace)

    assert text.startswith("[#######.......................] 25/100 2.")
    assert text.endswith(" games/s, 2 min 30 s left")
    pace.fresh = 1
    assert "games/min" in pace_text(pace)


@pytest.mark.parametrize(
    ("seconds", "text"), [(0.4, "0 s"), (59, "59 s"), (61, "1 min 01 s"), (7325, "2 h 02 min")]
)
def test_times_have_two_units(seconds: float, text: str) -> None:
    assert duration(seconds) == text


def test_a_full_bar_is_full() -> None:
    assert bar(5, 5) == f"[{'#' * 30}] 5/5"
