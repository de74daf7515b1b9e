# veglia: compiled
"""A table in memory: its game, who is there, and how everyone is told."""

import asyncio
import logging
from collections.abc import Callable
from functools import partial
from typing import ClassVar

from veglia.kernel.errors import BadFile
from veglia.server import wire
from veglia.server.net.client import Client, encoder
from veglia.server.net.encode import scene_text
from veglia.server.net.fragments import FRAGMENTS, encoded
from veglia.server.store.archive import (
    OF_SEAT,
    Access,
    Archive,
    LogEntry,
    SeatRow,
    TableRow,
    chain_after,
)
from veglia.server.store.courses import START
from veglia.server.table.asides import Seats
from veglia.server.table.chat import Chat
from veglia.server.table.company import follow_list
from veglia.server.table.consent import AskedUndo
from veglia.server.table.course import PARTS, Course, Point, chosen, point_in
from veglia.server.table.history import History, Snapshot, Stood, replayed, standing
from veglia.server.table.lock import Lock
from veglia.server.table.refusal import Refusal
from veglia.server.table.rendering import Rendering, last_chosen, last_told
from veglia.server.table.replay import Replay, ReplayStep
from veglia.server.table.seating import Seating
from veglia.server.table.windows import Windows

log = logging.getLogger("veglia.server")


