"""What an operator does to single tables, in a file and in PostgreSQL, also while they are served."""

import asyncio
import json
import time
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.cli.test_admin import run, table
from tests.groups import PATIENCE
from tests.server.nodes import nodes
from tests.server.place import LINK, MINE, TOYS, Player, place
from tests.server.postgres import Postgres
from tests.server.processes import wait_until
from tests.server.test_store import with_store
from veglia.cli import main
from veglia.server.store.archive import Access, Archive, SeatRow, TableRow
from veglia.server.store.company import ChatRow, Listing
from veglia.server.store.database import connect
from veglia.server.store.people import People
from veglia.server.store.store import Store
from veglia.server.store.tending import DAY_SECONDS, changing
from veglia.server.table.keys import hash_of
from veglia.server.wire.http import RECORD_FORMAT

GONE = 1012


def whole(id: str) -> TableRow:
    """Return a table that has something in every part of the store."""
    row = table(id)
    row.keys = {
        f"{id}-host": Access("host"),
        f"{id}-watch": Access("watch"),
        f"{id}-seat": Access("seat", 0),
        f"{id}-used": Access("used", 0),
    }
    row.holders = [SeatRow("link", "", "Ada")]
    row.browsers = {0: 1}
    row.window_seconds = 2.0
    return row


def fill(url: str, *ids: str) -> None:
    async def add(store: Store) -> None:
        archive = Archive(store)
        for id in ids:
            await archive.add(whole(id))
            await archive.say(id, ChatRow(1, int(time.time() * 1000), 0, "", "Ada", "hello"))
            await archive.put_on_list(id, f"{id}-listed", Listing("w", "{}"))

    with_store(url, add)


def age(url: str, id: str, days: int) -> None:
    """Let all that happened at a table lie back so many days."""
    back = days * DAY_SECONDS
    with changing(url) as connection:
        connection.execute("UPDATE tables SET created = created - ? WHERE id = ?", (back, id))
        for name in ("choices", "chat"):
            connection.execute(f"UPDATE {name} SET at = at - ? WHERE table_id = ?", (back * 1000, id))


def find(url: str, id: str) -> TableRow | None:
    async def read(store: Store) -> TableRow | None:
        return await Archive(store).find(id)

    return with_store(url, read)


TASKS = ("backup", "list", "check", "settings", "inspect", "export", "retire", "rotate-keys")


@pytest.mark.parametrize("task", TASKS)
def test_each_task_says_what_it_does(task: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["admin", task, "--help"])
    assert ended.value.code == 0
    said = capsys.readouterr().out
    assert f"usage: veglia admin {task}" in said
    assert task == "settings" or ("--db URL" in said and "--settings FILE" in said)


