"""The Brawler's Charge: up to two Zones into Zombies, then a free Melee Action."""

from typing import ClassVar, Final

from veglia.games.zombicide.engine.rules.action import Action, Deed
from veglia.games.zombicide.engine.rules.actions.attack import AttackDeed, free_attacks
from veglia.games.zombicide.engine.rules.actions.move import enter, is_stopped, tell_crossing
from veglia.games.zombicide.engine.rules.pay import can_pay_to_leave, leaving_cost, pay_to_leave, uses_left
from veglia.games.zombicide.engine.rules.renumber import way_on
from veglia.games.zombicide.engine.rules.scope import MELEE
from veglia.games.zombicide.engine.rules.tell import tell_extra_use, tell_gift
from veglia.games.zombicide.undead_or_alive.rules.events import Charged
from veglia.games.zombicide.undead_or_alive.rules.scope import (
    BRAWLER,
    CHARGE,
    CHARGE_ACTION,
    CHARGE_FURTHER,
    CHARGING,
)
from veglia.games.zombicide.undead_or_alive.rules.state import UndeadState
from veglia.kernel.machine import Ask, Option, Step

REACH: Final = 2


class ChargeAlong(Deed[UndeadState]):
    """Charge along these Zones; Zombies wait in the last."""

    def __init__(self, path: tuple[int, ...]) -> None:
        self.path = path

    def perform(self, state: UndeadState, who: int) -> None:
        survivor = state.survivors[who]
        pay_to_leave(state, who, CHARGE_ACTION, leaving_cost(state, who))
        tell_extra_use(state, who, CHARGING)
        if len(self.path) > REACH:
            tell_gift(state, who, CHARGE_FURTHER)
        survivor.used += (CHARGING,)
        state.emit(Charged(who), Charge.rule)
        state.push(ChargeOn(who, self.path))


class ChargeOn(Step[UndeadState]):
    """Run to the next Zone of the Charge; at its end, strike."""

    rule: ClassVar[str] = "uoa.class.brawler-charge"

    def __init__(self, survivor: int, path: tuple[int, ...]) -> None:
        self.survivor = survivor
        self.path = path

    def renumbered(self, state: UndeadState, heirs: list[int]) -> Step[UndeadState] | None:
        return ChargeOn(self.survivor, way_on(self.path, heirs))

    def run(self, state: UndeadState) -> None:
        if not self.path:
            state.push(ChargeAttack(self.survivor))
            state.scenario.rules.move_ended(state, self.survivor)
            return
        tell_crossing(state, self.survivor, self.path)
        state.push(ChargeOn(self.survivor, self.path[1:]))
        enter(state, self.survivor, self.path[0], self.rule)


class NoAttack(Option):
    """Do not strike."""

    def __init__(self) -> None:
        pass


class ChargeAttack(Ask[UndeadState]):
    """The free Melee Action at the end of a Charge."""

    rule: ClassVar[str] = "uoa.class.brawler-charge"

    def __init__(self, survivor: int) -> None:
        self.survivor = survivor

    def seat(self, state: UndeadState) -> int:
        return state.survivors[self.survivor].seat

    def options(self, state: UndeadState) -> list[Option]:
        out = free_attacks(state, self.survivor, state.survivors[self.survivor].zone, MELEE)
        if out:
            out.append(NoAttack())
        return out

    def take(self, state: UndeadState, option: Option) -> None:
        if isinstance(option, AttackDeed):
            if self.survivor == state.turn.active:
                state.turn.done += (option.scopes(state, self.survivor) | CHARGE,)
            option.begin(state, self.survivor, CHARGE)


class Charge(Action[UndeadState]):
    """The Charge Action of a Brawler, paid like a Move; it ends with a strike."""

    rule: ClassVar[str] = "uoa.class.brawler-charge"
    order: ClassVar[int] = 54

    def offer(self, state: UndeadState, who: int, out: list[Option]) -> None:
        survivor = state.survivors[who]
        if survivor.classes & BRAWLER == 0 or not uses_left(state, who, CHARGING) or survivor.is_riding:
            return
        if not can_pay_to_leave(state, who, CHARGE_ACTION, leaving_cost(state, who)):
            return
        reach = REACH + 1 if survivor.gifts & CHARGE_FURTHER != 0 else REACH
        self._paths(state, (), survivor.zone, reach, is_stopped(survivor), out)

    def _paths(
        self,
        state: UndeadState,
        path: tuple[int, ...],
        zone: int,
        left: int,
        stopped: bool,
        out: list[Option],
    ) -> None:
        """Add every way on that ends in a Zone with Zombies, the first one for whoever they stop."""
        for near in state.board.ways.neighbours[zone]:
            if near in path:
                continue
            if state.zombies_in(near) > 0:
                out.append(ChargeAlong((*path, near)))
                if stopped:
                    continue
            if left > 1:
                self._paths(state, (*path, near), near, left - 1, stopped, out)
