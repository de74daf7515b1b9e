"""Taken Over Choice: the Zombie player chooses buildings that Heroes may not enter."""

from typing import ClassVar

from veglia.games.last_night_on_earth.rules.models import ZOMBIES
from veglia.games.last_night_on_earth.rules.random_building import ChooseBuilding
from veglia.games.last_night_on_earth.rules.special import TAKEN_OVER, SpecialRule
from veglia.games.last_night_on_earth.rules.state import LastNightState


class TakenOverChoice(SpecialRule):
    stage: ClassVar[int] = TAKEN_OVER

    def set_up(self, state: LastNightState, count: int) -> None:
        for _ in range(count):
            state.push(ChooseBuilding(ZOMBIES, "marker/taken_over_marker", ()))


SPECIAL_RULE = TakenOverChoice()
