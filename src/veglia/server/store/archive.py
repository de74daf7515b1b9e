# veglia: compiled
"""Tables as the store keeps them: rows out, rows in."""

import asyncio
import time
from dataclasses import dataclass, field
from typing import Literal

import msgspec

from veglia.kernel.errors import BadFile
from veglia.kernel.seats import Seat
from veglia.server.store.chain import Broken, beginning, followed, linked
from veglia.server.store.company import (
    ChatRow,
    Listing,
    add_line,
    chat_of,
    listed,
    listing_of,
    put_on_list,
    rename_seat,
    take_off_list,
    update_list,
)
from veglia.server.store.connection import Connection
from veglia.server.store.courses import (
    NOTHING,
    CoursePart,
    SeamRow,
    add_course,
    add_seam,
    kept_until,
    part_with,
    seams_of,
)
from veglia.server.store.store import Store, Tell
from veglia.server.store.writing import Guard, Row, append_row

Holder = Literal["mine", "link", "bot"]
# Invitation: to be exchanged once for a seat's own key; used: that was done. Gone: replaced by a new one.
Role = Literal["host", "seat", "watch", "invitation", "used", "gone"]
# Those that a renewed link replaces.
OF_SEAT: tuple[Role, ...] = ("seat", "invitation", "used")
NO_SEAT = -1


@dataclass(frozen=True)
class Access:
    """What a key opens: everything of the host, one seat, or looking on."""

    role: Role
    seat: int = NO_SEAT


@dataclass(frozen=True)
class SeatRow:
    holder: Holder
    bot: str
    label: str


@dataclass(frozen=True)
class LogEntry:
    """One row of a log: a choice, an undo that leaves `number` choices, or other rules after `number`."""

    kind: Literal["choice", "undo", "rules"]
    number: int
    seat: int
    # Not made by a person: by a bot, or passed by the table.
    is_automatic: bool = False


@dataclass
class TableRow:
    """All that is kept of a table."""

    id: str
    game: str
    rules_version: str
    mission: str
    seats: list[Seat]
    options: dict[str, str]
    seed: str
    practice: bool
    keys: dict[str, Access]
    holders: list[SeatRow]
    entries: list[LogEntry] = field(default_factory=list)
    # When seats are asked in windows: by seat and moment.
    standing: dict[int, dict[str, str]] = field(default_factory=dict)
    # By seats whose invitation was accepted: the browser that did it, as a number (see SeatState).
    browsers: dict[int, int] = field(default_factory=dict)
    # How long a window lasts; 0: as long as at the server's other tables.
    window_seconds: float = 0.0
    # What was said last, and what the list of open tables says of it, if it is there.
    chat: list[ChatRow] = field(default_factory=list)
    listing: Listing | None = None
    # The checksum of the last row, and where the log is not what was written.
    chain: int = field(default=0, compare=False)
    broken: Broken | None = None
    # Where other rules took over, and up to which place in the log the course is kept.
    seams: list[SeamRow] = field(default_factory=list)
    kept: int = NOTHING