class LiveTable(Seating):
    """One table. Whoever changes it holds its lock, and commits before anyone is told."""

    # For mypyc.
    __deletable__: ClassVar[list[str]] = ["windows"]

    def __init__(
        self,
        row: TableRow,
        history: History,
        archive: Archive,
        window_seconds: float = 0.0,
        course: Course | None = None,
    ) -> None:
        super().__init__(row, history)
        self.archive = archive
        # Counts the rows of the log.
        self.version = len(row.entries)
        # The history holds what stands; the rest of the log is only needed in the store.
        row.entries = []
        if course is None:
            course = Course(history.title)
            course.start(history.state, history.snapshot.events)
        self.course = course
        self.keeping: asyncio.Task[None] | None = None
        self.rendering = Rendering(history, self.version)
        self.replay = Replay(history)
        self.lock = Lock()
        self.undo: AskedUndo | None = None
        self.chat = Chat(row.chat)
        # What the list of open tables says of it, if it is there.
        self.listing = row.listing
        # Set whenever a client has caught up, or left: bots wait for that.
        self.pulse = asyncio.Event()
        self.driving: asyncio.Task[None] | None = None
        self.windows = Windows(self, window_seconds)
        # Wakes bots up; called after every change.
        self.wake: Callable[[], None] = lambda: None

    @property
    def is_idle(self) -> bool:
        is_driven = self.driving is not None and not self.driving.done()
        is_keeping = self.keeping is not None and not self.keeping.done()
        return not self.clients and not self.lock.is_held and not is_driven and not is_keeping

    # Coming and going

    def join(self, client: Client) -> None:
        client.seats = self.seats_of(client.access)
        client.on_sent = self.pulse.set
        client.on_slow = partial(self.leave, client)
        self.clients.append(client)
        self.after_commit(partial(self.tell_joined, client))

    def tell_joined(self, client: Client) -> None:
        self.show_table(client)
        self.chat.show(self, client)
        self.tell_seats(but=client)

    def leave(self, client: Client) -> None:
        if client not in self.clients:
            return
        self.clients.remove(client)
        if self.claim is not None and client.access.seat in self.claim.waits_for:
            self.claim.since = asyncio.get_running_loop().time()
        self.pulse.set()
        self.after_commit(self.tell_seats)

    # Telling

    def after_commit(self, tell: Callable[[], None]) -> None:
        """Do what every change of the table leads to: look after windows, tell everyone, wake bots up."""
        self.windows.follow()
        tell()
        self.windows.tell_changes()
        self.wake()

    def seats_message(self) -> wire.Seats:
        here = self.seats_here()
        holders = [
            wire.SeatState(
                seat,
                row.label,
                self.side_of(seat),
                row.holder,
                row.bot,
                seat in here,
                self.browser_of(seat),
                bool(self.who_must_agree(seat)),
            )
            for seat, row in enumerate(self.holders)
        ]
        asked = self.undo
        undo = None if asked is None else wire.UndoAsked(asked.seat, sorted(asked.waits_for))
        claim = self.claim
        seat = None if claim is None else wire.SeatAsked(claim.seat, sorted(claim.waits_for), claim.seconds)
        return wire.Seats(holders, undo, seat, self.watchers(), self.listing is not None)

    def tell_seats(self, but: Client | None = None) -> None:
        """Tell everyone who is there, and which undo is waiting."""
        follow_list(self)
        text = encoder.encode(self.seats_message())
        for client in self.clients:
            if client is not but:
                client.put(text)

    def table_message(self, client: Client) -> wire.TableState:
        """Return everything, as one client sees it."""
        language, seats, rendering = client.language, client.seats, self.rendering
        view = rendering.view(seats)
        is_host = client.access.role == "host"
        state = self.seats_message()
        return wire.TableState(
            self.row.id,
            self.row.game,
            self.row.mission,
            self.row.seed if self.tells_all(client.access) else "",
            self.row.practice,
            list(seats),
            is_host,
            state.holders,
            self.version,
            encoded(FRAGMENTS.of(rendering.board(language))),
            encoded(scene_text(rendering.scene(language, view))),
            encoded(rendering.question(language, seats)),
            last_told(self.history, view, language),
            self.can_undo(seats),
            state.undo,
            state.claim,
            language,
            self.windows.shown(is_new=False),
            self.windows.standing.names(language),
            self.windows.standing_of(seats),
            state.watchers,
            state.is_listed,
            last_chosen(self.history, seats, view, language),
        )

    def show_table(self, client: Client) -> None:
        """Tell a client everything."""
        try:
            client.tell(self.table_message(client))
        except Exception:
            log.exception("table %s cannot be shown", self.row.id)
            client.refuse(-1, Refusal("cannot_show"))

    def show_all(self) -> None:
        for client in self.clients:
            self.show_table(client)

    # Going on

    async def commit(self, entry: LogEntry) -> None:
        """Write to the log. When another has written there, this table is the stale one and is read again."""
        chain = chain_after(self.row.chain, self.version, entry)
        if not await self.archive.append(self.row.id, self.version, entry, chain):
            await self.read_again()
            raise Refusal("stale")
        self.row.chain = chain

    async def read_again(self) -> None:
        """Take over what another has written, and show it to everyone."""
        row = await self.archive.find(self.row.id)
        assert row is not None
        must_be_whole(row)
        self.row.chain = row.chain
        base = self.history.base
        behind = standing(row.entries)[self.history.older :]
        self.course.kept = row.kept
        self.course.points, self.course.parts = [], []
        self.history = await asyncio.to_thread(
            replayed, self.history.title, self.history.setup, behind, base, self.course
        )
        self.replay = Replay(self.history)
        self.version = len(row.entries)
        self.rendering = Rendering(self.history, self.version)
        self.undo = None
        self.windows.close()
        self.after_commit(self.show_all)

    def go_on(self, entry: LogEntry, snapshot: Snapshot, sender: Client | None, request: int) -> None:
        """Take over a committed choice and tell everyone."""
        old = self.rendering
        choice = chosen(self.history.title, self.history.state, entry.number)
        self.course.add(Point(self.version, snapshot.state, snapshot.events, *choice))
        self.history.accept(entry, snapshot)
        self.version += 1
        self.rendering = Rendering(self.history, self.version, old)
        had_undo = self.undo is not None
        self.undo = None
        self.after_commit(partial(self.tell_moved, old, entry, sender, request))
        if had_undo:
            self.tell_seats()
        if self.listing is not None and snapshot.state.asking is None:
            follow_list(self)
        if len(self.course.parts) >= PARTS or snapshot.state.asking is None:
            self.keep_course_soon()

    def keep_course_soon(self) -> "asyncio.Task[None]":
        """Have written what is not kept yet of the course."""
        self.keeping = asyncio.create_task(self.keep_course())
        return self.keeping

    async def keep_course(self) -> None:
        """Write what is not kept yet of the course; only the next rules would need it."""
        course = self.course
        if not course.is_waiting:
            return
        try:
            await self.archive.keep_course(self.row.id, course.take())
        except Exception as error:
            log.error("the course of table %s is not kept: %s", self.row.id, error)
            course.is_broken = True

    def tell_moved(self, old: Rendering, entry: LogEntry, sender: Client | None, request: int) -> None:
        if sender is not None:
            sender.tell(wire.RequestDone(request, self.version))
        side, window = self.undo_side(), self.windows.text()
        texts: dict[tuple[str, Seats], bytes] = {}
        for client in self.clients:
            key = (client.language, client.seats)
            try:
                if key not in texts:
                    can_undo = side is not None and self.has_side(client.seats, side)
                    texts[key] = self.rendering.moved(
                        old, entry, can_undo, client.language, client.seats, window
                    )
                client.put(texts[key])
            except Exception:
                log.exception("table %s cannot be shown", self.row.id)
                client.refuse(-1, Refusal("cannot_show"))

    async def step(self, choices: list[int]) -> ReplayStep:
        """Return the point of the game after some of its choices."""
        base = self.history.base
        if base is None or len(choices) > len(base.older):
            return await asyncio.to_thread(self.replay.step, choices)
        now = await self.point(base.older, len(choices))
        before = await self.point(base.older, len(choices) - 1) if choices else None
        snapshot = Snapshot(now.state, now.events)
        return ReplayStep(snapshot, None if before is None else before.state, now.option, now.seats)

    async def point(self, older: list[Stood], count: int) -> Point:
        """Return what some choices that were made with other rules have led to."""
        sequence = older[count - 1].sequence if count else START
        part = await self.archive.part_with(self.row.id, sequence)
        try:
            found = None if part is None else point_in(self.history.title, part, sequence)
        except BadFile as error:
            raise Refusal("not_kept", str(error)) from error
        if found is None:
            raise Refusal("not_kept")
        return found

    async def keep_holder(self, seat: int, row: SeatRow, key_hash: str | None) -> None:
        """Write down who plays a seat from now on."""
        await self.archive.hand_over(self.row.id, seat, row, key_hash)
        self.holders[seat] = row
        if key_hash is not None:
            self.row.keys[key_hash] = Access("invitation", seat)

    async def accept(self, seat: int, invitation_hash: str, key_hash: str, browser: int) -> bool:
        """Exchange an invitation for a seat's own key; False when the key is in use already."""
        if not await self.archive.accept(self.row.id, seat, invitation_hash, key_hash, browser):
            return False
        self.row.keys[invitation_hash] = Access("used", seat)
        self.row.keys[key_hash] = Access("seat", seat)
        self.row.browsers[seat] = browser
        self.after_commit(self.tell_seats)
        return True

    async def renew_link(self, seat: int, key_hash: str) -> None:
        """Give a seat a new invitation; whoever came with an old link is told and has to go."""
        await self.archive.renew(self.row.id, seat, key_hash)
        for hash, one in list(self.row.keys.items()):
            if one.seat == seat and one.role in OF_SEAT:
                self.row.keys[hash] = Access("gone", seat)
        self.row.keys[key_hash] = Access("invitation", seat)
        self.row.browsers.pop(seat, None)
        self.claim = None
        for client in [one for one in self.clients if one.access == Access("seat", seat)]:
            client.dismiss(Refusal("link_renewed"))
            self.leave(client)
        self.tell_seats()

    def stop(self) -> None:
        """Let no bot play on and no window pass."""
        self.windows.close()
        if self.driving is not None:
            self.driving.cancel()

    def part(self) -> None:
        """Break reference cycles before being forgotten: freed without the garbage collector."""
        self.wake = lambda: None
        del self.windows

    def seat_anew(self) -> None:
        """After a seat has been handed over: tell everyone, and everything to those it concerns."""
        self.undo = None
        self.claim = None
        concerned = [client for client in self.clients if client.seats != self.seats_of(client.access)]
        for client in self.clients:
            client.seats = self.seats_of(client.access)
        self.windows.reopen()
        self.after_commit(partial(self.tell_seated, concerned))

    def tell_seated(self, concerned: list[Client]) -> None:
        self.tell_seats()
        for client in concerned:
            self.show_table(client)
            self.chat.show_anew(self, client)

    def go_back(self, left: int, history: History | None) -> None:
        """Take over a committed undo and tell everyone; `history` is given where it had to be replayed."""
        if history is None:
            self.history.cut(left)
        else:
            self.history = history
        self.replay.cut(left)
        self.version += 1
        self.rendering = Rendering(self.history, self.version)
        self.undo = None
        self.after_commit(self.show_all)


def must_be_whole(row: TableRow) -> None:
    """Refuse to play on where the log is not what was written."""
    if row.broken is not None:
        log.error("the log of table %s is damaged at row %d", row.id, row.broken.sequence)
        raise Refusal("damaged")
