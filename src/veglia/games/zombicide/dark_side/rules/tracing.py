"""Line of sight in the station: straight, into one room, with the doorways that each line passes."""

from typing import Final

from veglia.kernel.grid import Border, Direction, Grid

# From, to, range, and the doorways on the way as bits.
DoorLine = tuple[int, int, int, int]
# Rooms other than the own that sight enters, ordinarily and with keen senses.
ROOMS_SEEN: Final = 1
ROOMS_SEEN_KEENLY: Final = 2


def doorways_of(grid: Grid) -> list[tuple[int, int]]:
    """Return the pairs of Zones that a doorway joins, the lower number first."""
    found: list[tuple[int, int]] = []
    for cell, zone in enumerate(grid.zones):
        for direction in (Direction.EAST, Direction.SOUTH):
            if grid.border(cell, direction) == Border.OPENING:
                other = grid.zones[grid.beyond(cell, direction)]
                pair = (min(zone, other), max(zone, other))
                if pair not in found:
                    found.append(pair)
    return sorted(found)


def trace_lines(
    grid: Grid, rooms: list[bool], doorways: list[tuple[int, int]], most_rooms: int
) -> list[DoorLine]:
    """Return all lines from every Zone."""
    lines: list[DoorLine] = []
    for cell, zone in enumerate(grid.zones):
        if zone >= 0:
            for direction in Direction:
                _trace_one(grid, rooms, doorways, most_rooms, cell, direction, lines)
    return sorted(set(lines))


def _trace_one(
    grid: Grid,
    rooms: list[bool],
    doorways: list[tuple[int, int]],
    most_rooms: int,
    start: int,
    direction: int,
    lines: list[DoorLine],
) -> None:
    """Follow one line from a cell until a wall, the edge, or the last room it may enter."""
    first = grid.zones[start]
    cell = start
    reach = 0
    doors = 0
    entered = 0
    while grid.border(cell, direction) != Border.WALL:
        following = grid.beyond(cell, direction)
        here, there = grid.zones[cell], grid.zones[following]
        if there < 0:
            return
        if grid.border(cell, direction) == Border.OPENING:
            doors |= 1 << doorways.index((min(here, there), max(here, there)))
        cell = following
        if there == here:
            continue
        reach += 1
        lines.append((first, there, reach, doors))
        if rooms[there]:
            entered += 1
            if entered == most_rooms:
                return
