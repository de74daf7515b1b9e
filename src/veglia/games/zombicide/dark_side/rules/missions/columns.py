"""Columns that hold up a sector: charges are placed at them, and the players bring them down in order."""

from typing import Any, ClassVar, Final

from veglia.games.zombicide.dark_side.rules.mission_events import ChargePlaced, ColumnDestroyed
from veglia.games.zombicide.dark_side.rules.mission_rule import MissionRule
from veglia.games.zombicide.dark_side.rules.mission_rule_rows import ColumnRow
from veglia.games.zombicide.dark_side.rules.missions.collapse import collapse
from veglia.games.zombicide.dark_side.rules.missions.kept import KEPT, keep_red, red_tokens, use_up
from veglia.games.zombicide.dark_side.rules.site import Site
from veglia.games.zombicide.dark_side.rules.state import RED, DarkState
from veglia.games.zombicide.dark_side.rules.station import Station
from veglia.games.zombicide.engine.rules.action import Action, Deed
from veglia.games.zombicide.engine.rules.ending import check_goals
from veglia.games.zombicide.engine.rules.goal import Goal
from veglia.games.zombicide.engine.rules.pay import pay
from veglia.kernel.errors import ContentError
from veglia.kernel.machine import Option

CHARGES: Final = 2
# What everyone's ways may be worth, in pieces of work; for bots.
WAYS_TO_COME: Final = 6.0


class Column:
    """A column: the Objective that stands for it, and what is left of the station without it."""

    def __init__(self, colour: int, zone: int, rule: str, after: Station, shifts: dict[int, str]) -> None:
        self.colour: Final = colour
        self.zone: Final = zone
        self.rule: Final = rule
        self.after: Final = after
        # Zones astride whose Spawn token and Pit stay on the side that is left, and the rule of each.
        self.shifts: Final = shifts


class Columns(MissionRule):
    """The columns in the order in which they come down."""

    def __init__(self, columns: list[Column], kept_rule: str) -> None:
        self.columns: Final = columns
        self.kept_rule: Final = kept_rule

    def actions(self) -> list[Action[Any]]:
        return [PlaceCharges(self)]

    def goals(self) -> list[Goal[Any]]:
        return [CollapseYellow(self, 0), CollapsePink(self, 1)]

    def bar(self, state: DarkState, number: int) -> tuple[str, str]:
        return ("objective_column", self.kept_rule) if self._is_one(state, number) else ("", "")

    def stands_for(self, state: DarkState, number: int) -> str:
        return "column" if self._is_one(state, number) else ""

    def _is_one(self, state: DarkState, number: int) -> bool:
        return state.objectives[number].colour in [column.colour for column in self.columns]

    def kept_name(self) -> str:
        return "charges"

    def kept_tokens(self, state: DarkState, who: int) -> int:
        return len(red_tokens(state, who))

    def objective_taken(self, state: DarkState, who: int, number: int) -> None:
        keep_red(state, who, number, self.kept_rule)

    def fallen(self, state: DarkState) -> int:
        """Return how many columns have come down."""
        return state.station_board.station.stage

    def stands(self, state: DarkState, number: int) -> bool:
        """Return whether a column is still there; a Seismic Explosion takes its token away."""
        if number < self.fallen(state):
            return False
        column = self.columns[number]
        for token in state.objectives:
            if token.colour == column.colour and token.zone == column.zone:
                return True
        return False


class PlaceCharge(Deed[DarkState]):
    """Place a charge at the column in the own Zone."""

    def __init__(self, zone: int) -> None:
        self.zone = zone

    def perform(self, state: DarkState, who: int) -> None:
        pay(state, who, 0)
        use_up(state, red_tokens(state, who)[0])
        state.pieces.charges.append(self.zone)
        count = state.pieces.charges.count(self.zone)
        state.emit(ChargePlaced(who, self.zone, count), PlaceCharges.rule)


class PlaceCharges(Action[DarkState]):
    """The Action of placing a charge."""

    rule: ClassVar[str] = "ds.m10.place-charge"
    order: ClassVar[int] = 68

    def __init__(self, columns: Columns) -> None:
        self.columns: Final = columns

    def offer(self, state: DarkState, who: int, out: list[Option]) -> None:
        survivor = state.survivors[who]
        if survivor.actions == 0 or not red_tokens(state, who):
            return
        for number, column in enumerate(self.columns.columns):
            is_full = state.pieces.charges.count(column.zone) >= CHARGES
            if column.zone == survivor.zone and not is_full and self.columns.stands(state, number):
                out.append(PlaceCharge(column.zone))


