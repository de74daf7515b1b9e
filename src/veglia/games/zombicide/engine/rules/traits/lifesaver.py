"""Free, once per Turn: Survivors next door who are among Zombies are dragged into the own Zone."""

from typing import ClassVar

from veglia.games.zombicide.engine.rules.ability import RESCUING
from veglia.games.zombicide.engine.rules.action import Deed
from veglia.games.zombicide.engine.rules.actions.move import enter
from veglia.games.zombicide.engine.rules.pay import uses_left
from veglia.games.zombicide.engine.rules.state import NO_SEAT, ZombicideState
from veglia.games.zombicide.engine.rules.trait import OFFERING, Trait
from veglia.kernel.machine import Ask, Event, Option, Step


class RescueDeclined(Event):
    def __init__(self, survivor: int) -> None:
        self.survivor = survivor


def rescuable(state: ZombicideState, zone: int) -> list[int]:
    """Return who can be dragged out of a Zone; Companions go with their Leaders, or alone without one."""
    return [who for who in state.survivors_in(zone) if state.survivors[who].leader < 0]


class RescueFrom(Deed[ZombicideState]):
    """Rescue Survivors from this Zone."""

    def __init__(self, zone: int) -> None:
        self.zone = zone

    def perform(self, state: ZombicideState, who: int) -> None:
        state.survivors[who].used += (RESCUING,)
        state.push(ChooseRescued(who, self.zone, ()))


class DragAlong(Option):
    """Drag this Survivor over."""

    def __init__(self, survivor: int) -> None:
        self.survivor = survivor


class EndRescue(Option):
    """Drag nobody else."""

    def __init__(self) -> None:
        pass


class ChooseRescued(Ask[ZombicideState]):
    """The rescuer chooses whom to drag over, one at a time."""

    rule: ClassVar[str] = "uoa.skill.lifesaver"

    def __init__(self, survivor: int, zone: int, chosen: tuple[int, ...]) -> None:
        self.survivor = survivor
        self.zone = zone
        self.chosen = chosen

    def renumbered(self, state: ZombicideState, heirs: list[int]) -> Step[ZombicideState] | None:
        zone = heirs[self.zone]
        return None if zone < 0 else ChooseRescued(self.survivor, zone, self.chosen)

    def seat(self, state: ZombicideState) -> int:
        return state.survivors[self.survivor].seat

    def options(self, state: ZombicideState) -> list[Option]:
        out: list[Option] = []
        for who in rescuable(state, self.zone):
            if who not in self.chosen:
                out.append(DragAlong(who))
        if out:
            out.append(EndRescue())
        return out

    def take(self, state: ZombicideState, option: Option) -> None:
        if not isinstance(option, DragAlong):
            return
        rescued = option.survivor
        state.push(ChooseRescued(self.survivor, self.zone, (*self.chosen, rescued)))
        # Nobody speaks for a lone Companion.
        if state.survivors[rescued].seat in (NO_SEAT, self.seat(state)):
            enter(state, rescued, state.survivors[self.survivor].zone, self.rule)
        else:
            state.push(AgreeToRescue(self.survivor, rescued))


class GoAlong(Option):
    """Be rescued."""

    def __init__(self) -> None:
        pass


class StayBehind(Option):
    """Stay among the Zombies."""

    def __init__(self) -> None:
        pass


class AgreeToRescue(Ask[ZombicideState]):
    """Another player's Survivor may decline to be rescued."""

    rule: ClassVar[str] = "uoa.skill.lifesaver-refuse"

    def __init__(self, survivor: int, partner: int) -> None:
        self.survivor = survivor
        self.partner = partner

    def seat(self, state: ZombicideState) -> int:
        return state.survivors[self.partner].seat

    def options(self, state: ZombicideState) -> list[Option]:
        return [GoAlong(), StayBehind()]

    def take(self, state: ZombicideState, option: Option) -> None:
        if isinstance(option, GoAlong):
            enter(state, self.partner, state.survivors[self.survivor].zone, ChooseRescued.rule)
        else:
            state.emit(RescueDeclined(self.partner), self.rule)


class Lifesaver(Trait[ZombicideState]):
    gifts: ClassVar[int] = OFFERING

    def once_per_turn(self) -> int:
        return RESCUING

    def offer(self, state: ZombicideState, who: int, out: list[Option]) -> None:
        # Only in the Survivor's own Turn, not with an Action that it was given.
        if who != state.turn.active or not uses_left(state, who, RESCUING):
            return
        here = state.survivors[who].zone
        sight = state.scenario.rules.sight(state, who)
        for near in state.board.ways.neighbours[here]:
            if sight.ranges[here][near] == 1 and state.zombies_in(near) > 0 and rescuable(state, near):
                out.append(RescueFrom(near))


TRAIT = Lifesaver
