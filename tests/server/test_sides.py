"""Sides at the table: who may sit where, what the lobby tells, and what the end is for whom."""

import asyncio
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from tests.server.place import TOYS, Json, Place, place
from veglia.kernel.seats import Seat
from veglia.server import wire
from veglia.server.store.archive import Archive
from veglia.server.store.store import Store

RELIC = "tests.two_sides.catalog:GAMES"
ANN: Json = {"heroes": ["ann"]}
BOB: Json = {"heroes": ["bob"]}
SHADOW: Json = {"side": "shadows"}


@pytest.fixture(scope="module")
def relic() -> Iterator[Place]:
    with place(TOYS, games=RELIC) as running:
        yield running


def test_the_lobby_tells_the_sides(relic: Place) -> None:
    games = msgspec.json.decode(relic.get("games?lang=it").content, type=wire.Games).games
    sides = {
        game.id: [(one.id, one.name, one.least, one.most, one.picks_figures) for one in game.sides]
        for game in games
    }
    assert sides["relic"] == [("heroes", "Eroi", 1, 2, True), ("shadows", "Ombre", 1, 2, False)]
    figures = {game.id: [one.figures for one in game.sides] for game in games}
    assert figures["relic"] == [["ann", "bob", "cleo", "dan"], []]
    for game in games:
        if len(game.sides) == 1:
            assert figures[game.id] == [[hero.id for hero in game.heroes]]
    assert sides["dark_side"] == [("survivors", "Sopravvissuti", 1, 6, True)]


def test_seats_have_sides_and_may_have_no_figures(relic: Place) -> None:
    made = relic.make("hall", game="relic", seats=[SHADOW, {**BOB, "side": "heroes"}, ANN])
    assert relic.record(made).seats == [
        Seat("shadows"),
        Seat("heroes", ("bob",)),
        Seat("heroes", ("ann",)),
    ]


def test_without_seats_the_title_says_who_plays(relic: Place) -> None:
    made = relic.make("hall", game="relic")
    with relic.play(made.table, made.host) as host:
        assert host.table["seats"] == [0, 1, 2, 3]


@pytest.mark.parametrize(
    ("seats", "detail"),
    [
        ([ANN, {"side": "ghosts"}], "unknown side 'ghosts'; known: heroes, shadows"),
        ([ANN], "0 seats on side 'shadows', there are 1 to 2"),
        ([SHADOW], "0 seats on side 'heroes', there are 1 to 2"),
        ([ANN, SHADOW, SHADOW, SHADOW], "3 seats on side 'shadows', there are 1 to 2"),
        ([ANN, {**BOB, "side": "shadows"}], "seats on side 'shadows' choose no figures"),
        ([{"heroes": []}, SHADOW], "each seat of the heroes has one hero of its own"),
    ],
)
def test_seats_that_cannot_be_are_refused_and_nothing_is_made(
    relic: Place, seats: list[Json], detail: str
) -> None:
    before = set(relic.tables.live)
    answer = relic.web.post("/api/tables", json={"game": "relic", "mission": "hall", "seats": seats})
    assert (answer.status_code, answer.json()["code"]) == (422, "bad_setup")
    assert answer.json()["detail"] == detail
    assert set(relic.tables.live) == before


def test_seats_keep_their_sides_when_a_table_is_read_again() -> None:
    with place(TOYS, games=RELIC, idle_seconds=0.0) as server:
        made = server.make("hall", game="relic", seats=[SHADOW, ANN])
        with server.play(made.table, made.host) as host:
            host.choose(0)
        while server.tables.live:
            server.get("games")
        with server.play(made.table, made.host) as host:
            assert host.version == 1
            assert server.record(made).seats == [Seat("shadows"), Seat("heroes", ("ann",))]


def test_bots_of_either_side_play_to_the_end(relic: Place) -> None:
    bots = [{**ANN, "holder": "bot"}, {**SHADOW, "holder": "bot"}]
    made = relic.make("hall", game="relic", seats=bots)
    with relic.play(made.table, made.watch) as watcher:
        while watcher.table["scene"]["result"] is None:
            watcher.hear()
    assert len(relic.choices(made)) == watcher.version > 0


def test_everyone_hears_what_the_end_is_for_the_own_side(relic: Place) -> None:
    made = relic.make("hall", game="relic", seats=[ANN, {**SHADOW, "holder": "link"}])
    with (
        relic.play(made.table, made.host) as host,
        relic.play(made.table, made.links[0].key) as guest,
        relic.play(made.table, made.watch, "it") as watcher,
    ):
        while host.table["question"] is not None:
            asked = host if host.table["question"]["seats"] == [0] else guest
            asked.until_version(host.version)
            # The last option is to do nothing.
            version = asked.choose(len(asked.texts) - 1)["version"]
            for player in (host, guest, watcher):
                player.until_version(version)
        ends = [player.table["scene"]["result"] for player in (host, guest, watcher)]

    assert [one["outcome"] for one in ends] == ["lost", "won", "over"]
    assert [one["sides"] for one in ends] == [
        [{"id": "shadows", "name": "Shadows"}],
        [{"id": "shadows", "name": "Shadows"}],
        [{"id": "shadows", "name": "Ombre"}],
    ]


def test_a_table_of_an_older_format_is_refused_with_a_clear_line(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/tables.db"
    with place(database=url) as server:
        made = server.make()
    with sqlite3.connect(tmp_path / "tables.db") as connection:
        connection.execute("UPDATE tables SET seats = ?", ('[["lucky"]]',))
    with place(database=url) as server:
        answer = server.get(f"tables/{made.table}/record", made.host)
    assert (answer.status_code, answer.json()["code"]) == (409, "other_format")
    assert f"table {made.table} is kept in an older format" in answer.json()["detail"]


def test_the_archive_gives_back_seats_as_they_were(tmp_path: Path) -> None:
    with place(database=f"sqlite:///{tmp_path}/tables.db", games=RELIC) as server:
        made = server.make("hall", game="relic", seats=[SHADOW, ANN])
    store = Store(f"sqlite:///{tmp_path}/tables.db")
    try:
        row = asyncio.run(Archive(store).find(made.table))
    finally:
        store.close()
    assert row is not None
    assert row.seats == [Seat("shadows"), Seat("heroes", ("ann",))]
