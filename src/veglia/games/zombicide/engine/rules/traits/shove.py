"""Free, once per Turn: all Zombies of the Survivor's Zone are pushed into a Zone next to it."""

from typing import ClassVar

from veglia.games.zombicide.engine.rules.ability import SHOVING
from veglia.games.zombicide.engine.rules.action import Deed
from veglia.games.zombicide.engine.rules.events import ZombiesMoved, ZombiesPushed
from veglia.games.zombicide.engine.rules.pay import uses_left
from veglia.games.zombicide.engine.rules.state import ZombicideState
from veglia.games.zombicide.engine.rules.trait import OFFERING, Trait
from veglia.kernel.machine import Option


class ShoveTo(Deed[ZombicideState]):
    """Push the Zombies into this Zone."""

    def __init__(self, zone: int) -> None:
        self.zone = zone

    def perform(self, state: ZombicideState, who: int) -> None:
        survivor = state.survivors[who]
        survivor.used += (SHOVING,)
        kinds = state.scenario.kinds
        state.emit(ZombiesPushed(who, self.zone), "uoa.skill.shove")
        for kind in range(kinds):
            count = state.zombies[survivor.zone * kinds + kind]
            if count > 0:
                state.zombies[self.zone * kinds + kind] += count
                state.zombies[survivor.zone * kinds + kind] = 0
                state.emit(ZombiesMoved(kind, count, survivor.zone, self.zone), "uoa.skill.shove")
        state.scenario.rules.zombies_left(state, survivor.zone)


class Shove(Trait[ZombicideState]):
    gifts: ClassVar[int] = OFFERING

    def once_per_turn(self) -> int:
        return SHOVING

    def offer(self, state: ZombicideState, who: int, out: list[Option]) -> None:
        # Only in the Survivor's own Turn, not with an Action that it was given.
        if who != state.turn.active or not uses_left(state, who, SHOVING):
            return
        zone = state.survivors[who].zone
        if state.zombies_in(zone) > 0:
            for near in state.board.ways.neighbours[zone]:
                out.append(ShoveTo(near))


TRAIT = Shove
