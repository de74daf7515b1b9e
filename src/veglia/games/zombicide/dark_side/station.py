"""The station: what never changes about a map, and the board it makes with some of its doorways closed."""

from typing import Final

from veglia.games.zombicide.dark_side.tracing import DoorLine
from veglia.games.zombicide.engine.board import ROOM, STREET, ZombicideBoard
from veglia.games.zombicide.engine.raster import Raster
from veglia.kernel.board import Sight, Ways

# So many boards are kept for each station before they are forgotten.
MOST_BOARDS: Final = 256


class StationBoard(ZombicideBoard):
    """A board with its closed doorways; `sight` and `paths` are those of the Xenos."""

    def __init__(
        self,
        key: str,
        station: "Station",
        closed_doors: int,
        sealed_doors: int,
        ways: Ways,
        paths: Ways,
        sight: Sight,
        human_sight: Sight,
    ) -> None:
        barred: list[int] = []
        size = len(station.kinds)
        for door, (one, other) in enumerate(station.doorways):
            if (closed_doors & ~sealed_doors) >> door & 1:
                barred += [one * size + other, other * size + one]
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
            frozenset(barred),
        )
        self.station: Final = station
        self.closed_doors: Final = closed_doors
        # Those that nothing opens or destroys: walls, even for Xenos.
        self.sealed_doors: Final = sealed_doors
        # Of those who cannot see into the dark.
        self.human_sight: Final = human_sight

    def is_dark(self, zone: int) -> bool:
        return self.kinds[zone] == STREET

    def doorway(self, one: int, other: int) -> int:
        """Return the number of the doorway between two Zones, -1 for none."""
        pair = (min(one, other), max(one, other))
        for number, doorway in enumerate(self.station.doorways):
            if doorway == pair:
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
        raster: Raster,
        security: list[int],
        stage: int = 0,
    ) -> None:
        self.key: Final = key
        self.kinds: Final = kinds
        self.neighbours: Final = neighbours
        # Pairs of Zones; each doorway can take a door.
        self.doorways: Final = doorways
        self.lines: Final = lines
        self.keen_lines: Final = keen_lines
        self.turning: Final = turning
        self.places: Final = places
        self.cells: Final = cells
        self.raster: Final = raster
        self.security: Final = security
        # How many parts of the map have been blown up; Zones and doorways keep their numbers.
        self.stage: Final = stage
        self.boards: Final[dict[tuple[int, int], StationBoard]] = {}
        self.keen: Final[dict[int, Sight]] = {}
        self.paths: Final[dict[int, Ways]] = {}

    def board(self, closed: int, sealed: int) -> StationBoard:
        """Return the board with some doorways closed, as bits; sealed ones are closed for good."""
        closed |= sealed
        found = self.boards.get((closed, sealed))
        if found is None:
            if len(self.boards) >= MOST_BOARDS:
                self.boards.clear()
                self.keen.clear()
            found = self._lay(closed, sealed)
            self.boards[closed, sealed] = found
        return found

    def _lay(self, closed: int, sealed: int) -> StationBoard:
        key = f"{self.key}|{closed:x}|{sealed:x}" if closed else self.key
        if sealed not in self.paths:
            self.paths[sealed] = Ways(self._open_ways(sealed))
        paths = self.paths[sealed]
        ways = paths if closed == sealed else Ways(self._open_ways(closed))
        lit = [line for line in self.lines if self.kinds[line[1]] != STREET]
        return StationBoard(
            key,
            self,
            closed,
            sealed,
            ways,
            paths,
            self._sight(self.lines, closed),
            self._sight(lit, closed),
        )

    def keen_sight(self, closed: int) -> Sight:
        """Return the sight of those who see one room further, and into the dark."""
        found = self.keen.get(closed)
        if found is None:
            found = self._sight(self.keen_lines, closed)
            self.keen[closed] = found
        return found

    def is_room(self, zone: int) -> bool:
        return self.kinds[zone] == ROOM

    def _sight(self, lines: list[DoorLine], closed: int) -> Sight:
        return Sight(len(self.kinds), [line[:3] for line in lines if line[3] & closed == 0])

    def _open_ways(self, closed: int) -> list[list[int]]:
        """Return the neighbours of each Zone with some doorways closed."""
        ways = [near[:] for near in self.neighbours]
        for door, (one, other) in enumerate(self.doorways):
            if closed >> door & 1:
                ways[one].remove(other)
                ways[other].remove(one)
        return ways
