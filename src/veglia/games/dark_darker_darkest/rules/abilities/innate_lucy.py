"""For experience Lucy replaces a Code Token nearby with one of those that were left out of the game."""

from typing import Final

from veglia.games.dark_darker_darkest.rules.actions.open_door import show_code
from veglia.games.dark_darker_darkest.rules.asking import Deed
from veglia.games.dark_darker_darkest.rules.house import tile_beyond
from veglia.games.dark_darker_darkest.rules.state import DarkestState
from veglia.games.dark_darker_darkest.rules.tiles import CORNER
from veglia.games.dark_darker_darkest.rules.trait import Trait
from veglia.kernel.machine import Option

COST: Final = 4
CORNER_ICONS: Final = 3


class ReplaceCode(Deed):
    """Draw another Code Token for a door; it lies face up."""

    def __init__(self, who: int, lock: int) -> None:
        super().__init__(who)
        self.lock = lock

    def do(self, state: DarkestState) -> None:
        state.survivors[self.who].xp -= COST
        codes = candidates(state, self.lock)
        drawn = codes[state.dice.below(len(codes))]
        state.spare_codes.remove(drawn)
        state.spare_codes = sorted([*state.spare_codes, state.locks[self.lock]])
        state.locks[self.lock] = drawn
        state.shown &= ~(1 << self.lock)
        show_code(state, self.lock, "ddd.char.lucy.innate")


def candidates(state: DarkestState, lock: int) -> list[int]:
    """Return the tokens that may be drawn: a Corner gets one with three icons, if there is one."""
    tile = state.house.plan.tiles[state.house.plan.locks[lock].tile]
    big = [code for code in state.spare_codes if len(state.library.code_tokens[code]) == CORNER_ICONS]
    return big if tile.kind == CORNER and big else state.spare_codes


class InnateLucy(Trait[DarkestState]):
    def offers(self, state: DarkestState, who: int, card: int, out: list[Option]) -> None:
        survivor = state.survivors[who]
        if survivor.xp < COST or not state.spare_codes:
            return
        tile = survivor.room // 2
        tiles = [tile, *(tile_beyond(tile, side) for side in range(4))]
        for place, lock in enumerate(state.house.plan.locks):
            if state.has_code(place) and lock.tile in tiles:
                out.append(ReplaceCode(who, place))


TRAIT = InnateLucy
