"""Free Search markers in every building in which no Hero starts."""

from typing import ClassVar

from veglia.games.last_night_on_earth.rules.exploring import lay_search_markers
from veglia.games.last_night_on_earth.rules.special import MARKERS, SpecialRule
from veglia.games.last_night_on_earth.rules.state import LastNightState


class FreeSearchMarkers(SpecialRule):
    stage: ClassVar[int] = MARKERS

    def set_up(self, state: LastNightState, count: int) -> None:
        lay_search_markers(state)


SPECIAL_RULE = FreeSearchMarkers()
