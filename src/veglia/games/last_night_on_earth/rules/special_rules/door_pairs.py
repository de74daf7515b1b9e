"""As many Door markers as Locked Door markers, an option on which players agree."""

from typing import ClassVar

from veglia.games.last_night_on_earth.rules import doors
from veglia.games.last_night_on_earth.rules.special import DOORS, SpecialRule
from veglia.games.last_night_on_earth.rules.state import LastNightState


class DoorPairs(SpecialRule):
    stage: ClassVar[int] = DOORS

    def set_up(self, state: LastNightState, count: int) -> None:
        doors.place_doors(state, doors.PAIRS)


SPECIAL_RULE = DoorPairs()
