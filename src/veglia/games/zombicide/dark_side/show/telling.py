"""What is shown of the title's own events: doors, Machines."""

from typing import Any

from veglia.games.zombicide.dark_side.rules.station import StationBoard
from veglia.games.zombicide.dark_side.show.tokens import machine_id
from veglia.games.zombicide.engine.show.effects import FamilyTeller
from veglia.games.zombicide.engine.show.ids import foe_id
from veglia.kernel.scene import Effect
from veglia.show.ids import zone_id
from veglia.show.look import EventLook


class DarkTeller(FamilyTeller):
    """Tells what one choice led to in this title."""

    def show_pulse_door(self, event: Any, look: EventLook) -> list[Effect]:
        board = self.state.board
        assert isinstance(board, StationBoard)
        return [
            Effect("pulse", zone=zone_id(zone), look=look.look) for zone in board.station.doorways[event.door]
        ]

    def show_pulse(self, event: Any, look: EventLook) -> list[Effect]:
        """Nothing is shown where the ground is gone."""
        is_gone = event.zone >= 0 and not self.state.board.cells[event.zone]
        return [] if is_gone else super().show_pulse(event, look)

    def show_board(self, event: Any, look: EventLook) -> list[Effect]:
        """What is left of the board lies there now; Zones keep their ids."""
        return [Effect("board")]

    def show_foes_go(self, event: Any, look: EventLook) -> list[Effect]:
        kind = self.state.scenario.library.zombies[event.kind].id
        return [Effect("remove", piece=foe_id(event.zone, kind), count=event.count)]

    def show_move_machine(self, event: Any, look: EventLook) -> list[Effect]:
        piece = machine_id(event.machine)
        return [Effect("move", piece=piece, into=piece, path=[zone_id(event.zone)])]

    def show_pulse_machine(self, event: Any, look: EventLook) -> list[Effect]:
        return [Effect("flash", piece=machine_id(event.machine), look=look.look)]
