"""The Terror Die: what a watched room or a careless Search calls up."""

from typing import ClassVar

from veglia.games.dark_darker_darkest.rules.activation import EndReactions
from veglia.games.dark_darker_darkest.rules.creature_moves import CreatureActs, bring_creature
from veglia.games.dark_darker_darkest.rules.events import TerrorCame
from veglia.games.dark_darker_darkest.rules.fire import SpreadOrBreakOut
from veglia.games.dark_darker_darkest.rules.house import NOWHERE, tiles_around
from veglia.games.dark_darker_darkest.rules.paths import area_of
from veglia.games.dark_darker_darkest.rules.placing import PlaceToken
from veglia.games.dark_darker_darkest.rules.rolls import TERROR, OpenWindow
from veglia.games.dark_darker_darkest.rules.state import DarkestState
from veglia.games.dark_darker_darkest.rules.symbols import (
    CREATURE_ENTRANCE,
    CREATURE_REACTION,
    HORDE_NEARBY,
)
from veglia.games.dark_darker_darkest.rules.unit_moves import ChooseUnit
from veglia.kernel.machine import Step

TERROR_UNITS = 2


class Terror(Step[DarkestState]):
    """The event of the Terror Die is due for a tile; a Map may change the die before."""

    rule: ClassVar[str] = "ddd.camcheck.failure"

    def __init__(self, terror: int, tile: int) -> None:
        self.terror = terror
        self.tile = tile

    def run(self, state: DarkestState) -> None:
        state.roll = [self.terror]
        state.push(ResolveTerror(self.tile))
        state.push(OpenWindow(TERROR, -1))


class ResolveTerror(Step[DarkestState]):
    """Resolve the event of the Terror Die."""

    def __init__(self, tile: int) -> None:
        self.tile = tile

    def run(self, state: DarkestState) -> None:
        terror = state.roll[0]
        state.roll = []
        rule = RULES[terror]
        state.emit(TerrorCame(terror), rule)
        if terror == HORDE_NEARBY:
            tiles = [tile for tile in tiles_around(self.tile) if not state.house.is_destroyed(tile)]
            rooms = [state.house.entry_room(tile) for tile in tiles]
            state.push(PlaceToken(tuple([room for room in rooms if room != NOWHERE]), rule))
        elif terror == CREATURE_REACTION:
            state.push(EndReactions())
            if state.creature is not None:
                state.has_creature_reacted = False
                state.push(CreatureActs(self.tile))
            else:
                state.push(ChooseUnit(area_of(self.tile), self.tile, TERROR_UNITS, 1 << self.tile))
        elif terror == CREATURE_ENTRANCE:
            bring_creature(state, rule)
        else:
            state.push(SpreadOrBreakOut(rule))


RULES = ("ddd.tdie.horde-near", "ddd.tdie.creature-reaction", "ddd.tdie.creature-entry", "ddd.tdie.fire")
