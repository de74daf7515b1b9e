"""The board of a Zombicide mission: Zones of several kinds, ways, sight, and what is printed on the tiles."""

from typing import Final

from veglia.games.zombicide.engine.rules.raster import TileRaster
from veglia.kernel.board import Sight, Ways

STREET: Final = 0
ROOM: Final = 1
BALCONY: Final = 2
CORRIDOR: Final = 3


class CorpsePileSpot:
    """A printed spot where a Corpse Pile may awaken, and the rooms of its building on its tile."""

    def __init__(self, zone: int, rooms: tuple[int, ...]) -> None:
        self.zone: Final = zone
        self.rooms: Final = rooms


class ZombicideBoard:
    """Immutable tables, shared by all copies of a state."""

    def __init__(
        self,
        key: str,
        kinds: list[int],
        ways: Ways,
        sight: Sight,
        deep_sight: Sight,
        turning: list[tuple[float, float]],
        piles: list[CorpsePileSpot],
        places: dict[str, int],
        cells: list[list[tuple[int, int]]],
        raster: TileRaster,
        closed: int = -1,
        paths: Ways | None = None,
        barred: frozenset[int] = frozenset(),
        orders: dict[int, list[int]] | None = None,
    ) -> None:
        # What a save writes instead of the board.
        self.key: Final = key
        self.kinds: Final = kinds
        self.ways: Final = ways
        self.sight: Final = sight
        # Sight of those whose sight inside buildings is not limited to one Zone.
        self.deep_sight: Final = deep_sight
        # For each Zone: its clockwise angle around the centre from the top, and its distance from the centre.
        self.turning: Final = turning
        self.piles: Final = piles
        # "2R.a1" and "2R.C" to Zone numbers.
        self.places: Final = places
        # The cells of each Zone by row and column, for drawing. A Balcony has those it overlooks.
        self.cells: Final = cells
        self.raster: Final = raster
        # A Zone that cannot be entered at present, -1 for none.
        self.closed: Final = closed
        # Where Zombies find a way: they may ignore what stops Survivors.
        self.paths: Final = ways if paths is None else paths
        # Steps of those ways that something bars all the same, as start * size + end.
        self.barred: Final = barred
        self.size: Final = len(kinds)
        # Worked out when first needed; boards with the same Zones may share it.
        self.orders: Final[dict[int, list[int]]] = {} if orders is None else orders
        self.closings: Final[dict[int, ZombicideBoard]] = {}
        self.edges: Final[dict[int, list[int]]] = {}

    def is_room(self, zone: int) -> bool:
        return self.kinds[zone] == ROOM

    def clockwise_from(self, start: int) -> list[int]:
        """Return for each Zone its place in the clockwise order that begins at a Zone; worked out once."""
        if start not in self.orders:
            self.orders[start] = self._order_from(start)
        return self.orders[start]

    def clockwise_after(self, angle: float) -> list[int]:
        """Return for each Zone its place in the clockwise order that begins at an angle."""
        return self._order(-1, angle)

    def _order_from(self, start: int) -> list[int]:
        return self._order(start, self.turning[start][0])

    def _order(self, start: int, first: float) -> list[int]:
        order = sorted(
            range(self.size),
            key=lambda zone: (
                zone != start,
                (self.turning[zone][0] - first) % 360.0,
                -self.turning[zone][1],
                zone,
            ),
        )
        places = [0] * self.size
        for place, zone in enumerate(order):
            places[zone] = place
        return places


def close(board: ZombicideBoard, zone: int, key: str) -> ZombicideBoard:
    """Return the board on which no way leads into or out of a Zone; sight goes on as before."""
    if zone not in board.closings:
        board.closings[zone] = _closed(board, zone, key)
    return board.closings[zone]


def _closed(board: ZombicideBoard, zone: int, key: str) -> ZombicideBoard:
    neighbours: list[list[int]] = []
    for start, near in enumerate(board.ways.neighbours):
        neighbours.append([] if start == zone else [end for end in near if end != zone])
    return ZombicideBoard(
        key,
        board.kinds,
        Ways(neighbours),
        board.sight,
        board.deep_sight,
        board.turning,
        board.piles,
        board.places,
        board.cells,
        board.raster,
        zone,
    )


def touching(board: ZombicideBoard, zone: int) -> list[int]:
    """Return the Zones that share an edge with a Zone, through an opening or not; the list is shared."""
    if zone not in board.edges:
        board.edges[zone] = find_touching(board, zone)
    return board.edges[zone]


def find_touching(board: ZombicideBoard, zone: int) -> list[int]:
    """Look for the Zones that share an edge with a Zone; Balconies lie above."""
    around = [
        (row + down, column + right)
        for row, column in board.cells[zone]
        for down, right in ((-1, 0), (1, 0), (0, -1), (0, 1))
    ]
    return [
        other
        for other in range(board.size)
        if other != zone and board.kinds[other] != BALCONY and not set(around).isdisjoint(board.cells[other])
    ]
