"""A table goes on when the server has newer rules: its process of before and that of after are real ones."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import httpx

from tests.groups import PATIENCE
from tests.server import toy, toy_next
from tests.server.place import Json
from tests.server.processes import Running, process, wait_until
from veglia.kernel.codec import Codec
from veglia.kernel.game import Setup
from veglia.kernel.machine import State
from veglia.server import wire
from veglia.server.store.inspection import reading
from veglia.server.table.checking import check_tables

BEFORE, AFTER = "tests.server.toy:GAMES", "tests.server.toy_next:GAMES"
GO_ON, WALK, ROLL = 0, 0, 1
SEAM = "The server has newer rules: from here on the game is played by them."


@contextmanager
def server(url: str, games: str, workers: int = 1) -> Iterator[Running]:
    with process(url, workers, games=games) as running:
        wait_until(lambda: httpx.get(f"{running.address}/readyz").status_code == 200, "it is not ready")
        yield running


def get(running: Running, made: wire.MadeTable, what: str) -> httpx.Response:
    path, headers = f"/api/tables/{made.table}/{what}", {"Authorization": f"Bearer {made.host}"}
    return httpx.get(running.address + path, headers=headers, timeout=PATIENCE)


def moment(running: Running, made: wire.MadeTable, version: int) -> Json:
    answer = get(running, made, f"moments/{version}")
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


def notes(table: Json) -> list[str]:
    """Return where the figures stand."""
    return [piece["name"] for piece in table["scene"]["pieces"]]


def play(running: Running, made: wire.MadeTable, *choices: int) -> list[Json]:
    """Make choices; return what the replay shows of each point, the beginning first."""
    with running.sit(made.table, made.host) as host:
        for number in choices:
            assert host.choose(number)["type"] == "done"
    return [moment(running, made, version) for version in range(len(choices) + 1)]


def test_a_running_table_goes_on_after_an_upgrade(database_url: str) -> None:
    choices = [GO_ON, WALK, ROLL, GO_ON, ROLL, WALK, GO_ON, WALK, WALK, GO_ON, WALK]
    with server(database_url, BEFORE) as old:
        made = old.make()
        seen = play(old, made, *choices)
        record = old.record(made)
        old.end()
    for _ in range(2):
        # The second time the table has its seam already.
        with server(database_url, AFTER) as new:
            with new.sit(made.table, made.host) as host:
                assert host.table["version"] >= len(choices) + 1
                # What was before can be watched, word for word, and not be taken back.
                for version, before in enumerate(seen):
                    assert moment(new, made, version) == {**before, "last": len(new.record(made).choices)}
                if host.table["version"] == len(choices) + 1:
                    assert notes(host.table) == notes(seen[-1])
                    assert host.table["told"][0]["text"] == SEAM
                    assert not host.table["can_undo"]
                    refused = host.ask("undo", version=host.version)
                    assert refused["code"] == "older_rules"
                # By the new rules: two steps, and nothing but walking.
                while host.texts[0] == "Choose GoOn":
                    host.choose(GO_ON)
                assert len(host.texts) == 1
                at = notes(host.table)
                host.choose(WALK)
                moved = [int(now) - int(was) for now, was in zip(notes(host.table), at, strict=True)]
                assert sorted(moved) == [0, 2]
            [seam] = new.record(made).seams
            assert (seam.choice, seam.rules_version) == (len(choices), "2")
            assert new.record(made).choices[: len(choices)] == record.choices
            assert new.record(made).rules_version == "1"
            new.end()
    with reading(database_url) as connection:
        assert [one.problem for one in check_tables(connection, toy_next.GAMES)] == [""]
        assert [one.is_other for one in check_tables(connection, toy.GAMES)] == [True]


def test_an_undo_leads_back_to_where_the_rules_changed_and_no_further(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/tables.db"
    with server(url, BEFORE) as old:
        made = old.make()
        play(old, made, GO_ON, WALK)
        old.end()
    with server(url, AFTER) as new, new.sit(made.table, made.host) as host:
        at = notes(host.table)
        host.choose(WALK)
        assert host.ask("undo", version=host.version)["type"] == "done"
        assert notes(host.table) == at
        assert host.ask("undo", version=host.version)["code"] == "older_rules"


def test_a_finished_table_can_be_watched_with_later_rules(database_url: str) -> None:
    with server(database_url, BEFORE) as old:
        made = old.make(mission="short")
        with old.sit(made.table, made.host) as host:
            while host.table["question"] is not None:
                host.choose(ROLL if host.texts[0] != "Choose GoOn" else GO_ON)
        seen = [moment(old, made, version) for version in range(len(old.record(made).choices) + 1)]
        old.end()
    with server(database_url, AFTER) as new:
        assert [moment(new, made, version) for version in range(len(seen))] == seen
        assert new.record(made).seams == []
        with new.sit(made.table, made.host) as host:
            assert host.table["question"] is None


def test_what_a_killed_server_has_not_kept_is_played_again_with_the_new_rules(tmp_path: Path) -> None:
    """Nothing is kept of the last choices: they stand up to the first that is not allowed."""
    url = f"sqlite:///{tmp_path}/tables.db"
    for tail, stands in (([GO_ON, WALK, WALK, GO_ON], 4), ([GO_ON, WALK, ROLL, GO_ON, WALK], 2)):
        kept = [GO_ON, WALK, ROLL]
        with server(url, BEFORE) as old:
            made = old.make()
            play(old, made, *kept)
            old.end()
        with server(url, BEFORE) as old:
            with old.sit(made.table, made.host) as host:
                for number in tail:
                    host.choose(number)
                at = [int(one) for one in notes(host.table)]
            old.kill()
        with server(url, AFTER) as new:
            record = new.record(made)
            assert record.choices == [*kept, *tail[:stands]]
            assert record.seams[0].choice == len(kept)
            with new.sit(made.table, made.host) as host:
                assert host.table["version"] == len(kept) + len(tail) + (1 if stands == len(tail) else 2)
                if stands == len(tail):
                    # Two of them have walked, by the new rules a step further each.
                    assert [int(one) for one in notes(host.table)] == [at[0] + 1, at[1] + 1]
            # Both ways of the log lead there again.
            assert new.record(made) == record
            new.end()
        with server(url, AFTER) as new:
            assert new.record(made) == record
    with reading(url) as connection:
        assert [one.problem for one in check_tables(connection, toy_next.GAMES)] == ["", ""]


class Unannounced(toy.Toy):
    """Rules by which whoever walks goes two steps, with the version of those that walk one."""

    def __init__(self) -> None:
        super().__init__()
        kinds = {one.__name__: one for one in self.own_codec.fields}
        kinds |= {"Move": toy_next.Move, "Together": toy_next.Together}
        self.own_codec = Codec(kinds.values(), {})

    def start(self, setup: Setup) -> State:
        state = super().start(setup)
        state.agenda = [toy_next.renewed(step) for step in state.agenda]
        return state


def test_a_check_compares_what_is_played_again_with_the_states_that_were_kept(database_url: str) -> None:
    with server(database_url, BEFORE) as running:
        made = running.make()
        play(running, made, GO_ON, WALK, WALK, GO_ON, WALK)
        running.end()
    with reading(database_url) as connection:
        assert [one.problem for one in check_tables(connection, toy.GAMES)] == [""]
        # All choices are still allowed: only the states tell.
        [found] = check_tables(connection, {"toy": Unannounced()})
        assert (found.id, found.is_other) == (made.table, False)
        assert found.problem == "after row 1 of its log it is not in the state that was kept"


def test_a_table_of_which_nothing_is_kept_is_refused_and_left_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    url = f"sqlite:///{path}"
    with server(url, BEFORE) as old:
        made = old.make()
        play(old, made, GO_ON, WALK)
        old.end()
    with closing(sqlite3.connect(path, isolation_level=None)) as file:
        file.execute("DELETE FROM courses")
    with server(url, AFTER) as new:
        answer = get(new, made, "record")
        assert (answer.status_code, answer.json()["code"]) == (409, "other_version")
    with server(url, BEFORE) as old:
        assert old.record(made).choices == [GO_ON, WALK]


def test_a_state_that_is_damaged_is_not_gone_on_from(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    url = f"sqlite:///{path}"
    with server(url, BEFORE) as old:
        made = old.make()
        play(old, made, GO_ON, WALK)
        old.end()
    with closing(sqlite3.connect(path, isolation_level=None)) as file:
        [data] = file.execute("SELECT data FROM courses").fetchone()
        file.execute("UPDATE courses SET data = ?", (data[:40] + bytes([data[40] ^ 1]) + data[41:],))
    with server(url, AFTER) as new:
        assert get(new, made, "record").json()["code"] == "other_version"
    with reading(url) as connection:
        [found] = check_tables(connection, toy.GAMES)
        assert found.problem.startswith("BadFile: what was kept is damaged")


def test_bots_go_on_with_the_state_that_was_kept(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/tables.db"
    with server(url, BEFORE) as old:
        made = old.make()
        play(old, made, GO_ON, ROLL, ROLL)
        old.end()
    with server(url, AFTER) as new, new.sit(made.table, made.host) as host:
        host.ask("hand_over", seat=1, holder="bot", bot="random")
        version = host.version
        host.choose(GO_ON)
        host.choose(WALK)
        # The bot of the second seat moves by the new rules.
        host.until_version(version + 3)
        assert host.texts[0] == "Choose GoOn"


def test_a_title_that_has_no_way_from_a_version_refuses_it(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/tables.db"
    with server(url, AFTER) as new:
        made = new.make()
        play(new, made, GO_ON, WALK)
        new.end()
    with server(url, BEFORE) as old:
        assert get(old, made, "record").json()["code"] == "other_version"
