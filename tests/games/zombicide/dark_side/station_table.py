"""A table of Dark Side for tests; see tests/games/zombicide/table.py for how it is used.

    table = StationTable(["miranda"], (5, 2), at="12R.B", gear={"miranda": ["chainsaw"]})

`gear` fills the slots in order: two Hands, two on the Body, five of the Backpack; `ammo` puts cards under the
weapon of a Hand. The party is filled up with the rest of the squad, who wait off the board; each
seat has six.
"""

from collections.abc import Sequence
from typing import TypeVar

import msgspec

from tests.games.zombicide.seating import seated
from tests.games.zombicide.table import PLAYERS_PHASE, TestTable
from veglia.games.zombicide.dark_side.rules import library
from veglia.games.zombicide.dark_side.rules.boards import station_of
from veglia.games.zombicide.dark_side.rules.doors import close_door
from veglia.games.zombicide.dark_side.rules.mission_rule import MissionRule
from veglia.games.zombicide.dark_side.rules.openings import opening, opening_of
from veglia.games.zombicide.dark_side.rules.rows import DarkMissionRow
from veglia.games.zombicide.dark_side.rules.scenarios import make_scenario, scenario
from veglia.games.zombicide.dark_side.rules.slots import under
from veglia.games.zombicide.dark_side.rules.state import OPEN_PIT, DarkState, Machine
from veglia.games.zombicide.dark_side.rules.terms import terms_of
from veglia.games.zombicide.dark_side.title import TITLE, start_mission
from veglia.games.zombicide.engine.rules import zombies as figures
from veglia.games.zombicide.engine.rules.state import OFF_BOARD
from veglia.kernel.dice import scripted, seeded

SomeMissionRule = TypeVar("SomeMissionRule", bound=MissionRule)


def mission_row(**changes: object) -> DarkMissionRow:
    """Return the first mission with some of its parts replaced."""
    return msgspec.structs.replace(library.mission("m0"), **changes)


def mission_rule_of(state: DarkState, kind: type[SomeMissionRule]) -> SomeMissionRule:
    """Return the mission's mission rule of a kind."""
    return next(one for one in terms_of(state).mission_rules if isinstance(one, kind))


class StationTable(TestTable):
    """A state of Dark Side under the hands of a test."""

    state: DarkState  # type: ignore[assignment]  # the other title's table is typed for its own state

    def __init__(
        self,
        party: Sequence[str] = ("miranda",),
        dice: Sequence[int] = (),
        *,
        at: str | dict[str, str] = "12R.B",
        gear: dict[str, list[str | None]] | None = None,
        xenos: dict[str, dict[str, int]] | None = None,
        skills: dict[str, list[str]] | None = None,
        mission: str = "m0",
        row: DarkMissionRow | None = None,
        seats: list[list[str]] | None = None,
    ) -> None:
        everyone = [*party, *[name for name in library.usual_party() if name not in party]]
        size = max(6, len(party))
        dealt = [everyone[first : min(first + 6, size)] for first in range(0, size, 6)]
        setup = TITLE.setup(mission, seated(*(seats or dealt)), 1, {})
        if row is None:
            self.state = start_mission(opening(mission, "all"), scenario(mission), setup, seeded(setup.seed))
        else:
            laid = station_of(mission, row)
            begun = opening_of(mission, row, laid)
            self.state = start_mission(begun, make_scenario(mission, row, laid), setup, seeded(setup.seed))
        self.names = [name for seat in setup.seats for name in seat.figures]
        state = self.state
        state.agenda = []
        state.log = []
        state.dice = scripted(*dice)
        state.turn.phase = PLAYERS_PHASE
        state.turn.round = 1
        state.first_spawn = state.spawns[0].zone
        self.clear_zombies()
        for name in self.names:
            place = at if isinstance(at, str) else at.get(name, "")
            here = name in party and place
            self.survivor(name).zone = self.zone(place) if here else OFF_BOARD
        for name, cards in (gear or {}).items():
            self.equip(name, cards)
        for zone, kinds in (xenos or {}).items():
            for kind, count in kinds.items():
                self.add_zombies(zone, kind, count)
        for name, ids in (skills or {}).items():
            self.only_skills(name, ids)

    def kind(self, name: str) -> int:
        return library.xeno_numbers()[name]

    def skill(self, name: str) -> int:
        return library.skill_numbers()[name]

    def xenos(self, zone: str) -> dict[str, int]:
        """Return the Xenos of a Zone by kind."""
        counts = {
            kind: figures.count_of(self.state, self.zone(zone), self.kind(kind)) for kind in library.zombies()
        }
        return {kind: count for kind, count in counts.items() if count}

    def add_zombies(self, zone: str, kind: str, count: int = 1) -> None:
        figures.add(self.state, self.zone(zone), self.kind(kind), count)

    def free_card(self, id: str) -> int:
        state = self.state
        for pile in (state.aside, state.equipment.pile, state.equipment.discards, state.prototypes):
            for card in pile:
                if state.card(card).id == id:
                    return card
        raise AssertionError(f"no {id} left")

    def take_free_card(self, id: str) -> int:
        card = self.free_card(id)
        state = self.state
        for pile in (state.aside, state.equipment.pile, state.equipment.discards, state.prototypes):
            if card in pile:
                pile.remove(card)
        return card

    def attach(self, name: str, hand: int, *ids: str) -> None:
        """Put ammunition under the weapon of a Hand."""
        for slot, id in zip(under(hand), ids, strict=False):
            self.survivor(name).cards[slot] = self.take_free_card(id)

    def doorway(self, one: str, other: str) -> int:
        return self.state.station_board.doorway(self.zone(one), self.zone(other))

    def close(self, one: str, other: str) -> int:
        """Close a doorway with a neutral door."""
        doorway = self.doorway(one, other)
        close_door(self.state, 0, doorway, "ds.act.door")
        return doorway

    def dig(self, zone: str, side: int = OPEN_PIT) -> None:
        self.state.pits[self.zone(zone)] = side

    def add_machine(self, id: str, zone: str, *, active: bool = False) -> int:
        self.state.machines.append(Machine(list(library.machines()).index(id), self.zone(zone), active))
        return len(self.state.machines) - 1

    def noise(self, zone: str) -> int:
        return self.state.noise[self.zone(zone)]

    def sees(self, name: str) -> set[str]:
        """Return the names of the Zones a Survivor sees, its own apart."""
        sight = self.state.scenario.rules.sight(self.state, self.who(name))
        here = self.survivor(name).zone
        return {
            place
            for place, zone in self.state.board.places.items()
            if zone != here and sight.can_see(here, zone)
        }

    def stack_xeno_cards(self, *numbers: int) -> None:
        """Put Xeno cards (by printed number) on top, the first to be drawn first."""
        pile = self.state.zombie_deck.pile
        for number in reversed(numbers):
            pile.remove(number - library.FIRST_CARD)
            pile.append(number - library.FIRST_CARD)
