"""Sweeps as a user runs them: results, resuming, Ctrl-C, a crash, a Ray cluster of two workers."""

import json
import os
import pty
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pyarrow.parquet
import pytest

from tests.cli.stops import ENDLESS, GAME, INTERRUPTED, SOURCE, begun, ctrl_c, stop_a_sweep, wait_for_games
from tests.cli.test_commands import run
from tests.groups import PATIENCE, all_go
from veglia.cli.progress import bar, duration, pace_text
from veglia.lab.run import Pace
from veglia.lab.sweep import Wanted, make_sweep

# Finishing that takes long enough for a second Ctrl-C.
SLOW_FINISH = """
import sys, time
import veglia.cli.sweep
from veglia.__main__ import main

def finish(*_):
    print("finishing", file=sys.stderr, flush=True)
    time.sleep(3600)

if __name__ == "__main__":
    veglia.cli.sweep.finish = finish
    sys.exit(main())
"""


def hashes(folder: Path) -> dict[tuple[str, str, int], str]:
    """Return the last states of the games of a folder."""
    rows: list[dict[str, Any]] = pyarrow.parquet.read_table(folder / "games.parquet").to_pylist()
    return {(row["mission"], row["agent"], row["number"]): row["hash"] for row in rows}


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

    # tests/soak does it fifty times.
    for seconds in (0.0, 0.3):
        stop_a_sweep(out, seconds)

    assert "The sweep was stopped" in (out / "report.html").read_text()
    check_it_goes_on(capsys, tmp_path, out)


def test_ctrl_c_does_not_wait_for_a_game_that_takes_long(tmp_path: Path) -> None:
    """A game of the strongest bot takes minutes; the two under way are given up."""
    process = begun("--out", str(tmp_path), "--agent", "random,master", "--games", "1", "--workers", "2")
    wait_for_games(tmp_path, process, 1)

    ctrl_c(process)
    _, said = process.communicate(timeout=PATIENCE)

    assert process.returncode == INTERRUPTED
    assert said == "veglia simulate: interrupted; what is done is kept, the same command goes on\n"
    assert all_go(process.pid)


def test_a_second_ctrl_c_while_finishing_ends_at_once(tmp_path: Path) -> None:
    script = tmp_path / "slow.py"
    script.write_text(SLOW_FINISH)
    out = tmp_path / "out"
    with subprocess.Popen(
        [sys.executable, str(script), "simulate", GAME, "--out", str(out), *ENDLESS],
        env={**os.environ, "PYTHONPATH": SOURCE},
        start_new_session=True,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stderr is not None
        wait_for_games(out, process)
        ctrl_c(process)
        said = [process.stderr.readline(), process.stderr.readline()]
        ctrl_c(process)
        rest = process.stderr.read()

    assert said == [
        "veglia simulate: interrupted; what is done is kept, the same command goes on\n",
        "finishing\n",
    ]
    assert rest == "veglia: interrupted\n"
    assert process.returncode == INTERRUPTED
    assert all_go(process.pid)


@pytest.mark.parametrize("workers", ["1", "2"])
def test_ctrl_c_ends_a_plain_simulation_with_one_line(workers: str) -> None:
    """On a terminal, where the line comes below the bar."""
    ours, theirs = pty.openpty()
    command = [sys.executable, "-m", "veglia", "simulate", GAME, "--games", "1000000", "--workers", workers]
    with subprocess.Popen(
        command, env={**os.environ, "PYTHONPATH": SOURCE}, start_new_session=True, stderr=theirs
    ) as process:
        os.close(theirs)
        said = b""
        while b"/1000000" not in said:
            said += os.read(ours, 4096)
        os.killpg(process.pid, signal.SIGINT)
        said += read_all(ours)

    assert process.returncode == INTERRUPTED
    *_, bar_line, last = said.decode().splitlines()
    assert "/1000000 " in bar_line
    assert last == "veglia: interrupted"
    assert all_go(process.pid)


def read_all(terminal: int) -> bytes:
    """Read what a program says until nobody is left to say anything."""
    said = b""
    while True:
        try:
            said += os.read(terminal, 4096)
        except OSError:
            os.close(terminal)
            return said


def test_a_crash_loses_nothing_that_is_written_and_leaves_no_worker(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    out = tmp_path / "crashed"
    process = begun("--out", str(out), *ENDLESS)
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
    process = begun("--out", str(tmp_path / "ray"), *arguments, "--engine", "ray", "--workers", "2")
    _, said = process.communicate(timeout=2 * PATIENCE)
    run(capsys, "simulate", GAME, *arguments, "--out", str(tmp_path / "local"))

    assert process.returncode == 0, said
    assert len(hashes(tmp_path / "ray")) == 12
    assert hashes(tmp_path / "ray") == hashes(tmp_path / "local")


def test_the_bar_tells_rate_and_time_left(monkeypatch: pytest.MonkeyPatch) -> None:
    pace = Pace(make_sweep(Wanted(GAME, 100)), {(0, number) for number in range(25)}, 1)
    monkeypatch.setattr("time.perf_counter", lambda: pace.started + 10.0)
    pace.fresh, pace.played[0], pace.seconds[0] = 25, 25, 50.0

    text = pace_text(pace)

    assert text == "[#######.......................] 25/100 2.5 games/s, 2 min 30 s left"
    pace.fresh = 1
    assert "games/min" in pace_text(pace)


@pytest.mark.parametrize(
    ("seconds", "text"), [(0.4, "0 s"), (59, "59 s"), (61, "1 min 01 s"), (7325, "2 h 02 min")]
)
def test_times_have_two_units(seconds: float, text: str) -> None:
    assert duration(seconds) == text


def test_a_full_bar_is_full() -> None:
    assert bar(5, 5) == f"[{'#' * 30}] 5/5"
