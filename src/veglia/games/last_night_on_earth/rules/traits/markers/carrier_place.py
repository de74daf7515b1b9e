"""Where a red Zombie of Plague Carriers starts: in a random building without another."""

from typing import ClassVar

from veglia.games.last_night_on_earth.rules.models import RED, ZOMBIES
from veglia.games.last_night_on_earth.rules.plays import SPACE, Choice, picked
from veglia.games.last_night_on_earth.rules.questions import ask
from veglia.games.last_night_on_earth.rules.spawning import kind_of, place
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.trait import Trait
from veglia.kernel.machine import Option


class CarrierPlace(Trait[LastNightState]):
    rule: ClassVar[str] = "lnoe.victory.objective"

    def accepts_building(self, state: LastNightState, building: int, data: tuple[int, ...]) -> bool:
        spaces = state.town.buildings[building].spaces
        return not any(kind_of(one.number) == RED and one.space in spaces for one in state.zombies)

    def building_found(self, state: LastNightState, building: int, data: tuple[int, ...]) -> None:
        seats = tuple(state.seats_of(ZOMBIES))
        ask(state, self, seats, "space", SPACE, state.town.buildings[building].spaces, data=data)

    def chosen(self, state: LastNightState, choice: Choice, option: Option) -> None:
        place(state, choice.data[0], picked(option), False, self.rule)


TRAIT = CarrierPlace
