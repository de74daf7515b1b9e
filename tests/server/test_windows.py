"""Reaction windows at a real server: who is asked, when answers take effect, and what others can tell."""

import asyncio
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.groups import PATIENCE
from tests.server.place import TOYS, Json, Place, Player, place
from tests.server.test_relic import HERO, SEATS, SHADOW, Listener, stand_at, state_of
from tests.two_sides.rules import Act, BeginTurn
from tests.two_sides.state import CARDS, RelicState
from tests.two_sides.title import TITLE
from veglia.kernel.dice import scripted
from veglia.kernel.machine import advance
from veglia.kernel.seats import Seat
from veglia.server import wire
from veglia.server.table.history import Snapshot
from veglia.server.table.table import LiveTable

RELIC = "tests.two_sides.catalog:GAMES"
# Longer than any test: delays end when a test says so.
LONG = 600.0
# Hands of the shadow: cards that can be played in a window, and cards that cannot.
STRONG, WEAK = [3, 5], [0, 1]
ATTACKS = [6, 7]
PASS = "Do nothing"
THREE: list[Json] = [
    {"heroes": ["ann"]},
    {"heroes": ["bob"], "holder": "link"},
    {"side": "shadows", "holder": "link"},
]


@pytest.fixture(scope="module")
def relic() -> Iterator[Place]:
    with place(TOYS, games=RELIC, window_seconds=LONG) as running:
        yield running


def before_fights(table: LiveTable, hand: list[int]) -> None:
    """Have a hero act twice beside a shadow with some hand; the hero loses the first fight only."""
    seats = [Seat(seat.side, seat.figures) for seat in table.row.seats]
    state = TITLE.start(TITLE.setup("hall", seats, 1, {}))
    assert isinstance(state, RelicState)
    state.rooms = [1] * len(seats)
    state.round = 1
    state.active = HERO
    state.dice = scripted(1, 6, 6, 1, 1, 1)
    hands: list[list[int]] = [[] for _ in seats]
    hands[HERO], hands[SHADOW] = ATTACKS[:], hand[:]
    state.hands = hands
    held = {card for one in hands for card in one}
    state.deck.pile = [card for card in range(CARDS) if card not in held]
    for step in (BeginTurn(SHADOW), Act(HERO), Act(HERO)):
        state.push(step)
    advance(state)
    stand_at(table, Snapshot(state, []))


class Scene:
    """A hero who attacks, the shadow who is asked, and someone who looks on."""

    def __init__(self, relic: Place, made: wire.MadeTable, players: list[Player]) -> None:
        self.relic = relic
        self.table = relic.tables.live[made.table]
        self.hero, self.shadow, self.watcher = [Listener(player) for player in players]
        for player in (self.hero, self.shadow, self.watcher):
            player.until("table")

    @property
    def everyone(self) -> list[Listener]:
        return [self.hero, self.shadow, self.watcher]

    def attack(self) -> int:
        """Begin a fight; return the version of the window."""
        fight = next(place for place, text in enumerate(self.hero.texts) if text.startswith("Fight"))
        version: int = self.hero.choose(fight)["version"]
        self.wait(version)
        return version

    def wait(self, version: int) -> None:
        for player in self.everyone:
            player.until_version(version)

    def end_delay(self) -> None:
        """Let the delay of the open window be over now."""
        end_delay(self.relic, self.table)


def end_delay(relic: Place, table: LiveTable) -> None:
    async def end() -> None:
        window, now = table.windows.open, asyncio.get_running_loop().time()
        assert window is not None
        window.earliest = now
        if window.limit is not None:
            window.limit = now
        table.windows.set_timer(now)

    asyncio.run_coroutine_threadsafe(end(), relic.warming.get_loop()).result(PATIENCE)


@contextmanager
def scene(relic: Place, hand: list[int], seconds: float = LONG) -> Iterator[Scene]:
    made = relic.make("hall", game="relic", seats=SEATS)
    table = relic.tables.live[made.table]
    table.windows.seconds = seconds
    before_fights(table, hand)
    with (
        relic.connect(made.table, made.host) as hero,
        relic.connect(made.table, made.links[0].key) as shadow,
        relic.connect(made.table, made.watch) as watcher,
    ):
        yield Scene(relic, made, [hero, shadow, watcher])


def window(seconds: float | None, held: bool = False) -> Json:
    return {
        "moment": "attacked",
        "name": "you are attacked",
        "seat": SHADOW,
        "seconds": seconds,
        "held": held,
    }


def is_quiet(player: Player) -> bool:
    """Hear all that was sent before the answer to a question; return whether it was answered."""
    return bool(player.ask("why_not", target="zone/0")["type"] == "reasons")


