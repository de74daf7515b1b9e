"""What the host may not: know or choose the seed among others, take a seat of another side, undo for it."""

from collections.abc import Iterator

import httpx
import pytest

from tests.server.place import LINK, MINE, TOYS, Json, Place, Player, place
from tests.two_sides.state import RelicState
from veglia.server import wire

RELIC = "tests.two_sides.catalog:GAMES"
ANN: Json = {"heroes": ["ann"]}
BOB: Json = {"heroes": ["bob"]}
SHADOW: Json = {"side": "shadows"}
BY_LINK: Json = {"holder": "link"}
BY_BOT: Json = {"holder": "bot"}
# A hero of the host against a shadow with a link.
DUEL = [ANN, {**SHADOW, **BY_LINK}]


@pytest.fixture(scope="module")
def relic() -> Iterator[Place]:
    with place(TOYS, games=RELIC) as running:
        yield running


def duel(server: Place) -> wire.MadeTable:
    return server.make("hall", game="relic", seats=DUEL)


def renew(server: Place, made: wire.MadeTable, seat: int) -> httpx.Response:
    headers = {"Authorization": f"Bearer {made.host}"}
    return server.web.post(f"/api/tables/{made.table}/seats/{seat}/link", headers=headers)


def code_of(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json().get("code", "")


def claim_heard(player: Player, claim: Json | None) -> None:
    """Hear what is told until a seat is asked for, or no more."""
    while player.table["claim"] != claim:
        player.hear()


# The seed and the record


def test_the_host_of_a_game_between_sides_has_no_seed_and_no_record_until_the_end(relic: Place) -> None:
    made = duel(relic)
    with relic.play(made.table, made.host) as host, relic.play(made.table, made.links[0].key) as guest:
        assert host.table["seed"] == guest.table["seed"] == ""
        for what in ("record", "report"):
            answer = relic.get(f"tables/{made.table}/{what}", made.host)
            assert code_of(answer) == (403, "still_running")
        while host.table["question"] is not None:
            asked = host if host.table["question"]["seats"] == [0] else guest
            asked.until_version(host.version)
            version = asked.choose(len(asked.texts) - 1)["version"]
            host.until_version(version)
            guest.until_version(version)
    seed = relic.record(made).seed
    with relic.play(made.table, made.links[0].key) as guest:
        assert guest.table["seed"] == seed
    assert 90 < int(seed).bit_length() <= 128


@pytest.mark.parametrize("seats", [[ANN, SHADOW], [ANN, {**SHADOW, **BY_BOT}]])
def test_who_plays_without_others_has_the_record(relic: Place, seats: list[Json]) -> None:
    made = relic.make("hall", game="relic", seats=seats)
    with relic.play(made.table, made.host) as host:
        assert host.table["seed"] == "7"
    assert relic.record(made).seed == "7"


def test_the_record_stays_closed_when_a_guest_lets_a_bot_play(relic: Place) -> None:
    made = duel(relic)
    with relic.play(made.table, made.links[0].key) as guest:
        assert guest.ask("hand_over", seat=1, holder="bot")["type"] == "done"
        assert code_of(relic.get(f"tables/{made.table}/record", made.host)) == (403, "still_running")


@pytest.mark.parametrize("game", ["relic", "toy"])
@pytest.mark.parametrize(
    ("fields", "code"), [({"seed": "7"}, "seed_chosen"), ({"practice": True}, "practice_alone")]
)
def test_a_table_with_links_has_no_chosen_seed_and_is_no_practice(
    relic: Place, server: Place, game: str, fields: Json, code: str
) -> None:
    running = relic if game == "relic" else server
    before = set(running.tables.live)
    wish: Json = {"game": "relic", "mission": "hall", "seats": DUEL}
    if game == "toy":
        wish = {"game": "toy", "mission": "long", "seats": [MINE, LINK]}
    assert code_of(running.web.post("/api/tables", json={**wish, **fields})) == (422, code)
    assert set(running.tables.live) == before


@pytest.mark.parametrize(
    ("practice", "status", "code"), [(True, 422, "practice_alone"), (False, 409, "seed_known")]
)
def test_nobody_is_invited_where_the_host_has_seen_the_seed(
    relic: Place, practice: bool, status: int, code: str
) -> None:
    made = relic.make("hall", game="relic", seats=[ANN, SHADOW], practice=practice)
    with relic.play(made.table, made.host) as host:
        assert host.ask("hand_over", seat=1, holder="link")["code"] == code
        assert code_of(renew(relic, made, 1)) == (status, code)
        assert host.table["seats"] == [0, 1]
        assert [one["holder"] for one in host.table["holders"]] == ["mine", "mine"]


def test_a_practice_table_gets_no_links_later(server: Place) -> None:
    made = server.make(seats=[MINE, MINE], practice=True)
    with server.play(made.table, made.host) as host:
        assert host.ask("hand_over", seat=1, holder="link")["code"] == "practice_alone"
        assert code_of(renew(server, made, 1)) == (422, "practice_alone")


# Seats of another side


@pytest.mark.parametrize("holder", ["mine", "bot", "link"])
def test_a_seat_of_another_side_is_not_taken_without_consent(relic: Place, holder: str) -> None:
    made = duel(relic)
    with relic.play(made.table, made.host) as host, relic.play(made.table, made.links[0].key) as guest:
        assert host.ask("hand_over", seat=1, holder=holder)["code"] == "needs_consent"
        assert code_of(renew(relic, made, 1)) == (403, "needs_consent")
        assert guest.ask("why_not", target="zone/0")["type"] == "reasons"
        assert guest.table["seats"] == [1]
        assert host.table["seats"] == [0]


def test_a_seat_of_another_side_is_taken_with_consent_and_everyone_is_told(relic: Place) -> None:
    made = duel(relic)
    key = made.links[0].key
    asked = {"seat": 1, "waits_for": [1], "seconds": relic.settings.absence_seconds}
    with (
        relic.play(made.table, made.host) as host,
        relic.play(made.table, key) as guest,
        relic.play(made.table, made.watch) as watcher,
    ):
        assert host.ask("ask_seat", seat=1)["type"] == "done"
        for player in (host, guest, watcher):
            claim_heard(player, asked)
        with relic.play(made.table, made.watch) as late:
            assert late.table["claim"] == asked
        assert host.ask("hand_over", seat=1, holder="mine")["code"] == "needs_consent"
        assert host.ask("answer_seat", seat=1, agree=True)["code"] == "nothing_asked"
        assert watcher.ask("answer_seat", seat=1, agree=True)["code"] == "nothing_asked"
        assert guest.ask("answer_seat", seat=0, agree=True)["code"] == "nothing_asked"

        assert guest.ask("answer_seat", seat=1, agree=True)["type"] == "done"
        claim_heard(watcher, {**asked, "waits_for": []})
        assert host.ask("hand_over", seat=1, holder="mine")["type"] == "done"
        for player in (host, guest, watcher):
            claim_heard(player, None)
            assert [one["holder"] for one in player.table["holders"]] == ["mine", "mine"]
        # The guest still has a link, so the seed stays hidden and the seat can go back.
        assert code_of(relic.get(f"tables/{made.table}/record", made.host)) == (403, "still_running")
        assert host.ask("hand_over", seat=1, holder="link")["key"] == ""
        while guest.table["seats"] != [1]:
            guest.hear()


def test_consent_is_good_for_one_new_link(relic: Place) -> None:
    made = duel(relic)
    with relic.play(made.table, made.host) as host, relic.play(made.table, made.links[0].key) as guest:
        host.ask("ask_seat", seat=1)
        guest.ask("answer_seat", seat=1, agree=True)
        assert code_of(renew(relic, made, 1)) == (201, "")
        assert code_of(renew(relic, made, 1)) == (403, "needs_consent")


def test_a_refusal_ends_the_claim(relic: Place) -> None:
    made = duel(relic)
    with relic.play(made.table, made.host) as host, relic.play(made.table, made.links[0].key) as guest:
        host.ask("ask_seat", seat=1)
        assert guest.ask("answer_seat", seat=1, agree=False)["type"] == "done"
        while host.table["claim"] is None:
            host.hear()
        claim_heard(host, None)
        assert host.ask("hand_over", seat=1, holder="mine")["code"] == "needs_consent"
        assert guest.ask("answer_seat", seat=1, agree=True)["code"] == "nothing_asked"


def test_absence_is_as_good_as_consent_after_the_stated_time() -> None:
    with place(TOYS, games=RELIC, absence_seconds=0.0) as server:
        made = duel(server)
        with server.play(made.table, made.host) as host:
            with server.play(made.table, made.links[0].key):
                host.ask("ask_seat", seat=1)
                assert host.ask("hand_over", seat=1, holder="mine")["code"] == "needs_consent"
            while host.table["holders"][1]["is_here"]:
                host.hear()
            assert host.table["claim"] == {"seat": 1, "waits_for": [1], "seconds": 0.0}
            assert host.ask("hand_over", seat=1, holder="mine")["type"] == "done"


def test_absence_for_a_shorter_time_is_not_enough(relic: Place) -> None:
    made = duel(relic)
    with relic.play(made.table, made.host) as host:
        host.ask("ask_seat", seat=1)
        assert host.ask("hand_over", seat=1, holder="mine")["code"] == "needs_consent"
        assert code_of(renew(relic, made, 1)) == (403, "needs_consent")


def test_who_may_ask_for_a_seat(relic: Place) -> None:
    made = duel(relic)
    with relic.play(made.table, made.host) as host, relic.play(made.table, made.links[0].key) as guest:
        assert guest.ask("ask_seat", seat=0)["code"] == "not_host"
        assert host.ask("ask_seat", seat=7)["code"] == "unknown_seat"
        assert host.table["claim"] is None


def test_a_bot_is_taken_over_only_with_consent_of_the_people_of_its_side(relic: Place) -> None:
    made = relic.make("hall", game="relic", seats=[ANN, {**SHADOW, **BY_LINK}, {**SHADOW, **BY_BOT}])
    with relic.play(made.table, made.host) as host:
        assert host.ask("hand_over", seat=2, holder="mine")["code"] == "needs_consent"
    made = relic.make("hall", game="relic", seats=[ANN, {**BOB, **BY_LINK}, {**SHADOW, **BY_BOT}])
    with relic.play(made.table, made.host) as host:
        assert host.ask("hand_over", seat=2, holder="mine")["type"] == "done"


@pytest.mark.parametrize(
    ("seats", "code"),
    [
        # Heroes see each other's cards.
        ([ANN, {**BOB, **BY_LINK}, {**SHADOW, **BY_BOT}], ""),
        # Shadows do not.
        ([SHADOW, {**SHADOW, **BY_LINK}, {**ANN, **BY_BOT}], "needs_consent"),
    ],
)
def test_a_seat_of_the_own_side_is_free_where_the_side_shares_what_it_knows(
    relic: Place, seats: list[Json], code: str
) -> None:
    made = relic.make("hall", game="relic", seats=seats)
    with relic.play(made.table, made.host) as host:
        assert host.ask("hand_over", seat=1, holder="mine").get("code", "") == code


# Undo


def test_only_the_own_side_takes_its_choice_back_and_everyone_of_the_other_agrees(relic: Place) -> None:
    seats = [ANN, {**BOB, **BY_LINK}, {**SHADOW, **BY_LINK}]
    made = relic.make("hall", game="relic", seats=seats)
    with relic.play(made.table, made.host) as host:
        # Bob is not there; Ann goes first and then draws a card, which is not taken back.
        host.choose(0)
        assert not host.table["can_undo"]
        assert host.ask("undo", version=1)["code"] == "nothing_to_undo"
    made = relic.make("hall", game="relic", seats=seats)
    shadow_key = made.links[1].key
    table = relic.tables.live[made.table]
    # Full hands: whoever is next draws nothing.
    state = table.history.state
    assert isinstance(state, RelicState)
    for hand in state.hands:
        hand.append(state.deck.pile.pop())
    with relic.play(made.table, made.host) as host:
        host.choose(0)
        assert host.table["can_undo"]
        assert host.ask("undo", version=1)["type"] == "done"
        while host.table["undo"] is None:
            host.hear()
        # The shadow has to agree though it is not there, Bob of the own side does not.
        assert host.table["undo"] == {"seat": 0, "waits_for": [2]}
        with relic.play(made.table, shadow_key) as shadow:
            assert shadow.table["undo"] == {"seat": 0, "waits_for": [2]}
            assert not shadow.table["can_undo"]
            assert shadow.ask("undo", version=1)["code"] == "not_your_choice"
            assert shadow.ask("answer_undo", version=1, agree=True)["version"] == 2
        host.until_version(2)
        assert host.texts == ["Ann goes first"]
