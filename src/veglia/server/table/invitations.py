"""Invitations: links that are exchanged once for a seat's own key.

Whoever makes a table gets an invitation for each seat of another person, not its key: once somebody has
accepted it, it opens nothing, not even for the host, and everyone sees that the seat is taken.
"""

from veglia.server import wire
from veglia.server.store.archive import Access
from veglia.server.table.company import is_free
from veglia.server.table.keys import hash_of
from veglia.server.table.refusal import Refusal
from veglia.server.table.seating import HOST_BROWSER
from veglia.server.table.table import LiveTable


def must_open(access: Access) -> None:
    """Refuse a key that is not that of a place at the table."""
    if access.role == "gone":
        raise Refusal("link_renewed")
    if access.role == "used":
        raise Refusal("invitation_used")
    if access.role == "invitation":
        raise Refusal("invitation")


async def accept(table: LiveTable, invitation: str, wish: wire.AcceptInvitation) -> wire.SeatLink:
    """Give the seat of an invitation to whoever brings it first, with a key of their own.

    Whoever asks again with the same key has not heard the answer, and gets it once more.
    """
    async with table.lock:
        keys, invitation_hash, key_hash = table.row.keys, hash_of(invitation), hash_of(wish.key)
        access = keys.get(invitation_hash)
        if access is None:
            raise Refusal("unknown_table")
        if access.role not in ("invitation", "used"):
            must_open(access)
            raise Refusal("no_invitation")
        found = keys.get(key_hash)
        if access.role == "used":
            if found != Access("seat", access.seat):
                raise Refusal("invitation_used")
            return wire.SeatLink([access.seat], wish.key)
        browser = browser_of(table, access.seat, wish.also)
        if found is not None or not await table.accept(access.seat, invitation_hash, key_hash, browser):
            raise Refusal("bad_message", "the key is in use already")
        return wire.SeatLink([access.seat], wish.key)


async def take_seat(table: LiveTable, wish: wire.TakeSeat) -> wire.SeatLink:
    """Give a free seat of an open table to whoever asks first, with a key of their own."""
    async with table.lock:
        key_hash = hash_of(wish.key)
        if table.row.keys.get(key_hash) == Access("seat", wish.seat):
            # Asked again: the answer was lost.
            return wire.SeatLink([wish.seat], wish.key)
        if table.listing is None:
            raise Refusal("not_open")
        if wish.seat >= len(table.holders):
            raise Refusal("unknown_seat")
        invitations = [hash for hash, one in table.row.keys.items() if one == Access("invitation", wish.seat)]
        if not is_free(table, wish.seat) or not invitations:
            raise Refusal("seat_taken")
        browser = browser_of(table, wish.seat, wish.also)
        if key_hash in table.row.keys or not await table.accept(wish.seat, invitations[0], key_hash, browser):
            raise Refusal("bad_message", "the key is in use already")
        return wire.SeatLink([wish.seat], wish.key)


def browser_of(table: LiveTable, seat: int, also: list[str]) -> int:
    """Return the number of the browser that accepts an invitation, by the keys that it holds already."""
    held = [table.row.keys.get(hash_of(key)) for key in also]
    if Access("host") in held:
        return HOST_BROWSER
    for access in held:
        if access is not None and access.role == "seat" and access.seat in table.row.browsers:
            return table.row.browsers[access.seat]
    return seat + 1
