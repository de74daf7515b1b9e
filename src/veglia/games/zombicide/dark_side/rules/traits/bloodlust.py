"""Once in each own Turn, for an Action: move up to two Zones to where Xenos are, then attack for free."""

from typing import ClassVar, Final

from veglia.games.zombicide.dark_side.rules.scope import LUSTING
from veglia.games.zombicide.dark_side.rules.state import DarkState
from veglia.games.zombicide.dark_side.rules.way_to_xenos import ways_to_xenos
from veglia.games.zombicide.engine.rules.action import Deed
from veglia.games.zombicide.engine.rules.actions.move import MoveOn
from veglia.games.zombicide.engine.rules.pay import can_pay_to_leave, leaving_cost, pay_to_leave, uses_left
from veglia.games.zombicide.engine.rules.trait import OFFERING, Trait
from veglia.kernel.machine import Option


class LustTo(Deed[DarkState]):
    """Go along this path; a free Action of the skill's scope is gained."""

    def __init__(self, path: tuple[int, ...], scope: int) -> None:
        self.path = path
        self.scope = scope

    def perform(self, state: DarkState, who: int) -> None:
        pay_to_leave(state, who, 0, leaving_cost(state, who))
        survivor = state.survivors[who]
        survivor.used += (LUSTING,)
        survivor.free += (self.scope,)
        state.push(MoveOn(who, self.path, "ds.skill.bloodlust"))


class Bloodlust(Trait[DarkState]):
    gifts: ClassVar[int] = OFFERING

    def __init__(self, id: str, rule: str, scope: int) -> None:
        super().__init__(id, rule)
        self.scope: Final = scope

    def once_per_turn(self) -> int:
        return LUSTING

    def offer(self, state: DarkState, who: int, out: list[Option]) -> None:
        if who != state.turn.active or not uses_left(state, who, LUSTING):
            return
        survivor = state.survivors[who]
        if survivor.actions > 0 and can_pay_to_leave(state, who, 0, leaving_cost(state, who)):
            for path in ways_to_xenos(state, who):
                out.append(LustTo(path, self.scope))


TRAIT = Bloodlust
