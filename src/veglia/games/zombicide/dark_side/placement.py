"""What a set-up is made of: who plays, what the mission puts on the board, which cards start where."""

from typing import Final

from veglia.games.zombicide.dark_side.state import Door, Machine, MissionPieces
from veglia.games.zombicide.engine.state import Objective, SpawnToken


class Party:
    """Who plays: each Survivor's ID card and seat, the starting Zones, the first player."""

    def __init__(
        self, profiles: list[int], seats: list[int], starts: list[int], first_seat: int, start_rule: str
    ) -> None:
        self.profiles: Final = profiles
        self.seats: Final = seats
        self.starts: Final = starts
        self.first_seat: Final = first_seat
        # The rule by which they are divided among several starting Zones.
        self.start_rule: Final = start_rule


class Placement:
    """What the mission puts on the board, by Zone."""

    def __init__(
        self,
        spawns: list[SpawnToken],
        objectives: list[Objective],
        figures: list[tuple[int, int, int]],
        prototype_zones: list[int],
        doors: list[Door],
        pits: list[int],
        machines: list[Machine],
        pieces: MissionPieces,
    ) -> None:
        self.spawns: Final = spawns
        self.objectives: Final = objectives
        # Xenos as kind, Zone, number.
        self.figures: Final = figures
        self.prototype_zones: Final = prototype_zones
        self.doors: Final = doors
        # Zones with an Open Pit.
        self.pits: Final = pits
        self.machines: Final = machines
        self.pieces: Final = pieces


class Decks:
    """Card numbers by where they start."""

    def __init__(
        self, starting: list[int], search: list[int], prototypes: list[int], xenos: list[int]
    ) -> None:
        self.starting: Final = starting
        self.search: Final = search
        self.prototypes: Final = prototypes
        self.xenos: Final = xenos
