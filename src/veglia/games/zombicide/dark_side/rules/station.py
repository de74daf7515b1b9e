"""The station: what never changes about a map, and the board it makes with some of its doorways closed.

Survivors close and open doors all the time, and there are too many sets of closed doorways to keep a board
for each. So a new board shares with the open one what its doors leave alone, and finds the rest when asked.
"""

from typing import Final

from veglia.games.zombicide.dark_side.rules.door_sight import DoorSight
from veglia.games.zombicide.dark_side.rules.tracing import DoorLine
from veglia.games.zombicide.engine.rules.board import ROOM, STREET, ZombicideBoard
from veglia.games.zombicide.engine.rules.raster import TileRaster
from veglia.kernel.board import Sight, Ways

# So many boards are kept for each station before they are forgotten.
MOST_BOARDS: Final = 1024


class StationBoard(ZombicideBoard):
    """A board with its closed doorways; `sight` and `paths` are those of the Xenos."""

    def __init__(
        self, key: str, station: "Station", closed_doors: int, sealed_doors: int, ways: Ways, paths: Ways
    ) -> None:
        sight = station.sight.with_closed(closed_doors)
        super().__init__(
            key,
            station.kinds,
            ways,
            sight,
            sight,
            station.turning,
            [],
            station.places,
            station.cells,
            station.raster,
            -1,
            paths,
            station.steps_through(closed_doors & ~sealed_doors),
            station.orders,
        )
        self.station: Final = station
        self.closed_doors: Final = closed_doors
        # Those that nothing opens or destroys: walls, even for Xenos.
        self.sealed_doors: Final = sealed_doors
        self._human_sight: Sight | None = None
        self._keen_sight: Sight | None = None

    @property
    def human_sight(self) -> Sight:
        """The sight of those who cannot see into the dark."""
        found = self._human_sight
        if found is None:
            found = self.station.human_sight.with_closed(self.closed_doors)
            self._human_sight = found
        return found

    @property
    def keen_sight(self) -> Sight:
        """The sight of those who see one room further, and into the dark."""
        found = self._keen_sight
        if found is None:
            found = self.station.keen_sight.with_closed(self.closed_doors)
            self._keen_sight = found
        return found

    def is_dark(self, zone: int) -> bool:
        return self.kinds[zone] == STREET

    def doorway(self, one: int, other: int) -> int:
        """Return the number of the doorway between two Zones, -1 for none."""
        pair = (min(one, other), max(one, other))
        for number in self.station.doorways_at[one]:
            if self.station.doorways[number] == pair:
                return number
        return -1


class Station:
    """The map of a mission."""

    def __init__(
        self,
        key: str,
        kinds: list[int],
        neighbours: list[list[int]],
        doorways: list[tuple[int, int]],
        lines: list[DoorLine],
        keen_lines: list[DoorLine],
        turning: list[tuple[float, float]],
        places: dict[str, int],
        cells: list[list[tuple[int, int]]],
        raster: TileRaster,
        security: list[int],
        stage: int = 0,
    ) -> None:
        self.key: Final = key
        self.kinds: Final = kinds
        self.neighbours: Final = neighbours
        # Pairs of Zones; each doorway can take a door.
        self.doorways: Final = doorways
        self.doorways_at: Final = [
            [number for number, pair in enumerate(doorways) if zone in pair] for zone in range(len(kinds))
        ]
        lit = [line for line in lines if kinds[line[1]] != STREET]
        self.sight: Final = DoorSight(len(kinds), lines)
        self.human_sight: Final = DoorSight(len(kinds), lit)
        self.keen_sight: Final = DoorSight(len(kinds), keen_lines)
        self.turning: Final = turning
        self.places: Final = places
        self.cells: Final = cells
        self.raster: Final = raster
        self.security: Final = security
        # How many parts of the map have been blown up; Zones and doorways keep their numbers.
        self.stage: Final = stage
        self.boards: Final[dict[tuple[int, int], StationBoard]] = {}
        # The ways of the Xenos by what is sealed: only missions seal doorways, and few of them.
        self.paths: Final[dict[int, Ways]] = {0: Ways(neighbours)}
        self.orders: Final[dict[int, list[int]]] = {}

    def board(self, closed: int, sealed: int) -> StationBoard:
        """Return the board with some doorways closed, as bits; sealed ones are closed for good."""
        closed |= sealed
        found = self.boards.get((closed, sealed))
        if found is None:
            if len(self.boards) >= MOST_BOARDS:
                self.boards.clear()
            found = self._lay(closed, sealed)
            self.boards[closed, sealed] = found
        return found

    def _lay(self, closed: int, sealed: int) -> StationBoard:
        key = f"{self.key}|{closed:x}|{sealed:x}" if closed else self.key
        if sealed not in self.paths:
            self.paths[sealed] = self.paths[0].without(self._passages(sealed))
        paths = self.paths[sealed]
        ways = paths if closed == sealed else paths.without(self._passages(closed & ~sealed))
        return StationBoard(key, self, closed, sealed, ways, paths)

    def is_room(self, zone: int) -> bool:
        return self.kinds[zone] == ROOM

    def steps_through(self, doors: int) -> frozenset[int]:
        """Return the steps through some doorways, in both directions, as start * size + end."""
        size = len(self.kinds)
        steps: list[int] = []
        for one, other in self._passages(doors):
            steps += [one * size + other, other * size + one]
        return frozenset(steps)

    def _passages(self, doors: int) -> list[tuple[int, int]]:
        """Return the Zones on both sides of some doorways."""
        found: list[tuple[int, int]] = []
        number = 0
        while doors:
            if doors & 1:
                found.append(self.doorways[number])
            doors >>= 1
            number += 1
        return found
