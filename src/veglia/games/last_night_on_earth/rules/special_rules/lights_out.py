"""Lights Out: random buildings are dark from the start."""

from typing import ClassVar

from veglia.games.last_night_on_earth.rules.random_building import roll_building
from veglia.games.last_night_on_earth.rules.special import LIGHTS_OUT, SpecialRule
from veglia.games.last_night_on_earth.rules.state import LastNightState


class LightsOut(SpecialRule):
    stage: ClassVar[int] = LIGHTS_OUT

    def set_up(self, state: LastNightState, count: int) -> None:
        for _ in range(count):
            roll_building(state, state.content.traits["marker/lights_out_marker"])


SPECIAL_RULE = LightsOut()
