"""Free, once per Turn: the Xenos of a Zone up to two Zones away act at once, for the taunter alone."""

from typing import ClassVar

from veglia.games.zombicide.dark_side.rules.pits import dig
from veglia.games.zombicide.dark_side.rules.state import DarkState
from veglia.games.zombicide.engine.rules.ability import TAUNTING
from veglia.games.zombicide.engine.rules.action import Deed
from veglia.games.zombicide.engine.rules.pay import uses_left
from veglia.games.zombicide.engine.rules.trait import OFFERING, Trait
from veglia.games.zombicide.engine.rules.traits.taunt import REACH, ActTaunted, Taunted
from veglia.kernel.machine import Option


class TauntXenos(Deed[DarkState]):
    """Taunt the Xenos of this Zone."""

    def __init__(self, zone: int) -> None:
        self.zone = zone

    def perform(self, state: DarkState, who: int) -> None:
        state.survivors[who].used += (TAUNTING,)
        state.emit(Taunted(who, self.zone), ActTaunted.rule)
        # To dig is to act, too.
        state.scenario.rules.acting_in(state, [self.zone])
        if state.result is not None:
            return
        kinds = state.scenario.kinds
        groups: list[int] = []
        for kind, xeno in enumerate(state.scenario.library.zombies):
            number = state.zombies[self.zone * kinds + kind]
            # It is an Extra Activation: outside an Open Pit an Abomination digs instead.
            if number > 0 and not (xeno.is_boss and dig(state, self.zone)):
                groups += [self.zone, kind, number]
        state.push(ActTaunted(who, tuple(groups), 1))


class StationTaunt(Trait[DarkState]):
    gifts: ClassVar[int] = OFFERING

    def once_per_turn(self) -> int:
        return TAUNTING

    def offer(self, state: DarkState, who: int, out: list[Option]) -> None:
        if who != state.turn.active or not uses_left(state, who, TAUNTING):
            return
        distances = state.board.ways.distances_from(state.survivors[who].zone)
        for zone in range(state.board.size):
            if distances[zone] <= REACH and state.zombies_in(zone) > 0:
                out.append(TauntXenos(zone))


TRAIT = StationTaunt
