"""The additional tile icons: gas leak, lurking Creature, barriers, warehouse, optimal visibility."""

from typing import ClassVar, Final

from veglia.games.dark_darker_darkest.rules.asking import PlayersAsk
from veglia.games.dark_darker_darkest.rules.creature_moves import bring_creature
from veglia.games.dark_darker_darkest.rules.enemy_attack import REROLLED
from veglia.games.dark_darker_darkest.rules.events import LurkingRolled
from veglia.games.dark_darker_darkest.rules.fire import AskCounter, BurnTile, add_marker, may_burn
from veglia.games.dark_darker_darkest.rules.house import tile_beyond
from veglia.games.dark_darker_darkest.rules.module import Module
from veglia.games.dark_darker_darkest.rules.plan import TILES
from veglia.games.dark_darker_darkest.rules.rolling import dice_for_all
from veglia.games.dark_darker_darkest.rules.rolls import LURKING, OpenWindow
from veglia.games.dark_darker_darkest.rules.state import DarkestState
from veglia.games.dark_darker_darkest.rules.symbols import CROSSHAIR, FAILURE, MOST_SURVIVOR_DICE
from veglia.kernel.machine import Option, Step

EXPLOSIONS: Final = 2


def has_icon(state: DarkestState, tile: int, icon: str) -> bool:
    """Return whether a tile has an icon; a destroyed one has none."""
    return tile < TILES and not state.house.is_destroyed(tile) and icon in state.house.plan.tiles[tile].icons


class GasLeak(PlayersAsk):
    """An explosion sets two adjacent tiles alight, as the players choose."""

    rule: ClassVar[str] = "ddd.adv.gas-leak"

    def __init__(self, tile: int, left: int, burned: tuple[int, ...]) -> None:
        self.tile = tile
        self.left = left
        self.burned = burned

    def options(self, state: DarkestState) -> list[Option]:
        if self.left == 0:
            return []
        beyond = [tile_beyond(self.tile, side) for side in range(4)]
        tiles = [tile for tile in beyond if tile >= 0 and tile not in self.burned]
        return [BurnTile(tile) for tile in tiles if may_burn(state, tile)]

    def take(self, state: DarkestState, option: Option) -> None:
        assert isinstance(option, BurnTile)
        if state.flame < 0:
            # The fire had gone out: the counter lies on one of those that burn now.
            state.flame = option.tile
            beyond = [tile_beyond(self.tile, side) for side in range(4)]
            state.push(AskCounter(tuple([tile for tile in beyond if tile >= 0])))
        state.push(GasLeak(self.tile, self.left - 1, (*self.burned, option.tile)))
        add_marker(state, option.tile, self.rule)


class ResolveLurking(Step[DarkestState]):
    """With at least one Failure a Creature enters the house."""

    rule: ClassVar[str] = "ddd.adv.lurking-creature"

    def __init__(self) -> None:
        pass

    def run(self, state: DarkestState) -> None:
        faces = tuple([face % REROLLED for face in state.roll])
        state.roll = []
        state.emit(LurkingRolled(faces), self.rule)
        if FAILURE in faces:
            bring_creature(state, self.rule)


class Advanced(Module[DarkestState]):
    """The advanced rules."""

    def __init__(self) -> None:
        super().__init__("advanced")

    def is_on(self, options: dict[str, str]) -> bool:
        return options["advanced_icons"] == "on"

    def entered(self, state: DarkestState, who: tuple[int, ...], room: int) -> None:
        tile = room // 2
        if state.creature is None and has_icon(state, tile, "lurking_creature"):
            state.roll = list(dice_for_all(state, len(state.on_tile(tile))))
            state.push(ResolveLurking())
            state.push(OpenWindow(LURKING, room))

    def flame_moved(self, state: DarkestState, tile: int) -> list[Step[DarkestState]]:
        return [GasLeak(tile, EXPLOSIONS, ())] if has_icon(state, tile, "gas_leak") else []

    def defence_dice(self, state: DarkestState, room: int, count: int) -> int:
        return MOST_SURVIVOR_DICE if has_icon(state, room // 2, "defensive_barriers") else count

    def search_successes(self, state: DarkestState, room: int, faces: tuple[int, ...]) -> int:
        return faces.count(CROSSHAIR) if has_icon(state, room // 2, "warehouse") else 0

    def range_of_crosshair(self, state: DarkestState, room: int, range: int) -> int:
        return 2 * range if has_icon(state, room // 2, "optimal_visibility") else range
