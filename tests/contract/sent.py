"""All that a server sends to a viewer of a moment, as the bytes that go over the wire."""

from collections import deque
from collections.abc import Iterator, MutableMapping
from typing import Any

import msgspec
from starlette.websockets import WebSocket

from veglia.agents.hints import hint
from veglia.agents.knowledge import Knowledge
from veglia.agents.search import Limits
from veglia.kernel.dice import seeded
from veglia.kernel.game import Game, Title, option_at
from veglia.kernel.machine import Option, State
from veglia.server.api.http import moment_at
from veglia.server.net.client import Client
from veglia.server.settings import Settings
from veglia.server.store.archive import Access, Archive, LogEntry, SeatRow, TableRow
from veglia.server.store.store import Store
from veglia.server.table.asides import Seats
from veglia.server.table.history import History, Snapshot
from veglia.server.table.rendering import seat_of
from veglia.server.table.replay import ReplayStep
from veglia.server.table.table import LiveTable

# So many things of a scene are asked about, at every moment others.
ASKED_ABOUT = 3
HINT_PLAYOUTS = 4


class Moment:
    """A point of a game: the state, and how it came to it."""

    def __init__(self, game: Game, before: State, number: int, seat: int) -> None:
        """Take a game just after a choice, the state before it, and who made it."""
        self.game = game
        self.before = before
        self.number = number
        self.seat = seat
        self.events = game.state.log or []
        # Of the table before the choice, and of the one after it.
        self.histories = [History(game.title, game.setup) for _ in range(2)]
        self.option: Option = option_at(game.title, before, number)

    def sent(self, state: State, seats: Seats, language: str, *, hints: bool = False) -> list[bytes]:
        """Return what a link with some seats is sent if `state` is the one that the choice has led to."""
        title = self.game.title
        old = self._table(self.histories[0], self.before, [])
        table = self._table(self.histories[1], state, self.events)
        access = Access("seat", seats[0]) if seats else Access("watch")
        client = Client(socket(), access, language, Settings())
        client.seats = seats
        entry = LogEntry("choice", self.number, self.seat)
        rendering, view = table.rendering, table.rendering.view(seats)
        step = ReplayStep(Snapshot(state, self.events), self.before, self.option, self._owners())
        parts: list[object] = [
            table.table_message(client),
            msgspec.Raw(rendering.moved(old.rendering, entry, table.can_undo(seats), language, seats)),
            moment_at(title, step, 1, 1, seats, language),
            title.presentation.forecast(state, language, view),
            title.tell(state, self.events, language, view),
        ]
        scene = title.presentation.scene(state, view, language)
        targets = [piece.id for piece in scene.pieces] + [hero.id for hero in scene.heroes]
        looker = seat_of(state, seats)
        first = len(self.game.choices)
        for place in range(min(ASKED_ABOUT, len(targets))):
            target = targets[(first * ASKED_ABOUT + place) % len(targets)]
            parts.append(title.presentation.why_not(state, looker, target, language))
        parts += self._own(title, state, seats, language, hints)
        return [msgspec.json.encode(part) for part in parts]

    def _own(self, title: Title, state: State, seats: Seats, language: str, hints: bool) -> Iterator[object]:
        """Yield what comes of the viewer's own options."""
        for seat in seats:
            numbers = Game(title, self.game.setup, state, []).numbers(seat)
            for number in numbers[:1] + numbers[-1:]:
                option = option_at(title, state, number)
                yield title.presentation.preview(state, option, language, title.presentation.viewpoint(seat))
            if hints and state.asking is not None and seat in state.asking.seats(state):
                found = hint(
                    title, Knowledge(title, state, seat), seeded(1), Limits(HINT_PLAYOUTS, 0.0), language
                )
                yield [found.choice, found.line, found.chance]

    def _owners(self) -> Seats:
        asking, aside = self.before.asking, self.game.title.aside
        assert asking is not None
        if self.number >= 0:
            return asking.owners(self.before, self.option)
        assert aside is not None
        return aside.owners(self.before, self.option)

    def _table(self, history: History, state: State, events: list[Any]) -> LiveTable:
        """Return a table whose game stands at a state."""
        game = self.game
        history.snapshots = deque([Snapshot(state, events)])
        setup = game.setup
        row = TableRow(
            "t",
            game.title.id,
            game.title.version,
            setup.mission,
            list(setup.seats),
            setup.options,
            str(setup.seed),
            False,
            {f"key of {seat}": Access("seat", seat) for seat in range(len(setup.seats))},
            [SeatRow("link", "", "") for _ in setup.seats],
        )
        return LiveTable(row, history, ARCHIVE)


def socket() -> WebSocket:
    """Return a connection that nobody is at the other end of."""

    async def receive() -> MutableMapping[str, Any]:
        raise AssertionError("nothing is heard")

    async def send(message: MutableMapping[str, Any]) -> None:
        raise AssertionError("nothing is said")

    return WebSocket({"type": "websocket", "state": {}}, receive, send)


ARCHIVE = Archive(Store("memory"))
