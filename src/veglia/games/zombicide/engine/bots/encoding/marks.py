"""Numbers about Zones, written where something is; all others stay zero."""

from typing import Final

from veglia.games.zombicide.engine.bots.encoding.numbers import MOST_ZONES
from veglia.games.zombicide.engine.rules.board import BALCONY, ROOM, ZombicideBoard
from veglia.kernel.encoding import Number


class ZonePlaces:
    """Where the numbers of Zones stand."""

    def __init__(self, numbers: list[Number], start: int) -> None:
        self.start: Final = start
        self.width: Final = len(numbers)
        self.places: Final = {number.name: place for place, number in enumerate(numbers)}
        self.mosts: Final = [number.most for number in numbers]


class Marks:
    """The Zones of one situation."""

    def __init__(self, places: ZonePlaces, out: bytearray) -> None:
        self.places: Final = places
        self.out: Final = out

    def add(self, name: str, zone: int, count: int) -> None:
        """Count more of a thing in a Zone, up to its most; nothing off the board."""
        if not 0 <= zone < MOST_ZONES:
            return
        places = self.places
        place = places.places[name]
        at = places.start + zone * places.width + place
        self.out[at] = min(self.out[at] + count, places.mosts[place])

    def lay(self, board: ZombicideBoard) -> None:
        """Write which Zones there are."""
        for zone, kind in enumerate(board.kinds):
            self.add("here", zone, 1)
            if kind == ROOM:
                self.add("room", zone, 1)
            elif kind == BALCONY:
                self.add("balcony", zone, 1)
