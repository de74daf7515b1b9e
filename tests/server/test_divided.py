"""Questions to several seats at once, each with options of its own; and what errors tell of them."""

from collections.abc import Iterator

import pytest

from tests.server.place import TOYS, Json, Place, place

RELIC = "tests.two_sides.catalog:GAMES"
ANN: Json = {"heroes": ["ann"]}
BOB: Json = {"heroes": ["bob"]}
SHADOW: Json = {"side": "shadows"}
LINK: Json = {"holder": "link"}
BOT: Json = {"holder": "bot"}


@pytest.fixture(scope="module")
def relic() -> Iterator[Place]:
    with place(TOYS, games=RELIC, thinkers=1) as running:
        yield running


def test_each_asked_seat_is_sent_its_own_options_and_the_first_answer_counts(relic: Place) -> None:
    made = relic.make("hall", game="relic", seats=[ANN, {**BOB, **LINK}, {**SHADOW, **LINK}])
    bob_key, shadow_key = (link.key for link in made.links)
    with (
        relic.play(made.table, made.host) as ann,
        relic.play(made.table, bob_key) as bob,
        relic.play(made.table, shadow_key) as shadow,
    ):
        everyone = (ann, bob, shadow)
        assert [player.table["question"]["seats"] for player in everyone] == [[0, 1]] * 3
        assert [player.texts for player in everyone] == [["Ann goes first"], ["Bob goes first"], []]
        # The number does not tell how many options come before.
        assert [player.table["question"]["choices"][0]["number"] for player in (ann, bob)] == [0, 0]

        assert bob.ask("hint", version=0)["number"] == 0
        assert bob.choose(0)["version"] == 1
        assert relic.tables.live[made.table].history.choices == [1]
        assert ann.until("moved")["choice"] == ""
        assert ann.ask("choose", version=0, number=0)["code"] == "stale"
        shadow.until_version(1)
        assert [player.table["question"]["seats"] for player in everyone] == [[1]] * 3
        assert [player.texts == [] for player in everyone] == [True, False, True]
        moment = relic.get(f"tables/{made.table}/moments/1", bob_key).json()
        assert moment["choice"] == "Bob goes first"
        assert relic.get(f"tables/{made.table}/moments/1", made.host).json()["choice"] == ""


@pytest.mark.parametrize("kind", ["choose", "preview"])
def test_an_error_does_not_tell_which_options_another_seat_has(relic: Place, kind: str) -> None:
    made = relic.make("hall", game="relic", seats=[ANN, {**BOB, **LINK}, {**SHADOW, **LINK}])
    with (
        relic.play(made.table, made.host) as ann,
        relic.play(made.table, made.links[1].key) as shadow,
    ):
        # The first is the place of an option of Bob's, the others are of nobody's.
        for number in (1, 2, 9999, -1, -2):
            refused = ann.ask(kind, version=0, number=number)
            detail = f"option {number} is not offered to this link"
            assert (refused["code"], refused["detail"]) == ("illegal_choice", detail)
        # The first two are offered to others.
        for number in (0, 1, 9999, -1, -2):
            refused = shadow.ask(kind, version=0, number=number)
            assert (refused["code"], refused["detail"]) == ("not_your_seat", "")
        refused = ann.ask("choose", version=0, number=1, seat=0)
        assert (refused["code"], refused["detail"]) == ("illegal_choice", "option 1 is not offered to seat 0")
        assert ann.version == 0
        assert ann.choose(0)["version"] == 1


def test_a_link_with_several_seats_is_sent_the_options_of_all_of_them(relic: Place) -> None:
    made = relic.make("hall", game="relic", seats=[ANN, BOB, SHADOW])
    with relic.play(made.table, made.host) as host:
        assert host.texts == ["Ann goes first", "Bob goes first"]
        host.choose(1)
        assert host.table["question"]["seats"] == [1]
    branch = relic.make("hall", game="relic", seats=[ANN, BOB, SHADOW], choices=[1])
    with relic.play(branch.table, branch.host):
        assert list(relic.tables.live[branch.table].history.by) == [1]


def test_a_bot_answers_for_any_asked_seat_that_is_its_own(relic: Place) -> None:
    seats = [{**ANN, **LINK}, {**BOB, **BOT}, SHADOW]
    made = relic.make("hall", game="relic", seats=seats)
    with relic.play(made.table, made.host) as host:
        host.until_version(1)
    assert relic.tables.live[made.table].history.choices[:1] == [1]
    assert list(relic.tables.live[made.table].history.by)[:1] == [-2]


def test_people_who_are_there_come_before_bots(relic: Place) -> None:
    seats = [{**SHADOW, **LINK}, {**BOB, **BOT}, ANN]
    made = relic.make("hall", game="relic", seats=seats)
    with relic.play(made.table, made.host) as host:
        # All bots share one process, so a move that was asked for before comes before.
        other = relic.make("hall", game="relic", seats=[{**ANN, **BOT}, SHADOW])
        with relic.play(other.table, other.host) as elsewhere:
            elsewhere.until_version(1)
        host.ask("why_not", target="zone/0")
        assert host.version == 0
        assert host.choose(0)["version"] == 1
        assert relic.tables.live[made.table].history.choices[:1] == [1]
