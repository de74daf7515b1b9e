"""My God, They've Taken the...: Heroes may not enter a random building, and Zombies fill its empty spaces."""

from typing import ClassVar

from veglia.games.last_night_on_earth.rules import questions
from veglia.games.last_night_on_earth.rules.closed_buildings import can_be_taken_over
from veglia.games.last_night_on_earth.rules.plays import SPACE, Choice, Source, picked
from veglia.games.last_night_on_earth.rules.spawning import bring, room_for
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.stepping import is_free_of
from veglia.games.last_night_on_earth.rules.town import OUTDOORS
from veglia.games.last_night_on_earth.rules.trait import TAKEN_OVER_SEARCH
from veglia.games.last_night_on_earth.rules.zombie_effects import (
    CardOnBuilding,
    colour_of,
    row_of,
    settle,
)
from veglia.kernel.machine import Option


class TakenThe(CardOnBuilding):
    rule: ClassVar[str] = "lnoe.taken.effect"

    def accepts_building(self, state: LastNightState, building: int, data: tuple[int, ...]) -> bool:
        return can_be_taken_over(state, building)

    def building_found(self, state: LastNightState, building: int, data: tuple[int, ...]) -> None:
        card, seat = data
        settle(state, card, -1, building, self.rule)
        self.fill(state, building, seat)

    def fill(self, state: LastNightState, building: int, seat: int) -> None:
        """Put a Zombie of the pool into every empty space; if they are too few the player chooses where."""
        allies = [ally.space for ally in state.allies]
        empty = [
            space
            for space in state.town.buildings[building].spaces
            if not state.zombies_in(space) and not state.heroes_in(space) and space not in allies
        ]
        room = room_for(state, colour_of(state, seat))
        if not room or not empty:
            return
        if room < len(empty):
            questions.ask(state, self, (seat,), "space", SPACE, empty, data=(building, seat))
            return
        for space in empty:
            self.put(state, seat, space)

    def put(self, state: LastNightState, seat: int, space: int) -> None:
        bring(state, colour_of(state, seat), space, True, "lnoe.general.zombie-pool")

    def chosen(self, state: LastNightState, choice: Choice, option: Option) -> None:
        building, seat = choice.data
        self.put(state, seat, picked(option))
        self.fill(state, building, seat)

    def bars_entry(self, state: LastNightState, source: Source, hero: int, space: int) -> bool:
        """Those inside may go about; nobody else may come in."""
        building = row_of(state, source).building
        if building == OUTDOORS or state.building_at(space) != building:
            return False
        return state.building_at(state.heroes[hero].space) != building

    def bars_search(self, state: LastNightState, source: Source, hero: int) -> bool:
        building = row_of(state, source).building
        if building == OUTDOORS or state.building_at(state.heroes[hero].space) != building:
            return False
        return not is_free_of(state, hero, TAKEN_OVER_SEARCH)


TRAIT = TakenThe
