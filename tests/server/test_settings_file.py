"""The settings file: what it says is taken, what it must not say is named, the command line comes first."""

import argparse
import json
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from tests.groups import PATIENCE
from veglia.cli import main, parser
from veglia.cli.serve import with_file
from veglia.server.settings import Settings
from veglia.server.settings_file import LIMITS, BadSettings, read_settings

WHOLE = """
[server]
host = "127.0.0.1"
port = 8481
database = "postgresql://veglia@10.0.0.5/veglia"
workers = 2
thinkers = 1
names = ["Play.example"]
origins = ["https://other.example"]
proxies = ["10.0.0.9"]
node_address = "10.0.0.1:8480"
metrics = true
log = "json"

[limits]
tables_per_minute = 5
requests_per_second = 3
farewell_seconds = 2.5

[retention]
retire_days = 90
forget_links_days = 400
"""


def written(folder: Path, text: str, mode: int = 0o644) -> Path:
    file = folder / "veglia.toml"
    file.write_text(text)
    file.chmod(mode)
    return file


def told(*arguments: str) -> argparse.Namespace:
    return parser().parse_args(["serve", *arguments])


def test_what_the_file_says_is_taken_and_the_command_line_comes_first(tmp_path: Path) -> None:
    file = str(written(tmp_path, WHOLE))
    found = with_file(told("--settings", file))
    assert (found["port"], found["names"], found["log"]) == (8481, ["Play.example"], "json")
    assert found["limits"] == {
        "tables_per_minute": 5,
        "requests_per_second": 3.0,
        "requests_at_once": 30,
        "farewell_seconds": 2.5,
        "retire_days": 90,
        "forget_links_days": 400,
    }
    # Each of them is a setting.
    assert Settings(**found["limits"]).retire_days == 90

    more = ["--port", "0", "--log", "text", "--name", "b.example", "--tables-per-minute", "9"]
    found = with_file(told("--settings", file, *more))
    assert (found["port"], found["log"], found["names"], found["metrics"]) == (0, "text", ["b.example"], True)
    assert found["limits"]["tables_per_minute"] == 9


def test_without_a_file_all_is_as_it_was() -> None:
    found = with_file(told())
    assert (found["host"], found["port"], found["database"], found["metrics"]) == (
        "127.0.0.1",
        8480,
        "",
        False,
    )
    assert found["limits"] == {}


@pytest.mark.parametrize(
    ("text", "problem", "words"),
    [
        ("[server", "bad_toml", "is not TOML"),
        ("[servers]", "unknown_section", "there is no [servers]; known: limits, retention, server"),
        ("server = 1", "bad_value", "[server] is no section"),
        ("[server]\nhosts = 'x'", "unknown_key", "there is no 'hosts' in [server]"),
        ("[server]\nport = 70000", "bad_value", "is 70000, not a whole number from 0 to 65535"),
        ("[server]\nmetrics = 1", "bad_value", "is 1, not true or false"),
        ("[server]\nnames = 'play.example'", "bad_value", "not a list of texts"),
        ("[server]\nlog = 'xml'", "bad_value", "not one of text, json"),
        ("[limits]\ntables_per_minute = true", "bad_value", "not a whole number from 1 on"),
        ("[limits]\nhead_seconds = nan", "bad_value", "not a number above zero"),
        ("[limits]\nthinkers = 2", "unknown_key", "there is no 'thinkers' in [limits]"),
        ("[retention]\nretire_days = -1", "bad_value", "not a whole number from 0 on"),
        ("[server]\ndatabase = 'postgresql://a:b@c/d'", "readable", "others may read it"),
    ],
)
def test_what_is_wrong_is_named_with_a_code(tmp_path: Path, text: str, problem: str, words: str) -> None:
    file = written(tmp_path, text)
    with pytest.raises(BadSettings) as found:
        read_settings(file)
    assert (found.value.problem, found.value.code) == (problem, "bad_settings")
    assert words in str(found.value)
    assert str(found.value).endswith(f"({problem})")


def test_a_password_in_a_file_of_its_owner_is_taken_and_not_shown(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = written(tmp_path, "[server]\ndatabase = 'postgresql://a:secret@c/d'", 0o600)
    assert main(["admin", "settings", str(file)]) == 0
    out = capsys.readouterr().out
    assert json.loads(out)["server"]["database"] == "postgresql://c/d"
    assert "secret" not in out
    assert main(["admin", "settings", str(tmp_path / "none.toml")]) == 2
    assert "(not_read)" in capsys.readouterr().err


def test_every_limit_of_the_server_can_be_set() -> None:
    assert {"tables_per_minute", "largest_backlog", "lease_seconds", "hints_per_address"} <= set(LIMITS)
    assert not {"database", "metrics", "thinkers", "retire_days"} & set(LIMITS)


def test_a_server_keeps_to_its_file(tmp_path: Path) -> None:
    text = f"""
        [server]
        port = 0
        database = "sqlite:///{tmp_path}/tables.db"
        workers = 1
        names = ["play.example"]
        [limits]
        tables_per_minute = 1
    """
    command = [sys.executable, "-m", "veglia", "serve", "--settings", str(written(tmp_path, text))]
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True) as process:
        try:
            assert process.stderr is not None
            process.stderr.readline()
            address = process.stderr.readline().split()[5]
            wish = {"game": "undead_or_alive", "mission": "m0", "seats": []}
            codes = [
                httpx.post(f"{address}api/tables", json=wish, headers={"Host": host}, timeout=PATIENCE)
                for host in ("play.example", "play.example", "other.example")
            ]
            assert [one.status_code for one in codes] == [201, 429, 421]
        finally:
            process.terminate()
            process.communicate()
