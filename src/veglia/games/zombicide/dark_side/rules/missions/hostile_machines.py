"""Hostile Machines: in the Xenos' Phase they fire at the loudest Survivors they can reach."""

from typing import ClassVar

from veglia.games.zombicide.dark_side.rules.content_library import content
from veglia.games.zombicide.dark_side.rules.damage import (
    NO_XENO,
    SufferMachine,
    hit_machine,
    hurt,
    targets_in,
)
from veglia.games.zombicide.dark_side.rules.machines import is_hostile
from veglia.games.zombicide.dark_side.rules.mission_events import HostileFire
from veglia.games.zombicide.dark_side.rules.mission_rule import MissionRule
from veglia.games.zombicide.dark_side.rules.noise import loudest, loudness
from veglia.games.zombicide.dark_side.rules.site import Site
from veglia.games.zombicide.dark_side.rules.state import DarkState
from veglia.games.zombicide.engine.rules.asking import AskPlayers
from veglia.games.zombicide.engine.rules.renumber import still_there
from veglia.games.zombicide.engine.rules.wounds import Suffer
from veglia.kernel.machine import Option, Step


class HostileMachines(MissionRule):
    """Machines that are out of control count as Xenos in the Attack step; it ends with the Xenos' attacks."""

    def xenos_phase_begun(self, state: DarkState) -> None:
        for number in range(len(state.machines) - 1, -1, -1):
            state.push(MachineAims(number))


def reach(state: DarkState, number: int) -> list[int]:
    """Return the loudest Zones with targets that a Machine sees, dark or not, within its Range."""
    machine = state.machines[number]
    card = state.card(content(state).machine_card(machine.kind))
    ranges = state.board.sight.ranges[machine.zone]
    zones = [
        zone
        for zone in range(state.board.size)
        if card.range_min <= ranges[zone] <= card.range_max and targets_in(state, zone)
    ]
    return loudest(loudness(state), zones)


class AimMachineAt(Option):
    """It fires at this Zone."""

    def __init__(self, machine: int, zone: int) -> None:
        self.machine = machine
        self.zone = zone


class MachineAims(AskPlayers[DarkState]):
    """A hostile Machine attacks; of Zones that are equally loud the players choose one."""

    rule: ClassVar[str] = "ds.m4.hostile-target"

    def __init__(self, machine: int) -> None:
        self.machine = machine

    def options(self, state: DarkState) -> list[Option]:
        if not is_hostile(state, self.machine):
            return []
        return [AimMachineAt(self.machine, zone) for zone in reach(state, self.machine)]

    def take(self, state: DarkState, option: Option) -> None:
        assert isinstance(option, AimMachineAt)
        card = state.card(content(state).machine_card(state.machines[self.machine].kind))
        hits = sum([die >= card.accuracy for die in state.dice.roll(card.dice)])
        state.emit(HostileFire(self.machine, option.zone, hits), "ds.m4.hostile-machines")
        if hits > 0:
            state.push(ShareHostileHits(option.zone, hits, card.damage))


class ShareHostileHits(AskPlayers[DarkState]):
    """The players decide which Survivor or active Machine takes the next hit; Xenos are never hit."""

    rule: ClassVar[str] = "ds.m4.hostile-priority"

    def __init__(self, zone: int, hits: int, damage: int) -> None:
        self.zone = zone
        self.hits = hits
        self.damage = damage

    def renumbered(self, state: DarkState, heirs: list[int]) -> Step[DarkState] | None:
        zones = still_there((self.zone,), heirs)
        return ShareHostileHits(zones[0], self.hits, self.damage) if zones else None

    def options(self, state: DarkState) -> list[Option]:
        return targets_in(state, self.zone)

    def take(self, state: DarkState, option: Option) -> None:
        if self.hits > 1:
            state.push(ShareHostileHits(self.zone, self.hits - 1, self.damage))
        if isinstance(option, SufferMachine):
            hit_machine(state, option.machine, self.rule)
        elif isinstance(option, Suffer):
            hurt(state, option.survivor, self.damage, NO_XENO, self.rule)


def make(row: bool, site: Site) -> HostileMachines:
    return HostileMachines()
