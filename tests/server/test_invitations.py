"""Invitations at a real server: each is exchanged once for a key of one's own, and everyone sees that."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.place import BOT, LINK, MINE, TOYS, Json, Place, Player, place
from veglia.server import wire
from veglia.server.table.keys import new_key

RELIC = "tests.two_sides.catalog:GAMES"
# A hero of the host against a shadow who is invited.
DUEL: list[Json] = [{"heroes": ["ann"]}, {"side": "shadows", "holder": "link"}]
# The host, one who is invited beside, and two shadows who are invited.
FOUR: list[Json] = [
    {"heroes": ["ann"]},
    {"heroes": ["bob"], "holder": "link"},
    {"side": "shadows", "holder": "link"},
    {"side": "shadows", "holder": "link"},
]


@pytest.fixture(scope="module")
def relic() -> Iterator[Place]:
    with place(TOYS, games=RELIC) as running:
        yield running


def duel(server: Place) -> wire.MadeTable:
    return server.invite("hall", game="relic", seats=DUEL)


def code_of(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json().get("code", "")


def refused_at(server: Place, table: str, key: str, language: str = "en") -> tuple[str, str, int]:
    """Return what a connection is told that is not let in, and the code it is closed with."""
    with server.connect(table, key, language) as player:
        message = player.hear()
        with pytest.raises(ConnectionClosed) as closed:
            player.hear()
        assert closed.value.rcvd is not None
        return message["code"], message["text"], closed.value.rcvd.code


def browsers(player: Player) -> list[int | None]:
    return [one["browser"] for one in player.table["holders"]]


def browsers_heard(player: Player, wanted: list[int | None]) -> None:
    """Hear what is told until seats are held by some browsers."""
    while browsers(player) != wanted:
        player.hear()


def test_an_invitation_opens_no_table_and_the_key_it_is_exchanged_for_does(relic: Place) -> None:
    made = duel(relic)
    invitation, key = made.links[0].key, new_key()
    assert refused_at(relic, made.table, invitation)[::2] == ("invitation", 4404)
    assert code_of(relic.get(f"tables/{made.table}/moments/0", invitation)) == (403, "invitation")

    answer = relic.accept(made.table, invitation, key)
    assert (answer.status_code, answer.json()) == (201, {"seats": [1], "key": key})
    with relic.play(made.table, key) as guest:
        assert guest.table["seats"] == [1]
        assert not guest.table["is_host"]


def test_an_invitation_is_good_for_one_and_who_comes_later_is_told(relic: Place) -> None:
    made = duel(relic)
    invitation = made.links[0].key
    relic.accepted(made.table, invitation)

    assert code_of(relic.accept(made.table, invitation)) == (410, "invitation_used")
    # The host neither, who has it, too.
    assert code_of(relic.accept(made.table, invitation, also=[made.host])) == (410, "invitation_used")
    code, text, closed = refused_at(relic, made.table, invitation, "it")
    assert (code, closed) == ("invitation_used", 4404)
    assert text == (
        "Qualcuno ha già preso questo posto con questo invito. Se non eri tu, avvisa chi ha creato il tavolo."
    )


def test_who_asks_again_with_the_same_key_gets_the_same_answer(relic: Place) -> None:
    """As a browser does whose connection was lost before the answer came."""
    made = duel(relic)
    key = new_key()
    answers = [relic.accept(made.table, made.links[0].key, key) for _ in range(2)]
    assert [(one.status_code, one.json()) for one in answers] == [(201, {"seats": [1], "key": key})] * 2


def test_everyone_sees_that_a_seat_is_taken(relic: Place) -> None:
    made = duel(relic)
    with relic.play(made.table, made.host) as host, relic.play(made.table, made.watch) as watcher:
        assert browsers(host) == browsers(watcher) == [0, None]
        relic.accepted(made.table, made.links[0].key)
        for player in (host, watcher):
            browsers_heard(player, [0, 2])


def test_everyone_sees_which_seats_one_browser_holds(relic: Place) -> None:
    made = relic.invite("hall", game="relic", seats=FOUR)
    bob, first, second = (link.key for link in made.links)
    with relic.play(made.table, made.watch) as watcher:
        # Bob's browser takes a shadow, too; the host's takes the other.
        key = relic.accepted(made.table, bob)
        assert code_of(relic.accept(made.table, first, also=[key])) == (201, "")
        browsers_heard(watcher, [0, 2, 2, None])
        assert code_of(relic.accept(made.table, second, also=[new_key(), made.watch, made.host])) == (201, "")
        browsers_heard(watcher, [0, 2, 2, 0])
    with relic.play(made.table, made.watch) as late:
        assert browsers(late) == [0, 2, 2, 0]


def test_a_seat_tells_its_side_and_whether_others_have_to_be_asked_for_it(relic: Place) -> None:
    made = relic.invite("hall", game="relic", seats=FOUR)
    with relic.play(made.table, made.host) as host:
        assert [(one["side"], one["needs_consent"]) for one in host.table["holders"]] == [
            ("heroes", False),
            ("heroes", False),
            ("shadows", True),
            ("shadows", True),
        ]


def test_of_several_who_come_at_once_one_gets_the_seat(server: Place) -> None:
    made = server.invite(seats=[MINE, LINK])
    with ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(lambda _: server.accept(made.table, made.links[0].key), range(8)))
    assert sorted(answer.status_code for answer in answers) == [201] + [410] * 7
    [key] = [answer.json()["key"] for answer in answers if answer.status_code == 201]
    with server.play(made.table, key) as guest:
        assert guest.table["seats"] == [1]


def test_seats_of_the_host_and_of_bots_have_no_invitation(server: Place) -> None:
    made = server.invite(seats=[MINE, BOT, MINE])
    assert made.links == []
    with server.play(made.table, made.host) as host:
        assert browsers(host) == [0, None, 0]


def test_a_new_invitation_ends_the_key_and_the_old_invitation(relic: Place) -> None:
    made = duel(relic)
    old = made.links[0].key
    key = relic.accepted(made.table, old)
    headers = {"Authorization": f"Bearer {made.host}"}
    with relic.play(made.table, made.host) as host:
        with relic.play(made.table, key) as guest:
            assert host.ask("ask_seat", seat=1)["type"] == "done"
            assert guest.ask("answer_seat", seat=1, agree=True)["type"] == "done"
            answer = relic.web.post(f"/api/tables/{made.table}/seats/1/link", headers=headers)
            assert guest.until("refused")["code"] == "link_renewed"
        assert code_of(relic.accept(made.table, old)) == (410, "link_renewed")
        assert refused_at(relic, made.table, key)[0] == "link_renewed"
        browsers_heard(host, [0, None])
        # Like the first one it opens the seat for nobody before it is accepted.
        fresh = answer.json()["key"]
        assert refused_at(relic, made.table, fresh)[0] == "invitation"
        relic.accepted(made.table, fresh)
        browsers_heard(host, [0, 2])


def test_an_invitation_that_was_not_accepted_is_renewed_only_by_the_same_rules(relic: Place) -> None:
    made = duel(relic)
    headers = {"Authorization": f"Bearer {made.host}"}
    answer = relic.web.post(f"/api/tables/{made.table}/seats/1/link", headers=headers)
    assert code_of(answer) == (403, "needs_consent")
    assert code_of(relic.accept(made.table, made.links[0].key)) == (201, "")


def test_what_was_accepted_is_kept(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/tables.db"
    with place(TOYS, games=RELIC, database=database) as first:
        made = first.invite("hall", game="relic", seats=FOUR)
        keys = [first.accepted(made.table, made.links[0].key)]
        assert code_of(first.accept(made.table, made.links[1].key, also=[made.host])) == (201, "")
    with place(TOYS, games=RELIC, database=database) as second:
        with second.play(made.table, keys[0]) as guest:
            assert guest.table["seats"] == [1]
            assert browsers(guest) == [0, 2, 0, None]
        assert code_of(second.accept(made.table, made.links[1].key)) == (410, "invitation_used")
        assert code_of(second.accept(made.table, made.links[2].key)) == (201, "")


@pytest.mark.parametrize(
    ("who", "body", "status", "code"),
    [
        ("host", {"key": "k" * 32}, 409, "no_invitation"),
        ("watch", {"key": "k" * 32}, 409, "no_invitation"),
        ("nobody", {"key": "k" * 32}, 404, "unknown_table"),
        ("invitation", {}, 400, "bad_message"),
        ("invitation", {"key": "short"}, 400, "bad_message"),
        ("invitation", {"key": "k" * 31}, 400, "bad_message"),
        ("invitation", {"key": "k" * 32, "also": ["?"]}, 400, "bad_message"),
        ("invitation", {"key": "k" * 32, "more": 1}, 400, "bad_message"),
    ],
)
def test_what_is_not_accepted_changes_nothing(
    relic: Place, who: str, body: Json, status: int, code: str
) -> None:
    made = duel(relic)
    key = {"host": made.host, "watch": made.watch, "invitation": made.links[0].key, "nobody": "x" * 32}[who]
    headers = {"Authorization": f"Bearer {key}"}
    answer = relic.web.post(f"/api/tables/{made.table}/accept", json=body, headers=headers)
    assert code_of(answer) == (status, code)
    answer = relic.web.post("/api/tables/none/accept", json={"key": "k" * 32}, headers=headers)
    assert code_of(answer) == (404, "unknown_table")
    with relic.play(made.table, made.host) as host:
        assert browsers(host) == [0, None]
    assert code_of(relic.accept(made.table, made.links[0].key)) == (201, "")


def test_a_key_that_is_in_use_is_not_taken_for_another_seat(relic: Place) -> None:
    made, other = relic.invite("hall", game="relic", seats=FOUR), duel(relic)
    key = relic.accepted(made.table, made.links[0].key)
    for taken in (key, made.host):
        for table, invitation in ((made.table, made.links[1].key), (other.table, other.links[0].key)):
            assert code_of(relic.accept(table, invitation, taken)) == (400, "bad_message")
    with relic.play(made.table, key) as guest:
        assert guest.table["seats"] == [1]
    assert code_of(relic.accept(made.table, made.links[1].key)) == (201, "")
    assert code_of(relic.accept(other.table, other.links[0].key)) == (201, "")


def test_a_page_of_another_site_accepts_nothing(relic: Place) -> None:
    made = duel(relic)
    headers = {"Authorization": f"Bearer {made.links[0].key}", "Origin": "http://elsewhere.example"}
    body = {"key": new_key()}
    answer = relic.web.post(f"/api/tables/{made.table}/accept", json=body, headers=headers)
    assert code_of(answer) == (403, "bad_origin")
    assert code_of(relic.accept(made.table, made.links[0].key)) == (201, "")
