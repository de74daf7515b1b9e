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
        self.ranges: Final = ranges
        self.seen: Final[list[list[int]]] = [
            [end for end in range(zones) if ranges[start][end] >= 0] for start in range(zones)
        ]

    def can_see(self, start: int, end: int) -> bool:
        return self.ranges[start][end] >= 0


class Ways:
    """Which zones lie next to which, how far apart zones are, and the first steps of the shortest paths."""

    def __init__(self, neighbours: Sequence[Sequence[int]]) -> None:
        self.neighbours: Final[list[list[int]]] = [sorted(near) for near in neighbours]
        self.distances: Final[list[list[int]]] = [
            _distances_from(self.neighbours, zone) for zone in range(len(neighbours))
        ]
        self.first_steps: Final[list[list[list[int]]]] = [
            [self._steps_between(start, end) for end in range(len(neighbours))]
            for start in range(len(neighbours))
        ]

    def distance(self, start: int, end: int) -> int:
        """Return the number of steps, or UNREACHABLE."""
        return self.distances[start][end]

    def steps(self, start: int, end: int) -> list[int]:
        """Return the neighbours of start that lie on a shortest path to end."""
        return self.first_steps[start][end]

    def _steps_between(self, start: int, end: int) -> list[int]:
        left = self.distances[start][end]
        if left == 0 or left == UNREACHABLE:
            return []
        return [near for near in self.neighbours[start] if self.distances[near][end] == left - 1]


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
