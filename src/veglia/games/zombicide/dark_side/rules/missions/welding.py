"""Plasma welders: Objectives that are kept and used up to close an access to the tunnels for good."""

from typing import Any, ClassVar, Final

from veglia.games.zombicide.dark_side.rules.doors import door_at, put_door
from veglia.games.zombicide.dark_side.rules.mission_events import AccessWelded
from veglia.games.zombicide.dark_side.rules.mission_rule import MissionRule
from veglia.games.zombicide.dark_side.rules.missions.kept import KEPT, keep_red, red_tokens, use_up
from veglia.games.zombicide.dark_side.rules.site import Site
from veglia.games.zombicide.dark_side.rules.special import SpecialRow
from veglia.games.zombicide.dark_side.rules.state import NEUTRAL, DarkState, Door
from veglia.games.zombicide.engine.rules.action import Action, Deed
from veglia.games.zombicide.engine.rules.board import STREET
from veglia.games.zombicide.engine.rules.danger import gain_ap
from veglia.games.zombicide.engine.rules.ending import check_goals
from veglia.games.zombicide.engine.rules.goal import Goal
from veglia.games.zombicide.engine.rules.pay import pay
from veglia.kernel.machine import Option

WELD_XP: Final = 5


class Welding(MissionRule):
    """The accesses to be welded, and the tokens for it."""

    def __init__(self, accesses: list[int], kept_rule: str) -> None:
        self.accesses: Final = accesses
        self.kept_rule: Final = kept_rule

    def actions(self) -> list[Action[Any]]:
        return [WeldAccesses(self)]

    def goals(self) -> list[Goal[Any]]:
        return [WeldAll(self)]

    def seals(self, doorway: int) -> str:
        return WeldAccesses.rule if doorway in self.accesses else ""

    def objective_taken(self, state: DarkState, who: int, number: int) -> None:
        keep_red(state, who, number, self.kept_rule)

    def kept_name(self) -> str:
        return "welders"

    def kept_tokens(self, state: DarkState, who: int) -> int:
        return len(red_tokens(state, who))

    def open_accesses(self, state: DarkState) -> list[int]:
        """Return the accesses that are still to be welded."""
        found: list[int] = []
        for access in self.accesses:
            door = door_at(state, access)
            if door is None or not door.is_sealed:
                found.append(access)
        return found


class Weld(Deed[DarkState]):
    """Weld this access."""

    def __init__(self, door: int) -> None:
        self.door = door

    def perform(self, state: DarkState, who: int) -> None:
        pay(state, who, 0)
        use_up(state, red_tokens(state, who)[0])
        put_door(state, Door(self.door, NEUTRAL, True, False, True))
        state.emit(AccessWelded(who, self.door), WeldAccesses.rule)
        gain_ap(state, who, WELD_XP, WeldAccesses.rule)
        check_goals(state)


class WeldAccesses(Action[DarkState]):
    """The Action of welding an access of the own Zone."""

    rule: ClassVar[str] = "ds.m6.weld"
    order: ClassVar[int] = 66

    def __init__(self, welding: Welding) -> None:
        self.welding: Final = welding

    def offer(self, state: DarkState, who: int, out: list[Option]) -> None:
        survivor = state.survivors[who]
        if survivor.actions == 0 or not red_tokens(state, who):
            return
        for access in self.welding.open_accesses(state):
            if survivor.zone in state.station_board.station.doorways[access]:
                out.append(Weld(access))


class WeldAll(Goal[DarkState]):
    """Weld all marked accesses."""

    id: ClassVar[str] = "weld_accesses"

    def __init__(self, welding: Welding) -> None:
        self.welding: Final = welding

    def is_met(self, state: DarkState) -> bool:
        return not self.welding.open_accesses(state)

    def left(self, state: DarkState) -> float:
        """Return what is left: a welder in hand is half a weld."""
        held = len([token for token in state.objectives if token.holder >= 0])
        count = len(self.welding.open_accesses(state))
        return count - 0.5 * min(held, count)

    def beacons(self, state: DarkState) -> list[int]:
        """Return where welders lie while there are too few."""
        held = len([token for token in state.objectives if token.holder >= 0])
        if held >= len(self.welding.open_accesses(state)):
            return []
        return [token.zone for token in state.objectives if token.zone >= 0]

    def targets(self, state: DarkState) -> list[int]:
        """Return the Zones within the station from which accesses can be welded."""
        doorways = state.station_board.station.doorways
        kinds = state.board.kinds
        found: list[int] = []
        for access in self.welding.open_accesses(state):
            one, other = doorways[access]
            found.append(other if kinds[one] == STREET else one)
        return found

    def tools(self, state: DarkState) -> tuple[str, ...]:
        return (KEPT,)

    def is_possible(self, state: DarkState) -> bool:
        """Every open access needs a welder that is on the board or in someone's hands."""
        usable = [token for token in state.objectives if token.zone >= 0 or token.holder >= 0]
        return len(usable) >= len(self.welding.open_accesses(state))

    def progress(self, state: DarkState) -> tuple[int, int]:
        total = len(self.welding.accesses)
        return (total - len(self.welding.open_accesses(state)), total)


def make(row: SpecialRow, site: Site) -> Welding:
    accesses = [site.doorway(between) for between in row.take("accesses", list[tuple[str, str]])]
    return Welding(accesses, row.take("kept", str))
