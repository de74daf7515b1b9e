"""Random buildings: a die for the section, a die for the number set; 1 and 6 are choices of either side."""

from typing import Any, ClassVar, Final

from veglia.games.last_night_on_earth.rules.asking import SideQuestion
from veglia.games.last_night_on_earth.rules.models import HEROES, ZOMBIES
from veglia.games.last_night_on_earth.rules.plays import PickBuilding
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.town import NE, NW, SE, SW
from veglia.games.last_night_on_earth.rules.trait import Trait
from veglia.kernel.machine import Event, Option, Step

HERO_CHOICE: Final = 1
ZOMBIE_CHOICE: Final = 6
# The sections of the other results of the first die.
SECTIONS: Final = {2: NW, 3: NE, 4: SW, 5: SE}


class BuildingRolled(Event):
    """A random building: both dice (the second 0 where none was rolled) and the building (-1: roll again)."""

    def __init__(self, first: int, second: int, building: int) -> None:
        self.first = first
        self.second = second
        self.building = building


def valid_buildings(state: LastNightState, trait: Trait[Any], data: tuple[int, ...]) -> list[int]:
    """Return the buildings that a roll of a trait may find; the Manor House is never one."""
    return [building for building in can_be_rolled(state) if trait.accepts_building(state, building, data)]


def can_be_rolled(state: LastNightState) -> list[int]:
    """Return the buildings that a random building roll can name."""
    return [building for building in range(len(state.town.buildings)) if building != state.town.manor]


def roll_building(state: LastNightState, trait: Trait[Any], data: tuple[int, ...] = ()) -> None:
    """Push a random building roll of a trait, which goes on in its `building_found`."""
    state.push(RollBuilding(trait.id, data))


class RollBuilding(Step[LastNightState]):
    """Roll until a valid building is found. Without any nothing happens."""

    rule: ClassVar[str] = "lnoe.random.area-roll"

    def __init__(self, trait: str, data: tuple[int, ...]) -> None:
        self.trait = trait
        self.data = data

    def run(self, state: LastNightState) -> None:
        trait = state.content.traits[self.trait]
        valid = valid_buildings(state, trait, self.data)
        while valid:
            first = state.dice.die()
            if first in (HERO_CHOICE, ZOMBIE_CHOICE):
                side = HEROES if first == HERO_CHOICE else ZOMBIES
                state.emit(BuildingRolled(first, 0, -1), CHOICES[side])
                state.push(ChooseBuilding(side, self.trait, self.data))
                return
            second = state.dice.die()
            found = building_of(state, SECTIONS[first], second)
            if found in valid:
                state.emit(BuildingRolled(first, second, found), "lnoe.random.number-set")
                trait.building_found(state, found, self.data)
                return
            state.emit(BuildingRolled(first, second, -1), "lnoe.random.reroll-invalid")


CHOICES: Final = ("lnoe.random.hero-choice", "lnoe.random.zombie-choice")


def building_of(state: LastNightState, section: int, face: int) -> int:
    """Return the building of a section whose number set has a face."""
    for place, building in enumerate(state.town.buildings):
        if building.section == section and face in building.numbers:
            return place
    return -1


class ChooseBuilding(SideQuestion):
    """A side names a valid building."""

    rule: ClassVar[str] = "lnoe.random.choice-is-building"

    def __init__(self, side: int, trait: str, data: tuple[int, ...]) -> None:
        super().__init__(side)
        self.trait = trait
        self.data = data

    def options(self, state: LastNightState) -> list[Option]:
        trait = state.content.traits[self.trait]
        return [PickBuilding(building) for building in valid_buildings(state, trait, self.data)]

    def take(self, state: LastNightState, option: Option) -> None:
        assert isinstance(option, PickBuilding)
        state.content.traits[self.trait].building_found(state, option.building, self.data)
