"""Turns up the Zombie Tokens of adjacent rooms, also through walls and closed doors."""

from veglia.games.dark_darker_darkest.rules.asking import Deed
from veglia.games.dark_darker_darkest.rules.house import tile_beyond
from veglia.games.dark_darker_darkest.rules.plan import TILES
from veglia.games.dark_darker_darkest.rules.revealing import reveal_room
from veglia.games.dark_darker_darkest.rules.state import DarkestState
from veglia.games.dark_darker_darkest.rules.trait import Trait
from veglia.kernel.machine import Option


class LookInto(Deed):
    """Turn up all tokens of a room."""

    def __init__(self, who: int, room: int) -> None:
        super().__init__(who)
        self.room = room

    def do(self, state: DarkestState) -> None:
        reveal_room(state, self.room, "ddd.char.bunny.night-vision")


class NightVision(Trait[DarkestState]):
    def offers(self, state: DarkestState, who: int, card: int, out: list[Option]) -> None:
        tile = state.survivors[who].room // 2
        if tile >= TILES:
            return
        tiles = [tile, *(tile_beyond(tile, side) for side in range(4))]
        for near in tiles:
            if near >= 0:
                out += [LookInto(who, room) for room in state.house.rooms_of(near) if state.tokens[room]]


TRAIT = NightVision
