"""Number Counters: six counters face down on six random buildings."""

from typing import ClassVar

from veglia.games.last_night_on_earth.rules.markers import lay_number_counters
from veglia.games.last_night_on_earth.rules.special import PIECES, SpecialRule
from veglia.games.last_night_on_earth.rules.state import LastNightState


class NumberCounters(SpecialRule):
    stage: ClassVar[int] = PIECES

    def set_up(self, state: LastNightState, count: int) -> None:
        lay_number_counters(state)


SPECIAL_RULE = NumberCounters()