def heard_by_others(relic: Place, hand: list[int], answer: str, seconds: float = LONG) -> list[list[str]]:
    """Return the frames of the attacker and of who looks on, from the attack to the end of its window."""
    with scene(relic, hand, seconds) as one:
        # Everyone has heard who came.
        assert all(is_quiet(player) for player in one.everyone)
        starts = [len(player.frames) for player in (one.hero, one.watcher)]
        version = one.attack()
        assert one.shadow.texts == (["Play a card of 2", "Play a card of 3", PASS] if hand == STRONG else [])
        if answer == "passes":
            assert one.shadow.choose(one.shadow.texts.index(PASS))["version"] == version
        if seconds == LONG:
            one.end_delay()
        one.wait(version + 1)
        assert one.table.history.by[-1] == -1 - SHADOW
        return [
            [frame for frame in player.frames[start:] if '"type":"done"' not in frame]
            for player, start in zip((one.hero, one.watcher), starts, strict=True)
        ]


def test_nobody_can_tell_whether_a_seat_was_asked(relic: Place) -> None:
    """Not asked, asked and silent, asked and passed: byte for byte the same for all others."""
    unasked = heard_by_others(relic, WEAK, "silent")
    assert [len(frames) for frames in unasked] == [2, 2]
    assert heard_by_others(relic, STRONG, "silent") == unasked
    assert heard_by_others(relic, STRONG, "passes") == unasked
    assert '"seconds":600.0,"held":false' in unasked[0][0]
    assert '"window":null' in unasked[0][1]


@pytest.mark.parametrize("hand", [WEAK, STRONG])
def test_the_delay_is_waited_for_and_the_table_passes(relic: Place, hand: list[int]) -> None:
    begin = time.monotonic()
    heard_by_others(relic, hand, "silent", seconds=0.3)
    assert time.monotonic() - begin >= 0.3


def test_an_early_answer_takes_effect_when_the_delay_is_over(relic: Place) -> None:
    with scene(relic, STRONG) as one:
        version = one.attack()
        assert one.hero.table["window"] == window(LONG)
        assert one.shadow.table["window"] == window(LONG)
        # The last answer counts.
        assert one.shadow.choose(2) == {"type": "done", "request": 1, "version": version, "key": ""}
        assert one.shadow.choose(1)["version"] == version
        assert is_quiet(one.hero)
        assert one.hero.version == version
        one.end_delay()
        one.wait(version + 1)
        state = state_of(one.table)
        assert (state.hands[SHADOW], state.fights) == ([3], 1)
        assert "plays a card of 3" in one.hero.frames[-1]
        assert one.hero.table["window"] is None
        assert one.table.history.by[-1] == SHADOW


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


def test_alone_there_is_no_delay(relic: Place) -> None:
    for hand in (WEAK, STRONG):
        made = relic.make("hall", game="relic", seats=[SEATS[0], {"side": "shadows"}], practice=True)
        table = relic.tables.live[made.table]
        before_fights(table, hand)
        with relic.connect(made.table, made.host) as player:
            one = Listener(player)
            one.until("table")
            start = one.version
            one.choose(0)
            assert one.table["window"] == window(None)
            if hand == WEAK:
                assert one.texts == []
                one.until_version(start + 2)
                assert table.history.by[-1] == -1 - SHADOW
                # Beside the answer, each choice is one frame; an undo steps over the pass of the table.
                kinds = [frame.split(",")[0] for frame in one.frames]
                assert kinds == ['{"type":"table"', '{"type":"done"', '{"type":"moved"', '{"type":"moved"']
                left = 0
            else:
                assert one.texts[-1] == PASS
                assert one.choose(2)["version"] == start + 2
                assert table.history.by[-1] == SHADOW
                left = 1
            assert len(table.history.choices) == 2
            one.ask("undo", version=one.version)
            assert len(table.history.choices) == left
            # What is asked then is asked again, without a limit.
            question = one.table["question"]
            assert question["seats"] == [HERO if hand == WEAK else SHADOW]
            assert one.table["window"] == (None if hand == WEAK else window(None))


def meet(table: LiveTable, players: list[Player]) -> None:
    """Play by the rules until the first hero can attack: that hero and the last seat, a shadow, walk."""
    while True:
        state = state_of(table)
        assert state.asking is not None
        seat = state.asking.seat(state)
        player = players[seat]
        player.until_version(table.version)
        texts = player.texts
        if any(text.startswith("Fight") for text in texts):
            return
        walks = [place for place, text in enumerate(texts) if text.startswith("Walk")]
        number = 0 if texts[-1] != PASS else len(texts) - 1
        if walks and seat in (HERO, len(players) - 1):
            number = walks[-1] if seat == HERO else walks[0]
        player.choose(number)
        if seat == len(players) - 1 and state_of(table).rooms[HERO] == state_of(table).rooms[seat]:
            player.ask("hand_over", seat=seat, holder="bot", bot="random")


