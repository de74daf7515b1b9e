"""Once per Turn, for an Action: up to two Zones to a Zone in sight, over everything between."""

from typing import ClassVar, Final

from veglia.games.zombicide.engine.rules.action import Deed
from veglia.games.zombicide.engine.rules.actions.move import enter
from veglia.games.zombicide.engine.rules.pay import can_pay_to_leave, pay_to_leave, uses_left
from veglia.games.zombicide.engine.rules.trait import OFFERING, Trait
from veglia.games.zombicide.undead_or_alive.rules.scope import JUMPING
from veglia.games.zombicide.undead_or_alive.rules.state import UndeadState
from veglia.kernel.machine import Option

REACH: Final = 2


class JumpTo(Deed[UndeadState]):
    """Jump to this Zone."""

    def __init__(self, zone: int) -> None:
        self.zone = zone

    def perform(self, state: UndeadState, who: int) -> None:
        survivor = state.survivors[who]
        pay_to_leave(state, who, 0, state.zombies_in(survivor.zone))
        survivor.used += (JUMPING,)
        enter(state, who, self.zone, "uoa.skill.jump")
        state.scenario.rules.move_ended(state, who)


class Jump(Trait[UndeadState]):
    gifts: ClassVar[int] = OFFERING

    def once_per_turn(self) -> int:
        return JUMPING

    def offer(self, state: UndeadState, who: int, out: list[Option]) -> None:
        # Only in the Survivor's own Turn, not with an Action that it was given.
        if who != state.turn.active or state.survivors[who].is_riding:
            return
        zone = state.survivors[who].zone
        if not uses_left(state, who, JUMPING) or not can_pay_to_leave(state, who, 0, state.zombies_in(zone)):
            return
        sight = state.scenario.rules.sight(state, who)
        for target in sight.seen[zone]:
            if 1 <= sight.ranges[zone][target] <= REACH and target != state.board.closed:
                out.append(JumpTo(target))


TRAIT = Jump
