"""Zombie Grave Dead: a die fixes the ability of the red Zombies."""

from typing import ClassVar

from veglia.games.last_night_on_earth.rules.grave_dead import RollGraveDead
from veglia.games.last_night_on_earth.rules.special import GRAVE_DEAD, SpecialRule
from veglia.games.last_night_on_earth.rules.state import LastNightState


class GraveDead(SpecialRule):
    stage: ClassVar[int] = GRAVE_DEAD

    def set_up(self, state: LastNightState, count: int) -> None:
        state.push(RollGraveDead())


SPECIAL_RULE = GraveDead()
