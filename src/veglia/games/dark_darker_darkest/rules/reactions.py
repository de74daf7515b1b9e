"""Reactions after the actions of a group: areas, fights in place, then moves; zombies before the Creature."""

from typing import ClassVar

from veglia.games.dark_darker_darkest.rules.activation import EndReactions, StandUp
from veglia.games.dark_darker_darkest.rules.asking import PlayersAsk
from veglia.games.dark_darker_darkest.rules.creature_moves import CreatureActs, CreatureAttacks
from veglia.games.dark_darker_darkest.rules.enemy_attack import HORDE, EnemyAttack, can_attack
from veglia.games.dark_darker_darkest.rules.paths import area_of, rooms_with_survivors
from veglia.games.dark_darker_darkest.rules.state import DarkestState
from veglia.games.dark_darker_darkest.rules.unit_moves import ChooseUnit
from veglia.kernel.machine import Option, Step

# More units than there can be.
ALL_UNITS = 1_000


class Reactions(Step[DarkestState]):
    """Zombies near the group that has acted, and the Creature wherever it is, react."""

    rule: ClassVar[str] = "ddd.react.timing"

    def __init__(self, group: int) -> None:
        self.group = group

    def run(self, state: DarkestState) -> None:
        state.has_creature_reacted = False
        tiles = tuple(sorted({state.survivors[who].room // 2 for who in state.group(self.group)}))
        state.push(EndReactions())
        state.push(CreatureActs(-1))
        state.push(ChooseArea(tiles))


class ReactAround(Option):
    """Resolve the activation area of a tile next."""

    def __init__(self, tile: int) -> None:
        self.tile = tile


class ChooseArea(PlayersAsk):
    """A group that has separated has several areas; the players choose their order."""

    rule: ClassVar[str] = "ddd.react.split-areas"

    def __init__(self, tiles: tuple[int, ...]) -> None:
        self.tiles = tiles

    def options(self, state: DarkestState) -> list[Option]:
        return [ReactAround(tile) for tile in self.tiles]

    def take(self, state: DarkestState, option: Option) -> None:
        assert isinstance(option, ReactAround)
        area = area_of(option.tile)
        state.push(ChooseArea(tuple([tile for tile in self.tiles if tile != option.tile])))
        state.push(CreatureActs(-1))
        state.push(StandUp(area))
        state.push(ChooseUnit(area, -1, ALL_UNITS, 0))
        state.push(CreatureAttacks())
        state.push(ChooseFight(area))


class FightIn(Option):
    def __init__(self, room: int) -> None:
        self.room = room


class ChooseFight(PlayersAsk):
    """Zombies that share a room with Survivors attack at once; the players choose the order of rooms."""

    rule: ClassVar[str] = "ddd.react.attack-order"

    def __init__(self, area: int) -> None:
        self.area = area

    def options(self, state: DarkestState) -> list[Option]:
        # Mostly no zombies are with a Survivor.
        if not any(one.room >= 0 and state.hordes[one.room] for one in state.survivors):
            return []
        return [
            FightIn(room)
            for room in rooms_with_survivors(state)
            if self.area >> room // 2 & 1 and state.hordes[room] and can_attack(state, room)
        ]

    def take(self, state: DarkestState, option: Option) -> None:
        assert isinstance(option, FightIn)
        state.push(ChooseFight(self.area))
        state.push(EnemyAttack(HORDE, option.room))
