"""What people at a table say to each other: who hears it, how fast they may talk, and what is kept of it.

Nothing here holds the table's lock or is waited for by a choice. A line is told at once and written down
afterwards: it is no part of the game, so a crash may lose the last one.
"""

import asyncio
import logging
import unicodedata
from collections import deque
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any

from veglia.server import wire
from veglia.server.net.client import Client, encoder
from veglia.server.settings import Settings
from veglia.server.store.archive import Access
from veglia.server.store.company import MOST_LINES, ChatRow, now
from veglia.server.table.pace import Pace
from veglia.server.table.refusal import Refusal

if TYPE_CHECKING:
    from veglia.server.table.table import LiveTable

log = logging.getLogger("veglia.server")
LONGEST_TEXT = 300
LONGEST_NAME = 40
# All that look on together may say so many times as much as one of them.
WATCHERS_SHARE = 3
NO_SEAT = -1
# Zero width joiner and non-joiner: parts of words and of pictograms, not ways to change how a line is read.
HARMLESS = "\u200c\u200d"
WATCH = Access("watch")


class Chat:
    """The chat of one table."""

    def __init__(self, rows: list[ChatRow]) -> None:
        self.lines = deque(rows, MOST_LINES)
        self.number = rows[-1].number if rows else 0
        self.paces: dict[Access, Pace] = {}
        self.writing: set[asyncio.Task[None]] = set()

    def heard_by(self, table: "LiveTable", client: Client) -> list[wire.ChatLine]:
        """Return what a client may read: what was said to the table, and to the sides that it plays now."""
        return [line_of(row) for row in self.lines if hears(table, client, row.side)]

    def show(self, table: "LiveTable", client: Client) -> None:
        """Tell a client all that was said; nothing where it has nothing to read."""
        lines = self.heard_by(table, client)
        if lines:
            client.tell(wire.Chat(lines, is_all=True))

    def show_anew(self, table: "LiveTable", client: Client) -> None:
        """Tell a client all that was said after its seats have changed, and what it may read with them."""
        if self.lines:
            client.tell(wire.Chat(self.heard_by(table, client), is_all=True))

    def must_have_time(self, client: Client, settings: Settings) -> None:
        """Refuse a link that has said a lot already."""
        time = asyncio.get_running_loop().time()
        is_watching = client.access == WATCH
        share = WATCHERS_SHARE if is_watching else 1
        joint = self.paces.get(client.access)
        if joint is None:
            joint = Pace(share * settings.chat_burst, share * settings.chat_per_minute, time)
            self.paces[client.access] = joint
        own = joint
        if is_watching:
            if client.chat_pace is None:
                client.chat_pace = Pace(settings.chat_burst, settings.chat_per_minute, time)
            own = client.chat_pace
        if not own.has(time) or not joint.has(time):
            raise Refusal("chat_too_fast")
        own.take()
        if own is not joint:
            joint.take()

    def write(self, doing: Coroutine[Any, Any, None]) -> None:
        """Have something written down, which nobody waits for."""
        task = asyncio.create_task(written(doing))
        self.writing.add(task)
        task.add_done_callback(self.writing.discard)


async def written(doing: Coroutine[Any, Any, None]) -> None:
    try:
        await doing
    except Exception:
        # It was told; the game does not need it.
        log.exception("what was said was not kept")


def say(table: "LiveTable", client: Client, message: wire.Say) -> None:
    """Tell a line to those whom it is for, and have it kept."""
    text = cleaned(message.text)
    if not text:
        raise Refusal("chat_empty")
    if len(text) > LONGEST_TEXT:
        raise Refusal("chat_too_long", f"{len(text)} characters, {LONGEST_TEXT} at most")
    seat, side = speaker(table, client, message.seat, message.to)
    table.chat.must_have_time(client, client.settings)
    chat = table.chat
    chat.number += 1
    row = ChatRow(chat.number, now(), seat, side, name_of(table, client, seat), text)
    chat.lines.append(row)
    chat.write(table.archive.say(table.row.id, row))
    client.tell(wire.RequestDone(message.request, table.version))
    tell(table, side, wire.Chat([line_of(row)], is_all=False))


def react(table: "LiveTable", client: Client, message: wire.React) -> None:
    seat, side = speaker(table, client, message.seat, message.to)
    table.chat.must_have_time(client, client.settings)
    client.tell(wire.RequestDone(message.request, table.version))
    name = name_of(table, client, seat)
    tell(table, side, wire.Reacted(seat_or_none(seat), name, side, message.reaction))


def ping(table: "LiveTable", client: Client, message: wire.Ping) -> None:
    """Point at a zone. Pieces cannot be pointed at: an id of one may be known to some only."""
    seat, side = speaker(table, client, message.seat, message.to)
    zones = table.rendering.board(client.language).zones
    if not any(zone.id == message.target for zone in zones):
        raise Refusal("unknown_thing")
    table.chat.must_have_time(client, client.settings)
    client.tell(wire.RequestDone(message.request, table.version))
    name = name_of(table, client, seat)
    tell(table, side, wire.Pinged(seat_or_none(seat), name, side, message.target))


def speaker(table: "LiveTable", client: Client, wanted: int | None, to: str) -> tuple[int, str]:
    """Return the seat that speaks (NO_SEAT: a spectator), and the side that hears it (empty: everyone)."""
    if wanted is not None and wanted not in client.seats:
        raise Refusal("not_your_seat")
    # A link keeps its place at the table while a bot plays its seat, but hears nothing of its side.
    own = client.seats[0] if client.seats else client.access.seat
    seat = own if wanted is None else wanted
    if to == "table":
        return seat, ""
    if not client.seats:
        raise Refusal("no_side")
    return seat, table.side_of(seat)


def hears(table: "LiveTable", client: Client, side: str) -> bool:
    return side == "" or table.has_side(client.seats, side)


def tell(table: "LiveTable", side: str, message: wire.ToClient) -> None:
    """Tell a message to everyone, or to those who play on a side now."""
    text = encoder.encode(message)
    for client in table.clients:
        if hears(table, client, side):
            client.put(text)


def name_of(table: "LiveTable", client: Client, seat: int) -> str:
    """Return what a speaker is called; empty: by the number of the seat, or not at all."""
    return client.name if seat == NO_SEAT else table.holders[seat].label or client.name


def seat_or_none(seat: int) -> int | None:
    return None if seat == NO_SEAT else seat


def line_of(row: ChatRow) -> wire.ChatLine:
    return wire.ChatLine(row.number, row.at, seat_or_none(row.seat), row.name, row.side, row.text)


def cleaned(text: str) -> str:
    """Return a text on one line, without signs that cannot be seen: some turn the text around them."""
    words = "".join(" " if one.isspace() else one for one in text)
    seen = [one for one in words if one in HARMLESS or not unicodedata.category(one).startswith("C")]
    return " ".join("".join(seen).split())
