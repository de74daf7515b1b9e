# veglia: interpreted
"""Seats and sides: who plays, on which side, with which figures."""

from collections.abc import Sequence

from msgspec import Struct

from veglia.kernel.errors import BadSetup


class Side(Struct, frozen=True):
    """Seats that win and lose together."""

    id: str
    least: int = 1
    most: int = 6
    # Whether its seats choose the figures they play.
    picks_figures: bool = True
    # Whether its seats see each other's hidden things.
    shares_knowledge: bool = True


class Seat(Struct, frozen=True):
    """A place at the table. It may have no figures, or several."""

    side: str
    figures: tuple[str, ...] = ()


def seats_of(sides: Sequence[Side], given: Sequence[Seat | Sequence[str]]) -> list[Seat]:
    """Return seats as such; a plain list of figures belongs to the first side."""
    return [one if isinstance(one, Seat) else Seat(sides[0].id, tuple(one)) for one in given]


def check_sides(sides: Sequence[Side], seats: Sequence[Seat]) -> None:
    """Raise BadSetup for an unknown side, or too few or too many seats on one."""
    known = [side.id for side in sides]
    for seat in seats:
        if seat.side not in known:
            raise BadSetup(
                f"unknown side {seat.side!r}; known: {', '.join(known)}", "side", {"side": seat.side}
            )
    for side in sides:
        count = sum(seat.side == side.id for seat in seats)
        if not side.least <= count <= side.most:
            values = {"side": side.id, "count": str(count), "least": str(side.least), "most": str(side.most)}
            raise BadSetup(
                f"{count} seats on side {side.id!r}, there are {side.least} to {side.most}", "seats", values
            )
        if not side.picks_figures and any(seat.figures for seat in seats if seat.side == side.id):
            raise BadSetup(f"seats on side {side.id!r} choose no figures", "figures", {"side": side.id})
