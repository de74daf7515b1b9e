"""Who is at a table: names, and tables that are listed for everyone to find, join and watch."""

from dataclasses import replace
from typing import TYPE_CHECKING

import msgspec

from veglia.server import wire
from veglia.server.net.client import Client
from veglia.server.store.archive import Access
from veglia.server.store.company import Listing
from veglia.server.table.chat import LONGEST_NAME, WATCH, cleaned
from veglia.server.table.keys import hash_of, new_key
from veglia.server.table.refusal import Refusal

if TYPE_CHECKING:
    from veglia.server.table.table import LiveTable

encoder = msgspec.json.Encoder()


async def introduce(table: "LiveTable", client: Client, message: wire.Introduce) -> None:
    """Take a name: of the seat where the link plays one, else of the connection."""
    name = cleaned(message.name)
    if not name:
        raise Refusal("chat_empty")
    if len(name) > LONGEST_NAME:
        raise Refusal("name_too_long", f"{len(name)} characters, {LONGEST_NAME} at most")
    seat = client.access.seat if client.access.role == "seat" else -1
    if client.access.role == "host" and len(client.seats) == 1:
        seat = client.seats[0]
    async with table.lock:
        for other, row in enumerate(table.holders):
            if other != seat and other not in client.seats and row.label.casefold() == name.casefold():
                raise Refusal("name_taken")
        table.chat.must_have_time(client, client.settings)
        if seat >= 0 and table.holders[seat].label != name:
            await table.archive.rename(table.row.id, seat, name)
            table.holders[seat] = replace(table.holders[seat], label=name)
        client.name = name
        client.tell(wire.RequestDone(message.request, table.version))
        table.tell_seats()


async def list_table(table: "LiveTable", client: Client, message: wire.ListTable) -> None:
    """Put the table on the list of open tables, or take it off."""
    if client.access.role != "host":
        raise Refusal("not_host")
    async with table.lock:
        if table.row.practice:
            raise Refusal("practice_alone")
        if table.history.state.asking is None and message.is_listed:
            raise Refusal("game_over")
        if message.is_listed != (table.listing is not None):
            table.chat.must_have_time(client, client.settings)
            await (put_on_list if message.is_listed else take_off_list)(table)
        client.tell(wire.RequestDone(message.request, table.version))
        table.tell_seats()


async def put_on_list(table: "LiveTable") -> None:
    key = new_key()
    listing = Listing(key, about(table, key))
    await table.archive.put_on_list(table.row.id, hash_of(key), listing)
    table.row.keys[hash_of(key)] = WATCH
    table.listing = listing


async def take_off_list(table: "LiveTable") -> None:
    assert table.listing is not None
    key_hash = hash_of(table.listing.watch)
    await table.archive.take_off_list(table.row.id, key_hash)
    table.row.keys[key_hash] = Access("gone")
    table.listing = None


def follow_list(table: "LiveTable") -> None:
    """Have the list say what has changed at a table."""
    listing = table.listing
    if listing is None:
        return
    text = about(table, listing.watch)
    if text != listing.about:
        table.listing = Listing(listing.watch, text)
        table.chat.write(table.archive.update_list(table.row.id, text))


def about(table: "LiveTable", watch: str) -> str:
    """Return what the list says of a table; empty when its game is over."""
    if table.history.state.asking is None:
        return ""
    seats = [
        wire.OpenSeat(seat, row.label, table.side_of(seat), row.holder, is_free(table, seat))
        for seat, row in enumerate(table.holders)
    ]
    here, watchers = len(table.seats_here()), table.watchers()
    row = table.row
    return encoder.encode(
        wire.OpenTable(row.id, row.game, row.mission, seats, here, watchers, watch)
    ).decode()


def is_free(table: "LiveTable", seat: int) -> bool:
    """Whether nobody has taken a seat that a link plays."""
    return table.holders[seat].holder == "link" and seat not in table.row.browsers
