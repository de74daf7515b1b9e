"""Relic at a real server: each seat sees its own hand, nobody another's; raw frames are compared."""

import re
from collections.abc import Iterator

import msgspec
import pytest

from tests.groups import PATIENCE
from tests.server.place import TOYS, Json, Place, Player, place
from tests.two_sides.rules import GoFirst, Walk
from tests.two_sides.state import RelicState
from tests.two_sides.title import TITLE
from veglia.kernel.dice import seeded
from veglia.kernel.game import Game, begin
from veglia.kernel.window import Pass
from veglia.server import wire
from veglia.server.table.history import Snapshot
from veglia.server.table.rendering import Rendering
from veglia.server.table.table import LiveTable

HERO, SHADOW = 0, 1
SEATS: list[Json] = [{"heroes": ["ann"]}, {"side": "shadows", "holder": "link"}]
FOUR: list[Json] = [
    {"heroes": ["ann"]},
    {"heroes": ["bob"], "holder": "link"},
    {"side": "shadows", "holder": "link"},
    {"side": "shadows", "holder": "link"},
]


@pytest.fixture(scope="module")
def relic() -> Iterator[Place]:
    with place(TOYS, games="tests.two_sides.catalog:GAMES", window_seconds=0.01) as running:
        yield running


class Listener(Player):
    """A player who keeps every frame as it came."""

    def __init__(self, player: Player) -> None:
        super().__init__(player.socket)
        self.frames: list[str] = []

    def hear(self) -> Json:
        frame = self.socket.recv(timeout=PATIENCE)
        assert isinstance(frame, str)
        self.frames.append(frame)
        return self.take(msgspec.json.decode(frame))

    @property
    def cards(self) -> set[int]:
        """The cards that can be read anywhere in what was sent."""
        return {int(number) for frame in self.frames for number in re.findall(r'"card/(\d+)"', frame)}


def state_of(table: LiveTable) -> RelicState:
    state = table.history.state
    assert isinstance(state, RelicState)
    return state


def keys_of(made: wire.MadeTable) -> list[str]:
    return [made.host, *(link.key for link in made.links), made.watch]


def eager(texts: list[str], direction: int) -> int:
    """Return the choice of who fights with cards, or walks towards the other, or else can only pass."""
    fights = [place for place, text in enumerate(texts) if text.startswith(("Fight", "Play"))]
    walks = [place for place, text in enumerate(texts) if text.startswith("Walk")]
    return (fights or walks[direction:] or [len(texts) - 1])[0]


def test_each_seat_sees_its_own_hand_and_nobody_anothers(relic: Place) -> None:
    made = relic.make("hall", game="relic", seats=SEATS)
    table = relic.tables.live[made.table]
    held: list[set[int]] = [set(), set()]
    with (
        relic.connect(made.table, made.host) as one,
        relic.connect(made.table, made.links[0].key) as other,
        relic.connect(made.table, made.watch) as third,
    ):
        hero, shadow, watcher = everyone = [Listener(player) for player in (one, other, third)]
        for player in everyone:
            player.until("table")
        # Windows wait for whoever always wants to be asked.
        for seat, player in ((HERO, hero), (SHADOW, shadow)):
            player.ask("stand", seat=seat, moment="attacked", wish="always")
        for _ in range(14):
            for seat in (HERO, SHADOW):
                held[seat] |= set(state_of(table).hands[seat])
            if hero.table["question"] is None:
                break
            asked = hero if hero.table["question"]["seats"] == [HERO] else shadow
            version = asked.version + 1
            assert asked.choose(eager(asked.texts, -1 if asked is hero else 0))["type"] == "done"
            for player in everyone:
                player.until_version(version)
        tokens = [
            [
                (piece["look"], piece["name"], piece["back"])
                for piece in player.table["scene"]["pieces"]
                if piece["id"].startswith("token/")
            ]
            for player in everyone
        ]
        state = state_of(table)

    for seat in (HERO, SHADOW):
        held[seat] |= set(state.hands[seat])
    # What is played is laid open.
    played = set(state.deck.discards)
    assert held[HERO] <= hero.cards <= held[HERO] | played
    assert held[SHADOW] <= shadow.cards <= held[SHADOW] | played
    assert watcher.cards <= played
    assert not held[HERO] & held[SHADOW] - set(state.deck.discards)
    # Only the shadow knows where the relic lies.
    face_down = ("token", "Token, face down", "token")
    assert tokens[1][state.relic] == ("relic", "The relic", "token")
    assert face_down not in tokens[1]
    assert tokens[0][state.relic] == face_down
    for frames in (hero.frames, watcher.frames):
        assert "shadow 1 draws" not in "".join(frames).lower()
    assert tokens[0] == tokens[2]
    # What is played is laid open.
    assert all(" plays a card of " in "".join(player.frames) for player in everyone)
    drawn = ["".join(player.frames).count(" draws a card of ") for player in everyone]
    assert drawn[0] > 0
    assert drawn[1] > 0
    assert drawn[2] == 0