class Archive:
    """What the server asks of the store.

    Where several nodes share a database, what concerns a table is written under the lease that its node has;
    `epoch` is the number of that. Whoever writes under a lease that was lost meanwhile gets LeaseLost, and
    nothing is written. Nodes that do not share anything have no leases: epoch 0.
    """

    def __init__(self, store: Store, epoch: int = 0) -> None:
        self.store = store
        self.epoch = epoch

    def under(self, epoch: int) -> "Archive":
        """Return the archive as it is written to under a lease."""
        return Archive(self.store, epoch)

    def guard(self, id: str) -> Guard | None:
        """Return what a change of a table is written with."""
        return Guard(id, self.epoch) if self.epoch else None

    async def add(self, row: TableRow) -> None:
        """Keep a new table."""
        await self.store.run(lambda connection: _add(connection, row))

    async def find(self, id: str) -> TableRow | None:
        """Return a table; BadFile when it was kept in a format that is read no more."""
        found = await self.store.run(lambda connection: find_row(connection, id))
        if found is None:
            return None
        row, seats = found
        try:
            row.seats = msgspec.json.decode(seats, type=list[Seat])
        except msgspec.ValidationError as error:
            raise BadFile(f"table {id} is kept in an older format: {error}") from error
        return row

    async def append(self, id: str, sequence: int, entry: LogEntry, chain: int | None = None) -> bool:
        """Add to the log of a table; False when something else has that place already."""
        return await self.store.append(_row(id, sequence, entry, chain), self.guard(id))

    def append_soon(self, id: str, sequence: int, entry: LogEntry, chain: int, tell: "Tell[bool]") -> None:
        """Do the same without waiting; `tell` hears of it in the event loop."""
        loop = asyncio.get_running_loop()
        self.store.append_soon(_row(id, sequence, entry, chain), loop, tell, self.guard(id))

    async def keep_course(self, id: str, parts: list[CoursePart]) -> None:
        """Keep some more of the course of a table."""
        await self.store.run(lambda connection: add_course(connection, id, parts), self.guard(id))

    async def part_with(self, id: str, sequence: int) -> bytes | None:
        """Return the part of a table's course that has a place in the log."""
        return await self.store.run(lambda connection: part_with(connection, id, sequence))

    async def add_seam(self, row: TableRow, seam: SeamRow, entries: list[LogEntry]) -> bool:
        """Let other rules take over, by some rows of the log; False when their places are taken."""
        return await self.store.run(
            lambda connection: _add_seam(connection, row, seam, entries), self.guard(row.id)
        )

    async def hand_over(self, id: str, seat: int, row: SeatRow, key_hash: str | None) -> None:
        """Give a seat to someone else, with an invitation when it gets one."""
        await self.store.run(
            lambda connection: _hand_over(connection, id, seat, row, key_hash), self.guard(id)
        )

    async def stand(self, id: str, seat: int, moment: str, wish: str) -> None:
        """Keep when a seat wants to be asked at a kind of moment."""
        await self.store.run(lambda connection: _stand(connection, id, seat, moment, wish), self.guard(id))

    async def accept(self, id: str, seat: int, invitation_hash: str, key_hash: str, browser: int) -> bool:
        """Exchange an invitation for a seat's own key; False when the key is in use already."""
        return await self.store.run(
            lambda connection: _accept(connection, id, seat, invitation_hash, key_hash, browser),
            self.guard(id),
        )

    async def renew(self, id: str, seat: int, key_hash: str) -> None:
        """Give a seat a new invitation; its old links open nothing any more."""
        await self.store.run(lambda connection: _renew(connection, id, seat, key_hash), self.guard(id))

    async def say(self, id: str, row: ChatRow) -> None:
        """Keep a line of a table's chat."""
        await self.store.run(lambda connection: add_line(connection, id, row), self.guard(id))

    async def rename(self, id: str, seat: int, label: str) -> None:
        """Keep what the player of a seat is called."""
        await self.store.run(lambda connection: rename_seat(connection, id, seat, label), self.guard(id))

    async def put_on_list(self, id: str, key_hash: str, listing: Listing) -> None:
        """Put a table on the list of open tables, with the key that is told there."""
        await self.store.run(
            lambda connection: put_on_list(connection, id, key_hash, listing), self.guard(id)
        )

    async def update_list(self, id: str, about: str) -> None:
        """Bring what the list says of a table up to date."""
        await self.store.run(lambda connection: update_list(connection, id, about), self.guard(id))

    async def take_off_list(self, id: str, key_hash: str) -> None:
        await self.store.run(lambda connection: take_off_list(connection, id, key_hash), self.guard(id))

    async def listed(self) -> list[str]:
        """Return what the list says of each open table."""
        return await self.store.run(listed)


def _add(connection: Connection, row: TableRow) -> None:
    connection.execute(
        "INSERT INTO tables (id, created, game, rules_version, mission, seats, options, seed, practice)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            row.id,
            int(time.time()),
            row.game,
            row.rules_version,
            row.mission,
            msgspec.json.encode(row.seats).decode(),
            msgspec.json.encode(row.options).decode(),
            row.seed,
            int(row.practice),
        ),
    )
    connection.executemany(
        "INSERT INTO keys (hash, table_id, role, seat) VALUES (?, ?, ?, ?)",
        [(hash, row.id, access.role, access.seat) for hash, access in row.keys.items()],
    )
    connection.executemany(
        "INSERT INTO holders (table_id, seat, holder, bot, label) VALUES (?, ?, ?, ?, ?)",
        [(row.id, seat, one.holder, one.bot, one.label) for seat, one in enumerate(row.holders)],
    )
    if row.window_seconds:
        connection.execute(
            "INSERT INTO windows (table_id, seconds) VALUES (?, ?)", (row.id, row.window_seconds)
        )
    row.chain = first_chain(row)
    for place, entry in enumerate(row.entries):
        row.chain = chain_after(row.chain, place, entry)
        append_row(connection, _row(row.id, place, entry, row.chain))


def _add_seam(connection: Connection, row: TableRow, seam: SeamRow, entries: list[LogEntry]) -> bool:
    chain = row.chain
    for place, entry in enumerate(entries, len(row.entries)):
        chain = chain_after(chain, place, entry)
        if not append_row(connection, _row(row.id, place, entry, chain)):
            # Only the first can be taken: nothing has been written then.
            return False
    add_seam(connection, row.id, seam)
    row.chain = chain
    row.entries += entries
    row.seams.append(seam)
    return True


def _row(id: str, sequence: int, entry: LogEntry, chain: int | None) -> Row:
    now = int(time.time() * 1000)
    return (id, sequence, entry.kind, entry.number, entry.seat, int(entry.is_automatic), now, chain)