class Detonate(Deed[DarkState]):
    """Bring down the column of this colour."""

    def __init__(self, colour: int) -> None:
        self.colour = colour

    def perform(self, state: DarkState, who: int) -> None:
        state.emit(ColumnDestroyed(who, self.colour), "ds.m10.detonate")
        for goal in state.scenario.goals:
            if isinstance(goal, CollapseYellow) and goal.column.colour == self.colour:
                collapse(state, goal.column.after, goal.column.shifts, goal.column.rule)
        check_goals(state)


class CollapseYellow(Goal[DarkState]):
    """Bring down the first column; the players may do so in any Turn once it has its charges."""

    id: ClassVar[str] = "collapse_yellow"

    def __init__(self, columns: Columns, number: int) -> None:
        self.columns: Final = columns
        self.number: Final = number
        self.column: Final = columns.columns[number]

    def is_met(self, state: DarkState) -> bool:
        return self.columns.fallen(state) > self.number

    def missing(self, state: DarkState) -> int:
        """Return how many charges it still needs."""
        if self.is_met(state):
            return 0
        return CHARGES - state.pieces.charges.count(self.column.zone)

    def offer(self, state: DarkState, out: list[Option]) -> None:
        is_next = self.columns.fallen(state) == self.number
        if is_next and self.missing(state) == 0 and self.columns.stands(state, self.number):
            out.append(Detonate(self.column.colour))

    def left(self, state: DarkState) -> float:
        """Return what is left: the column, half for each charge to place and half for each to find."""
        if self.is_met(state):
            return 0.0
        left = 1.0 + 0.5 * self.missing(state) + 0.5 * self.wanting(state)
        # Ways that count once it can be charged or brought down must not make the step before look dear.
        if not self.is_next(state):
            left += WAYS_TO_COME
        return left + (WAYS_TO_COME if self.missing(state) > 0 else 0.0)

    def is_next(self, state: DarkState) -> bool:
        """Return whether all columns before have their charges."""
        for goal in state.scenario.goals:
            if isinstance(goal, CollapseYellow) and goal.number < self.number and goal.missing(state) > 0:
                return False
        return True

    def wanting(self, state: DarkState) -> int:
        """Return how many charges nobody has yet, when the columns before are served first."""
        held = len([token for token in state.objectives if token.holder >= 0 and token.colour == RED])
        for goal in state.scenario.goals:
            if isinstance(goal, CollapseYellow) and goal.number < self.number:
                held -= goal.missing(state)
        return max(0, self.missing(state) - max(0, held))

    def beacons(self, state: DarkState) -> list[int]:
        """Return where charges may lie, as long as some are wanting."""
        if self.wanting(state) == 0:
            return []
        return [token.zone for token in state.objectives if token.zone >= 0 and token.is_hidden]

    def targets(self, state: DarkState) -> list[int]:
        """Return the column, as often as it needs a charge."""
        return [self.column.zone] * self.missing(state) if self.is_next(state) else []

    def tools(self, state: DarkState) -> tuple[str, ...]:
        return (KEPT,)

    def shelters(self, state: DarkState) -> list[int]:
        """Return what will be left of the station, once the column can be brought down."""
        if self.is_met(state) or self.missing(state) > 0 or self.columns.fallen(state) < self.number:
            return []
        return [zone for zone, cells in enumerate(self.column.after.cells) if cells]

    def is_possible(self, state: DarkState) -> bool:
        """The column has to stand, and there have to be charges for all columns."""
        if self.is_met(state):
            return True
        needed = 0
        for goal in state.scenario.goals:
            if isinstance(goal, CollapseYellow):
                needed += goal.missing(state)
        usable = [
            token
            for token in state.objectives
            if token.colour == RED and (token.zone >= 0 or token.holder >= 0)
        ]
        return len(usable) >= needed and self.columns.stands(state, self.number)

    def progress(self, state: DarkState) -> tuple[int, int]:
        return (CHARGES - self.missing(state), CHARGES)


class CollapsePink(CollapseYellow):
    """Bring down the second column, after the first."""

    id: ClassVar[str] = "collapse_pink"


def make(rows: tuple[ColumnRow, ...], site: Site) -> Columns:
    """Return the columns of a mission, with the station that each leaves behind."""
    made: list[Column] = []
    for number, one in enumerate(rows):
        colour = site.colour(one.colour)
        names = [token.zone for token in site.row.objectives if token.colour == one.colour]
        if len(names) != 1 or colour == RED:
            raise ContentError(f"{site.where} columns: there must be one {one.colour} Objective")
        shifts = {site.zone(name, "columns"): rule for name, rule in one.shifts.items()}
        made.append(Column(colour, site.laid.places[names[0]], one.rule, site.stage(number + 1), shifts))
    return Columns(made, site.row.kept)
