"""What an operator does to single tables, also while they are served: look at them, remove them, renew keys.

Whoever has a table in memory learns from `recalls` that it was changed behind its back: every process of a
server reads there every second or two, and lets go of the tables that are named (see workers/upkeep.py).
"""

import sqlite3
import time
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import msgspec
import psycopg

from veglia.kernel.errors import VegliaError
from veglia.kernel.seats import Seat
from veglia.server.store.archive import NO_SEAT, Role, find_row
from veglia.server.store.connection import Connection
from veglia.server.store.copying import columns_of, names
from veglia.server.store.database import WriteLock, connect, file_of
from veglia.server.store.inspection import NotRead, reading
from veglia.server.store.postgres import PostgresConnection, is_postgres, prepare, without_password

DAY_SECONDS: Final = 24 * 60 * 60
MILLISECONDS: Final = 1000
# Recalls older than this are read by nobody any more.
RECALL_SECONDS: Final = 3600

RECALL = """INSERT INTO recalls (number, recalled, at)
    SELECT COALESCE(MAX(number), 0) + 1, CAST(? AS TEXT), CAST(? AS BIGINT) FROM recalls"""
# The newest stays, so that the numbers go on.
FORGET_RECALLS = "DELETE FROM recalls WHERE at < ? AND number < (SELECT MAX(number) FROM recalls)"
OLD = """SELECT id FROM tables WHERE created < ?
    AND NOT EXISTS (SELECT 1 FROM choices WHERE choices.table_id = tables.id AND choices.at >= ?)
    AND NOT EXISTS (SELECT 1 FROM chat WHERE chat.table_id = tables.id AND chat.at >= ?)"""
OF_NOBODY = """ AND NOT EXISTS (SELECT 1 FROM leases JOIN nodes ON nodes.id = leases.node
    WHERE leases.table_id = tables.id AND nodes.expires > clock_timestamp())"""
SERVED_BY = """SELECT nodes.address FROM leases JOIN nodes ON nodes.id = leases.node
    WHERE leases.table_id = ? AND nodes.expires > clock_timestamp()"""


class NoSuchTable(VegliaError):
    """A table or a seat that the database does not have."""

    code = "unknown_table"


class NotChanged(VegliaError):
    """The database could not be written to; it is as it was."""

    code = "not_changed"


@dataclass(frozen=True)
class KeptSeat:
    """A seat as it is kept: who plays it, and how many links it has by what they are."""

    seat: int
    side: str
    figures: tuple[str, ...]
    holder: str
    bot: str
    label: str
    keys: dict[str, int] = field(default_factory=dict)


@dataclass(frozen=True)
class Inspected:
    """All that can be said of a table without a secret of it; times in seconds since 1970."""

    id: str
    game: str
    rules_version: str
    mission: str
    options: dict[str, str]
    practice: bool
    created: int
    last: int | None
    rows: int
    undos: int
    by_bots: int
    lines_of_chat: int
    is_listed: bool
    # How many links of no single seat there are, by what they are: host, watch, gone.
    keys: dict[str, int]
    # The address of the node that serves it now; empty: none, or the database is a file.
    node: str
    seats: list[KeptSeat]


@contextmanager
def changing(url: str) -> Iterator[Connection]:
    """Open a database for one transaction, which is committed at the end of the block."""
    if is_postgres(url):
        prepare(url)
        shared = PostgresConnection(url)
        try:
            shared.execute("SET statement_timeout = 0")
            shared.execute("BEGIN")
            yield shared
            shared.execute("COMMIT")
        except psycopg.Error as error:
            raise NotChanged(f"cannot change {without_password(url)}: {str(error).strip()}") from error
        finally:
            shared.close()
        return
    path = file_of(url)
    if not Path(path).is_file():
        raise NotRead(f"cannot read {path}: there is no such file")
    lock = WriteLock(url)
    try:
        with closing(connect(url)) as file, lock:
            file.execute("BEGIN IMMEDIATE")
            yield file
            file.execute("COMMIT")
    except sqlite3.Error as error:
        raise NotChanged(f"cannot change {path}: {error}") from error
    finally:
        lock.close()


def must_have(connection: Connection, tables: Sequence[str]) -> None:
    """Refuse names of tables that are not there."""
    for table in tables:
        if connection.execute("SELECT 1 FROM tables WHERE id = ?", (table,)).fetchone() is None:
            raise NoSuchTable(f"there is no table {table!r} (unknown_table)")


# To look


def inspect(url: str, table: str) -> Inspected:
    """Return what is kept of a table."""
    with reading(url) as connection:
        must_have(connection, [table])
        node = connection.execute(SERVED_BY, (table,)).fetchone() if is_postgres(url) else None
        return inspected(connection, table, "" if node is None else node[0])


