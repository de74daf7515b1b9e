"""The town: a centre board and four outer boards round it, laid out space by space.

A town is immutable and shared by all states that are played on it. What can change (Barricades, Door markers,
sewers) lies in the state; an outer board that is attached in play makes another town.
"""

from typing import Final

# Directions, clockwise: sides first, then corners.
NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
ROW_STEP: Final = (-1, 0, 1, 0)
COL_STEP: Final = (0, 1, 0, -1)
# What parts two spaces that lie side by side.
OPEN: Final = 0
WALL: Final = 1
DOOR: Final = 2
# Corners of the town, by the turns of the boards that lie there. An attached board is section 4.
NW: Final = 0
NE: Final = 1
SE: Final = 2
SW: Final = 3
ATTACHED: Final = 4
SIZE: Final = 12
SPACES: Final = SIZE * SIZE
OUTDOORS: Final = -1
NO_SPACE: Final = -1
# Sets of sewers.
SEWERS: Final = 2
FAR: Final = 1_000


class Building:
    """A building: its spaces, and what a random building roll and a Search find there."""

    def __init__(
        self, id: str, zone: int, section: int, numbers: tuple[int, ...], spaces: list[int], searchable: bool
    ) -> None:
        self.id: Final = id
        # The place of its row in the content.
        self.zone: Final = zone
        self.section: Final = section
        self.numbers: Final = numbers
        self.spaces: Final = spaces
        self.searchable: Final = searchable
        # Filled in while the town is laid out: its walls, and the pits printed inside them.
        self.walls: Final[list[int]] = []
        self.pits: Final[list[int]] = []


class WallRun:
    """A maximal straight run of one building's outline, or of an inner wall: what one Barricade covers."""

    def __init__(self, building: int, edges: list[int], is_map_edge: bool, is_inner: bool) -> None:
        self.building: Final = building
        # Ids of edges: `Town.edge_of`.
        self.edges: Final = edges
        self.is_map_edge: Final = is_map_edge
        self.is_inner: Final = is_inner


