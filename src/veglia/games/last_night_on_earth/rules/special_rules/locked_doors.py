"""Locked Doors: the Zombies put Locked Door markers."""

from typing import ClassVar

from veglia.games.last_night_on_earth.rules import doors
from veglia.games.last_night_on_earth.rules.special import DOORS, SpecialRule
from veglia.games.last_night_on_earth.rules.state import LastNightState


class LockedDoors(SpecialRule):
    stage: ClassVar[int] = DOORS

    def set_up(self, state: LastNightState, count: int) -> None:
        doors.place_doors(state, doors.LOCKED)


SPECIAL_RULE = LockedDoors()
