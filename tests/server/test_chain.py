"""A log that is not what was written is found, named and never played on."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.server.place import MINE, place
from tests.server.test_store import with_store
from tests.server.test_store_contract import with_table
from veglia.server import wire
from veglia.server.store.archive import Archive, LogEntry, chain_after
from veglia.server.store.chain import Broken
from veglia.server.store.store import Store

# What may happen to a row of a log of five; whatever it is, it is found at its place.
DAMAGE = {
    "another choice": ("UPDATE choices SET number = 1 WHERE sequence = 2", 2),
    "another seat": ("UPDATE choices SET seat = 1 WHERE sequence = 1", 1),
    "another kind": ("UPDATE choices SET kind = 'undo' WHERE sequence = 3", 3),
    "a bot's": ("UPDATE choices SET is_bot = 1 WHERE sequence = 4", 4),
    "no checksum": ("UPDATE choices SET chain = NULL WHERE sequence = 2", 2),
    "a row lost": ("DELETE FROM choices WHERE sequence = 1", 1),
    "another seed": ("UPDATE tables SET seed = '8'", 0),
    "another mission": ("UPDATE tables SET mission = 'short'", 0),
}


def played(path: Path) -> wire.MadeTable:
    """Play five choices at a table that is kept in a file."""
    with place(database=f"sqlite:///{path}") as server:
        made = server.make(seats=[MINE])
        with server.play(made.table, made.host) as host:
            for _ in range(5):
                host.choose(0)
    return made


@pytest.mark.parametrize("name", DAMAGE)
def test_a_damaged_log_is_named_and_not_played_on(
    tmp_path: Path, name: str, caplog: pytest.LogCaptureFixture
) -> None:
    statement, row = DAMAGE[name]
    path = tmp_path / "tables.db"
    made = played(path)
    with closing(sqlite3.connect(path, isolation_level=None)) as file:
        file.execute(statement)
    with place(database=f"sqlite:///{path}") as server:
        answer = server.get(f"tables/{made.table}/record", made.host)
        assert (answer.status_code, answer.json()["code"]) == (500, "damaged")
        with server.connect(made.table, made.host) as player:
            assert player.hear()["code"] == "damaged"
    assert f"the log of table {made.table} is damaged at row {row}" in caplog.text


def test_an_undamaged_log_goes_on_over_restarts_and_undos(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    made = played(path)
    for _ in range(2):
        with place(database=f"sqlite:///{path}") as server, server.play(made.table, made.host) as host:
            assert host.choose(0)["type"] == "done"
            assert host.choose(0)["type"] == "done"
            host.ask("undo", version=host.version)
            host.until_version(host.version)
    with closing(sqlite3.connect(path)) as file:
        assert file.execute("SELECT COUNT(*) FROM choices WHERE chain IS NULL").fetchone() == (0,)


def test_a_log_that_began_without_checksums_is_followed_from_where_they_begin(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    made = played(path)
    with closing(sqlite3.connect(path, isolation_level=None)) as file:
        file.execute("DELETE FROM choices WHERE sequence > 2")
        file.execute("UPDATE choices SET chain = NULL")
    for versions in ([3, 4], [4, 5]):
        with place(database=f"sqlite:///{path}") as server, server.play(made.table, made.host) as host:
            assert host.version == versions[0]
            assert host.choose(0)["version"] == versions[1]
    with closing(sqlite3.connect(path, isolation_level=None)) as file:
        file.execute("UPDATE choices SET number = 1 WHERE sequence = 4")

    async def broken(store: Store) -> Broken | None:
        found = await Archive(store).find(made.table)
        assert found is not None
        return found.broken

    assert with_store(f"sqlite:///{path}", broken) == Broken(4)


def test_both_stores_keep_the_chain_of_what_is_appended(database_url: str) -> None:
    async def story(archive: Archive) -> None:
        row = await archive.find("a")
        assert row is not None
        chain = row.chain
        for sequence in range(3):
            entry = LogEntry("choice", sequence, 0)
            chain = chain_after(chain, sequence, entry)
            assert await archive.append("a", sequence, entry, chain)
        found = await archive.find("a")
        assert found is not None
        assert (found.chain, found.broken) == (chain, None)
        await archive.store.run(
            lambda connection: connection.execute("UPDATE choices SET number = 9 WHERE sequence = 1")
        )
        found = await archive.find("a")
        assert found is not None
        assert found.broken == Broken(1)

    with_table(database_url, story)
