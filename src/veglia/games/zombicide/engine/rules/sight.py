"""Line of sight: straight along streets, through openings, one room deep, or deep for those who may."""

from veglia.kernel.grid import Border, Direction, Grid

Line = tuple[int, int, int]
# A Balcony: its Zone, the room of its stairs, and the street Zones it straddles.
Balcony = tuple[int, int, list[int]]


def trace(grid: Grid, rooms: list[bool], balconies: list[Balcony], *, deep: bool) -> list[Line]:
    """Return all lines as (from, to, range); `deep` sight goes on from room to room."""
    lines: list[Line] = []
    street_lines: list[Line] = []
    for cell, zone in enumerate(grid.zones):
        if zone >= 0:
            for direction in Direction:
                _trace_one(grid, rooms, cell, direction, deep, lines)
                if not rooms[zone]:
                    _trace_one(grid, rooms, cell, direction, False, street_lines)
    for zone, stairs, below in balconies:
        lines.append((zone, stairs, 1))
        lines.append((stairs, zone, 1))
        straddled = set(below)
        for street in below:
            lines.append((zone, street, 1))
        for start, end, reach in street_lines:
            # From a Balcony no room can be seen but the one with its stairs.
            if start in straddled and not rooms[end]:
                lines.append((zone, end, reach + 1))
    # Whoever stands in or sees a straddled street Zone sees who stands on the Balcony above it. This comes
    # last, because the viewer may stand on another Balcony.
    for zone, _, below in balconies:
        straddled = set(below)
        lines += [(street, zone, 1) for street in below]
        lines += [
            (start, zone, reach + 1) for start, end, reach in lines if end in straddled and start != zone
        ]
    return lines


def _trace_one(
    grid: Grid, rooms: list[bool], start: int, direction: int, deep: bool, lines: list[Line]
) -> None:
    """Follow one line from a cell. Deep sight may shift sideways inside a room, so it can fork."""
    first = grid.zones[start]
    # The cells reached at the same range; a fork counts from where it is nearest.
    open_ends = [start]
    reach = 0
    passed: set[int] = set()
    while open_ends:
        further: list[int] = []
        while open_ends:
            cell = open_ends.pop()
            if cell in passed:
                continue
            passed.add(cell)
            zone = grid.zones[cell]
            exits = [cell]
            if deep and rooms[zone]:
                # The line may go on through any opening of the room in this direction.
                exits = grid.cells_of(zone)
            for leaving in exits:
                if grid.border(leaving, direction) == Border.WALL:
                    continue
                following = grid.beyond(leaving, direction)
                next_zone = grid.zones[following]
                if next_zone < 0:
                    continue
                if next_zone == zone:
                    if not rooms[zone]:
                        open_ends.append(following)
                    continue
                lines.append((first, next_zone, reach + 1))
                if not rooms[next_zone] or deep:
                    further.append(following)
        open_ends = further
        reach += 1
