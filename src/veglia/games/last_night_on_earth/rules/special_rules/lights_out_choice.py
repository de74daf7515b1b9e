"""Lights Out Choice: the Zombie player chooses buildings that are dark from the start."""

from typing import ClassVar

from veglia.games.last_night_on_earth.rules.models import ZOMBIES
from veglia.games.last_night_on_earth.rules.random_building import ChooseBuilding
from veglia.games.last_night_on_earth.rules.special import LIGHTS_OUT, SpecialRule
from veglia.games.last_night_on_earth.rules.state import LastNightState


class LightsOutChoice(SpecialRule):
    stage: ClassVar[int] = LIGHTS_OUT

    def set_up(self, state: LastNightState, count: int) -> None:
        for _ in range(count):
            state.push(ChooseBuilding(ZOMBIES, "marker/lights_out_marker", ()))


SPECIAL_RULE = LightsOutChoice()
