"""`veglia admin`: a backup while choices are written, a list, and a check that finds what is damaged."""

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from veglia.catalog import GAMES
from veglia.cli import main
from veglia.kernel.game import begin
from veglia.server.store.archive import Archive, LogEntry, TableRow
from veglia.server.store.store import Store

GAME = "undead_or_alive"


def table(id: str, version: str | None = None, choices: int = 3) -> TableRow:
    """Return a table at which the first option was chosen again and again."""
    title = GAMES[GAME]
    setup = title.setup(title.missions()[0], None, 7, {})
    game = begin(title, setup)
    entries = []
    for _ in range(choices):
        assert game.state.asking is not None
        entries.append(LogEntry("choice", 0, game.state.asking.seat(game.state)))
        game.choose(0)
    rules, seats = version or title.version, list(setup.seats)
    return TableRow(id, GAME, rules, setup.mission, seats, setup.options, "7", False, {}, [], entries)


def fill(file: Path, *rows: TableRow) -> str:
    url = f"sqlite:///{file}"
    store = Store(url)
    for row in rows:
        asyncio.run(Archive(store).add(row))
    store.close()
    return url


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    code = main(["admin", *arguments])
    said = capsys.readouterr()
    return code, said.out, said.err


def test_a_backup_holds_what_has_not_reached_the_file_itself(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, copy = tmp_path / "tables.db", tmp_path / "copy.db"
    url = f"sqlite:///{file}"
    store = Store(url)
    try:
        asyncio.run(Archive(store).add(table("a")))
        # It lies in the log of SQLite beside the file, which a plain copy would leave behind.
        assert (tmp_path / "tables.db-wal").stat().st_size > 0
        assert run(capsys, "backup", str(copy), "--db", url)[0] == 0
    finally:
        store.close()
    assert copy.stat().st_mode & 0o777 == 0o600
    assert sorted(path.name for path in tmp_path.glob("copy*")) == ["copy.db"]
    assert run(capsys, "check", "--db", f"sqlite:///{copy}")[1].startswith("1 tables play again")
    folder = tmp_path / "backups"
    folder.mkdir()
    assert run(capsys, "backup", str(folder), "--db", url)[0] == 0
    [dated] = folder.iterdir()
    assert dated.name.startswith("tables-20")
    assert run(capsys, "check", "--db", f"sqlite:///{dated}")[1].startswith("1 tables play again")
    # What is there is not written over.
    code, _, error = run(capsys, "backup", str(copy), "--db", url)
    assert (code, "is there already" in error) == (2, True)


def test_the_list_says_what_and_when(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    url = fill(tmp_path / "tables.db", table("a"), table("b", choices=0))
    code, out, _ = run(capsys, "list", "--json", "--db", url)
    listed = json.loads(out)
    assert code == 0
    assert [(one["id"], one["game"], one["rows"], one["last"] is None) for one in listed] == [
        ("a", GAME, 3, False),
        ("b", GAME, 0, True),
    ]
    assert run(capsys, "list", "--db", url)[1].count("\n") == 2


def test_a_check_names_each_table_that_cannot_be_played_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "tables.db"
    url = fill(file, table("good"), table("illegal"), table("flipped"), table("gap"), table("old", "0.0.1"))
    code, out, error = run(capsys, "check", "--db", fill(tmp_path / "sound.db", table("good")))
    assert (code, error) == (0, "")
    assert out == "1 tables play again, 0 are of other versions of their rules, 0 problems\n"

    with closing(sqlite3.connect(file)) as connection, connection:
        # As it would be without checksums, and with them.
        connection.execute("UPDATE choices SET number = 999 WHERE table_id IN ('illegal', 'flipped')")
        connection.execute("UPDATE choices SET chain = NULL WHERE table_id = 'illegal'")
        connection.execute("DELETE FROM choices WHERE table_id = 'gap' AND sequence = 0")
    code, out, error = run(capsys, "check", "--db", url)
    assert code == 1
    assert "table illegal: IllegalChoice" in error
    assert "table flipped: its log is damaged at row 0" in error
    assert "the log of table gap has gaps" in error
    assert "table good" not in error
    assert "1 are of other versions" in out
    assert f"table old: made with {GAME} 0.0.1, cannot be played on" in out


def test_a_database_of_an_older_schema_is_not_checked(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "tables.db"
    url = fill(file, table("a"))
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA user_version = 1")
    code, _, error = run(capsys, "check", "--db", url)
    assert (code, "the database has schema 1: serve it once" in error) == (2, True), error


def test_a_database_that_is_not_there_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, _, error = run(capsys, "list", "--db", f"sqlite:///{tmp_path}/none.db")
    assert (code, "cannot read" in error) == (2, True)