def test_the_database_is_that_of_the_settings_file(
    database_url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    fill(database_url, "a")
    file = tmp_path / "veglia.toml"
    file.write_text(f'[server]\ndatabase = "{database_url}"\n')
    code, out, _ = run(capsys, "list", "--settings", str(file))
    assert (code, out.split()[0]) == (0, "a")


def test_a_table_is_shown_without_its_secrets(database_url: str, capsys: pytest.CaptureFixture[str]) -> None:
    fill(database_url, "a")
    code, out, _ = run(capsys, "inspect", "a", "--json", "--db", database_url)
    found = json.loads(out)
    assert code == 0
    assert (found["rows"], found["undos"], found["lines_of_chat"], found["is_listed"]) == (3, 0, 1, True)
    assert found["keys"] == {"host": 1, "watch": 2}
    assert found["seats"][0]["keys"] == {"seat": 1, "used": 1}
    assert found["seats"][0]["label"] == "Ada"
    assert "seed" not in out
    assert "a-host" not in out
    code, out, _ = run(capsys, "inspect", "a", "--db", database_url)
    assert "log       3 rows, 0 of them undos" in out
    assert "link 'Ada'; 1 seat, 1 used" in out

    code, _, error = run(capsys, "inspect", "nowhere", "--db", database_url)
    assert (code, error) == (2, "veglia: there is no table 'nowhere' (unknown_table)\n")


def test_an_exported_table_is_a_record_that_plays_again(
    database_url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    fill(database_url, "a", "b")
    file = tmp_path / "records.jsonl"
    assert run(capsys, "export", "--all", "--out", str(file), "--db", database_url)[0] == 0
    # It has the seeds.
    assert file.stat().st_mode & 0o777 == 0o600
    assert main(["verify", str(file)]) == 0
    capsys.readouterr()
    code, out, _ = run(capsys, "export", "b", "--db", database_url)
    assert (code, json.loads(out)["format"], json.loads(out)["choices"]) == (0, RECORD_FORMAT, [0, 0, 0])
    code, _, error = run(capsys, "export", "--all", "--out", str(file), "--db", database_url)
    assert (code, "cannot write" in error) == (2, True)
    assert run(capsys, "export", "--db", database_url)[0] == 2


def test_a_retired_table_leaves_nothing_behind(database_url: str, capsys: pytest.CaptureFixture[str]) -> None:
    fill(database_url, "a", "b", "c")
    age(database_url, "a", 31)
    before = find(database_url, "c")
    arguments = ("retire", "--older-than", "30", "--db", database_url)
    code, out, error = run(capsys, *arguments, "--dry-run")
    assert (code, out, error) == (0, "a\n", "veglia: nothing is changed: --dry-run\n")
    assert find(database_url, "a") is not None
    assert run(capsys, *arguments) == (0, "a\n", "veglia: removed 1 tables\n")
    assert run(capsys, "retire", "b", "--db", database_url)[0] == 0
    assert find(database_url, "c") == before
    with changing(database_url) as connection:
        for name in ("choices", "keys", "holders", "windows", "chat", "listings"):
            found = connection.execute(f"SELECT DISTINCT table_id FROM {name}").fetchall()
            assert [id for (id,) in found] == ["c"], name
    # All or nothing.
    code, _, error = run(capsys, "retire", "c", "b", "--db", database_url)
    assert (code, "no table 'b'" in error) == (2, True)
    assert find(database_url, "c") == before


def test_new_links_open_a_table_and_old_ones_do_not(
    database_url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    fill(database_url, "a", "b")
    code, out, _ = run(
        capsys, "rotate-keys", "a", "--all", "--address", "https://play.example/", "--db", database_url
    )
    assert code == 0
    links = dict(line.rsplit(maxsplit=1) for line in out.splitlines())
    assert list(links) == ["host", "watch", "seat 0"]
    assert links["host"].startswith("https://play.example/#/table/a/")
    row = find(database_url, "a")
    assert row is not None
    new = {role: hash_of(link.rpartition("/")[2]) for role, link in links.items()}
    assert {hash: access for hash, access in row.keys.items() if access.role != "gone"} == {
        new["host"]: Access("host"),
        new["watch"]: Access("watch"),
        new["seat 0"]: Access("invitation", 0),
    }
    assert (len(row.keys), row.listing, row.browsers) == (8, None, {})
    untouched = find(database_url, "b")
    assert untouched is not None
    assert untouched.keys["b-host"] == Access("host")
    for wrong in (["a"], ["a", "--seat", "1"], ["nowhere", "--host"]):
        assert run(capsys, "rotate-keys", *wrong, "--db", database_url)[0] == 2


def test_who_sits_at_a_changed_table_is_sent_away_and_finds_it_as_it_is(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    url = f"sqlite:///{tmp_path}/tables.db"
    with place(replace(TOYS, database=url)) as server:
        made, other = server.make(seats=[MINE, LINK]), server.make(seats=[MINE])
        with server.play(made.table, made.host) as host, server.play(other.table, other.host) as far:
            assert host.choose(0)["type"] == "done"
            code, out, _ = run(capsys, "rotate-keys", made.table, "--host", "--db", url)
            assert code == 0
            must_be_sent_away(host)
            with server.play(made.table, out.rpartition("/")[2].strip()) as again:
                assert again.version == 1
                assert again.choose(0)["type"] == "done"
            assert server.get(f"tables/{made.table}/record", made.host).json()["code"] == "link_renewed"
            assert run(capsys, "retire", made.table, "--db", url)[0] == 0
            wait_until(
                lambda: server.get(f"tables/{made.table}/record", made.watch).status_code == 404,
                "the table is still there",
            )
            assert far.choose(0)["type"] == "done"


def must_be_sent_away(player: Player) -> None:
    with pytest.raises(ConnectionClosed) as closed:
        player.until("refused")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == GONE


def test_a_table_is_taken_from_the_node_that_serves_it(
    postgresql: Postgres, capsys: pytest.CaptureFixture[str]
) -> None:
    with nodes(postgresql, 2, lease_seconds=60.0) as (first, second):
        made = first.running.make()
        with second.running.sit(made.table, made.host) as host:
            assert host.choose(0)["type"] == "done"
            _, out, _ = run(capsys, "inspect", made.table, "--db", first.url)
            assert f"by the node at 127.0.0.1:{first.port}" in out
            # What a node serves is not old, whatever the clock says.
            age(first.url, made.table, 31)
            assert run(capsys, "retire", "--older-than", "30", "--db", first.url)[1] == ""
            assert run(capsys, "retire", made.table, "--db", first.url)[0] == 0
            # Nothing is written any more, and the player hears that there is no such table.
            must_be_sent_away(host)
        assert find(first.url, made.table) is None


def test_old_tables_and_links_are_removed_by_the_server_itself(database_url: str) -> None:
    async def link(store: Store) -> str:
        return await People(store).add("{}")

    fill(database_url, "old", "new", "played")
    for id in ("old", "played"):
        age(database_url, id, 31)
    key = with_store(database_url, link)
    with changing(database_url) as connection:
        connection.execute("UPDATE people SET at = at - ?", (400 * DAY_SECONDS,))
    fresh = with_store(database_url, link)
    settings = replace(TOYS, database=database_url, retire_days=30, forget_links_days=365, node_address="x:1")
    with place(settings) as server:
        wait_until(lambda: find(database_url, "old") is None, "the old table is still there")
        wait_until(lambda: not server.get("me", key).is_success, "the old link is still there")
        assert server.get("me", fresh).is_success
        assert find(database_url, "new") is not None


def test_a_table_with_somebody_at_it_is_not_removed_however_old(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/tables.db"
    with place(replace(TOYS, database=url)) as server:
        made, left = server.make(seats=[MINE]), "nobody-there"
        fill(url, left)
        with server.play(made.table, made.host) as host:
            for id in (made.table, left):
                age(url, id, 31)
            for id in (made.table, left):
                retiring = server.tables.retire(id)
                asyncio.run_coroutine_threadsafe(retiring, server.warming.get_loop()).result(PATIENCE)
            assert find(url, left) is None
            assert host.choose(0)["type"] == "done"


def test_a_file_that_is_not_there_is_not_made(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "none.db"
    assert run(capsys, "retire", "a", "--db", f"sqlite:///{file}")[0] == 2
    assert list(tmp_path.iterdir()) == []


def test_recalls_go_on_counting_when_old_ones_are_forgotten(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/tables.db"
    fill(url, "a", "b")
    for id in ("a", "b"):
        assert main(["admin", "retire", id, "--db", url]) == 0
        with closing(connect(url)) as connection:
            connection.execute("UPDATE recalls SET at = 0")
    with closing(connect(url)) as connection:
        assert connection.execute("SELECT number, recalled FROM recalls").fetchall() == [(2, "b")]


def test_a_stolen_copy_opens_no_table(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    with place(replace(TOYS, database=f"sqlite:///{file}")) as server:
        made = server.invite(seats=[MINE, LINK])
        invitation = made.links[0].key
        accepted = server.accepted(made.table, invitation)
    kept = b"".join(one.read_bytes() for one in tmp_path.iterdir())
    assert made.table.encode() in kept
    for key in (made.host, made.watch, invitation, accepted):
        assert hash_of(key).encode() in kept
        assert key.encode() not in kept
