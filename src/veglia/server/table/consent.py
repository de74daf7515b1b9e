# veglia: compiled
"""What waits for the consent of the people of other seats: an undo, a seat that the host asks for."""

from dataclasses import dataclass


@dataclass
class AskedUndo:
    """An undo that waits for the consent of other seats."""

    seat: int
    waits_for: set[int]


@dataclass
class AskedSeat:
    """A seat that the host asks the people of another side for."""

    seat: int
    waits_for: set[int]
    # They have to be away for so long, since when.
    seconds: float
    since: float
