"""Removes a camera of the room."""

from veglia.games.dark_darker_darkest.rules.asking import Deed
from veglia.games.dark_darker_darkest.rules.events import CameraRemoved
from veglia.games.dark_darker_darkest.rules.overflow import discard
from veglia.games.dark_darker_darkest.rules.state import DarkestState
from veglia.games.dark_darker_darkest.rules.trait import Trait
from veglia.kernel.machine import Option


class CutWire(Deed):
    """Remove the camera of the room."""

    def __init__(self, who: int, card: int, tile: int) -> None:
        super().__init__(who)
        self.card = card
        self.tile = tile

    def do(self, state: DarkestState) -> None:
        discard(state, self.who, self.card, "ddd.item.wirecutter")
        state.cameras = [camera for camera in state.cameras if camera[0] != self.tile]
        state.emit(CameraRemoved(self.tile), "ddd.item.wirecutter")


class Wirecutter(Trait[DarkestState]):
    def offers(self, state: DarkestState, who: int, card: int, out: list[Option]) -> None:
        room = state.survivors[who].room
        out += [CutWire(who, card, tile) for tile, _ in state.cameras if 2 * tile == room]


TRAIT = Wirecutter
