"""Using a Free Search or Exploration marker at the end of a Hero's movement."""

from typing import ClassVar

from veglia.games.last_night_on_earth.rules import exploring
from veglia.games.last_night_on_earth.rules.action import AFTER_MOVING, Action
from veglia.games.last_night_on_earth.rules.markers import NOWHERE
from veglia.games.last_night_on_earth.rules.searching import search_options
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.kernel.machine import Option


class UseSearchMarker(Option):
    """Discard the Free Search marker of the building to Search."""

    def __init__(self, hero: int, building: int) -> None:
        self.hero = hero
        self.building = building


class Explore(Option):
    """Turn the Exploration marker of the building."""

    def __init__(self, hero: int, building: int) -> None:
        self.hero = hero
        self.building = building


class MarkerSearch(Action):
    """The Hero must have chosen to move; moving no space is enough."""

    when: ClassVar[int] = AFTER_MOVING

    def options(self, state: LastNightState, hero: int) -> list[Option]:
        if not state.count("has_moved"):
            return []
        place = exploring.marker_for(state, hero)
        if place == NOWHERE:
            return []
        marker = state.markers[place]
        if not marker.is_open:
            return [Explore(hero, marker.building)]
        return [UseSearchMarker(hero, marker.building)] if search_options(state, hero, True) else []

    def is_mine(self, option: Option) -> bool:
        return isinstance(option, (UseSearchMarker, Explore))

    def take(self, state: LastNightState, hero: int, option: Option) -> None:
        exploring.use_marker(state, hero)


ACTION = MarkerSearch()
