"""Free, once per Turn: the Zombies of a Zone nearby are activated at once and care for the taunter alone."""

from typing import ClassVar, Final

from veglia.games.zombicide.engine.rules.ability import TAUNTING
from veglia.games.zombicide.engine.rules.action import Deed
from veglia.games.zombicide.engine.rules.activation import Arrive, set_out
from veglia.games.zombicide.engine.rules.events import ZombiesAttacked
from veglia.games.zombicide.engine.rules.pay import uses_left
from veglia.games.zombicide.engine.rules.renumber import groups_there
from veglia.games.zombicide.engine.rules.state import ZombicideState
from veglia.games.zombicide.engine.rules.trait import OFFERING, Trait
from veglia.kernel.machine import Event, Option, Step

REACH: Final = 2


class Taunted(Event):
    def __init__(self, survivor: int, zone: int) -> None:
        self.survivor = survivor
        self.zone = zone


class OthersIgnored(Event):
    def __init__(self, survivor: int, zone: int) -> None:
        self.survivor = survivor
        self.zone = zone


class TauntZone(Deed[ZombicideState]):
    """Taunt the Zombies of this Zone."""

    def __init__(self, zone: int) -> None:
        self.zone = zone

    def perform(self, state: ZombicideState, who: int) -> None:
        state.survivors[who].used += (TAUNTING,)
        state.emit(Taunted(who, self.zone), ActTaunted.rule)
        if state.scenario.rules.holds_back(state, self.zone):
            return
        kinds = state.scenario.kinds
        groups: list[int] = []
        for kind in range(kinds):
            if state.zombies[self.zone * kinds + kind] > 0:
                groups += [self.zone, kind, state.zombies[self.zone * kinds + kind]]
        state.push(ActTaunted(who, tuple(groups), 1))


class ActTaunted(Step[ZombicideState]):
    """One Action of the taunted Zombies: those with the taunter attack, then the others go to it."""

    rule: ClassVar[str] = "uoa.skill.taunt"

    def __init__(self, survivor: int, groups: tuple[int, ...], number: int) -> None:
        self.survivor = survivor
        # Zone, kind and number of each group, one after the other.
        self.groups = groups
        # Which of their Actions it is.
        self.number = number

    def renumbered(self, state: ZombicideState, heirs: list[int]) -> Step[ZombicideState] | None:
        return ActTaunted(self.survivor, groups_there(self.groups, heirs), self.number)

    def run(self, state: ZombicideState) -> None:
        state.scenario.rules.acting_in(state, sorted(set(self.groups[::3])))
        if state.result is not None:
            return
        self._tell_ignored(state)
        state.push(MoveTaunted(self.survivor, self.groups, self.number))
        self._attack(state, state.survivors[self.survivor].zone)

    def _attack(self, state: ZombicideState, zone: int) -> None:
        """Let all groups in the taunter's Zone attack it, the first group first."""
        attacking = [at for at in range(0, len(self.groups), 3) if self.groups[at] == zone]
        wounds = 0
        for at in attacking:
            wounds += self.groups[at + 2] * state.scenario.library.zombies[self.groups[at + 1]].wounds
        if wounds > 0:
            state.emit(ZombiesAttacked(zone, wounds), self.rule)
        for at in reversed(attacking):
            state.scenario.rules.attack_taunter(
                state, self.survivor, self.groups[at + 1], self.groups[at + 2]
            )

    def _tell_ignored(self, state: ZombicideState) -> None:
        told: list[int] = []
        for at in range(0, len(self.groups), 3):
            zone = self.groups[at]
            others = [who for who in state.survivors_in(zone) if who != self.survivor]
            if others and zone not in told:
                told.append(zone)
                state.emit(OthersIgnored(self.survivor, zone), "uoa.skill.taunt-ignore-others")


class MoveTaunted(Step[ZombicideState]):
    """The taunted Zombies that have not attacked go to the taunter."""

    rule: ClassVar[str] = "uoa.skill.taunt"

    def __init__(self, survivor: int, groups: tuple[int, ...], number: int) -> None:
        self.survivor = survivor
        self.groups = groups
        self.number = number

    def renumbered(self, state: ZombicideState, heirs: list[int]) -> Step[ZombicideState] | None:
        return MoveTaunted(self.survivor, groups_there(self.groups, heirs), self.number)

    def run(self, state: ZombicideState) -> None:
        goal = state.survivors[self.survivor].zone
        stayed: list[int] = []
        for at in range(0, len(self.groups), 3):
            if self.groups[at] == goal:
                stayed += self.groups[at : at + 3]
        state.push(ArriveTaunted(self.survivor, tuple(stayed), self.number))
        for at in range(len(self.groups) - 3, -1, -3):
            zone = self.groups[at]
            if zone != goal:
                ways = state.board.paths.steps(zone, goal)
                if ways:
                    set_out(state, zone, self.groups[at + 1], ways, self.groups[at + 2])


class ArriveTaunted(Arrive):
    """Taunted Zombies arrive, but for those that a door stops; those with another Action go on."""

    rule: ClassVar[str] = "uoa.skill.taunt"

    def __init__(self, survivor: int, stayed: tuple[int, ...], number: int) -> None:
        self.survivor = survivor
        self.stayed = stayed
        self.number = number

    def renumbered(self, state: ZombicideState, heirs: list[int]) -> Step[ZombicideState] | None:
        return ArriveTaunted(self.survivor, groups_there(self.stayed, heirs), self.number)

    def run(self, state: ZombicideState) -> None:
        # How many stand where, by Zone and kind.
        found: dict[tuple[int, int], int] = {}
        for at in range(0, len(self.stayed), 3):
            self._count(state, found, self.stayed[at], self.stayed[at + 1], self.stayed[at + 2])
        moves = state.arrivals
        for at in range(0, len(moves), 4):
            start, zone = moves[at], moves[at + 1]
            is_stopped = start * state.board.size + zone in state.board.barred
            self._count(state, found, start if is_stopped else zone, moves[at + 2], moves[at + 3])
        again: list[int] = []
        for (zone, kind), number in sorted(found.items()):
            again += [zone, kind, number]
        if again:
            state.push(ActTaunted(self.survivor, tuple(again), self.number + 1))
        super().run(state)

    def _count(
        self, state: ZombicideState, found: dict[tuple[int, int], int], zone: int, kind: int, number: int
    ) -> None:
        """Add a group that has another Action."""
        if state.scenario.library.zombies[kind].actions > self.number:
            found[zone, kind] = found.get((zone, kind), 0) + number

    def reason(self, state: ZombicideState, start: int) -> str:
        return self.rule


class Taunt(Trait[ZombicideState]):
    gifts: ClassVar[int] = OFFERING

    def once_per_turn(self) -> int:
        return TAUNTING

    def offer(self, state: ZombicideState, who: int, out: list[Option]) -> None:
        # Only in the Survivor's own Turn, not with an Action that it was given.
        if who != state.turn.active or not uses_left(state, who, TAUNTING):
            return
        here = state.survivors[who].zone
        distances = state.board.ways.distances_from(here)
        for zone in range(state.board.size):
            if 1 <= distances[zone] <= REACH and state.zombies_in(zone) > 0:
                out.append(TauntZone(zone))


TRAIT = Taunt
