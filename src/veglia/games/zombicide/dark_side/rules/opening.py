"""How the games of a mission of this title begin."""

from typing import Final

from veglia.games.zombicide.dark_side.rules.state import Door, Machine, MissionPieces
from veglia.games.zombicide.engine.rules.opening import Opening
from veglia.games.zombicide.engine.rules.state import Objective, SpawnToken


class DarkOpening(Opening):
    """What this title adds: Prototypes, the Xeno cards in play, doors, Pits, Machines, a mission's pieces."""

    def __init__(
        self,
        spawns: list[SpawnToken],
        objectives: list[Objective],
        figures: list[tuple[int, int, int]],
        starting: list[int],
        search: list[int],
        starts: list[int],
        start_rule: str,
        reserve: list[int],
        prototypes: list[int],
        xenos: list[int],
        prototype_zones: list[int],
        doors: list[Door],
        pits: list[int],
        machines: list[Machine],
        pieces: MissionPieces,
    ) -> None:
        super().__init__(spawns, objectives, figures, starting, search, starts, start_rule)
        # Starting Equipment that joins for a large party, a card for each Survivor beyond the usual one.
        self.reserve: Final = reserve
        self.prototypes: Final = prototypes
        self.xenos: Final = xenos
        self.prototype_zones: Final = prototype_zones
        self.doors: Final = doors
        # What lies in each Zone: NO_PIT or OPEN_PIT.
        self.pits: Final = pits
        self.machines: Final = machines
        self.pieces: Final = pieces
