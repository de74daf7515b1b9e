# veglia: compiled
"""Reaction windows at a table: who is really asked, and how long a window lasts.

Where people at the table must not know what the asked seat holds, every window lasts one fixed delay. What
the seat answers, what it has said in advance and what a bot answers take effect when the delay is over, so
that neither frames nor their times tell whether there was anything to play. Elsewhere nothing is delayed.

Where several sides are played at one screen, a side that is not at it counts as somebody else: its windows
last the delay as well, and the screen shows what everybody may see, until it asks to be handed over (`hold`).
"""

import asyncio
import logging
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from veglia.kernel.standing import PLAYABLE, StandingAnswers
from veglia.kernel.window import Pass, window_of
from veglia.server import wire
from veglia.server.logs import log_only_about
from veglia.server.net.client import encoder
from veglia.server.store.archive import LogEntry
from veglia.server.table.refusal import Refusal
from veglia.server.table.rendering import NO_WINDOW

if TYPE_CHECKING:
    from veglia.server.table.table import LiveTable

log = logging.getLogger("veglia.server")
HOST = -1
SPECTATORS = -2
# Timers may fire this many seconds early.
INACCURACY = 0.005


@dataclass
class OpenWindow:
    """The question of a window, at one version of a table."""

    version: int
    moment: str
    seat: int
    # Whether there is someone who must not learn from it what the seat holds.
    is_delayed: bool
    # Before this nothing takes effect.
    earliest: float
    # When the table passes for the seat; None: it waits.
    limit: float | None = None
    is_held: bool = False
    # What the seat said about thinking; None: nothing, so that its standing answer decides.
    hold: bool | None = None
    # What it has answered, to take effect when the delay is over.
    answer: LogEntry | None = None
    # Whether its standing answer passes.
    is_passing: bool = False


