"""What this title adds to the family's numbers."""

from typing import Final

from veglia.games.zombicide.dark_side.rules.state import CLOSED_PIT, OPEN_PIT, DarkState
from veglia.games.zombicide.engine.bots.encoding.encoding import ZombicideEncoding
from veglia.games.zombicide.engine.bots.encoding.marks import Marks
from veglia.games.zombicide.engine.rules.state import ZombicideState
from veglia.kernel.encoding import Number

TABLE: Final = [
    Number("ultra_red", 1, "Ultra-red mode"),
    Number("prototypes_left", 8, "Prototype weapons left to find"),
]

ZONE: Final = [
    Number("noise_tokens", 20, "Noise tokens in it"),
    Number("dark", 1, "it is dark"),
    Number("security", 1, "it is a security room"),
    Number("open_pit", 1, "an open Pit is in it"),
    Number("closed_pit", 1, "a closed Pit is in it"),
    Number("closed_doors", 4, "closed doors that lead out of it"),
    Number("prototypes", 2, "tokens for Prototypes in it"),
    Number("drones", 2, "Seeker Drones that lie in it"),
    Number("decoys", 2, "sound decoys in it"),
    Number("charges", 4, "explosive charges in it"),
    Number("machines", 2, "Machines in it"),
    Number("active_machines", 2, "those of them with an Activation token"),
]


class DarkEncoding(ZombicideEncoding):
    """The encoding of Dark Side."""

    def __init__(self, foes: list[str], cards: list[str], fields: dict[type, tuple[str, ...]]) -> None:
        super().__init__(foes, cards, TABLE, ZONE, fields)

    def table_extra(self, state: ZombicideState) -> list[int]:
        assert isinstance(state, DarkState)
        return [int(state.is_ultra_red), len(state.prototypes)]

    def mark_zones(self, state: ZombicideState, marks: Marks) -> None:
        assert isinstance(state, DarkState)
        board = state.station_board
        for zone in range(board.size):
            marks.add("noise_tokens", zone, state.noise[zone])
            marks.add("dark", zone, int(board.is_dark(zone)))
            marks.add("open_pit", zone, int(state.pits[zone] == OPEN_PIT))
            marks.add("closed_pit", zone, int(state.pits[zone] == CLOSED_PIT))
        for zone in board.station.security:
            marks.add("security", zone, 1)
        for doorway, zones in enumerate(board.station.doorways):
            if board.closed_doors >> doorway & 1:
                for zone in zones:
                    marks.add("closed_doors", zone, 1)
        for zone in state.prototype_zones:
            marks.add("prototypes", zone, 1)
        pieces = state.pieces
        for zone in pieces.drone_zones:
            marks.add("drones", zone, 1)
        for zone in pieces.decoys:
            marks.add("decoys", zone, 1)
        for zone in pieces.charges:
            marks.add("charges", zone, 1)
        for machine in state.machines:
            marks.add("machines", machine.zone, 1)
            marks.add("active_machines", machine.zone, int(machine.is_active))
