"""Reaction windows of Relic at a real server, for tests: a hero who attacks, and the shadow who is asked."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager

from tests.groups import PATIENCE
from tests.server.place import Json, Place, Player
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
        "seat": SHADOW,
        "seconds": seconds,
        "held": held,
    }


def is_quiet(player: Player) -> bool:
    """Hear all that was sent before the answer to a question; return whether it was answered."""
    return bool(player.ask("why_not", target="zone/0")["type"] == "reasons")


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