def first_chain(row: TableRow) -> int:
    """Return what the chain of a new table begins with."""
    seats, options = msgspec.json.encode(row.seats).decode(), msgspec.json.encode(row.options).decode()
    return beginning(row.id, row.game, row.rules_version, row.mission, seats, options, row.seed)


def chain_after(before: int, sequence: int, entry: LogEntry) -> int:
    """Return the checksum of an entry at a place in a log, from that of the one before."""
    return linked(before, sequence, entry.kind, entry.number, entry.seat, entry.is_automatic)


def _hand_over(connection: Connection, id: str, seat: int, row: SeatRow, key_hash: str | None) -> None:
    connection.execute(
        "UPDATE holders SET holder = ?, bot = ? WHERE table_id = ? AND seat = ?",
        (row.holder, row.bot, id, seat),
    )
    if key_hash is not None:
        _invite(connection, id, seat, key_hash)


def _invite(connection: Connection, id: str, seat: int, key_hash: str) -> None:
    connection.execute(
        "INSERT INTO keys (hash, table_id, role, seat) VALUES (?, ?, ?, ?)",
        (key_hash, id, "invitation", seat),
    )


def _accept(
    connection: Connection, id: str, seat: int, invitation_hash: str, key_hash: str, browser: int
) -> bool:
    added = connection.execute(
        "INSERT INTO keys (hash, table_id, role, seat) VALUES (?, ?, ?, ?) ON CONFLICT (hash) DO NOTHING",
        (key_hash, id, "seat", seat),
    )
    if added.rowcount == 0:
        return False
    connection.execute("UPDATE keys SET role = ? WHERE hash = ?", ("used", invitation_hash))
    connection.execute(
        "INSERT INTO browsers (table_id, seat, browser) VALUES (?, ?, ?)"
        " ON CONFLICT (table_id, seat) DO UPDATE SET browser = excluded.browser",
        (id, seat, browser),
    )
    return True


def _stand(connection: Connection, id: str, seat: int, moment: str, wish: str) -> None:
    connection.execute(
        "INSERT INTO standing (table_id, seat, moment, wish) VALUES (?, ?, ?, ?)"
        " ON CONFLICT (table_id, seat, moment) DO UPDATE SET wish = excluded.wish",
        (id, seat, moment, wish),
    )


def standing_of(rows: list[tuple[int, str, str]]) -> dict[int, dict[str, str]]:
    found: dict[int, dict[str, str]] = {}
    for seat, moment, wish in rows:
        found.setdefault(seat, {})[moment] = wish
    return found


def _renew(connection: Connection, id: str, seat: int, key_hash: str) -> None:
    connection.execute(
        "UPDATE keys SET role = ? WHERE table_id = ? AND seat = ? AND role IN (?, ?, ?)",
        ("gone", id, seat, *OF_SEAT),
    )
    connection.execute("DELETE FROM browsers WHERE table_id = ? AND seat = ?", (id, seat))
    _invite(connection, id, seat, key_hash)


def find_row(connection: Connection, id: str) -> tuple[TableRow, str] | None:
    """Return a table without its seats, and these as text."""
    found = connection.execute(
        "SELECT game, rules_version, mission, seats, options, seed, practice FROM tables WHERE id = ?", (id,)
    ).fetchone()
    if found is None:
        return None
    game, rules_version, mission, seats, options, seed, practice = found
    keys = connection.execute("SELECT hash, role, seat FROM keys WHERE table_id = ?", (id,))
    holders = connection.execute(
        "SELECT holder, bot, label FROM holders WHERE table_id = ? ORDER BY seat", (id,)
    )
    entries = connection.execute(
        "SELECT sequence, kind, number, seat, is_bot, chain FROM choices WHERE table_id = ?"
        " ORDER BY sequence",
        (id,),
    ).fetchall()
    first = beginning(id, game, rules_version, mission, seats, options, seed)
    chain, broken = followed(first, entries)
    standing = connection.execute("SELECT seat, moment, wish FROM standing WHERE table_id = ?", (id,))
    browsers = connection.execute("SELECT seat, browser FROM browsers WHERE table_id = ?", (id,))
    seconds = connection.execute("SELECT seconds FROM windows WHERE table_id = ?", (id,)).fetchone()
    row = TableRow(
        id,
        game,
        rules_version,
        mission,
        [],
        msgspec.json.decode(options, type=dict[str, str]),
        seed,
        bool(practice),
        {hash: Access(role, seat) for hash, role, seat in keys.fetchall()},
        [SeatRow(*row) for row in holders.fetchall()],
        [LogEntry(kind, number, seat, bool(automatic)) for _, kind, number, seat, automatic, _ in entries],
        standing_of(standing.fetchall()),
        dict(browsers.fetchall()),
        0.0 if seconds is None else float(seconds[0]),
        chat_of(connection, id),
        listing_of(connection, id),
        chain,
        broken,
        seams_of(connection, id),
        kept_until(connection, id),
    )
    return row, seats
