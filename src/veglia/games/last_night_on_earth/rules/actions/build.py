"""Building a Barricade in place of moving, or reinforcing one."""

from typing import ClassVar

from veglia.games.last_night_on_earth.rules import barricades, hooks, sources
from veglia.games.last_night_on_earth.rules.action import INSTEAD_OF_MOVING, Action
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.kernel.machine import Option


class BuildBarricade(Option):
    """Put a Barricade on a wall, or a Reinforcement on the Barricade that is there."""

    def __init__(self, hero: int, wall: int) -> None:
        self.hero = hero
        self.wall = wall


class Build(Action):
    """With a Movement result of 4+ a Hero inside a building may build along a wall that he touches."""

    when: ClassVar[int] = INSTEAD_OF_MOVING

    def options(self, state: LastNightState, hero: int) -> list[Option]:
        if not state.has_rule("barricades") or building_result(state, hero) < barricades.BUILT_ON:
            return []
        return [
            BuildBarricade(hero, wall) for wall in barricades.walls_to_build(state, state.heroes[hero].space)
        ]

    def is_mine(self, option: Option) -> bool:
        return isinstance(option, BuildBarricade)

    def take(self, state: LastNightState, hero: int, option: Option) -> None:
        assert isinstance(option, BuildBarricade)
        barricades.build(state, option.wall, hero)


def building_result(state: LastNightState, hero: int) -> int:
    """Return a Hero's Movement result as it counts for building."""
    result = state.movement
    for source in sources.of_hero(state, hero, hooks.BUILD_PLUS):
        result += sources.trait_of(state, source).build_plus(state, source, hero)
    return result


ACTION = Build()
