"""The Final Destination of Search for the Truth: freed, and where it is missing attached outside a corner."""

from typing import ClassVar, Final

from veglia.games.last_night_on_earth.rules import barricades, lasting, sewers
from veglia.games.last_night_on_earth.rules.asking import SideQuestion
from veglia.games.last_night_on_earth.rules.goals import check_goals, scenario_of
from veglia.games.last_night_on_earth.rules.models import HEROES, ZOMBIES
from veglia.games.last_night_on_earth.rules.plays import PickSpace
from veglia.games.last_night_on_earth.rules.random_building import HERO_CHOICE, SECTIONS, ZOMBIE_CHOICE
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.town import NE, NW, OUTDOORS, SE, SIZE, SW
from veglia.games.last_night_on_earth.rules.towns import town
from veglia.kernel.machine import Event, Option, Step

REACH: Final = 3
# The rows and columns of the town that the section touches, by corner.
ROWS: Final = {NW: 0, NE: 0, SE: SIZE - 1, SW: SIZE - 1}
COLS: Final = {NW: 0, NE: SIZE - 1, SE: SIZE - 1, SW: 0}
# Traits that keep Heroes out of a building.
TAKEN: Final = ("taken_the", "marker/taken_over_marker")


class CornerRolled(Event):
    """A die for the corner of an attached section; `corner` is -1 where it is rolled again or chosen."""

    def __init__(self, face: int, corner: int) -> None:
        self.face = face
        self.corner = corner


class SectionAttached(Event):
    def __init__(self, corner: int, building: int) -> None:
        self.corner = corner
        self.building = building


class DestinationFreed(Event):
    """The Final Destination is known; it cannot be Taken Over any more."""

    def __init__(self, building: int) -> None:
        self.building = building


def touching(state: LastNightState, corner: int) -> list[int]:
    """Return the five spaces of the town that a section outside a corner touches."""
    row, col = ROWS[corner], COLS[corner]
    across = 1 if col == 0 else -1
    down = 1 if row == 0 else -1
    cells = [(row, col + across * step) for step in range(REACH)]
    cells += [(row + down * step, col) for step in range(1, REACH)]
    return [state.town.cells[cell] for cell in cells]


def corner_space(state: LastNightState, corner: int) -> int:
    return state.town.cells[ROWS[corner], COLS[corner]]


def open_corners(state: LastNightState) -> list[int]:
    """Return the corners at which at least one touching space is outdoors."""
    return [
        corner
        for corner in (NW, NE, SE, SW)
        if any(state.town.building[space] == OUTDOORS for space in touching(state, corner))
    ]


class FindCorner(Step[LastNightState]):
    """Roll for the corner; a blocked one is rolled again."""

    rule: ClassVar[str] = "lnoe.truth.destination-off-board"

    def __init__(self, board: str, building: str) -> None:
        self.board = board
        self.building = building

    def run(self, state: LastNightState) -> None:
        valid = open_corners(state)
        while valid:
            face = state.dice.die()
            if face in (HERO_CHOICE, ZOMBIE_CHOICE):
                side = HEROES if face == HERO_CHOICE else ZOMBIES
                state.emit(CornerRolled(face, -1), self.rule)
                state.push(ChooseCorner(side, self.board, self.building))
                return
            corner = SECTIONS[face]
            if corner in valid:
                state.emit(CornerRolled(face, corner), self.rule)
                attach(state, corner, self.board, self.building)
                return
            state.emit(CornerRolled(face, -1), "lnoe.truth.corner-blocked")


class ChooseCorner(SideQuestion):
    """A side chooses the corner at which the section is attached."""

    rule: ClassVar[str] = "lnoe.truth.destination-off-board"

    def __init__(self, side: int, board: str, building: str) -> None:
        super().__init__(side)
        self.board = board
        self.building = building

    def options(self, state: LastNightState) -> list[Option]:
        return [PickSpace(corner_space(state, corner)) for corner in open_corners(state)]

    def take(self, state: LastNightState, option: Option) -> None:
        assert isinstance(option, PickSpace)
        for corner in open_corners(state):
            if corner_space(state, corner) == option.space:
                attach(state, corner, self.board, self.building)
                return


def attach(state: LastNightState, corner: int, board: str, id: str) -> None:
    """Attach an outer board outside a corner; what is on the board stays where it is."""
    before = state.town
    state.town = town(f"{before.key}/{corner}{board}")
    barricades.carry_over(state, before)
    sewers.carry_over(state, before)
    building = next(place for place, one in enumerate(state.town.buildings) if one.id == id)
    state.emit(SectionAttached(corner, building), "lnoe.truth.destination-off-board")
    scenario_of(state).destination_found(state, building)
    check_goals(state)


def free_destination(state: LastNightState, building: int) -> None:
    """Remove all that has Taken Over the Final Destination."""
    for place in range(len(state.lasting) - 1, -1, -1):
        one = state.lasting[place]
        if one.building == building and one.trait in TAKEN:
            lasting.take_away(state, place, "lnoe.truth.destination-cleared")
    state.emit(DestinationFreed(building), "lnoe.truth.destination-cleared")
