"""Zones and what lies between them: ways, distances, shortest paths and sight as tables.

A board is immutable and shared by all copies of a state; when the map changes, the game builds another one.
"""

from collections.abc import Sequence
from typing import Final

UNREACHABLE: Final = 1_000_000


class Sight:
    """Who sees what: for each zone the zones in sight, and the range at which they lie."""

    def __init__(self, zones: int, lines: Sequence[tuple[int, int, int]]) -> None:
        """Take lines as (from, to, range); of several the shortest counts. Every zone sees itself."""
        ranges: list[list[int]] = [[-1] * zones for _ in range(zones)]
        for zone in range(zones):
            ranges[zone][zone] = 0
        for start, end, reach in lines:
            if ranges[start][end] < 0 or reach < ranges[start][end]:
                ranges[start][end] = reach
        self.ranges = ranges
        self.seen: list[list[int]] = [
            [end for end in range(zones) if ranges[start][end] >= 0] for start in range(zones)
        ]

    def can_see(self, start: int, end: int) -> bool:
        return self.ranges[start][end] >= 0

    def twin(self) -> "Sight":
        """Return a copy that shares its rows with this one until they are replaced."""
        twin = Sight(0, ())
        twin.ranges = self.ranges[:]
        twin.seen = self.seen[:]
        return twin


# Stands where nobody has asked yet.
NO_ROW: Final[list[int]] = []
NO_STEPS: Final[list[list[int] | None]] = []


class Ways:
    """Which zones lie next to which, how far apart zones are, and the first steps of the shortest paths.

    Distances and steps are worked out when they are first asked for: most are never asked for on a map that
    is soon replaced by another one.
    """

    def __init__(self, neighbours: Sequence[Sequence[int]]) -> None:
        self.neighbours: list[list[int]] = [sorted(near) for near in neighbours]
        self._distances: list[list[int]] = [NO_ROW] * len(self.neighbours)
        self._steps: list[list[list[int] | None]] = [NO_STEPS] * len(self.neighbours)
        self._knows_all = False

    @property
    def distances(self) -> list[list[int]]:
        """All distances, by start and end. For few starts `distances_from` is cheaper."""
        if not self._knows_all:
            for start in range(len(self.neighbours)):
                self.distances_from(start)
            self._knows_all = True
        return self._distances

    def distances_from(self, start: int) -> list[int]:
        """Return the number of steps to every zone, or UNREACHABLE."""
        found = self._distances[start]
        if not found:
            found = _distances_from(self.neighbours, start)
            self._distances[start] = found
        return found

    def distance(self, start: int, end: int) -> int:
        """Return the number of steps, or UNREACHABLE."""
        return self.distances_from(start)[end]

    def steps(self, start: int, end: int) -> list[int]:
        """Return the neighbours of start that lie on a shortest path to end."""
        row = self._steps[start]
        if not row:
            row = [None] * len(self.neighbours)
            self._steps[start] = row
        found = row[end]
        if found is None:
            found = self._steps_between(start, end)
            row[end] = found
        return found

    def without(self, passages: Sequence[tuple[int, int]]) -> "Ways":
        """Return the ways without some passages, which are closed in both directions."""
        ways = Ways(())
        ways.neighbours = self.neighbours[:]
        for one, other in passages:
            ways.neighbours[one] = [near for near in ways.neighbours[one] if near != other]
            ways.neighbours[other] = [near for near in ways.neighbours[other] if near != one]
        ways._distances = [NO_ROW] * len(ways.neighbours)
        ways._steps = [NO_STEPS] * len(ways.neighbours)
        return ways

    def _steps_between(self, start: int, end: int) -> list[int]:
        left = self.distances_from(start)[end]
        if left == 0 or left == UNREACHABLE:
            return []
        return [near for near in self.neighbours[start] if self.distances_from(near)[end] == left - 1]


def _distances_from(neighbours: list[list[int]], start: int) -> list[int]:
    distances = [UNREACHABLE] * len(neighbours)
    distances[start] = 0
    edge = [start]
    while edge:
        following: list[int] = []
        for zone in edge:
            for near in neighbours[zone]:
                if distances[near] == UNREACHABLE:
                    distances[near] = distances[zone] + 1
                    following.append(near)
        edge = following
    return distances
