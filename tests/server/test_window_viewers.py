"""Who looks on decides whether a window is delayed, bots keep to the delay, and a table has its own one."""

import asyncio
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
import pytest

from tests.groups import PATIENCE
from tests.server.place import TOYS, Json, Place, Player, place
from tests.server.test_relic import SEATS, SHADOW, Listener, state_of
from tests.server.windows import (
    LONG,
    PASS,
    RELIC,
    STRONG,
    WEAK,
    attack,
    before_fights,
    end_delay,
    meet,
    window,
)
from veglia.server import wire
from veglia.server.table.table import LiveTable
from veglia.server.workers.turns import Asker

# Both sides are the host's.
ALONE: list[Json] = [SEATS[0], {"side": "shadows"}]


@pytest.fixture(scope="module")
def relic() -> Iterator[Place]:
    with place(TOYS, games=RELIC, window_seconds=LONG) as running:
        yield running


def alone(
    relic: Place, hand: list[int], bot: str = "", practice: bool = True
) -> tuple[wire.MadeTable, LiveTable]:
    """Return a table with one person, who can attack a shadow that the same person or a bot plays.

    Without practice there is a person for each side at the one screen.
    """
    shadow = {**ALONE[1], "holder": "bot", "bot": bot} if bot else ALONE[1]
    made = relic.make("hall", game="relic", seats=[ALONE[0], shadow], practice=practice and not bot)
    table = relic.tables.live[made.table]
    before_fights(table, hand)
    return made, table


def attack_heard(host: Player) -> int:
    version: int = host.choose(0)["version"]
    return version


# Those who look on


@pytest.mark.parametrize("hand", [WEAK, STRONG])
def test_with_a_spectator_the_delay_holds_for_one_person_too(relic: Place, hand: list[int]) -> None:
    made, table = alone(relic, hand)
    with relic.play(made.table, made.host) as host, relic.play(made.table, made.watch) as watcher:
        version = attack_heard(host)
        watcher.until_version(version)
        assert host.table["window"] == watcher.table["window"] == window(LONG)
        assert host.texts == ([] if hand == WEAK else ["Play a card of 2", "Play a card of 3", PASS])
        end_delay(relic, table)
        watcher.until_version(version + 1)
        # The pass is marked as one that the table made, whoever made it.
        assert table.history.by[-1] == -1 - SHADOW


def test_a_spectator_hears_the_same_with_every_hand(relic: Place) -> None:
    heard: list[list[str]] = []
    for hand in (WEAK, STRONG):
        made, table = alone(relic, hand)
        with relic.play(made.table, made.host) as host, relic.connect(made.table, made.watch) as one:
            watcher = Listener(one)
            watcher.until("table")
            start = len(watcher.frames)
            version = attack_heard(host)
            watcher.until_version(version)
            end_delay(relic, table)
            watcher.until_version(version + 1)
            heard.append(watcher.frames[start:])
    assert len(heard[0]) == 2
    assert heard[0] == heard[1]


def test_a_spectator_who_comes_while_someone_is_asked_sees_a_seat_that_thinks(relic: Place) -> None:
    made, table = alone(relic, STRONG)
    with relic.play(made.table, made.host) as host:
        version = attack_heard(host)
        assert host.table["window"] == window(None)
        with relic.play(made.table, made.watch) as watcher:
            assert watcher.table["window"] == window(None, held=True)
            assert host.until("window")["window"] == window(None, held=True)
            # There is no delay left to wait for.
            assert host.choose(2)["version"] == version + 1
            watcher.until_version(version + 1)
            assert table.history.by[-1] == -1 - SHADOW


def test_a_second_window_of_the_host_is_no_spectator(relic: Place) -> None:
    made, _ = alone(relic, WEAK)
    with relic.play(made.table, made.host) as host, relic.play(made.table, made.host) as again:
        version = attack_heard(host)
        assert host.table["window"] == window(None)
        again.until_version(version + 1)


def test_a_spectator_of_a_person_against_a_bot_sees_the_delay(relic: Place) -> None:
    made = relic.make("hall", game="relic", seats=ALONE)
    table = relic.tables.live[made.table]
    table.windows.seconds = 0.4
    with relic.play(made.table, made.host) as host, relic.play(made.table, made.watch) as watcher:
        meet(table, [host, host])
        begin = time.monotonic()
        version = attack(host)
        watcher.until_version(version)
        assert watcher.table["window"] == window(0.4)
        watcher.until_version(version + 1)
        assert time.monotonic() - begin >= 0.4


# Two sides at one screen


def test_a_side_that_is_not_at_the_screen_is_not_told_of_by_time_or_by_what_is_shown(relic: Place) -> None:
    """The same window, the same delay and the same view of the table, whatever the other side holds."""
    heard: list[tuple[Json, Json]] = []
    for hand in (WEAK, STRONG):
        made, table = alone(relic, hand, practice=False)
        with relic.play(made.table, made.host) as host, relic.play(made.table, made.watch) as watcher:
            version = attack_heard(host)
            watcher.until_version(version)
            assert host.table["window"] == window(LONG)
            # Nobody's hand is open: both may look at the screen.
            assert host.table["scene"] == watcher.table["scene"]
            heard.append((host.table["window"], host.table["scene"]["heroes"]))
            end_delay(relic, table)
            host.until_version(version + 1)
            assert table.history.by[-1] == -1 - SHADOW
    assert heard[0] == heard[1]


