"""Exertion: a Wound for a Barricade or a Reinforcement, at the end of a Hero's movement step."""

from typing import ClassVar

from veglia.games.last_night_on_earth.rules import barricades
from veglia.games.last_night_on_earth.rules.action import AFTER_MOVING, Action
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.wounding import EXERTION, WOUND_RULES, deal_wounds
from veglia.kernel.machine import Option


class ExertYourself(Option):
    """Take a Wound to put a Barricade on a wall, or a Reinforcement on the Barricade that is there."""

    def __init__(self, hero: int, wall: int) -> None:
        self.hero = hero
        self.wall = wall


class Exert(Action):
    """Whatever he did in step 1, a Hero inside a building may build for a Wound, as often as he likes."""

    when: ClassVar[int] = AFTER_MOVING

    def options(self, state: LastNightState, hero: int) -> list[Option]:
        if not state.has_rule("barricades"):
            return []
        return [
            ExertYourself(hero, wall) for wall in barricades.walls_to_build(state, state.heroes[hero].space)
        ]

    def is_mine(self, option: Option) -> bool:
        return isinstance(option, ExertYourself)

    def take(self, state: LastNightState, hero: int, option: Option) -> None:
        """Finish the Barricade first: the Wound may be his last."""
        assert isinstance(option, ExertYourself)
        barricades.build(state, option.wall, hero, WOUND_RULES[EXERTION])
        deal_wounds(state, hero, 1, EXERTION, -1)


ACTION = Exert()
