"""What people say in and about reaction windows at a real server: hold, pass on, standing answers."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.place import TOYS, Json, Place, place
from tests.server.test_relic import HERO, SEATS, SHADOW, state_of
from tests.server.windows import LONG, PASS, RELIC, STRONG, WEAK, before_fights, is_quiet, scene, window


@pytest.fixture(scope="module")
def relic() -> Iterator[Place]:
    with place(TOYS, games=RELIC, window_seconds=LONG) as running:
        yield running


@pytest.mark.parametrize("hand", [WEAK, STRONG])
def test_who_holds_has_time(relic: Place, hand: list[int]) -> None:
    with scene(relic, hand) as one:
        version = one.attack()
        starts = [len(player.frames) for player in (one.hero, one.watcher)]
        assert one.shadow.ask("hold", version=version, is_held=True)["version"] == version
        for player in (one.hero, one.watcher):
            player.until("window")
            assert player.table["window"] == window(None, held=True)
        # Who was not asked is asked now: holding tells nothing of a hand.
        if hand == WEAK:
            one.shadow.until("table")
        assert one.shadow.texts[-1] == PASS
        one.end_delay()
        assert is_quiet(one.hero)
        assert one.hero.version == version
        assert one.shadow.ask("hold", version=version, is_held=False)["version"] == version
        for player in (one.hero, one.watcher):
            player.until("window")
            assert player.table["window"] == window(LONG)
        assert is_quiet(one.watcher)
        for player, start in zip((one.hero, one.watcher), starts, strict=True):
            told = [frame for frame in player.frames[start:] if '"reasons"' not in frame]
            assert [frame.split(",")[0] for frame in told] == ['{"type":"window"'] * 2
        one.end_delay()
        one.wait(version + 1)
        assert state_of(one.table).hands[SHADOW][:2] == hand


def test_who_holds_may_answer_once_the_delay_is_over(relic: Place) -> None:
    with scene(relic, STRONG) as one:
        version = one.attack()
        one.shadow.ask("hold", version=version, is_held=True)
        one.end_delay()
        assert one.shadow.choose(0)["version"] == version + 1
        one.wait(version + 1)
        assert state_of(one.table).hands[SHADOW] == [5]


def test_always_is_held_by_itself(relic: Place) -> None:
    with scene(relic, WEAK) as one:
        assert one.shadow.table["standing"] == {"1": {"attacked": "playable"}}
        assert one.shadow.table["moments"] == {"attacked": "you are attacked"}
        one.shadow.ask("stand", seat=SHADOW, moment="attacked", wish="always")
        assert one.shadow.until("standing")["standing"] == {"1": {"attacked": "always"}}
        version = one.attack()
        for player in one.everyone:
            assert player.table["window"] == window(None, held=True)
        assert one.shadow.texts == [PASS]
        # It is not answered before the delay is over, nor later by the table.
        assert one.shadow.choose(0)["version"] == version
        assert is_quiet(one.hero)
        assert one.hero.version == version
        one.end_delay()
        one.wait(version + 1)
        assert '"standing"' not in "".join(one.hero.frames[1:] + one.watcher.frames[1:])


def test_never_is_not_asked(relic: Place) -> None:
    with scene(relic, STRONG) as one:
        version = one.attack()
        assert len(one.shadow.texts) == 3
        one.shadow.ask("stand", seat=SHADOW, moment="attacked", wish="never")
        # The question that is open is answered, too.
        one.shadow.until("table")
        assert one.shadow.texts == []
        refused = one.shadow.ask("choose", version=version, number=2)
        assert refused["code"] == "illegal_choice"
        one.end_delay()
        one.wait(version + 1)
        version = one.attack()
        assert one.shadow.texts == []
        assert one.hero.table["window"] == window(LONG)
        one.end_delay()
        one.wait(version + 1)
        assert state_of(one.table).hands[SHADOW][:2] == STRONG


@pytest.mark.parametrize(("scope", "asked"), [("fight", 3), ("phase", 0), ("turn", 0)])
def test_pass_until_the_end(relic: Place, scope: str, asked: int) -> None:
    with scene(relic, STRONG) as one:
        version = one.attack()
        assert one.shadow.ask("pass_on", version=version, scope=scope)["version"] == version
        one.shadow.until("table")
        assert one.shadow.texts == []
        assert is_quiet(one.hero)
        one.end_delay()
        one.wait(version + 1)
        one.attack()
        assert len(one.shadow.texts) == asked


def test_wishes_survive_a_restart(tmp_path: Path) -> None:
    settings: Json = {"games": RELIC, "database": f"sqlite:///{tmp_path}/tables.db", "window_seconds": LONG}
    with place(TOYS, **settings) as first:
        made = first.make("hall", game="relic", seats=SEATS)
        with first.play(made.table, made.links[0].key) as shadow:
            for wish in ("always", "never"):
                shadow.ask("stand", seat=SHADOW, moment="attacked", wish=wish)
        with first.play(made.table, made.host) as hero:
            hero.ask("stand", seat=HERO, moment="attacked", wish="always")
    with (
        place(TOYS, **settings) as second,
        second.play(made.table, made.host) as hero,
        second.play(made.table, made.links[0].key) as shadow,
    ):
        assert hero.table["standing"] == {"0": {"attacked": "always"}}
        assert shadow.table["standing"] == {"1": {"attacked": "never"}}
        table = second.tables.live[made.table]
        before_fights(table, STRONG)
        version = hero.table["version"]
        hero.choose(0)
        shadow.until_version(version + 1)
        assert hero.table["window"] == window(LONG)
        assert shadow.texts == []


BAD: list[tuple[str, Json, str]] = [
    ("stand", {"seat": SHADOW, "moment": "asleep", "wish": "never"}, "unknown_moment"),
    ("stand", {"seat": HERO, "moment": "attacked", "wish": "never"}, "not_your_seat"),
    ("stand", {"seat": 7, "moment": "attacked", "wish": "never"}, "not_your_seat"),
    ("stand", {"seat": SHADOW, "moment": "attacked", "wish": "sometimes"}, "bad_message"),
    ("pass_on", {"scope": "game"}, "bad_message"),
    ("hold", {"is_held": 3}, "bad_message"),
    ("hold", {"is_held": True}, "no_window"),
    ("pass_on", {"scope": "turn"}, "no_window"),
]


@pytest.mark.parametrize(("kind", "fields", "code"), BAD)
def test_bad_input_is_refused_and_changes_nothing(relic: Place, kind: str, fields: Json, code: str) -> None:
    with scene(relic, STRONG) as one:
        version = {} if kind == "stand" else {"version": one.shadow.version}
        refused = one.shadow.ask(kind, **version, **fields)
        assert (refused["type"], refused["code"]) == ("refused", code)
        assert is_quiet(one.hero)
        one.attack()
        assert one.table.windows.standing_of((HERO, SHADOW)) == {
            "0": {"attacked": "playable"},
            "1": {"attacked": "playable"},
        }
        assert one.hero.table["window"] == window(LONG)
        assert len(one.shadow.texts) == 3


@pytest.mark.parametrize(("kind", "fields"), [("hold", {"is_held": True}), ("pass_on", {"scope": "turn"})])
def test_a_window_is_the_asked_seats_alone(relic: Place, kind: str, fields: Json) -> None:
    with scene(relic, STRONG) as one:
        version = one.attack()
        codes = [
            player.ask(kind, version=at, **fields)["code"]
            for player, at in ((one.hero, version), (one.watcher, version), (one.shadow, version - 1))
        ]
        assert codes == ["not_your_seat", "read_only", "stale"]
        assert one.hero.ask("choose", version=version, number=2)["code"] == "not_your_seat"
        assert one.table.windows.open is not None
        assert not one.table.windows.open.is_held
        assert len(one.shadow.texts) == 3


def test_moments_are_named_in_the_language_of_who_reads(relic: Place) -> None:
    made = relic.make("hall", game="relic", seats=SEATS)
    before_fights(relic.tables.live[made.table], STRONG)
    with (
        relic.play(made.table, made.host) as hero,
        relic.play(made.table, made.links[0].key, "it") as shadow,
    ):
        assert shadow.table["moments"] == {"attacked": "subite un attacco"}
        refused = shadow.ask("hold", version=shadow.version, is_held=True)
        assert refused["text"] == "Ora non c'è nulla a cui reagire."
        version = hero.choose(0)["version"]
        shadow.until_version(version)
        assert shadow.table["window"] == window(LONG)
        shadow.ask("hold", version=version, is_held=True)
        assert shadow.until("window")["window"] == window(None, held=True)
        assert hero.until("window")["window"] == window(None, held=True)


def test_a_title_without_windows_has_no_moments(server: Place) -> None:
    made = server.make()
    with server.play(made.table, made.host) as player:
        for name, value in (("window", None), ("moments", {}), ("standing", {})):
            assert player.table[name] == value
        assert player.ask("stand", seat=0, moment="attacked", wish="never")["code"] == "unknown_moment"
        assert player.ask("hold", version=player.version, is_held=True)["code"] == "no_window"
        player.choose(0)
        assert player.table["window"] is None
