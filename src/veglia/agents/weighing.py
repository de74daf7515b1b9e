"""Weighing options: those that look best are thought through to the end of the turn, in many worlds.

Dice and decks decide much of what a turn brings. A few worlds mostly show luck: the more of them, the better
the choice.
"""

import math
from typing import Final

from veglia.agents.turns import Mind, follow, open_all, open_up, promising
from veglia.kernel.machine import State

# So many of the options that look best at once are weighed.
MOST: Final = 8
# The best is clearly better than another when it is by so many standard errors, in so many worlds at least.
CLEARLY: Final = 3.0
FEWEST: Final = 8


class Weighed:
    """An option and what it was worth in each world."""

    def __init__(self, number: int) -> None:
        self.number: Final = number
        self.values: Final[list[float]] = []

    def mean(self) -> float:
        return sum(self.values) / max(1, len(self.values))

    def clearly_beats(self, other: "Weighed") -> bool:
        """Return whether it is better than another in the same worlds, by more than chance explains."""
        worlds = len(self.values)
        if worlds < FEWEST:
            return False
        differences = [self.values[place] - other.values[place] for place in range(worlds)]
        mean = sum(differences) / worlds
        spread = sum([(difference - mean) * (difference - mean) for difference in differences])
        return mean > CLEARLY * math.sqrt(spread / (worlds * (worlds - 1)))


class Weighing:
    """The options of one question that are still weighed, the best first."""

    def __init__(self, mind: Mind, worlds: list[State]) -> None:
        """Take a few worlds, to see which options look best at once."""
        first = worlds[0]
        evaluation = mind.evaluation
        self.mind: Final = mind
        self.phase_key: Final = evaluation.phase_key(first)
        self.is_opening: Final = evaluation.is_opening(first)
        self.turn: Final = evaluation.turn(first)
        self.before: Final = evaluation.points(first, mind.side)
        opened = open_all(mind, worlds)
        self.running = [
            Weighed(one.number) for one in (opened if self.is_opening else promising(opened, MOST))
        ]

    def think(self, world: State) -> None:
        """Think every option through in another world."""
        for one in self.running:
            one.values.append(self.worth(world, one.number))
        self.running.sort(key=lambda one: (-one.mean(), -one.number))

    def worth(self, world: State, number: int) -> float:
        scale = self.mind.evaluation.scale
        branch = open_up(self.mind, [world], number, self.phase_key).branches[0]
        turn = self.mind.evaluation.turn(branch.state) if self.is_opening else self.turn
        change = follow(self.mind, branch, turn) - self.before
        return max(-scale.farthest, min(scale.farthest, change)) + scale.beyond * change

    def keep(self, number: int) -> None:
        """Go on with the best few only."""
        self.running = self.running[:number]

    def is_clear(self) -> bool:
        """Return whether the best beats all others that are still weighed."""
        best = self.running[0]
        return all(best.clearly_beats(other) for other in self.running[1:])
