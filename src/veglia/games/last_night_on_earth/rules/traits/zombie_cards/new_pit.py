"""New Spawning Pit: one more pit, in a random building."""

from veglia.games.last_night_on_earth.rules import questions
from veglia.games.last_night_on_earth.rules.barricades import is_fully_barricaded
from veglia.games.last_night_on_earth.rules.plays import SPACE, Choice, picked
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.zombie_effects import (
    CardOnBuilding,
    settle,
)
from veglia.kernel.machine import Option


class NewPit(CardOnBuilding):
    def free_spaces(self, state: LastNightState, building: int) -> list[int]:
        return [space for space in state.town.buildings[building].spaces if space not in state.pits]

    def accepts_building(self, state: LastNightState, building: int, data: tuple[int, ...]) -> bool:
        return bool(self.free_spaces(state, building)) and not is_fully_barricaded(state, building)

    def building_found(self, state: LastNightState, building: int, data: tuple[int, ...]) -> None:
        card, seat = data
        questions.ask(
            state,
            self,
            (seat,),
            "space",
            SPACE,
            self.free_spaces(state, building),
            card=card,
            data=(building,),
        )

    def chosen(self, state: LastNightState, choice: Choice, option: Option) -> None:
        space = picked(option)
        state.pits.append(space)
        settle(state, choice.card, space, choice.data[0], self.rule)

    def ended(self, state: LastNightState, hero: int, space: int, building: int) -> None:
        if space in state.pits:
            state.pits.remove(space)


TRAIT = NewPit
