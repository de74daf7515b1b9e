"""The refuge of Rescue Mission: Fully Barricaded, Fully Reinforced, with the four Allies in one space."""

from typing import ClassVar

from veglia.games.last_night_on_earth.rules.allies import add_ally
from veglia.games.last_night_on_earth.rules.barricades import MOST, barricade_fully
from veglia.games.last_night_on_earth.rules.models import HEROES
from veglia.games.last_night_on_earth.rules.plays import SPACE, Choice, picked
from veglia.games.last_night_on_earth.rules.questions import ask
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.trait import Trait
from veglia.kernel.machine import Option

ALLIES = 4


class Refuge(Trait[LastNightState]):
    rule: ClassVar[str] = "lnoe.rescue.start-building"

    def accepts_building(self, state: LastNightState, building: int, data: tuple[int, ...]) -> bool:
        return not state.town.buildings[building].pits

    def building_found(self, state: LastNightState, building: int, data: tuple[int, ...]) -> None:
        state.counts["refuge"] = building + 1
        barricade_fully(state, building, MOST, self.rule)
        seats = tuple(state.seats_of(HEROES))
        ask(state, self, seats, "space", SPACE, state.town.buildings[building].spaces)

    def chosen(self, state: LastNightState, choice: Choice, option: Option) -> None:
        for _ in range(ALLIES):
            add_ally(state, picked(option), self.rule)


TRAIT = Refuge
