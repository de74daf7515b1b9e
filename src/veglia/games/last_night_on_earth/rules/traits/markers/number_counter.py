"""The random building of a Number Counter: one that has none yet. Its number is drawn once all are placed."""

from veglia.games.last_night_on_earth.rules.markers import NOWHERE, NUMBER, MarkerLaid, counter_on, lay
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.town import NO_SPACE
from veglia.games.last_night_on_earth.rules.trait import Trait


class NumberCounter(Trait[LastNightState]):
    rule = "lnoe.counters.setup"

    def accepts_building(self, state: LastNightState, building: int, data: tuple[int, ...]) -> bool:
        return counter_on(state, building) == NOWHERE

    def building_found(self, state: LastNightState, building: int, data: tuple[int, ...]) -> None:
        lay(state, NUMBER, building, NO_SPACE, 0, False)
        state.emit(MarkerLaid(NUMBER, building, NO_SPACE), self.rule)


TRAIT = NumberCounter
