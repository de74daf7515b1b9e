"""Whom questions go to: the player of a Hero, or any player of a side."""

from veglia.games.last_night_on_earth.rules.models import HEROES
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.kernel.machine import Ask


class HeroQuestion(Ask[LastNightState]):
    """A question to the player of a Hero."""

    def __init__(self, hero: int) -> None:
        self.hero = hero

    def seat(self, state: LastNightState) -> int:
        return state.heroes[self.hero].seat


class HeroSideQuestion(Ask[LastNightState]):
    """A question that any Hero player may answer."""

    def seat(self, state: LastNightState) -> int:
        return state.seats_of(HEROES)[0]

    def seats(self, state: LastNightState) -> tuple[int, ...]:
        return tuple(state.seats_of(HEROES))


class SideQuestion(Ask[LastNightState]):
    """A question that any player of a side may answer."""

    def __init__(self, side: int) -> None:
        self.side = side

    def seat(self, state: LastNightState) -> int:
        return state.seats_of(self.side)[0]

    def seats(self, state: LastNightState) -> tuple[int, ...]:
        return tuple(state.seats_of(self.side))
