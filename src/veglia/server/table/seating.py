# veglia: compiled
"""Who sits where at a table, and what the people there may know and do."""

from veglia.server.net.client import Client
from veglia.server.store.archive import Access, SeatRow, TableRow
from veglia.server.table.asides import Seats
from veglia.server.table.chat import WATCH
from veglia.server.table.consent import AskedSeat
from veglia.server.table.history import History

# The number of the browser that made the table.
HOST_BROWSER = 0


class Seating:
    """The seats of a table, the links to them, and the connections that are there."""

    def __init__(self, row: TableRow, history: History) -> None:
        self.row = row
        self.history = history
        self.clients: list[Client] = []
        # The seat of another side that the host wants to take over.
        self.claim: AskedSeat | None = None

    @property
    def holders(self) -> list[SeatRow]:
        return self.row.holders

    @property
    def is_open_book(self) -> bool:
        """Whether nothing is left to be hidden: the game is over, or it is only practice."""
        return self.history.state.asking is None or self.row.practice

    @property
    def has_guests(self) -> bool:
        """Whether someone else may play: a seat has a link."""
        return bool(self.linked_seats())

    def linked_seats(self) -> set[int]:
        """Return the seats that have a link, whether its invitation was accepted or not."""
        return {access.seat for access in self.row.keys.values() if access.role in ("seat", "invitation")}

    @property
    def is_guarded(self) -> bool:
        """Whether seats hide things from each other, so that the host must not know the seed."""
        title = self.history.title
        return title.hides and (len(title.sides) > 1 or not title.sides[0].shares_knowledge)

    def tells_all(self, access: Access) -> bool:
        """Whether a link may have the seed and the record now."""
        if self.is_open_book:
            return True
        return access.role == "host" and not (self.is_guarded and self.has_guests)

    def side_of(self, seat: int) -> str:
        return self.row.seats[seat].side

    def has_side(self, seats: Seats, side: str) -> bool:
        """Whether one of some seats is on a side."""
        for seat in seats:
            if self.row.seats[seat].side == side:
                return True
        return False

    def who_must_agree(self, seat: int) -> set[int]:
        """Return the seats with links whose people have to agree before the host takes over a seat."""
        title = self.history.title
        if not self.is_guarded:
            return set()
        side = next(one for one in title.sides if one.id == self.side_of(seat))
        own = [one for one, row in enumerate(self.holders) if row.holder == "mine"]
        linked = self.linked_seats() - set(own)
        of_side = {one for one in linked if self.side_of(one) == side.id}
        if not self.has_side(tuple(own), side.id):
            return of_side
        # The host is of that side, too.
        return set() if side.shares_knowledge else of_side & {seat}

    def may_take(self, seat: int, now: float) -> bool:
        """Whether the host may take over a seat: it is the own side's, or the other has agreed or is away."""
        wanted = self.who_must_agree(seat)
        claim = self.claim
        if not wanted:
            return True
        if claim is None or claim.seat != seat:
            return False
        left = claim.waits_for & wanted
        is_away = not any(client.access.seat in left for client in self.clients)
        return not left or (is_away and now - claim.since >= claim.seconds)

    def seats_of(self, access: Access) -> Seats:
        """Return the seats that a link plays now."""
        if access.role == "host":
            return tuple(seat for seat, row in enumerate(self.holders) if row.holder == "mine")
        if access.role == "seat" and self.holders[access.seat].holder == "link":
            return (access.seat,)
        return ()

    def browser_of(self, seat: int) -> int | None:
        """Return the browser that holds a seat, as a number; see SeatState."""
        return HOST_BROWSER if self.holders[seat].holder == "mine" else self.row.browsers.get(seat)

    def seats_here(self) -> set[int]:
        """Return the seats whose people are there."""
        return {seat for client in self.clients for seat in client.seats}

    def watchers(self) -> int:
        """Return how many connections look on."""
        return sum(client.access == WATCH for client in self.clients)

    def undo_side(self) -> str | None:
        """Return the side whose choice an undo would take back; only that side may."""
        left = self.history.undo_to(self.row.practice)
        return None if left is None else self.row.seats[self.history.by[left]].side

    def can_undo(self, seats: Seats) -> bool:
        side = self.undo_side()
        return side is not None and self.has_side(seats, side)
