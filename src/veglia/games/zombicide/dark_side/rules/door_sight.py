"""Sight through doorways: what each Zone sees depends only on the doors on its own lines."""

from typing import Final

from veglia.games.zombicide.dark_side.rules.tracing import DoorLine
from veglia.kernel.board import Sight

# What a Zone sees: the range of every Zone, and those in sight.
Outlook = tuple[list[int], list[int]]


class DoorSight:
    """The sight that some lines give, for every set of closed doorways."""

    def __init__(self, zones: int, lines: list[DoorLine]) -> None:
        self.open: Final = Sight(zones, [line[:3] for line in lines])
        self.lines: Final = [[line for line in lines if line[0] == zone] for zone in range(zones)]
        # The doorways on the lines of each Zone, as bits.
        self.doors: Final = [_doors_on(lines) for lines in self.lines]
        self.all_doors: Final = _doors_on(lines)
        # By Zone and by which of these doorways are closed: a Zone has few, so that all of this stays small.
        self.outlooks: Final[list[dict[int, Outlook]]] = [{} for _ in range(zones)]

    def with_closed(self, closed: int) -> Sight:
        """Return the sight with some doorways closed, as bits."""
        if closed & self.all_doors == 0:
            return self.open
        sight = self.open.twin()
        for zone, doors in enumerate(self.doors):
            shut = doors & closed
            if shut:
                ranges, seen = self._outlook(zone, shut)
                sight.ranges[zone] = ranges
                sight.seen[zone] = seen
        return sight

    def _outlook(self, zone: int, shut: int) -> Outlook:
        found = self.outlooks[zone].get(shut)
        if found is None:
            found = self._look_out(zone, shut)
            self.outlooks[zone][shut] = found
        return found

    def _look_out(self, zone: int, shut: int) -> Outlook:
        ranges = [-1] * len(self.doors)
        ranges[zone] = 0
        for _, end, reach, doors in self.lines[zone]:
            if doors & shut == 0 and (ranges[end] < 0 or reach < ranges[end]):
                ranges[end] = reach
        return ranges, [end for end, reach in enumerate(ranges) if reach >= 0]


def _doors_on(lines: list[DoorLine]) -> int:
    doors = 0
    for line in lines:
        doors |= line[3]
    return doors
