"""Seats of Survivors, as titles of the family take them."""

from collections.abc import Sequence

from veglia.games.zombicide.engine.title import SURVIVORS
from veglia.kernel.seats import Seat


def seated(*parties: Sequence[str]) -> list[Seat]:
    """Return a seat for each list of Survivors."""
    return [Seat(SURVIVORS.id, tuple(party)) for party in parties]