def test_who_asks_for_the_screen_sees_the_own_hand_and_has_time(relic: Place) -> None:
    made, _ = alone(relic, STRONG, practice=False)
    with relic.play(made.table, made.host) as host:
        attack_heard(host)
        neutral = host.table["scene"]
        answer = host.ask("hold", version=host.version, is_held=True)
        assert answer["type"] == "done"
        host.until("table")
        assert host.table["window"] == window(None, held=True)
        assert host.texts == ["Play a card of 2", "Play a card of 3", PASS]
        assert host.table["scene"] != neutral


def test_the_side_at_the_screen_is_asked_at_once_and_without_a_limit(relic: Place) -> None:
    made, table = alone(relic, STRONG, practice=False)
    with relic.play(made.table, made.host) as host:
        table.windows.present = "shadows"
        assert not table.windows.must_not_tell(SHADOW)
        assert table.windows.must_not_tell(0)
        host.choose(0)
        # Who attacked is at the screen, so the shadow is not.
        assert table.windows.present == "heroes"
        assert table.windows.must_not_tell(SHADOW)
        assert not table.windows.must_not_tell(0)


# Bots


@contextmanager
def busy_thinkers(relic: Place) -> Iterator[None]:
    """Have all processes of bots busy for the length of a block."""
    loop, turns = relic.warming.get_loop(), relic.bots.thinkers.turns
    asyncio.run_coroutine_threadsafe(turns.take(Asker("bot", "", "")), loop).result(PATIENCE)
    try:
        yield
    finally:
        loop.call_soon_threadsafe(turns.give_back)


@pytest.mark.parametrize("bot", ["random", "heuristic", "search", "master"])
@pytest.mark.parametrize("hand", [WEAK, STRONG])
def test_a_bot_without_time_to_think_answers_when_the_delay_is_over(
    relic: Place, bot: str, hand: list[int]
) -> None:
    """No process answers at all, so that the table would be waited for without end."""
    made, table = alone(relic, hand, bot)
    table.windows.seconds = 0.6
    with (
        relic.play(made.table, made.host) as host,
        relic.play(made.table, made.watch) as watcher,
        busy_thinkers(relic),
    ):
        begin = time.monotonic()
        version = attack_heard(host)
        watcher.until_version(version)
        assert watcher.table["window"] == window(0.6)
        watcher.until_version(version + 1)
        assert time.monotonic() - begin >= 0.6
        assert table.history.by[-1] == -1 - SHADOW
        assert (state_of(table).fights, watcher.table["window"]) == (1, None)


# How long it lasts


def games_of(relic: Place) -> dict[str, list[float]]:
    games = msgspec.json.decode(relic.get("games?lang=en").content, type=wire.Games).games
    return {game.id: game.window_seconds for game in games}


def test_the_lobby_offers_times_for_titles_with_windows_alone() -> None:
    with place(TOYS, games=RELIC) as server:
        with_windows = {name for name, times in games_of(server).items() if times == [1.0, 2.0, 4.0, 8.0]}
        assert with_windows == {"relic", "last_night_on_earth", "dark_darker_darkest"}
        assert [games_of(server)[name] for name in ("undead_or_alive", "dark_side")] == [[], []]


def test_a_table_has_a_time_of_its_own_and_keeps_it(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/tables.db"
    with place(TOYS, games=RELIC, database=database) as first:
        made = first.make("hall", game="relic", seats=SEATS, window_seconds=4.0)
        usual = first.make("hall", game="relic", seats=SEATS)
        for one, seconds in ((made, 4.0), (usual, 1.0)):
            before_fights(first.tables.live[one.table], STRONG)
            with first.play(one.table, one.host) as host, first.play(one.table, one.links[0].key):
                host.choose(0)
                assert host.table["window"] == window(seconds)
        # What was written here does not follow from the games' seeds.
        fresh = first.make("hall", game="relic", seats=SEATS, window_seconds=8.0)
        plain = first.make("hall", game="relic", seats=SEATS)
    with place(TOYS, games=RELIC, database=database, window_seconds=2.0) as second:
        for one, seconds in ((fresh, 8.0), (plain, 2.0)):
            with second.play(one.table, one.host):
                assert second.tables.live[one.table].windows.seconds == seconds


@pytest.mark.parametrize(
    ("game", "seconds", "status", "code"),
    [
        ("relic", 3.0, 422, "bad_window"),
        ("relic", -1.0, 422, "bad_window"),
        ("relic", 1e9, 422, "bad_window"),
        ("relic", "4", 400, "bad_message"),
        ("undead_or_alive", 4.0, 422, "bad_window"),
    ],
)
def test_a_time_that_is_not_offered_is_refused_and_nothing_is_made(
    game: str, seconds: float | str, status: int, code: str
) -> None:
    with place(TOYS, games=RELIC) as server:
        mission = "hall" if game == "relic" else "m0"
        wish = {"game": game, "mission": mission, "window_seconds": seconds}
        answer = server.web.post("/api/tables?lang=it", json=wish)
        assert (answer.status_code, answer.json()["code"]) == (status, code)
        assert not server.tables.live
