"""Room Tiles: what lies on their four sides and between their rooms, and how they are turned."""

from typing import Final

# What an edge is.
OPEN: Final = 0
WALL: Final = 1
WINDOW: Final = 2
DOORWAY: Final = 3
PADLOCK: Final = 4
CODE_DOOR: Final = 5
EDGES: Final = {"o": OPEN, "w": WALL, "g": WINDOW, "d": DOORWAY, "l": PADLOCK, "c": CODE_DOOR}
# Sides of a tile, clockwise; INNER stands for the edge between the two rooms.
NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
INNER: Final = 4
SIDES: Final = "NESW"
# Sections of the house.
CORNER: Final = 0
ENTRANCE: Final = 1
OUTER: Final = 2
INSIDE: Final = 3
SECTIONS: Final = {"corner": CORNER, "entrance": ENTRANCE, "outer": OUTER, "inner": INSIDE}


class TileType:
    """A tile as printed: edges and rooms (0: a, 1: b) by side, the inner edge and the side of room b."""

    def __init__(
        self,
        id: str,
        number: int,
        kind: int,
        set: str,
        edges: tuple[int, ...],
        letters: tuple[int, ...],
        inner: int,
        inner_side: int,
        icons: tuple[str, ...],
        functions: tuple[str, ...],
    ) -> None:
        self.id: Final = id
        self.number: Final = number
        self.kind: Final = kind
        self.set: Final = set
        self.edges: Final = edges
        self.letters: Final = letters
        # -1 for a tile of one room.
        self.inner: Final = inner
        self.inner_side: Final = inner_side
        self.icons: Final = icons
        self.functions: Final = functions

    def edge(self, side: int, turns: int) -> int:
        """Return the edge on a side of the tile once it is turned clockwise by quarters."""
        return self.edges[(side - turns) % 4]

    def letter(self, side: int, turns: int) -> int:
        """Return which of its rooms lies on a side of the turned tile."""
        return self.letters[(side - turns) % 4]

    def side_of_b(self, turns: int) -> int:
        """Return the side on which the second room of the turned tile lies, -1 without one."""
        return -1 if self.inner < 0 else (self.inner_side + turns) % 4
