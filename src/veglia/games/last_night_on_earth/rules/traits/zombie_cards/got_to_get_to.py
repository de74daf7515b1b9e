"""I've Got to Get to the...: a Hero may not Search until he has moved into a random building."""

from veglia.games.last_night_on_earth.rules import lasting
from veglia.games.last_night_on_earth.rules.plays import Played, Source
from veglia.games.last_night_on_earth.rules.random_building import roll_building, valid_buildings
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.stepping import may_enter
from veglia.games.last_night_on_earth.rules.town import OUTDOORS
from veglia.games.last_night_on_earth.rules.zombie_effects import (
    CardOnHero,
    lies_on,
    put_aside,
    row_of,
    settle,
)


class GotToGetTo(CardOnHero):
    def fits(self, state: LastNightState, hero: int) -> bool:
        return bool(valid_buildings(state, self, (hero,)))

    def play(self, state: LastNightState, played: Played) -> None:
        put_aside(state, self.id, played.card, played.hero)
        roll_building(state, self, (played.hero, played.card))

    def accepts_building(self, state: LastNightState, building: int, data: tuple[int, ...]) -> bool:
        hero = data[0]
        if state.building_at(state.heroes[hero].space) == building:
            return False
        return may_enter(state, hero, state.town.buildings[building].spaces[0])

    def building_found(self, state: LastNightState, building: int, data: tuple[int, ...]) -> None:
        settle(state, data[1], -1, building, self.rule)

    def bars_search(self, state: LastNightState, source: Source, hero: int) -> bool:
        return lies_on(state, source, hero)

    def entered(self, state: LastNightState, source: Source, hero: int, space: int) -> None:
        building = row_of(state, source).building
        if building != OUTDOORS and lies_on(state, source, hero) and state.building_at(space) == building:
            lasting.end_later(state, source.lasting, self.rule)


TRAIT = GotToGetTo
