"""Goals that several missions of this title have, beside the family's."""

from typing import ClassVar

from veglia.games.zombicide.dark_side.rules.state import GREEN, PINK, VIOLET, YELLOW, DarkState
from veglia.games.zombicide.engine.rules.goal import Goal
from veglia.games.zombicide.engine.rules.goals.shared import Escape, TakeEveryObjective
from veglia.games.zombicide.engine.rules.state import OFF_BOARD, Objective, ZombicideState


class TakeSome(TakeEveryObjective):
    """Take the Objectives that count; the others may stay."""

    # No mission names it: its subclasses say what counts.
    id: ClassVar[str] = ""

    def counts(self, state: ZombicideState, token: Objective) -> bool:
        """Return whether an Objective has to be taken."""
        raise NotImplementedError

    def is_met(self, state: ZombicideState) -> bool:
        done, total = self.progress(state)
        return done == total

    def left(self, state: ZombicideState) -> float:
        done, total = self.progress(state)
        return float(total - done)

    def beacons(self, state: ZombicideState) -> list[int]:
        """Return where one may lie; the colour of a hidden one is not known to anyone."""
        if self.is_met(state):
            return []
        return [
            token.zone
            for token in state.objectives
            if token.zone >= 0 and (token.is_hidden or self.counts(state, token))
        ]

    def is_possible(self, state: ZombicideState) -> bool:
        for token in state.objectives:
            if self.counts(state, token) and token.zone == OFF_BOARD and not token.is_taken:
                return False
        return True

    def progress(self, state: ZombicideState) -> tuple[int, int]:
        wanted = [token for token in state.objectives if self.counts(state, token)]
        return (len([token for token in wanted if token.is_taken]), len(wanted))


class TakeColours(TakeSome):
    """Take the Objectives of some colours."""

    colours: ClassVar[tuple[int, ...]] = ()

    def counts(self, state: ZombicideState, token: Objective) -> bool:
        return token.colour in self.colours


class TakeYellow(TakeColours):
    """Take the yellow Objective."""

    id: ClassVar[str] = "take_yellow"
    colours: ClassVar[tuple[int, ...]] = (YELLOW,)


class TakeRemotes(TakeColours):
    """Take both Remote Controls."""

    id: ClassVar[str] = "take_remotes"
    colours: ClassVar[tuple[int, ...]] = (GREEN, VIOLET)


class TakeCodes(TakeColours):
    """Take the yellow and the pink Objective."""

    id: ClassVar[str] = "take_codes"
    colours: ClassVar[tuple[int, ...]] = (YELLOW, PINK)


class AllRed(Goal[DarkState]):
    """Bring every Survivor to Red; who has been there counts, also after leaving the board."""

    id: ClassVar[str] = "all_red"

    def is_met(self, state: DarkState) -> bool:
        done, total = self.progress(state)
        return done == total

    def left(self, state: DarkState) -> float:
        """Return what is left, in parts of the way to Red."""
        red = state.scenario.library.levels[-1]
        return float(sum([red - self._points(one.ap, one.laps, red) for one in state.survivors])) / red

    def _points(self, points: int, laps: int, red: int) -> int:
        return red if laps > 0 else min(points, red)

    def progress(self, state: DarkState) -> tuple[int, int]:
        top = len(state.scenario.library.levels)
        there = [one for one in state.survivors if one.level == top or one.laps > 0]
        return (len(there), len(state.survivors))


class EscapeStation(Escape):
    """Leave the board with every Survivor; nobody may be cut off from the Exit for good."""

    def is_possible(self, state: ZombicideState) -> bool:
        distances = state.board.paths.distances_from(state.exit_zone())
        for survivor in state.survivors:
            if survivor.zone >= 0 and distances[survivor.zone] > state.board.size:
                return False
        return super().is_possible(state)
