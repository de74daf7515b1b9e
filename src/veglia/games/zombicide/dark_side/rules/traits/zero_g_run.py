"""Once in each own Turn, for an Action: exactly two Zones, whatever is in the one between."""

from typing import ClassVar

from veglia.games.zombicide.dark_side.rules.scope import RUNNING
from veglia.games.zombicide.dark_side.rules.state import DarkState
from veglia.games.zombicide.engine.rules.action import Deed
from veglia.games.zombicide.engine.rules.actions.move import MoveOn
from veglia.games.zombicide.engine.rules.pay import can_pay_to_leave, pay_to_leave, uses_left
from veglia.games.zombicide.engine.rules.trait import OFFERING, Trait
from veglia.kernel.machine import Option


class RunTo(Deed[DarkState]):
    """Run along this path."""

    def __init__(self, path: tuple[int, ...]) -> None:
        self.path = path

    def perform(self, state: DarkState, who: int) -> None:
        survivor = state.survivors[who]
        pay_to_leave(state, who, 0, state.zombies_in(survivor.zone))
        survivor.used += (RUNNING,)
        state.push(MoveOn(who, self.path, "ds.skill.zero-g-run"))


class ZeroGRun(Trait[DarkState]):
    gifts: ClassVar[int] = OFFERING

    def once_per_turn(self) -> int:
        return RUNNING

    def offer(self, state: DarkState, who: int, out: list[Option]) -> None:
        survivor = state.survivors[who]
        if who != state.turn.active or survivor.actions == 0 or not uses_left(state, who, RUNNING):
            return
        # Xenos in the Zone that is left cost as usual, even the unstoppable.
        if not can_pay_to_leave(state, who, 0, state.zombies_in(survivor.zone)):
            return
        neighbours = state.board.ways.neighbours
        for near in neighbours[survivor.zone]:
            for far in neighbours[near]:
                if far != survivor.zone:
                    out.append(RunTo((near, far)))


TRAIT = ZeroGRun
