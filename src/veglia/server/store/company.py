"""What people say at a table, and tables that are listed for everyone, as the store keeps them."""

import time
from dataclasses import dataclass

from veglia.server.store.connection import Connection

# Of a table's chat, so many lines are kept, none longer than so many milliseconds.
MOST_LINES = 200
KEPT_DAYS = 30
DAY = 24 * 60 * 60 * 1000
# A table on the list that nobody has come to or left for so long is not shown any more.
LISTED_DAYS = 2
MOST_LISTED = 60


@dataclass(frozen=True)
class ChatRow:
    """A line of a table's chat: to everyone where `side` is empty; a seat below zero is none."""

    number: int
    at: int
    seat: int
    side: str
    name: str
    text: str


@dataclass(frozen=True)
class Listing:
    """A table on the list: the key with which anybody may look on, and what the list says, as JSON."""

    watch: str
    about: str


def now() -> int:
    return int(time.time() * 1000)


def chat_of(connection: Connection, id: str) -> list[ChatRow]:
    """Return what is kept of a table's chat, in order."""
    rows = connection.execute(
        "SELECT number, at, seat, side, name, text FROM chat WHERE table_id = ? AND at > ?"
        " ORDER BY number DESC LIMIT ?",
        (id, now() - KEPT_DAYS * DAY, MOST_LINES),
    )
    return [ChatRow(*row) for row in reversed(rows.fetchall())]


def add_line(connection: Connection, id: str, row: ChatRow) -> None:
    """Keep a line, and drop what is too old."""
    connection.execute(
        "INSERT INTO chat (table_id, number, at, seat, side, name, text) VALUES (?, ?, ?, ?, ?, ?, ?)"
        " ON CONFLICT (table_id, number) DO NOTHING",
        (id, row.number, row.at, row.seat, row.side, row.name, row.text),
    )
    connection.execute(
        "DELETE FROM chat WHERE table_id = ? AND (number <= ? OR at <= ?)",
        (id, row.number - MOST_LINES, row.at - KEPT_DAYS * DAY),
    )


def rename_seat(connection: Connection, id: str, seat: int, label: str) -> None:
    connection.execute("UPDATE holders SET label = ? WHERE table_id = ? AND seat = ?", (label, id, seat))


def listing_of(connection: Connection, id: str) -> Listing | None:
    found = connection.execute("SELECT watch, about FROM listings WHERE table_id = ?", (id,)).fetchone()
    return None if found is None else Listing(*found)


def put_on_list(connection: Connection, id: str, key_hash: str, listing: Listing) -> None:
    """Put a table on the list, with a key for whoever looks on."""
    connection.execute(
        "INSERT INTO keys (hash, table_id, role, seat) VALUES (?, ?, ?, ?)", (key_hash, id, "watch", -1)
    )
    connection.execute(
        "INSERT INTO listings (table_id, at, watch, about) VALUES (?, ?, ?, ?)"
        " ON CONFLICT (table_id) DO UPDATE SET at = excluded.at, watch = excluded.watch,"
        " about = excluded.about",
        (id, now(), listing.watch, listing.about),
    )


def update_list(connection: Connection, id: str, about: str) -> None:
    connection.execute("UPDATE listings SET at = ?, about = ? WHERE table_id = ?", (now(), about, id))


def take_off_list(connection: Connection, id: str, key_hash: str) -> None:
    """Take a table off the list; the key that was on it opens nothing any more."""
    connection.execute("DELETE FROM listings WHERE table_id = ?", (id,))
    connection.execute("UPDATE keys SET role = ? WHERE hash = ?", ("gone", key_hash))


def listed(connection: Connection) -> list[str]:
    """Return what the list says of each table, the newest first."""
    rows = connection.execute(
        "SELECT about FROM listings WHERE at > ? ORDER BY at DESC LIMIT ?",
        (now() - LISTED_DAYS * DAY, MOST_LISTED),
    )
    return [row[0] for row in rows.fetchall()]
