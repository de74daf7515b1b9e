"""The Darkness marker: it moves one space at a time, and icons on the track are never jumped.

What lies on the track is the business of modules (`darkness_reached`): the fire icon, the radiation leak.
"""

from typing import ClassVar

from veglia.games.dark_darker_darkest.rules.events import DarknessGrew
from veglia.games.dark_darker_darkest.rules.state import DarkestState
from veglia.kernel.machine import Step


class AdvanceDarkness(Step[DarkestState]):
    """Darkness advances some spaces, in the first act."""

    rule: ClassVar[str] = "ddd.darkness.event"

    def __init__(self, spaces: int, why: str) -> None:
        self.spaces = spaces
        self.why = why

    def run(self, state: DarkestState) -> None:
        last = state.library.darkness_last
        if not state.is_before_finale() or state.darkness == last:
            return
        if self.spaces > 1:
            state.push(AdvanceDarkness(self.spaces - 1, self.why))
        state.darkness += 1
        state.emit(DarknessGrew(state.darkness), self.why)
        if state.darkness == last:
            state.last_round = state.round + (1 if state.settings.has_extra_round else 0)
        for module in state.settings.modules:
            module.darkness_reached(state, state.darkness)
