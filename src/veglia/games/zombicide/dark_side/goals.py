"""The goals that only missions of this title have."""

from typing import ClassVar, Final

from veglia.games.zombicide.dark_side.state import PINK, YELLOW, DarkState
from veglia.games.zombicide.engine.goal import Goal
from veglia.games.zombicide.engine.goals import TakeObjectives
from veglia.games.zombicide.engine.state import OFF_BOARD, ZombicideState

RED_LEVEL: Final = 3


class RedAndObjectives(TakeObjectives):
    """Bring all Survivors to Red and take all Objectives."""

    id: ClassVar[str] = "red_and_objectives"

    def is_met(self, state: ZombicideState) -> bool:
        for survivor in state.survivors:
            if survivor.level < RED_LEVEL:
                return False
        return super().is_met(state)

    def left(self, state: ZombicideState) -> float:
        red = len([survivor for survivor in state.survivors if survivor.level == RED_LEVEL])
        return super().left(state) + len(state.survivors) - red

    def progress(self, state: ZombicideState) -> tuple[int, int]:
        done, all = super().progress(state)
        red = len([survivor for survivor in state.survivors if survivor.level == RED_LEVEL])
        return (done + red, all + len(state.survivors))


class TakeCodes(Goal[DarkState]):
    """Take the yellow and the pink Objective."""

    id: ClassVar[str] = "take_codes"

    def is_met(self, state: DarkState) -> bool:
        return self.progress(state)[0] == len(self._codes(state))

    def _codes(self, state: DarkState) -> list[int]:
        return [number for number, token in enumerate(state.objectives) if token.colour in (YELLOW, PINK)]

    def is_possible(self, state: DarkState) -> bool:
        for number in self._codes(state):
            token = state.objectives[number]
            if token.zone == OFF_BOARD and not token.is_taken:
                return False
        return True

    def left(self, state: DarkState) -> float:
        done, all = self.progress(state)
        return float(all - done)

    def beacons(self, state: DarkState) -> list[int]:
        """Return where one may lie; the colour of a hidden one is not known to anyone."""
        return [
            token.zone
            for token in state.objectives
            if token.zone >= 0 and (token.is_hidden or token.colour in (YELLOW, PINK))
        ]

    def progress(self, state: DarkState) -> tuple[int, int]:
        codes = self._codes(state)
        return (len([number for number in codes if state.objectives[number].is_taken]), len(codes))
