"""Taken Over: Heroes may not enter random buildings."""

from typing import ClassVar

from veglia.games.last_night_on_earth.rules.random_building import roll_building
from veglia.games.last_night_on_earth.rules.special import TAKEN_OVER, SpecialRule
from veglia.games.last_night_on_earth.rules.state import LastNightState


class TakenOver(SpecialRule):
    stage: ClassVar[int] = TAKEN_OVER

    def set_up(self, state: LastNightState, count: int) -> None:
        for _ in range(count):
            roll_building(state, state.content.traits["marker/taken_over_marker"])


SPECIAL_RULE = TakenOver()
