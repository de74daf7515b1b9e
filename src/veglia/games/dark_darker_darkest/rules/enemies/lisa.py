"""Lisa Mortimer sets the tiles beside hers on fire."""

from typing import ClassVar

from veglia.games.dark_darker_darkest.rules.asking import PlayersAsk
from veglia.games.dark_darker_darkest.rules.enemy import Enemy
from veglia.games.dark_darker_darkest.rules.fire import DESTROYING, add_marker, may_burn
from veglia.games.dark_darker_darkest.rules.house import tile_beyond
from veglia.games.dark_darker_darkest.rules.state import DarkestState
from veglia.kernel.machine import Option


class FlameAt(Option):
    """Put the Fire counter on a tile."""

    def __init__(self, tile: int) -> None:
        self.tile = tile


class ChooseFlame(PlayersAsk):
    """Where the Fire counter goes when several tiles catch fire and none was burning."""

    rule: ClassVar[str] = "ddd.nemesis.lisa-mortimer"

    def __init__(self, tiles: tuple[int, ...]) -> None:
        self.tiles = tiles

    def options(self, state: DarkestState) -> list[Option]:
        return [FlameAt(tile) for tile in self.tiles]

    def take(self, state: DarkestState, option: Option) -> None:
        assert isinstance(option, FlameAt)
        state.flame = option.tile


class Lisa(Enemy[DarkestState]):
    def special(self, state: DarkestState, room: int, faces: tuple[int, ...]) -> None:
        if state.nemesis is None:
            return
        beside = [tile_beyond(state.nemesis.room // 2, side) for side in range(4)]
        tiles = tuple([tile for tile in beside if tile >= 0 and may_burn(state, tile)])
        if state.flame < 0 and tiles:
            state.flame = tiles[0]
            state.push(ChooseFlame(tiles))
        # All at once: tiles that are destroyed come last, so that the fire does not go out in between.
        falling = [tile for tile in tiles if state.fire[tile] == DESTROYING - 1]
        for tile in [*(tile for tile in tiles if tile not in falling), *falling]:
            add_marker(state, tile)


TRAIT = Lisa
