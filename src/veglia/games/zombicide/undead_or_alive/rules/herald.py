"""An Objective that announces the Train: it goes along the tracks, and where it leaves the Train comes in."""

from typing import ClassVar, Final

from veglia.games.zombicide.engine.rules.state import OFF_BOARD, Objective
from veglia.games.zombicide.undead_or_alive.rules.events import HeraldAdvanced, HeraldLeft
from veglia.games.zombicide.undead_or_alive.rules.state import UndeadState
from veglia.games.zombicide.undead_or_alive.rules.tracks import track_zones
from veglia.games.zombicide.undead_or_alive.rules.train import set_going
from veglia.kernel.machine import Step


class Herald:
    """What a mission says about the Objective that announces its Train."""

    def __init__(self, colour: int, rule: str) -> None:
        self.colour: Final = colour
        self.rule: Final = rule


class AdvanceHerald(Step[UndeadState]):
    """The Objective goes on by one Zone towards the end the Train comes in at."""

    rule: ClassVar[str] = "uoa.round.end-phase-triggers"

    def __init__(self, colour: int, under: str) -> None:
        self.colour = colour
        self.under = under

    def run(self, state: UndeadState) -> None:
        for number, token in enumerate(state.objectives):
            if token.colour == self.colour and token.zone != OFF_BOARD:
                tracks = track_zones(state.board, state.strip)
                place = tracks.index(token.zone)
                zone = tracks[place - 1] if place > 0 else OFF_BOARD
                state.objectives[number] = Objective(zone, token.colour, False)
                if zone == OFF_BOARD:
                    state.emit(HeraldLeft(token.colour), self.under)
                    set_going(state, self.under)
                else:
                    state.emit(HeraldAdvanced(token.colour, zone), self.under)
