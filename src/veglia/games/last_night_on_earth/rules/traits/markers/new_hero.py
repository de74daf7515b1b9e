"""The place of a Hero who enters the game in a random building."""

from veglia.games.last_night_on_earth.rules.entering import PlaceHero
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.stepping import may_enter
from veglia.games.last_night_on_earth.rules.trait import Trait


class NewHeroPlace(Trait[LastNightState]):
    rule = "lnoe.death.new-hero-place"

    def accepts_building(self, state: LastNightState, building: int, data: tuple[int, ...]) -> bool:
        return may_enter(state, data[0], state.town.buildings[building].spaces[0])

    def building_found(self, state: LastNightState, building: int, data: tuple[int, ...]) -> None:
        state.push(PlaceHero(data[0], tuple(state.town.buildings[building].spaces), 0))


TRAIT = NewHeroPlace