class Town:
    """Spaces and what lies between them."""

    def __init__(self, key: str, cells: dict[tuple[int, int], int]) -> None:
        """Take the key and the spaces by row and column; the two sewer interiors are the last spaces."""
        self.key: Final = key
        self.count: Final = len(cells) + SEWERS
        self.cells: Final = cells
        self.rows: Final = [0] * self.count
        self.cols: Final = [0] * self.count
        for (row, col), space in cells.items():
            self.rows[space] = row
            self.cols[space] = col
        # By space: the place of its zone in the content (-1: a plain street), its building, its section.
        self.zone: Final = [-1] * self.count
        self.building: Final = [OUTDOORS] * self.count
        self.section: Final = [-1] * self.count
        # By space and direction: the space beside it, and what parts them.
        self.beside: Final[list[list[int]]] = [self._beside(space) for space in range(self.count)]
        self.sides: Final[list[list[int]]] = [[OPEN] * 4 for _ in range(self.count)]
        # By space: all spaces that touch it at a side or a corner.
        self.adjacent: Final[list[list[int]]] = [self._adjacent(space) for space in range(self.count)]
        self.buildings: Final[list[Building]] = []
        self.walls: Final[list[WallRun]] = []
        # The walls that an edge belongs to, by its id; both sides of a shared wall have one.
        self.walls_on: Final[dict[int, list[int]]] = {}
        # Points at which diagonals are barred, as (row, column) of the space to their south-east.
        self.corner_walls: Final[set[tuple[int, int]]] = set()
        self.pits: Final[list[int]] = []
        self.is_cornfield: Final = [False] * self.count
        # Of the centre.
        self.centre: Final[list[int]] = []
        self.starts: Final[list[int]] = []
        self.middle: Final[list[int]] = []
        self.manor_sides: Final[list[list[int]]] = []
        self.truck = NO_SPACE
        self.manor = OUTDOORS
        # Lines of sight that have been looked along: by start, the spaces that are seen.
        self._seen: Final[list[list[bool] | None]] = [None] * self.count
        # Ways that have been looked for: by start, how many steps each space is away.
        self._walks: Final[list[list[int] | None]] = [None] * self.count

    def sewer(self, letter: int) -> int:
        """Return the space that is the interior of a sewer."""
        return self.count - SEWERS + letter

    def is_sewer(self, space: int) -> bool:
        return space >= self.count - SEWERS

    def _beside(self, space: int) -> list[int]:
        if self.is_sewer(space):
            return [NO_SPACE] * 4
        row, col = self.rows[space], self.cols[space]
        return [self.cells.get((row + ROW_STEP[way], col + COL_STEP[way]), NO_SPACE) for way in range(4)]

    def _adjacent(self, space: int) -> list[int]:
        if self.is_sewer(space):
            return []
        found: list[int] = []
        for row in range(self.rows[space] - 1, self.rows[space] + 2):
            for col in range(self.cols[space] - 1, self.cols[space] + 2):
                near = self.cells.get((row, col), space)
                if near != space:
                    found.append(near)
        return found

    def edge_of(self, space: int, way: int) -> int:
        """Return the id of the edge on a side of a space: the same seen from both sides."""
        other = self.beside[space][way]
        if other != NO_SPACE and other < space:
            return other * 4 + (way + 2) % 4
        return space * 4 + way

    def way_to(self, start: int, end: int) -> int:
        """Return the side on which a space lies beside another, -1 for a corner or farther away."""
        beside = self.beside[start]
        for way in range(4):
            if beside[way] == end:
                return way
        return -1

    def distance(self, one: int, other: int) -> int:
        """Return how far apart two spaces are in steps of any direction, walls aside; FAR for a sewer."""
        first = self.count - SEWERS
        if one >= first or other >= first:
            return 0 if one == other else FAR
        down = self.rows[one] - self.rows[other]
        across = self.cols[one] - self.cols[other]
        if down < 0:
            down = -down
        if across < 0:
            across = -across
        return down if down > across else across

    def put_wall(self, space: int, way: int, kind: int) -> None:
        """Set what stands on a side of a space, seen from both sides."""
        self.sides[space][way] = kind
        other = self.beside[space][way]
        if other != NO_SPACE:
            self.sides[other][(way + 2) % 4] = kind

    def round_corner(self, start: int, end: int) -> list[tuple[int, int]]:
        """Return the sides (space, way) of the four edges that meet between two spaces at a corner.

        Edges to where no space is are left out.
        """
        rows = (self.rows[start], self.rows[end])
        cols = (self.cols[start], self.cols[end])
        one = self.cells.get((rows[0], cols[1]), NO_SPACE)
        other = self.cells.get((rows[1], cols[0]), NO_SPACE)
        found: list[tuple[int, int]] = []
        for middle in (one, other):
            if middle == NO_SPACE:
                continue
            found.append((start, self.way_to(start, middle)))
            found.append((end, self.way_to(end, middle)))
        return found

    def corner_point(self, start: int, end: int) -> tuple[int, int]:
        """Return the point at which two spaces touch, as row and column of the space to its south-east."""
        return (
            max(self.rows[start], self.rows[end]),
            max(self.cols[start], self.cols[end]),
        )

    def touched_walls(self, space: int) -> list[int]:
        """Return the walls that a space touches with a side."""
        found: list[int] = []
        for way in range(4):
            for wall in self.walls_on.get(self.edge_of(space, way), ()):
                if wall not in found:
                    found.append(wall)
        return found

    # Ways

    def walk(self, start: int, end: int) -> int:
        """Return the steps that a Hero needs through printed doors, FAR where none lead there."""
        row = self._walks[start]
        if row is None:
            row = self._walk_from(start)
            self._walks[start] = row
        return row[end]

    def _walk_from(self, start: int) -> list[int]:
        found = [FAR] * self.count
        found[start] = 0
        edge = [start]
        while edge:
            following: list[int] = []
            for space in edge:
                for near in self.adjacent[space]:
                    if found[near] == FAR and self.is_way(space, near):
                        found[near] = found[space] + 1
                        following.append(near)
            edge = following
        return found

    def is_way(self, start: int, end: int) -> bool:
        """Return whether a printed board lets a Hero step from a space to one beside it."""
        way = self.way_to(start, end)
        if way >= 0:
            return self.sides[start][way] != WALL
        if self.corner_point(start, end) in self.corner_walls:
            return False
        for space, side in self.round_corner(start, end):
            if self.sides[space][side] != OPEN:
                return False
        return True

    # Sight

    def sees(self, start: int, end: int) -> bool:
        """Return whether a line from middle to middle meets no wall but those that the start touches."""
        row = self._seen[start]
        if row is None:
            row = self._look_around(start)
            self._seen[start] = row
        return row[end]

    def _look_around(self, start: int) -> list[bool]:
        if self.is_sewer(start):
            return [end == start for end in range(self.count)]
        walls = self.touched_walls(start)
        return [
            end == start or (not self.is_sewer(end) and self._is_clear(start, end, walls))
            for end in range(self.count)
        ]

    def _is_clear(self, start: int, end: int, touched: list[int]) -> bool:
        """Follow the line from space to space; through a corner either way round will do."""
        down = self.rows[end] - self.rows[start]
        right = self.cols[end] - self.cols[start]
        vertical = SOUTH if down > 0 else NORTH
        horizontal = EAST if right > 0 else WEST
        rows_left, cols_left = abs(down), abs(right)
        rows_done = cols_done = 0
        here = start
        while rows_done < rows_left or cols_done < cols_left:
            # Where the line next meets a row and a column, as products that have no fractions. Once it
            # has crossed all of one kind, the next of that kind lies behind the end.
            to_row = (2 * rows_done + 1) * cols_left
            to_col = (2 * cols_done + 1) * rows_left
            if to_row == to_col:
                after = self._through_corner(here, vertical, horizontal, touched)
                rows_done += 1
                cols_done += 1
            elif to_row < to_col:
                after = self._through(here, vertical, touched)
                rows_done += 1
            else:
                after = self._through(here, horizontal, touched)
                cols_done += 1
            if after == NO_SPACE:
                return False
            here = after
        return True

    def _through(self, here: int, way: int, touched: list[int]) -> int:
        """Return the space on a side, or none if a wall stands there that is not touched."""
        other = self.beside[here][way]
        if other == NO_SPACE or self.sides[here][way] == OPEN:
            return other
        for wall in self.walls_on.get(self.edge_of(here, way), ()):
            if wall in touched:
                return other
        return NO_SPACE

    def _through_corner(self, here: int, one: int, other: int, touched: list[int]) -> int:
        for first, second in ((one, other), (other, one)):
            middle = self._through(here, first, touched)
            if middle != NO_SPACE:
                after = self._through(middle, second, touched)
                if after != NO_SPACE:
                    return after
        return NO_SPACE

    def between(self, start: int, end: int) -> list[int]:
        """Return the spaces whose inside the line between two spaces crosses, both ends included."""
        down = self.rows[end] - self.rows[start]
        right = self.cols[end] - self.cols[start]
        vertical = 1 if down > 0 else -1
        horizontal = 1 if right > 0 else -1
        rows_left, cols_left = abs(down), abs(right)
        rows_done = cols_done = 0
        found = [start]
        while rows_done < rows_left or cols_done < cols_left:
            to_row = (2 * rows_done + 1) * cols_left
            to_col = (2 * cols_done + 1) * rows_left
            rows_done += to_row <= to_col
            cols_done += to_col <= to_row
            cell = (self.rows[start] + vertical * rows_done, self.cols[start] + horizontal * cols_done)
            space = self.cells.get(cell, NO_SPACE)
            if space != NO_SPACE:
                found.append(space)
        return found
