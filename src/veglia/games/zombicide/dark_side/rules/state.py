"""What this title adds to the family's state: Noise, doors, Pits, Prototypes, Machines."""

from typing import Final

from veglia.games.zombicide.dark_side.rules.station import StationBoard
from veglia.games.zombicide.engine.rules.state import Common, SpawnToken, ZombicideState

RED: Final = 0
GREEN: Final = 1
VIOLET: Final = 2
PINK: Final = 3
YELLOW: Final = 4
# The colour of doors that any doorway can take.
NEUTRAL: Final = -1

# What lies in a Zone: no Pit, or one on its Open or Closed side.
NO_PIT: Final = 0
OPEN_PIT: Final = 1
CLOSED_PIT: Final = 2


class Door:
    """A door token on a doorway; immutable. A coloured one that is open stays where it was."""

    def __init__(
        self, doorway: int, colour: int, is_closed: bool, is_destroyed: bool, is_sealed: bool
    ) -> None:
        self.doorway: Final = doorway
        self.colour: Final = colour
        self.is_closed: Final = is_closed
        self.is_destroyed: Final = is_destroyed
        # Nothing opens or destroys it.
        self.is_sealed: Final = is_sealed


class Machine:
    """A Machine on the board; immutable. A destroyed one lies OFF_BOARD."""

    def __init__(
        self, kind: int, zone: int, is_active: bool, has_left: bool = False, is_hit: bool = False
    ) -> None:
        self.kind: Final = kind
        self.zone: Final = zone
        # It bears an Activation token: Xenos take it for a Survivor.
        self.is_active: Final = is_active
        # It has been brought out through the Exit.
        self.has_left: Final = has_left
        # It has been hit in the attacks under way, and is destroyed once these are over.
        self.is_hit: Final = is_hit


class MissionPieces:
    """What only some missions put on the board, each by Zone."""

    def __init__(
        self, drone_zones: list[int], decoys: list[int], charges: list[int], blasts: list[int]
    ) -> None:
        # Where Seeker Drone cards lie face up.
        self.drone_zones = drone_zones
        self.decoys = decoys
        # One entry for each explosive charge at a column.
        self.charges = charges
        # One entry for each Seismic Grenade thrown in this Players' Phase.
        self.blasts = blasts

    def copy(self) -> "MissionPieces":
        return MissionPieces(self.drone_zones[:], self.decoys[:], self.charges[:], self.blasts[:])


class ColouredSpawn(SpawnToken):
    """A Spawn token with the colour of its other face."""

    def __init__(self, kind: int, zone: int, is_active: bool, colour: int) -> None:
        super().__init__(kind, zone, is_active)
        self.colour: Final = colour


class DarkState(ZombicideState):
    """The state of a game of Dark Side."""

    def __init__(
        self,
        origin: Common,
        noise: list[int],
        doors: list[Door],
        pits: list[int],
        prototypes: list[int],
        prototype_zones: list[int],
        machines: list[Machine],
        first_spawn: int,
        camouflaged: list[int],
        braced: list[int],
        is_ultra_red: bool,
        pieces: MissionPieces,
    ) -> None:
        super().__init__(origin)
        # Noise tokens by Zone.
        self.noise = noise
        self.doors = doors
        # By Zone: NO_PIT, OPEN_PIT or CLOSED_PIT.
        self.pits = pits
        # Prototype weapons left, shuffled; and where tokens for them lie.
        self.prototypes = prototypes
        self.prototype_zones = prototype_zones
        self.machines = machines
        # The Zone at which spawning begins, OFF_BOARD before it is chosen.
        self.first_spawn = first_spawn
        # Survivors with the Camouflage token.
        self.camouflaged = camouflaged
        # Survivors who have ignored their first Damage in the attacks under way.
        self.braced = braced
        self.is_ultra_red = is_ultra_red
        self.pieces = pieces

    @property
    def station_board(self) -> StationBoard:
        board = self.board
        assert isinstance(board, StationBoard)
        return board

    def cited(self, rule: str) -> str:
        return self.scenario.library.cited.get(rule, rule)

    def level(self) -> int:
        """Return the highest Danger Level among those who are still here."""
        here = [survivor.level for survivor in self.survivors if survivor.zone >= 0]
        return max(here) if here else self.level_reached()

    def level_reached(self) -> int:
        """Return the highest Danger Level that anyone has reached, those who have escaped included."""
        return super().level()

    def copy(self) -> "DarkState":
        """Return an independent state; what never changes is shared."""
        twin = DarkState(
            self,
            self.noise[:],
            self.doors[:],
            self.pits[:],
            self.prototypes[:],
            self.prototype_zones[:],
            self.machines[:],
            self.first_spawn,
            self.camouflaged[:],
            self.braced[:],
            self.is_ultra_red,
            self.pieces.copy(),
        )
        twin.offered = self.offered
        return twin
