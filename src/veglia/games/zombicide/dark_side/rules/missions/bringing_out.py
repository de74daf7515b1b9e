"""A Machine to be brought out: it leaves through the Exit at the end of its controller's Turn."""

from typing import Any, ClassVar, Final

from veglia.games.zombicide.dark_side.rules.machines import controls
from veglia.games.zombicide.dark_side.rules.mission_events import MachineLeft
from veglia.games.zombicide.dark_side.rules.mission_rule import MissionRule
from veglia.games.zombicide.dark_side.rules.site import Site
from veglia.games.zombicide.dark_side.rules.special import SpecialRow
from veglia.games.zombicide.dark_side.rules.state import GREEN, DarkState, Machine
from veglia.games.zombicide.engine.rules.ending import check_goals, earlier_goals_met
from veglia.games.zombicide.engine.rules.goal import Goal
from veglia.games.zombicide.engine.rules.state import OFF_BOARD
from veglia.games.zombicide.engine.rules.turn import Stay
from veglia.kernel.errors import ContentError
from veglia.kernel.machine import Ask, Option

# A way that is barred counts as this long.
FARTHEST: Final = 20


class BringingOut(MissionRule):
    """The Machine that has to leave, by its number."""

    def __init__(self, machine: int, lost_rule: str) -> None:
        self.machine: Final = machine
        self.lost_rule: Final = lost_rule

    def goals(self) -> list[Goal[Any]]:
        return [BringOut(self)]

    def turn_over(self, state: DarkState, who: int) -> None:
        zone = state.machines[self.machine].zone
        if (
            zone == state.exit_zone()
            and state.zombies_in(zone) == 0
            and controls(state, who, self.machine)
            and earlier_goals_met(state)
        ):
            state.push(AskMachineOut(who, self.machine))


class LeadOut(Option):
    """Lead this Machine out."""

    def __init__(self, machine: int) -> None:
        self.machine = machine


class AskMachineOut(Ask[DarkState]):
    """Whether the Machine leaves now."""

    rule: ClassVar[str] = "ds.m7.bot-exit"

    def __init__(self, survivor: int, machine: int) -> None:
        self.survivor = survivor
        self.machine = machine

    def seat(self, state: DarkState) -> int:
        return state.survivors[self.survivor].seat

    def options(self, state: DarkState) -> list[Option]:
        return [LeadOut(self.machine), Stay()]

    def take(self, state: DarkState, option: Option) -> None:
        if isinstance(option, LeadOut):
            kind = state.machines[self.machine].kind
            state.machines[self.machine] = Machine(kind, OFF_BOARD, False, True)
            state.emit(MachineLeft(self.survivor, self.machine), self.rule)
            check_goals(state)


class BringOut(Goal[DarkState]):
    """Leave the board with the Machine."""

    id: ClassVar[str] = "bring_out_bot"

    def __init__(self, bringing: BringingOut) -> None:
        self.bringing: Final = bringing

    def is_met(self, state: DarkState) -> bool:
        return state.machines[self.bringing.machine].has_left

    def is_possible(self, state: DarkState) -> bool:
        machine = state.machines[self.bringing.machine]
        return machine.zone >= 0 or machine.has_left

    def lost_rule(self, state: DarkState) -> str:
        return self.bringing.lost_rule

    def left(self, state: DarkState) -> float:
        """Return how far the Machine still has to go, a few Zones counting as a piece of work."""
        zone = state.machines[self.bringing.machine].zone
        if zone < 0 or state.exit_zone() < 0:
            return 0.0
        way = 0.2 * min(state.board.paths.distance(zone, state.exit_zone()), FARTHEST)
        return 1.0 + way + (0.0 if self._is_led(state) else 1.0)

    def _is_led(self, state: DarkState) -> bool:
        for who in range(len(state.survivors)):
            if controls(state, who, self.bringing.machine):
                return True
        return False

    def beacons(self, state: DarkState) -> list[int]:
        """Return where its Remote Control lies while nobody controls it: it is led from anywhere."""
        if self._is_led(state) or state.machines[self.bringing.machine].zone < 0:
            return []
        return [token.zone for token in state.objectives if token.zone >= 0 and token.colour == GREEN]

    def keep_clear(self, state: DarkState) -> list[int]:
        return [state.exit_zone()] if state.exit_zone() >= 0 else []

    def wards(self, state: DarkState) -> list[int]:
        """Return where the Machine stands while Xenos notice it and nobody is there to take its blows."""
        machine = state.machines[self.bringing.machine]
        if machine.zone < 0 or not machine.is_active or state.survivors_in(machine.zone):
            return []
        return [machine.zone]


def make(row: SpecialRow, site: Site) -> BringingOut:
    machine = row.take("machine", str)
    if machine not in site.row.machines:
        raise ContentError(f"{row.where}: no Machine {machine!r} in this mission")
    return BringingOut(list(site.row.machines).index(machine), row.take("lost", str))
