"""`veglia serve`: what it says before it serves; tests/server runs it."""

import os
import signal
import socket
import stat
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from veglia.cli import main
from veglia.cli.serve import default_file, usual_workers
from veglia.server.store.database import connect, served_alone


@pytest.fixture
def taken_port() -> Iterator[str]:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        yield str(taken.getsockname()[1])


def test_a_port_in_use_is_one_clear_line_more(capsys: pytest.CaptureFixture[str], taken_port: str) -> None:
    assert main(["serve", "--db", "memory", "--port", taken_port]) == 2
    assert f"veglia: cannot listen at 127.0.0.1, port {taken_port}\n" in capsys.readouterr().err


def test_a_port_in_use_is_one_clear_line_for_several_processes(
    capsys: pytest.CaptureFixture[str], taken_port: str, tmp_path: Path
) -> None:
    database = f"sqlite:///{tmp_path}/tables.db"
    assert main(["serve", "--db", database, "--port", taken_port, "--workers", "2"]) == 2
    assert capsys.readouterr().err == (
        f"veglia: cannot listen at 127.0.0.1, port {taken_port}: Address already in use\n"
    )


def test_tables_in_memory_are_not_shared(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--db", "memory", "--workers", "2"]) == 2
    assert capsys.readouterr().err == (
        "veglia: tables that are kept in memory cannot be shared: give a file, or --workers 1\n"
    )


@pytest.mark.parametrize(("processors", "workers"), [(1, 1), (2, 2), (4, 4), (32, 4)])
def test_a_process_for_each_processor_but_not_too_many(
    monkeypatch: pytest.MonkeyPatch, processors: int, workers: int
) -> None:
    monkeypatch.setattr("os.cpu_count", lambda: processors)
    assert usual_workers("sqlite:///tables.db") == workers
    assert usual_workers("memory") == 1


@pytest.mark.parametrize("workers", ["1", "2"])
@pytest.mark.parametrize(("end", "code"), [(signal.SIGINT, 0), (signal.SIGTERM, -signal.SIGTERM)])
def test_it_stops_in_order(tmp_path: Path, workers: str, end: signal.Signals, code: int) -> None:
    database = f"sqlite:///{tmp_path}/tables.db"
    command = [sys.executable, "-m", "veglia", "serve", "--port", "0", "--db", database, "--workers", workers]
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True, start_new_session=True) as process:
        assert process.stderr is not None
        assert process.stderr.readline() == f"veglia: tables are kept in {tmp_path}/tables.db\n"
        assert process.stderr.readline().startswith("veglia: the table is at http://127.0.0.1:")
        # A second server would not know what the first one has in memory.
        again = subprocess.run(command, capture_output=True, text=True, check=False)
        refused = f"veglia: another server serves the tables in {tmp_path}/tables.db already\n"
        assert (again.returncode, again.stderr) == (2, refused)
        # To all processes, as a terminal does it with Ctrl-C.
        os.killpg(process.pid, end)
        assert process.stderr.read() == ("veglia: stopped\n" if end == signal.SIGINT else "")
        assert process.wait() == code
    kept = sorted(path.name for path in tmp_path.iterdir())
    assert kept[:2] == ["tables.db", "tables.db-serving"]
    assert {stat.S_IMODE(path.stat().st_mode) for path in tmp_path.iterdir()} == {0o600}
    with served_alone(database):
        assert len(kept) == len(list(tmp_path.iterdir()))


def test_a_file_that_others_could_read_is_closed_to_them(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    file.touch()
    file.chmod(0o644)
    connect(f"sqlite:///{file}").close()
    assert stat.S_IMODE(file.stat().st_mode) == 0o600


def test_an_unknown_database_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--db", "mysql://x"]) == 2
    assert capsys.readouterr().err == (
        "veglia: cannot open the database 'mysql://x': it is sqlite:///PATH, postgresql://... or memory\n"
    )


def test_tables_are_kept_in_the_data_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", "/data")
    assert str(default_file()) == "/data/veglia/tables.db"
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setenv("HOME", "/home/ada")
    assert str(default_file()) == "/home/ada/.local/share/veglia/tables.db"
