"""Search, in place of moving."""

from typing import ClassVar

from veglia.games.last_night_on_earth.rules import searching
from veglia.games.last_night_on_earth.rules.action import INSTEAD_OF_MOVING, Action
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.kernel.machine import Option


class Search(Action):
    when: ClassVar[int] = INSTEAD_OF_MOVING

    def options(self, state: LastNightState, hero: int) -> list[Option]:
        return searching.search_options(state, hero)

    def is_mine(self, option: Option) -> bool:
        return searching.is_search(option)

    def take(self, state: LastNightState, hero: int, option: Option) -> None:
        searching.search(state, hero, option)


ACTION = Search()