def attack(hero: Player) -> int:
    version: int = hero.choose(next(i for i, text in enumerate(hero.texts) if text.startswith("Fight")))[
        "version"
    ]
    return version


def test_one_person_against_bots_is_not_delayed(relic: Place) -> None:
    made = relic.make("hall", game="relic", seats=[SEATS[0], {"side": "shadows"}])
    with relic.play(made.table, made.host) as hero:
        meet(relic.tables.live[made.table], [hero, hero])
        version = attack(hero)
        assert hero.table["window"] == window(None)
        hero.until_version(version + 1)


def test_a_bot_answers_when_the_delay_is_over(relic: Place) -> None:
    made = relic.make("hall", game="relic", seats=THREE)
    table = relic.tables.live[made.table]
    table.windows.seconds = 0.5
    with (
        relic.play(made.table, made.host) as hero,
        relic.play(made.table, made.links[0].key) as other,
        relic.play(made.table, made.links[1].key) as shadow,
    ):
        meet(table, [hero, other, shadow])
        begin = time.monotonic()
        version = attack(hero)
        assert hero.table["window"] == {**window(0.5), "seat": 2}
        hero.until_version(version + 1)
        assert time.monotonic() - begin >= 0.5


@pytest.mark.parametrize("hand", [WEAK, STRONG])
def test_who_is_away_is_waited_for_with_every_hand(relic: Place, hand: list[int]) -> None:
    made = relic.make("hall", game="relic", seats=SEATS)
    table = relic.tables.live[made.table]
    before_fights(table, hand)
    with relic.play(made.table, made.host) as hero:
        version = hero.choose(0)["version"]
        assert hero.table["window"] == window(None)
        with relic.play(made.table, made.links[0].key) as shadow:
            assert shadow.texts == ([] if hand == WEAK else ["Play a card of 2", "Play a card of 3", PASS])
            assert 0 < shadow.table["window"]["seconds"] <= LONG
            assert hero.until("window")["window"] == window(LONG)
        assert hero.until("window")["window"] == window(None)
        with relic.play(made.table, made.links[0].key):
            assert hero.until("window")["window"] == window(LONG)
            end_delay(relic, table)
            hero.until_version(version + 1)


def test_who_is_away_and_never_asked_is_not_waited_for(relic: Place) -> None:
    made = relic.make("hall", game="relic", seats=SEATS)
    table = relic.tables.live[made.table]
    before_fights(table, STRONG)
    with relic.play(made.table, made.links[0].key) as shadow:
        shadow.ask("stand", seat=SHADOW, moment="attacked", wish="never")
    with relic.play(made.table, made.host) as hero:
        while hero.table["holders"][SHADOW]["is_here"]:
            hero.hear()
        version = hero.choose(0)["version"]
        assert hero.table["window"] == window(LONG)
        end_delay(relic, table)
        hero.until_version(version + 1)


def test_another_who_takes_the_seat_begins_the_question_anew(relic: Place) -> None:
    with scene(relic, STRONG) as one:
        version = one.attack()
        assert one.shadow.choose(0)["version"] == version
        assert one.shadow.ask("hand_over", seat=SHADOW, holder="bot", bot="random")["type"] == "done"
        # Only one person is left: nothing is delayed, and the answer that was kept is gone.
        one.hero.until_version(version + 1)
        assert one.table.history.by[-1] == -1 - SHADOW


def test_a_free_action_does_not_wait_and_begins_the_question_anew(relic: Place) -> None:
    with scene(relic, STRONG) as one:
        state_of(one.table).wounds[HERO] = 1
        version = one.attack()
        assert one.shadow.choose(0)["version"] == version
        healing = one.hero.table["question"]["asides"][0]["number"]
        assert one.hero.choose(healing)["version"] == version + 1
        one.wait(version + 1)
        assert one.hero.table["window"] == window(LONG)
        assert len(one.shadow.texts) == 3
        one.end_delay()
        one.wait(version + 2)
        assert state_of(one.table).hands[SHADOW][:2] == STRONG


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
        assert shadow.table["window"] == {**window(LONG), "name": "subite un attacco"}
        shadow.ask("hold", version=version, is_held=True)
        assert shadow.until("window")["window"] == {**window(None, held=True), "name": "subite un attacco"}
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
