"""`veglia serve`: what it says before it serves; tests/server runs it."""

import socket

import pytest

from veglia.cli import main
from veglia.cli.serve import default_file


def test_a_port_in_use_is_one_clear_line_more(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        assert main(["serve", "--db", "memory", "--port", str(port)]) == 2
    assert f"veglia: cannot listen at 127.0.0.1, port {port}\n" in capsys.readouterr().err


def test_an_unknown_database_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--db", "mysql://x"]) == 2
    assert capsys.readouterr().err == (
        "veglia: cannot open the database 'mysql://x': it is sqlite:///PATH or memory\n"
    )


def test_tables_are_kept_in_the_data_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", "/data")
    assert str(default_file()) == "/data/veglia/tables.db"
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setenv("HOME", "/home/ada")
    assert str(default_file()) == "/home/ada/.local/share/veglia/tables.db"
