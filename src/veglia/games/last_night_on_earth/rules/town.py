"""The town: a centre board and four outer boards round it, laid out space by space.

A town is immutable and shared by all states that are played on it. What can change (Barricades, Door markers,
sewers) lies in the state; an outer board that is attached in play makes another town. What is asked for again
and again (ways, sight, reach) is worked out when it is first asked for, and kept in the town.
"""

from typing import Final

# Directions, clockwise: sides first, then corners.
NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
# Lists: mypyc makes a new object of a fixed tuple wherever it is indexed.
ROW_STEP: Final = [-1, 0, 1, 0]
COL_STEP: Final = [0, 1, 0, -1]
# What parts two spaces that lie side by side.
OPEN: Final = 0
WALL: Final = 1
DOOR: Final = 2
# What a Hero meets on a step: one of the above, or a corner where a wall bars the way.
CORNER: Final = 3
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
# What is known of a line of sight.
UNKNOWN: Final = 0
SEEN: Final = 1
HIDDEN: Final = 2


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


class Grid:
    """Where spaces lie and which touch each other, walls aside. Towns of one outline share it."""

    def __init__(self, cells: dict[tuple[int, int], int]) -> None:
        """Take the spaces by row and column; the two sewer interiors are the last spaces."""
        self.cells: Final = cells
        self.count: Final = len(cells) + SEWERS
        self.rows: Final = [0] * self.count
        self.cols: Final = [0] * self.count
        for (row, col), space in cells.items():
            self.rows[space] = row
            self.cols[space] = col
        # By space and direction: the space beside it.
        self.beside: Final[list[list[int]]] = [self._beside(space) for space in range(self.count)]
        # By space: all spaces that touch it at a side or a corner.
        self.adjacent: Final[list[list[int]]] = [self._adjacent(space) for space in range(self.count)]

    def _beside(self, space: int) -> list[int]:
        if space >= len(self.cells):
            return [NO_SPACE] * 4
        row, col = self.rows[space], self.cols[space]
        return [self.cells.get((row + ROW_STEP[way], col + COL_STEP[way]), NO_SPACE) for way in range(4)]

    def _adjacent(self, space: int) -> list[int]:
        if space >= len(self.cells):
            return []
        found: list[int] = []
        for row in range(self.rows[space] - 1, self.rows[space] + 2):
            for col in range(self.cols[space] - 1, self.cols[space] + 2):
                near = self.cells.get((row, col), space)
                if near != space:
                    found.append(near)
        return found


class Town:
    """Spaces and what lies between them."""

    def __init__(self, key: str, grid: Grid) -> None:
        self.key: Final = key
        self.count: Final = grid.count
        self.cells: Final = grid.cells
        self.rows: Final = grid.rows
        self.cols: Final = grid.cols
        # By space: the place of its zone in the content (-1: a plain street), its building, its section.
        self.zone: Final = [-1] * self.count
        self.building: Final = [OUTDOORS] * self.count
        self.section: Final = [-1] * self.count
        # By space and direction: the space beside it, and what parts them.
        self.beside: Final = grid.beside
        self.sides: Final[list[list[int]]] = [[OPEN] * 4 for _ in range(self.count)]
        # By space: all spaces that touch it at a side or a corner.
        self.adjacent: Final = grid.adjacent
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
        # Lines of sight that have been looked along: by start and end, SEEN or HIDDEN.
        self._seen: Final[list[list[int] | None]] = [None] * self.count
        # By start, the walls that it touches.
        self._touched: Final[list[list[int] | None]] = [None] * self.count
        # By start and range, the spaces in reach.
        self._reached: Final[dict[tuple[int, int], list[int]]] = {}
        # By start, what a Hero meets on the step to each adjacent space.
        self._passages: Final[list[list[int] | None]] = [None] * self.count
        # Ways that have been looked for: by start, how many steps each space is away.
        self._walks: Final[list[list[int] | None]] = [None] * self.count

    def sewer(self, letter: int) -> int:
        """Return the space that is the interior of a sewer."""
        return self.count - SEWERS + letter

    def is_sewer(self, space: int) -> bool:
        return space >= self.count - SEWERS

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
        """Return the walls that a space touches with a side. The list is not to be changed."""
        found = self._touched[space]
        if found is None:
            found = []
            for way in range(4):
                for wall in self.walls_on.get(self.edge_of(space, way), ()):
                    if wall not in found:
                        found.append(wall)
            self._touched[space] = found
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

    def passages(self, start: int) -> list[int]:
        """Return what a Hero meets on the step to each of the spaces in `adjacent`, in that order."""
        found = self._passages[start]
        if found is None:
            found = [self.passage(start, end) for end in self.adjacent[start]]
            self._passages[start] = found
        return found

    def passage(self, start: int, end: int) -> int:
        """Return what a Hero meets on the step to an adjacent space."""
        if self.is_sewer(start) or self.is_sewer(end):
            return OPEN
        way = self.way_to(start, end)
        if way >= 0:
            return self.sides[start][way]
        return OPEN if self.is_way(start, end) else CORNER

    # Sight

    def sees(self, start: int, end: int) -> bool:
        """Return whether a line from middle to middle meets no wall but those that the start touches."""
        row = self._seen[start]
        if row is None:
            row = [UNKNOWN] * self.count
            self._seen[start] = row
        found = row[end]
        if found == UNKNOWN:
            found = SEEN if self._look(start, end) else HIDDEN
            row[end] = found
        return found == SEEN

    def _look(self, start: int, end: int) -> bool:
        if start == end:
            return True
        if self.is_sewer(start) or self.is_sewer(end):
            return False
        return self._is_clear(start, end, self.touched_walls(start))

    def reach(self, start: int, distance: int) -> list[int]:
        """Return the spaces within a range and in sight, the start first; sewers aside.

        Into, out of and across the Cornfield only a space beside can be shot at.
        """
        found = self._reached.get((start, distance))
        if found is None:
            found = [start]
            for space in range(self.count):
                far = self.distance(start, space)
                if space == start or far > distance or not self.sees(start, space):
                    continue
                if far <= 1 or not self.crosses_cornfield(start, space):
                    found.append(space)
            self._reached[start, distance] = found
        return found

    def crosses_cornfield(self, start: int, end: int) -> bool:
        """Return whether a line touches the Cornfield, its ends included."""
        for crossed in self.between(start, end):
            if self.is_cornfield[crossed]:
                return True
        return False

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
