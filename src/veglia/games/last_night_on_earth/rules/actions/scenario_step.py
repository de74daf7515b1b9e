"""What a scenario lets a Hero do in place of moving: fill the truck, light the house, use the evidence."""

from typing import ClassVar

from veglia.games.last_night_on_earth.rules.action import INSTEAD_OF_MOVING, Action
from veglia.games.last_night_on_earth.rules.goals import check_goals, scenario_of
from veglia.games.last_night_on_earth.rules.scenario import ScenarioStep
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.kernel.machine import Option


class TakeScenarioStep(Action):
    when: ClassVar[int] = INSTEAD_OF_MOVING

    def options(self, state: LastNightState, hero: int) -> list[Option]:
        return scenario_of(state).steps(state, hero)

    def is_mine(self, option: Option) -> bool:
        return isinstance(option, ScenarioStep)

    def take(self, state: LastNightState, hero: int, option: Option) -> None:
        scenario_of(state).take_step(state, hero, option)
        check_goals(state)


ACTION = TakeScenarioStep()
