"""Seats: who holds them, handing over, bots."""

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from tests.groups import PATIENCE
from tests.server.place import BOT, LINK, MINE, Json, Place, Player, place
from veglia.server import wire
from veglia.server.workers import bots


def test_a_table_without_seats_is_one_of_mine_with_the_party_of_the_mission(server: Place) -> None:
    made = server.make()
    assert made.links == []
    with server.play(made.table, made.host) as host:
        assert host.table["seats"] == [0]
        assert host.table["is_host"]
        assert len(host.table["holders"]) == 1


def test_every_link_plays_its_own_seat(server: Place) -> None:
    made = server.make(seats=[LINK, MINE, LINK, MINE])
    assert [link.seats for link in made.links] == [[0], [2]]
    with server.play(made.table, made.host) as host, server.play(made.table, made.links[1].key) as guest:
        assert host.table["seats"] == [1, 3]
        assert guest.table["seats"] == [2]
        assert not guest.table["is_host"]


def test_bots_answer_when_they_are_asked(server: Place) -> None:
    made = server.make(seats=[MINE, BOT, BOT])
    with server.play(made.table, made.host) as host:
        host.choose(0)
        host.choose(0)
        seats = []
        while host.version < 4:
            message = host.hear()
            if message["type"] == "moved":
                seats.append((message["seat"], message["choice"]))

        assert seats == [(1, ""), (2, "")]
        assert host.table["question"]["prompt"] == "Together"


def test_bots_alone_play_a_game_to_its_end(server: Place) -> None:
    made = server.make("short", seats=[BOT, BOT])
    with server.play(made.table, made.watch) as watcher:
        while watcher.table["scene"]["result"] is None:
            watcher.hear()
        version = watcher.version
    assert len(server.choices(made)) == version > 0


def test_bots_do_not_play_while_nobody_is_there(server: Place) -> None:
    made = server.make("long", seats=[BOT, BOT])
    assert server.choices(made) == []


def test_bots_run_only_a_little_ahead_of_what_a_client_has_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "LONGEST_WAIT", PATIENCE)
    with place(bot_lead=2, thinkers=1) as server:
        made = server.make(seats=[MINE, BOT, BOT, BOT])
        with server.play(made.table, made.host) as host:
            host.socket.send('{"type": "shown", "version": 0}')
            host.choose(0)
            host.choose(0)
            let_a_bot_move_elsewhere(server)
            assert heard_up_to_now(host) == 2

            host.socket.send('{"type": "shown", "version": 2}')
            host.until_version(4)
            let_a_bot_move_elsewhere(server)
            assert heard_up_to_now(host) == 4

            host.socket.send('{"type": "shown", "version": 4}')
            host.until_version(5)
            assert host.table["question"]["prompt"] == "Together"


def test_bots_do_not_wait_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "LONGEST_WAIT", 0.01)
    with place(bot_lead=1) as server:
        made = server.make(seats=[MINE, BOT])
        with server.play(made.table, made.host) as host:
            host.socket.send('{"type": "shown", "version": 0}')
            host.choose(0)
            host.choose(0)
            host.until_version(3)
            assert host.table["question"]["prompt"] == "Together"


def let_a_bot_move_elsewhere(server: Place) -> None:
    """All bots share one process, so a move that was asked for before comes before."""
    made = server.make(seats=[MINE, BOT])
    with server.play(made.table, made.host) as host:
        host.choose(0)
        host.choose(0)
        host.until_version(3)


def heard_up_to_now(player: Player) -> int:
    """Return the version after everything that was told before a question was answered."""
    player.ask("why_not", target="zone/0")
    return player.version


def test_a_seat_goes_to_a_bot_and_back_in_mid_game(server: Place) -> None:
    made = server.make(seats=[MINE, LINK])
    guest_key = made.links[0].key
    with server.play(made.table, made.host) as host, server.play(made.table, guest_key) as guest:
        host.choose(0)
        host.choose(0)
        guest.until_version(2)
        assert host.ask("hand_over", seat=1, holder="bot")["type"] == "done"
        host.until_version(3)
        while guest.table["seats"]:
            guest.hear()
        assert guest.ask("choose", version=3, number=0)["code"] == "not_your_seat"

        assert host.ask("hand_over", seat=1, holder="link")["key"] == ""
        while not guest.table["seats"]:
            guest.hear()
        host.choose(0)
        host.choose(0)
        guest.until_version(5)
        assert guest.choose(0)["version"] == 6
    assert len(server.choices(made)) == 6


def test_the_host_takes_a_seat_over(server: Place) -> None:
    made = server.make(seats=[MINE, LINK])
    with server.play(made.table, made.host) as host, server.play(made.table, made.links[0].key) as guest:
        host.ask("hand_over", seat=1, holder="mine")
        while host.table["seats"] != [0, 1]:
            host.hear()
        while guest.table["seats"]:
            guest.hear()
        host.choose(0)
        host.choose(0)
        assert host.choose(0, seat=1)["version"] == 3


def test_a_seat_without_a_link_gets_one_when_it_is_given_away(server: Place) -> None:
    made = server.make(seats=[MINE, MINE])
    with server.play(made.table, made.host) as host:
        key = host.ask("hand_over", seat=1, holder="link")["key"]
        with server.play(made.table, server.accepted(made.table, key)) as guest:
            assert guest.table["seats"] == [1]
            assert guest.choose(0)["version"] == 1
        assert host.ask("hand_over", seat=1, holder="link")["key"] == ""


