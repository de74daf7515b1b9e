"""Free, once in each own Turn: move up to two Zones to where Xenos are."""

from typing import ClassVar

from veglia.games.zombicide.dark_side.rules.scope import CHARGING
from veglia.games.zombicide.dark_side.rules.state import DarkState
from veglia.games.zombicide.dark_side.rules.way_to_xenos import ways_to_xenos
from veglia.games.zombicide.engine.rules.action import Deed
from veglia.games.zombicide.engine.rules.actions.move import MoveOn
from veglia.games.zombicide.engine.rules.events import PaidForZombies
from veglia.games.zombicide.engine.rules.pay import leaving_cost, uses_left
from veglia.games.zombicide.engine.rules.scope import MOVE
from veglia.games.zombicide.engine.rules.trait import OFFERING, Trait
from veglia.kernel.machine import Option


class ChargeTo(Deed[DarkState]):
    """Charge along this path."""

    def __init__(self, path: tuple[int, ...]) -> None:
        self.path = path

    def perform(self, state: DarkState, who: int) -> None:
        survivor = state.survivors[who]
        survivor.used += (CHARGING,)
        state.turn.done += (MOVE,)
        cost = leaving_cost(state, who)
        if cost > 0:
            survivor.actions -= cost
            state.emit(PaidForZombies(who, cost), "uoa.actions.move-leave-zombies")
        state.push(MoveOn(who, self.path, "ds.skill.charge"))


class Charge(Trait[DarkState]):
    """The skill Charge: a free Move without a strike."""

    gifts: ClassVar[int] = OFFERING

    def once_per_turn(self) -> int:
        return CHARGING

    def offer(self, state: DarkState, who: int, out: list[Option]) -> None:
        if who != state.turn.active or not uses_left(state, who, CHARGING):
            return
        if state.survivors[who].actions >= leaving_cost(state, who):
            for path in ways_to_xenos(state, who):
                out.append(ChargeTo(path))


TRAIT = Charge
