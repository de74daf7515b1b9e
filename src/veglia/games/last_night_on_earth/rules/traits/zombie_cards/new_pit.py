"""New Spawning Pit: one more pit, in a random building."""

from typing import ClassVar

from veglia.games.last_night_on_earth.rules import questions
from veglia.games.last_night_on_earth.rules.barricades import is_fully_barricaded
from veglia.games.last_night_on_earth.rules.plays import SPACE, Choice, Moment, Played, Source, picked
from veglia.games.last_night_on_earth.rules.random_building import roll_building, valid_buildings
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.trait import Trait
from veglia.games.last_night_on_earth.rules.zombie_effects import IMMEDIATE, REMAINS, put_aside, settle
from veglia.kernel.machine import Option


class NewPit(Trait[LastNightState]):
    rule: ClassVar[str] = REMAINS

    def plays(self, state: LastNightState, source: Source, moment: Moment) -> list[Option]:
        if moment.name != IMMEDIATE or not valid_buildings(state, self, ()):
            return []
        return [source.option()]

    def play(self, state: LastNightState, played: Played) -> None:
        put_aside(state, self.id, played.card)
        roll_building(state, self, (played.card, played.seat))

    def keeps(self, state: LastNightState, played: Played) -> bool:
        return True

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