def test_what_was_handed_over_is_kept() -> None:
    with place(idle_seconds=0.0) as server:
        made = server.make(seats=[MINE, MINE])
        with server.play(made.table, made.host) as host:
            key = host.ask("hand_over", seat=1, holder="link")["key"]
        with server.play(made.table, server.accepted(made.table, key)) as guest:
            assert guest.table["seats"] == [1]


def test_a_guest_gives_the_own_seat_to_a_bot_and_takes_it_back(server: Place) -> None:
    made = server.make(seats=[MINE, LINK])
    with server.play(made.table, made.links[0].key) as guest:
        assert guest.ask("hand_over", seat=1, holder="bot")["type"] == "done"
        while guest.table["seats"]:
            guest.hear()
        assert guest.ask("hand_over", seat=1, holder="link")["type"] == "done"
        while guest.table["seats"] != [1]:
            guest.hear()


@pytest.mark.parametrize(
    ("by_host", "fields", "code"),
    [
        (False, {"seat": 0, "holder": "bot"}, "not_host"),
        (False, {"seat": 1, "holder": "mine"}, "not_host"),
        (True, {"seat": 2, "holder": "bot"}, "unknown_seat"),
        (True, {"seat": 1, "holder": "bot", "bot": "hal"}, "unknown_bot"),
    ],
)
def test_what_cannot_be_handed_over(server: Place, by_host: bool, fields: Json, code: str) -> None:
    made = server.make(seats=[MINE, LINK])
    with server.play(made.table, made.host if by_host else made.links[0].key) as player:
        before = player.table["holders"]
        assert player.ask("hand_over", **fields)["code"] == code
    with server.play(made.table, made.host) as host:
        assert [one["holder"] for one in host.table["holders"]] == [one["holder"] for one in before]


def renew(
    server: Place, made: wire.MadeTable, seat: int | str, key: str = "", **headers: str
) -> httpx.Response:
    headers = {"Authorization": f"Bearer {key or made.host}", **headers}
    return server.web.post(f"/api/tables/{made.table}/seats/{seat}/link?lang=it", headers=headers)


def test_the_host_renews_a_link_and_the_old_one_is_told_why_it_opens_nothing() -> None:
    with place(idle_seconds=0.0) as server:
        made = server.make(seats=[MINE, LINK, LINK])
        old, other = made.links[0].key, made.links[1].key
        with (
            server.play(made.table, made.host) as host,
            server.play(made.table, old) as guest,
            server.play(made.table, other) as neighbour,
        ):
            answer = renew(server, made, 1)
            assert answer.status_code == 201
            link = msgspec.json.decode(answer.content, type=wire.SeatLink)
            assert link.seats == [1]
            assert link.key not in (old, other)

            assert guest.until("refused")["code"] == "link_renewed"
            with pytest.raises(ConnectionClosed) as closed:
                guest.until("never")
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4404
            while host.table["holders"][1]["is_here"]:
                host.hear()
            heirs = server.accepted(made.table, link.key)
            with server.play(made.table, heirs) as heir:
                assert heir.table["seats"] == [1]
                assert heir.choose(0)["version"] == 1
            neighbour.until_version(1)
            assert neighbour.table["seats"] == [2]
        # Also when the table has left memory and been read anew.
        while server.tables.live:
            server.get("games")
        with server.connect(made.table, old, "it") as late:
            refused = late.hear()
            assert refused["code"] == "link_renewed"
            assert refused["text"] == (
                "Questo link è stato sostituito da uno nuovo: chiedilo a chi ha creato il tavolo."
            )
        answer = server.get(f"tables/{made.table}/moments/0", old)
        assert (answer.status_code, answer.json()["code"]) == (410, "link_renewed")
        with server.play(made.table, heirs) as heir:
            assert heir.table["seats"] == [1]


def test_a_seat_without_a_link_gets_its_first(server: Place) -> None:
    made = server.make(seats=[MINE, BOT])
    link = msgspec.json.decode(renew(server, made, 1).content, type=wire.SeatLink)
    with server.play(made.table, server.accepted(made.table, link.key)) as guest:
        assert guest.table["seats"] == []
        assert guest.ask("hand_over", seat=1, holder="link")["type"] == "done"
        while guest.table["seats"] != [1]:
            guest.hear()


@pytest.mark.parametrize(
    ("seat", "who", "headers", "status", "code"),
    [
        (1, "link", {}, 403, "not_host"),
        (1, "watch", {}, 403, "not_host"),
        (2, "host", {}, 404, "unknown_seat"),
        ("one", "host", {}, 404, "unknown_seat"),
        ("-1", "host", {}, 404, "unknown_seat"),
        (1, "nobody", {}, 404, "unknown_table"),
        (1, "host", {"Origin": "http://elsewhere.example"}, 403, "bad_origin"),
    ],
)
def test_what_cannot_be_renewed(
    server: Place, seat: int | str, who: str, headers: dict[str, str], status: int, code: str
) -> None:
    made = server.make(seats=[MINE, LINK])
    keys = {"host": made.host, "link": made.links[0].key, "watch": made.watch, "nobody": "x" * 32}
    answer = renew(server, made, seat, keys[who], **headers)
    assert (answer.status_code, answer.json()["code"]) == (status, code)
    with server.play(made.table, made.links[0].key) as guest:
        assert guest.table["seats"] == [1]