def inspected(connection: Connection, table: str, node: str) -> Inspected:
    found = find_row(connection, table)
    assert found is not None
    row, _ = found
    [created, seats] = connection.execute(
        "SELECT created, seats FROM tables WHERE id = ?", (table,)
    ).fetchone()
    [last] = connection.execute("SELECT MAX(at) FROM choices WHERE table_id = ?", (table,)).fetchone()
    [lines] = connection.execute("SELECT COUNT(*) FROM chat WHERE table_id = ?", (table,)).fetchone()
    counts: dict[int, dict[str, int]] = {}
    for access in row.keys.values():
        of_seat = counts.setdefault(access.seat, {})
        of_seat[access.role] = of_seat.get(access.role, 0) + 1
    return Inspected(
        row.id,
        row.game,
        row.rules_version,
        row.mission,
        row.options,
        row.practice,
        created,
        None if last is None else last // MILLISECONDS,
        len(row.entries),
        sum(entry.kind == "undo" for entry in row.entries),
        sum(entry.is_automatic for entry in row.entries),
        lines,
        row.listing is not None,
        counts.get(NO_SEAT, {}),
        node,
        [
            KeptSeat(number, seat.side, seat.figures, one.holder, one.bot, one.label, counts.get(number, {}))
            for number, (one, seat) in enumerate(zip(row.holders, seats_in(seats)))
        ],
    )


def seats_in(text: str) -> list[Seat]:
    """Return the seats of a table; empty ones where they are kept in a format that is read no more."""
    try:
        return msgspec.json.decode(text, type=list[Seat])
    except msgspec.ValidationError:
        return [Seat("") for _ in msgspec.json.decode(text, type=list[Any])]


# To remove


def recall(connection: Connection, table: str) -> None:
    """Let whoever has a table in memory let go of it."""
    now = int(time.time())
    connection.execute(RECALL, (table, now))
    connection.execute(FORGET_RECALLS, (now - RECALL_SECONDS,))


def recalled(connection: Connection, after: int) -> list[tuple[int, str]]:
    """Return the recalls after one of them, each with its number."""
    sql = "SELECT number, recalled FROM recalls WHERE number > ? ORDER BY number"
    return [(number, table) for number, table in connection.execute(sql, (after,)).fetchall()]


def last_recall(connection: Connection) -> int:
    [number] = connection.execute("SELECT COALESCE(MAX(number), 0) FROM recalls").fetchone()
    return int(number)


def old_tables(connection: Connection, days: int, are_shared: bool) -> list[str]:
    """Return tables at which nothing has been done for so many days; none that a node has now."""
    before = int(time.time()) - days * DAY_SECONDS
    limit = before * MILLISECONDS
    sql = OLD + (OF_NOBODY if are_shared else "") + " ORDER BY created, id"
    return [table for (table,) in connection.execute(sql, (before, limit, limit)).fetchall()]


def remove(connection: Connection, table: str, are_shared: bool) -> None:
    """Remove all that is kept of a table."""
    if are_shared:
        # First, and by that it is locked: whoever writes to the table has done so, or finds no lease.
        connection.execute("DELETE FROM leases WHERE table_id = ?", (table,))
    for name in reversed(names()):
        if "table_id" in columns_of(connection, name):
            connection.execute(f"DELETE FROM {name} WHERE table_id = ?", (table,))
    connection.execute("DELETE FROM tables WHERE id = ?", (table,))


def forget_links(connection: Connection, days: int) -> int:
    """Forget personal links that nobody has written to for so many days; return how many."""
    before = int(time.time()) - days * DAY_SECONDS
    return connection.execute("DELETE FROM people WHERE at < ?", (before,)).rowcount


# To renew


def renew_role(connection: Connection, table: str, role: Role, key_hash: str) -> None:
    """Give the host, or those who look on, a new link; the old ones open nothing any more."""
    connection.execute("UPDATE keys SET role = 'gone' WHERE table_id = ? AND role = ?", (table, role))
    connection.execute(
        "INSERT INTO keys (hash, table_id, role, seat) VALUES (?, ?, ?, ?)", (key_hash, table, role, NO_SEAT)
    )
    if role == "watch":
        # The list tells everyone a link to look on.
        connection.execute("DELETE FROM listings WHERE table_id = ?", (table,))


def renew_seat(connection: Connection, table: str, seat: int, key_hash: str) -> None:
    """Give a seat a new invitation; its old links open nothing any more."""
    connection.execute(
        "UPDATE keys SET role = 'gone' WHERE table_id = ? AND seat = ?"
        " AND role IN ('seat', 'invitation', 'used')",
        (table, seat),
    )
    connection.execute("DELETE FROM browsers WHERE table_id = ? AND seat = ?", (table, seat))
    connection.execute(
        "INSERT INTO keys (hash, table_id, role, seat) VALUES (?, ?, 'invitation', ?)",
        (key_hash, table, seat),
    )


def linked_seats(connection: Connection, table: str) -> list[int]:
    """Return the seats that are played by a link."""
    sql = "SELECT seat FROM holders WHERE table_id = ? AND holder = 'link' ORDER BY seat"
    return [seat for (seat,) in connection.execute(sql, (table,)).fetchall()]
