"""The Safehouse of Rescue Mission: Fully Barricaded, on another outer board than the refuge."""

from typing import ClassVar

from veglia.games.last_night_on_earth.rules.barricades import barricade_fully
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.trait import Trait


class Safehouse(Trait[LastNightState]):
    rule: ClassVar[str] = "lnoe.rescue.safehouse"

    def accepts_building(self, state: LastNightState, building: int, data: tuple[int, ...]) -> bool:
        refuge = state.town.buildings[state.count("refuge") - 1]
        house = state.town.buildings[building]
        return not house.pits and house.section != refuge.section

    def building_found(self, state: LastNightState, building: int, data: tuple[int, ...]) -> None:
        state.counts["safehouse"] = building + 1
        barricade_fully(state, building, 0, self.rule)


TRAIT = Safehouse
