"""Tables that their hosts list for everyone: found, joined, watched, and gone again."""

from pathlib import Path

import pytest

from tests.server.place import BOT, LINK, MINE, TOYS, Json, Place, place
from tests.server.processes import process
from veglia.server import wire
from veglia.server.api.network import addresses
from veglia.server.table.keys import new_key


def listed(server: Place, table: str) -> Json | None:
    """Return what the list says of a table."""
    answer = server.get("open")
    assert answer.status_code == 200, answer.text
    found: list[Json] = [one for one in answer.json()["tables"] if one["table"] == table]
    return found[0] if found else None


def join(server: Place, table: str, seat: int, key: str) -> tuple[int, str]:
    answer = server.web.post(f"/api/tables/{table}/join", json={"seat": seat, "key": key})
    return answer.status_code, answer.json().get("code", "")


def opened(server: Place, seats: list[Json]) -> wire.MadeTable:
    made = server.invite(seats=seats)
    with server.play(made.table, made.host) as host:
        assert host.ask("list", is_listed=True)["type"] == "done"
        assert host.until("seats")["is_listed"]
    return made


def test_only_listed_tables_are_found_and_a_free_seat_goes_to_the_first(server: Place) -> None:
    seats = [{**MINE, "label": "Ada"}, {**LINK, "label": "Guest"}, BOT]
    hidden, made = server.invite(seats=seats), opened(server, seats)
    assert listed(server, hidden.table) is None
    assert join(server, hidden.table, 1, new_key()) == (403, "not_open")
    found = listed(server, made.table)
    assert found is not None
    assert (found["game"], found["mission"]) == ("toy", "long")
    assert [(seat["label"], seat["holder"], seat["is_free"]) for seat in found["seats"]] == [
        ("Ada", "mine", False),
        ("Guest", "link", True),
        ("", "bot", False),
    ]

    key = new_key()
    assert join(server, made.table, 0, new_key()) == (409, "seat_taken")
    assert join(server, made.table, 9, new_key()) == (404, "unknown_seat")
    assert join(server, "nowhere", 1, new_key()) == (404, "unknown_table")
    assert join(server, made.table, 1, "short") == (400, "bad_message")
    assert join(server, made.table, 1, key) == (201, "")
    # Asked again because no answer came.
    assert join(server, made.table, 1, key) == (201, "")
    assert join(server, made.table, 1, new_key()) == (409, "seat_taken")
    with server.play(made.table, key) as guest:
        assert guest.table["seats"] == [1]
        assert not guest.table["is_host"]
        found = listed(server, made.table)
        assert found is not None
        assert found["here"] == 1
        assert not found["seats"][1]["is_free"]
    # The invitation that the host could have given away is used up.
    assert server.accept(made.table, made.links[0].key).json()["code"] == "invitation_used"


def test_anybody_may_watch_a_listed_table_until_it_is_taken_off(server: Place) -> None:
    made = opened(server, [MINE, LINK])
    found = listed(server, made.table)
    assert found is not None
    with server.play(made.table, found["watch"]) as watcher, server.play(made.table, made.host) as host:
        assert (watcher.table["seats"], watcher.table["seed"]) == ([], "")
        assert host.table["watchers"] == 1
        assert watcher.ask("list", is_listed=False)["code"] == "not_host"
        host.ask("list", is_listed=False)
        assert listed(server, made.table) is None
    with server.connect(made.table, found["watch"]) as late:
        assert late.hear()["code"] == "link_renewed"
    assert join(server, made.table, 1, new_key()) == (403, "not_open")


def test_a_table_leaves_the_list_when_its_game_is_over(server: Place) -> None:
    made = server.invite("short", seats=[MINE, LINK])
    with server.play(made.table, made.host) as host:
        host.ask("list", is_listed=True)
        assert listed(server, made.table) is not None
        host.choose(1)
        assert host.table["question"] is None
        host.ask("say", text="well played")
        assert listed(server, made.table) is None
        host.ask("list", is_listed=False)
        assert host.ask("list", is_listed=True)["code"] == "game_over"


def test_a_practice_table_is_for_one(server: Place) -> None:
    made = server.make(seats=[MINE], practice=True)
    with server.play(made.table, made.host) as host:
        assert host.ask("list", is_listed=True)["code"] == "practice_alone"


def test_the_list_is_kept_over_a_restart_and_shared_by_all_processes(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    with process(file, workers=2) as running:
        tables = []
        for _ in range(2):
            made = running.make("link")
            with running.sit(made.table, made.host) as host:
                assert host.ask("list", is_listed=True)["type"] == "done"
            tables.append(made.table)
    with place(TOYS, database=f"sqlite:///{file}") as server:
        found = [listed(server, table) for table in tables]
        # The seats with links were taken when the tables were made.
        assert [one and [seat["is_free"] for seat in one["seats"]] for one in found] == [[False, False]] * 2


@pytest.mark.parametrize(
    ("host", "is_local_only"), [("127.0.0.1", True), ("localhost", True), ("::1", True), ("0.0.0.0", False)]
)
def test_a_browser_on_this_computer_learns_whether_others_can_come(host: str, is_local_only: bool) -> None:
    with place(TOYS) as server:
        answer = server.get("here").json()
        # Also where it would be found if it listened to others.
        assert answer == {"is_local_only": True, "addresses": addresses("0.0.0.0")}
    found = addresses(host)
    assert is_local_only == (found == [host])
    assert "0.0.0.0" not in found
