"""The random building in which a Townsfolk Ally starts: one without a Spawning Pit."""

from veglia.games.last_night_on_earth.rules.allies import PlaceAlly
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.trait import Trait


class AllyStart(Trait[LastNightState]):
    rule = "lnoe.town.start"

    def accepts_building(self, state: LastNightState, building: int, data: tuple[int, ...]) -> bool:
        for space in state.town.buildings[building].spaces:
            if space in state.pits:
                return False
        return True

    def building_found(self, state: LastNightState, building: int, data: tuple[int, ...]) -> None:
        state.push(PlaceAlly(building))


TRAIT = AllyStart
