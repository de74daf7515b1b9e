"""The family's encoding: which number stands where. A title says what it adds to the table and to Zones."""

from typing import Final

from veglia.games.zombicide.engine.bots.encoding import numbers, options, situation
from veglia.games.zombicide.engine.bots.encoding.marks import Marks, ZonePlaces
from veglia.games.zombicide.engine.bots.encoding.numbers import (
    FAR,
    MOST_GOALS,
    MOST_SURVIVORS,
    MOST_ZONES,
)
from veglia.games.zombicide.engine.bots.encoding.survey import Survey
from veglia.games.zombicide.engine.bots.packing import wanted_traits
from veglia.games.zombicide.engine.rules.state import NO_COMPANION, ZombicideState
from veglia.kernel.encoding import KindEncoding, Number, filled, named, named_rows, put
from veglia.kernel.machine import Option, State

# An exchange between two full inventories comes close; nothing else does.
MOST_OPTIONS: Final = 128


class ZombicideEncoding(KindEncoding):
    """Where everything has its place: the table, the asked Survivor, goals, Survivors, Zones."""

    def __init__(
        self,
        foes: list[str],
        cards: list[str],
        table_extra: list[Number],
        zone_extra: list[Number],
        fields: dict[type, tuple[str, ...]],
    ) -> None:
        """Take the kinds of Zombies and cards, the title's own numbers, and the fields of its options."""
        self.table: Final = numbers.TABLE + table_extra
        foe_numbers = [Number(f"foes.{foe}", 20, "Zombies of this kind in it") for foe in foes]
        self.zone: Final = numbers.ZONE + foe_numbers + zone_extra
        self.types: Final = {card: place for place, card in enumerate(cards)}
        self.asked_at: Final = len(self.table)
        self.goals_at: Final = self.asked_at + len(numbers.ASKED)
        self.survivors_at: Final = self.goals_at + MOST_GOALS * len(numbers.GOAL)
        self.zones_at: Final = self.survivors_at + MOST_SURVIVORS * len(numbers.SURVIVOR)
        self.size: Final = self.zones_at + MOST_ZONES * len(self.zone)
        self.places_of_zone: Final = ZonePlaces(self.zone, self.zones_at)
        super().__init__(situation_numbers(self.table, self.zone), fields, pointed_numbers(), MOST_OPTIONS)

    def table_extra(self, state: ZombicideState) -> list[int]:
        """Return the title's own numbers about the table."""
        return []

    def mark_zones(self, state: ZombicideState, marks: Marks) -> None:
        """Write the title's own numbers about Zones."""

    def situation(self, state: State, seat: int) -> bytes:
        assert isinstance(state, ZombicideState)
        survey = Survey(state)
        out = bytearray(self.size)
        put(out, 0, situation.table_values(survey, seat) + self.table_extra(state), self.table)
        put(out, self.asked_at, situation.asked_values(survey), numbers.ASKED)
        for place, goal in enumerate(state.scenario.goals[:MOST_GOALS]):
            at = self.goals_at + place * len(numbers.GOAL)
            put(out, at, situation.goal_values(state, goal), numbers.GOAL)
        for who in range(min(len(state.survivors), MOST_SURVIVORS)):
            at = self.survivors_at + who * len(numbers.SURVIVOR)
            put(out, at, situation.survivor_values(survey, who, seat), numbers.SURVIVOR)
        marks = Marks(self.places_of_zone, out)
        marks.lay(state.board)
        situation.mark_zones(survey, marks)
        self.mark_zones(state, marks)
        return bytes(out)

    def pointed_values(self, state: State, offered: list[Option]) -> list[list[int]]:
        assert isinstance(state, ZombicideState)
        survey = Survey(state)
        wanted = wanted_traits(state)
        return [self._point(survey, option, wanted) for option in offered]

    def _point(self, survey: Survey, option: Option, wanted: list[str]) -> list[int]:
        """Return what an option points at."""
        at = options.Pointed(survey.state, option, self.fields[type(option)])
        card = options.card_values(survey, at.card, at.second, self.types, wanted)
        values = filled(options.zone_values(survey, at.zone), len(numbers.OPTION_ZONE))
        values += filled(options.survivor_values(survey, at.survivor), len(numbers.OPTION_SURVIVOR))
        values += filled(card, len(numbers.OPTION_CARD))
        values += filled(options.slot_values(survey, at.survivor, at.slot), len(numbers.OPTION_SLOT))
        values += filled(options.foe_values(survey.state, at.foe), len(numbers.OPTION_FOE))
        return values + options.more_values(at)

    def progress(self, state: State, seat: int) -> float:
        """Return the share of the mission's goals that is done, each goal counting alike."""
        assert isinstance(state, ZombicideState)
        total = 0.0
        for goal in state.scenario.goals:
            done, whole = goal.progress(state)
            total += done / whole if whole > 0 else float(goal.is_met(state))
        return total / len(state.scenario.goals)

    def nearness(self, state: State, seat: int) -> float:
        """Return how near the players' Survivors are to beacons on average; who has left is there."""
        assert isinstance(state, ZombicideState)
        survey = Survey(state)
        near = 0.0
        count = 0
        for survivor in state.survivors:
            if survivor.leader == NO_COMPANION:
                way = survey.beacon_way(survivor.zone) if survivor.zone >= 0 else 0
                near += 1.0 - way / FAR
                count += 1
        return near / count


def situation_numbers(table: list[Number], zone: list[Number]) -> list[Number]:
    """Return the names of all that the situation tells, in order."""
    found = table + named("asked", numbers.ASKED) + named_rows("goal", MOST_GOALS, numbers.GOAL)
    found += named_rows("survivor", MOST_SURVIVORS, numbers.SURVIVOR)
    return found + named_rows("zone", MOST_ZONES, zone)


def pointed_numbers() -> list[Number]:
    """Return the names of all that an option can point at, in order."""
    found = named("zone", numbers.OPTION_ZONE)
    found += named("survivor", numbers.OPTION_SURVIVOR)
    found += named("card", numbers.OPTION_CARD)
    found += named("slot", numbers.OPTION_SLOT)
    found += named("foe", numbers.OPTION_FOE)
    return found + numbers.OPTION_MORE