@pytest.mark.parametrize("seed", range(3))
def test_the_frames_stay_the_same_when_what_is_hidden_is_dealt_anew(relic: Place, seed: int) -> None:
    made = relic.make("hall", game="relic", seats=FOUR)
    table = relic.tables.live[made.table]
    for seat, key in enumerate(keys_of(made)[: len(FOUR)]):
        with relic.play(made.table, key) as player:
            # So that no time is told, which runs.
            player.ask("stand", seat=seat, moment="attacked", wish="always")
    with relic.play(made.table, made.watch) as watcher:
        for step in range(12):
            for viewer, key in zip([0, 1, 2, 3, None], keys_of(made), strict=True):
                true = table.history.snapshots[-1]
                frame = first_frame(relic, made, key)
                other = TITLE.imagine(true.state, viewer, seeded(100 * seed + step))
                stand_at(table, Snapshot(other, true.events))
                assert first_frame(relic, made, key) == frame
                stand_at(table, true)
            seats = (
                table.history.state.asking.seats(table.history.state) if table.history.state.asking else ()
            )
            with relic.play(made.table, keys_of(made)[seats[0]]) as player:
                numbers = [one["number"] for one in player.table["question"]["choices"]]
                version = player.version + 1
                assert player.choose(numbers[(seed + step) % len(numbers)])["type"] == "done"
                watcher.until_version(version)


def first_frame(server: Place, made: wire.MadeTable, key: str) -> str | bytes:
    """Return what a link is sent first: everything."""
    with server.connect(made.table, key) as player:
        return player.socket.recv(timeout=PATIENCE)


def stand_at(table: LiveTable, snapshot: Snapshot) -> None:
    """Have a table stand at a point in place of its last one."""
    table.history.snapshots[-1] = snapshot
    table.rendering = Rendering(table.history, table.version)


def test_what_others_draw_is_not_heard() -> None:
    """The same choice of another in worlds that a viewer cannot tell apart is told alike."""
    compared = 0
    for seed in range(30):
        game = begin(TITLE, TITLE.setup("hall", None, seed, {}))
        for step in range(10):
            asking = game.state.asking
            if asking is None:
                break
            options = [
                number
                for number, option in enumerate(game.state.offered)
                if isinstance(option, (GoFirst, Walk, Pass))
            ]
            number = options[(seed + step) % len(options)]
            for viewer in (None, 0, 2, 3):
                compared += is_told_alike(game, number, viewer, seed)
            game.choose(number)
    assert compared > 100


def is_told_alike(game: Game, number: int, viewer: int | None, seed: int) -> bool:
    """Compare what a viewer hears in two worlds, unless the viewer's side draws or the options differ."""
    twin = game.copy()
    other = Game(TITLE, game.setup, TITLE.imagine(game.state, viewer, seeded(seed)), [])
    if len(other.state.offered) != len(twin.state.offered):
        return False
    worlds = [
        one.title.presentation.told(one.state, one.choose(number), viewer, "en") for one in (twin, other)
    ]
    assert isinstance(twin.state, RelicState)
    if twin.state.sees_hand(viewer, twin.state.active):
        return False
    assert worlds[0] == worlds[1]
    return True


def hands_at(relic: Place, made: wire.MadeTable, version: int, key: str) -> list[tuple[int, int]]:
    """Return for each hand at a moment of a replay how many cards it has and how many lie open."""
    frame = relic.get(f"tables/{made.table}/moments/{version}", key).json()
    return [(hand["count"], len(hand.get("cards", []))) for hand in frame["scene"]["hands"]]


def test_a_replay_shows_all_hands_once_the_game_is_over_and_not_before(relic: Place) -> None:
    made = relic.make("hall", game="relic", seats=SEATS)
    table = relic.tables.live[made.table]
    keys = keys_of(made)
    with (
        relic.play(made.table, made.host) as hero,
        relic.play(made.table, made.links[0].key) as shadow,
    ):
        for _ in range(200):
            version = len(table.history.choices)
            hero.until_version(version)
            shadow.until_version(version)
            if table.history.state.asking is None:
                break
            own, other = hands_at(relic, made, version, made.host)[:2]
            if table.history.state.result is not None:
                # A pass by a standing answer has ended it meanwhile.
                break
            assert own[0] == own[1]
            assert other[1] == 0
            asked = hero if hero.table["question"]["seats"] == [HERO] else shadow
            asked.choose(eager(asked.texts, -1 if asked is hero else 0))
        else:
            raise AssertionError("the game does not end")
    last = len(table.history.choices)
    shown = {key: [hands_at(relic, made, version, key) for version in range(last + 1)] for key in keys}
    for frames in shown.values():
        assert all(count == is_open for frame in frames for count, is_open in frame)
        assert any(all(count for count, _ in frame) for frame in frames)