class Windows:
    """The windows of one table."""

    def __init__(self, table: "LiveTable", seconds: float) -> None:
        self.table = table
        self.seconds = seconds
        row = table.row
        self.standing = StandingAnswers(table.history.title, len(row.seats))
        for seat, wishes in row.standing.items():
            for moment, wish in wishes.items():
                self.standing.seats[seat].wish(moment, wish)
        self.open: OpenWindow | None = None
        # The side that was at the host's screen last: that of the seat that chose or asked for time.
        self.present = ""
        self.timer: asyncio.TimerHandle | None = None
        self.acting: asyncio.Task[None] | None = None
        # What is still to be told: the window has changed, or what its seat is offered.
        self.has_changed = False
        self.has_other_offers = False

    # What the table does

    def follow(self) -> None:
        """Look what is asked now, and see to it that it is answered in time. Nobody is told yet."""
        window = window_of(self.table.history.state)
        if window is None:
            if self.open is not None:
                self.close()
            return
        now = asyncio.get_running_loop().time()
        is_new = self.open is None or self.open.version != self.table.version
        if is_new:
            seat = window.seat(self.table.history.state)
            is_delayed = self.must_not_tell(seat)
            earliest = now + self.seconds if is_delayed else now
            self.open = OpenWindow(self.table.version, window.moment, seat, is_delayed, earliest)
        open = self.open
        assert open is not None
        was = (open.is_held, open.limit, open.is_passing, self.table.rendering.is_neutral)
        if not open.is_delayed and self.must_not_tell(open.seat):
            self.begin_to_hide(open, now)
        self.decide(open, now)
        is_neutral = open.is_delayed and not open.is_held and self.is_away(open.seat)
        self.table.rendering.is_passing = open.is_passing
        self.table.rendering.is_neutral = is_neutral
        if not is_new:
            self.has_changed |= (open.is_held, open.limit) != was[:2]
            self.has_other_offers |= (open.is_passing, is_neutral) != was[2:]
        self.set_timer(now)

    def begin_to_hide(self, open: OpenWindow, now: float) -> None:
        """Treat a question as everyone may see it: someone has come who must not know what the seat holds.

        A person who is asked has had no limit so far. To the others that looks as if the seat was thinking.
        """
        open.is_delayed = True
        if open.is_passing or self.table.holders[open.seat].holder == "bot":
            open.earliest = now + self.seconds
        else:
            open.hold = True

    def decide(self, open: OpenWindow, now: float) -> None:
        """Settle whether the seat is asked, and until when."""
        state = self.table.history.state
        if self.table.holders[open.seat].holder == "bot":
            open.limit = open.earliest if open.is_delayed else None
            return
        standing = self.standing.seats[open.seat]
        if open.hold is None:
            open.is_held = standing.always_asks(state, open.seat)
        else:
            open.is_held = open.hold
        open.is_passing = not open.is_held and standing.answer(state, open.seat) is not None
        if not open.is_delayed or open.is_held or self.is_waiting(open):
            open.limit = None
        elif open.limit is None:
            open.limit = max(open.earliest, now + self.seconds)

    def is_waiting(self, open: OpenWindow) -> bool:
        """Whether the table waits for someone who is not there.

        Where a hand decides whether the seat is asked, it waits with every hand.
        """
        if open.answer is not None or open.seat in self.table.seats_here():
            return False
        standing, state = self.standing.seats[open.seat], self.table.history.state
        return not open.is_passing or standing.depends_on_hand(state, open.seat)

    def must_not_tell(self, seat: int) -> bool:
        """Whether several people play or look on, and one of them must not know what a seat holds."""
        title, seats = self.table.history.title, self.table.row.seats
        if not title.hides:
            return False
        people: dict[tuple[int, str], list[int]] = {}
        is_away = self.is_away(seat)
        for one, row in enumerate(self.table.holders):
            if row.holder != "bot":
                who = (HOST, seats[one].side if is_away else "") if row.holder == "mine" else (one, "")
                people.setdefault(who, []).append(one)
        if any(not client.seats for client in self.table.clients):
            people[SPECTATORS, ""] = []
        sharing = {side.id for side in title.sides if side.shares_knowledge}
        knowing = {one for one in range(len(seats)) if seats[one].side == seats[seat].side}
        if seats[seat].side not in sharing:
            knowing = {seat}
        return len(people) > 1 and any(not knowing.intersection(own) for own in people.values())

    def is_away(self, seat: int) -> bool:
        """Whether a seat is played at the host's screen, and another side is at it now."""
        holders, seats = self.table.holders, self.table.row.seats
        if self.table.row.practice or holders[seat].holder != "mine":
            return False
        sides = {seats[one].side for one, row in enumerate(holders) if row.holder == "mine"}
        return len(sides) > 1 and seats[seat].side != self.present

    def due(self) -> float | None:
        """Return when the table answers for the asked seat; None: it does not."""
        open, table = self.open, self.table
        if open is None or not table.clients or table.holders[open.seat].holder == "bot":
            return None
        if open.limit is not None:
            return open.limit
        if open.answer is not None or (open.is_passing and not open.is_delayed):
            return open.earliest
        return None

    def set_timer(self, now: float) -> None:
        self.stop_timer()
        due = self.due()
        if due is not None:
            self.timer = asyncio.get_running_loop().call_later(max(0.0, due - now), self.begin_to_act)

    def stop_timer(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def begin_to_act(self) -> None:
        self.timer = None
        if self.open is not None:
            self.acting = asyncio.create_task(self.act(self.open))

    async def act(self, open: OpenWindow) -> None:
        """Make the choice that is due, unless things have changed before it was this task's turn."""
        table = self.table
        log_only_about(table.row.id, open.seat)
        try:
            async with table.lock:
                due = self.due()
                is_due = due is not None and due <= asyncio.get_running_loop().time() + INACCURACY
                if self.open is not open or open.version != table.version or not is_due:
                    return
                pass_ = len(table.history.state.offered) - 1
                entry = open.answer or LogEntry("choice", pass_, open.seat, is_automatic=True)
                snapshot = table.history.attempt(entry.number, entry.seat)
                await table.commit(entry)
                table.go_on(entry, snapshot, None, 0)
        except Refusal:
            log.debug("table %s had moved on before a window was over", table.row.id)
        except Exception:
            # The seat can still answer.
            log.exception("a window failed at table %s", table.row.id)

    def close(self) -> None:
        """Forget the window that was open."""
        self.open = None
        self.stop_timer()

    def reopen(self) -> None:
        """Begin the question anew: seats are played by others now."""
        if self.open is not None:
            self.close()
            self.has_changed = True

    # What people say

    def take(self, entry: LogEntry) -> LogEntry | None:
        """Return the choice of a person as it takes effect now; None: it is kept until the delay is over.

        Where others must not know whether a seat was asked, its own pass is marked as those of the table are:
        what can be taken back would tell it.
        """
        open = self.open
        if self.table.holders[entry.seat].holder == "mine":
            self.present = self.table.row.seats[entry.seat].side
        if open is None or not open.is_delayed or entry.number < 0:
            return entry
        if isinstance(self.table.history.state.offered[entry.number], Pass):
            entry = replace(entry, is_automatic=True)
        now = asyncio.get_running_loop().time()
        if now >= (open.earliest if open.limit is None else open.limit):
            return entry
        open.answer = entry
        self.set_timer(now)
        return None

    def hold(self, is_held: bool) -> None:
        """Take more time for the open question, or no more than the delay."""
        assert self.open is not None
        self.open.hold = is_held
        self.open.answer = None
        if is_held:
            self.present = self.table.row.seats[self.open.seat].side
            self.standing.seats[self.open.seat].release()

    def pass_on(self, scope: str) -> None:
        """Pass in the open window, and in those that follow in a fight, phase or turn."""
        assert self.open is not None
        self.standing.seats[self.open.seat].pass_until(self.table.history.state, scope)
        self.open.hold = None
        self.open.answer = None

    def stand(self, seat: int, moment: str, wish: str) -> None:
        """Take over when a seat wants to be asked."""
        self.standing.seats[seat].wish(moment, wish)
        if self.open is not None and self.open.seat == seat and self.open.moment == moment:
            self.open.hold = None

    def seconds_left(self, version: int) -> float:
        """Return how long an answer at a version has to wait."""
        open = self.open
        if open is None or open.version != version:
            return 0.0
        return max(0.0, open.earliest - asyncio.get_running_loop().time())

    def time_for_bot(self, version: int) -> float | None:
        """Return how long a bot may think at a version; None: as long as it likes, nobody learns from it."""
        open = self.open
        if open is None or open.version != version or not open.is_delayed:
            return None
        return self.seconds_left(version)

    # What people are told

    def tell_changes(self) -> None:
        """Tell what has changed of an open window; nobody hears of offers but those who have the seat."""
        if not self.has_changed and not self.has_other_offers:
            return
        has_changed, has_other_offers = self.has_changed, self.has_other_offers
        self.has_changed = self.has_other_offers = False
        text = encoder.encode(wire.Windowed(self.shown()))
        for client in self.table.clients:
            if has_other_offers and self.open is not None and self.open.seat in client.seats:
                self.table.show_table(client)
            elif has_changed:
                client.put(text)

    def text(self) -> bytes:
        """Return the window that has just been opened."""
        return NO_WINDOW if self.open is None else encoder.encode(self.shown())

    def shown(self, is_new: bool = True) -> wire.WindowShown | None:
        """Return the open window, to be sent when its time begins, or later."""
        open = self.open
        if open is None:
            return None
        seconds = None if open.limit is None else self.seconds
        if open.limit is not None and not is_new:
            seconds = round(max(0.0, open.limit - asyncio.get_running_loop().time()), 3)
        return wire.WindowShown(open.moment, open.seat, seconds, open.is_held)

    def standing_of(self, seats: tuple[int, ...]) -> dict[str, dict[str, str]]:
        """Return when some seats are asked."""
        moments = self.standing.moments
        if not moments:
            return {}
        return {
            str(seat): {moment: self.standing.seats[seat].wishes.get(moment, PLAYABLE) for moment in moments}
            for seat in seats
        }

    def tell_standing(self, seat: int) -> None:
        """Tell those who have a seat when it is asked."""
        for client in self.table.clients:
            if seat in client.seats:
                client.tell(wire.Standings(self.standing_of(client.seats)))
