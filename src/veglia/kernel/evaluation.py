"""What a game tells bots: how good a state looks for a side."""

from typing import Final

from mypy_extensions import mypyc_attr

from veglia.kernel.machine import Option, State


class Scale:
    """The scale of a game's points, which agents need in order to combine them.

    farthest     nothing that happens in one world counts as better or worse than the question by more points:
                 else one world in a hundred in which the game is lost outweighs all that is done in others
    beyond       how much of what is beyond that still counts, to tell what is worst from what is bad
    sure         what an option costs more that loses the game without chance having a say
    passed_over  what an option costs that is not thought through; more than points of a game ever differ
    standing     what it is worth at least, from 0 (lost) to 1 (won), not to have lost yet
    """

    def __init__(
        self, farthest: float, beyond: float, sure: float, passed_over: float, standing: float
    ) -> None:
        self.farthest: Final = farthest
        self.beyond: Final = beyond
        self.sure: Final = sure
        self.passed_over: Final = passed_over
        self.standing: Final = standing


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluation:
    """Looks at states; a game brings its own. A side is named by its place among the title's."""

    def __init__(self, scale: Scale) -> None:
        self.scale: Final = scale

    def points(self, state: State, side: int) -> float:
        """Return how good a state looks for a side; only differences count."""
        raise NotImplementedError(type(self).__name__)

    def phase_key(self, state: State) -> int:
        """Return a number that changes when states can no longer be compared: a new phase, a new round."""
        raise NotImplementedError(type(self).__name__)

    def is_settled(self, state: State) -> bool:
        """Return whether nothing is half done: the question is what to do next, not how to finish it."""
        raise NotImplementedError(type(self).__name__)

    def is_opening(self, state: State) -> bool:
        """Return whether the question only says who goes on, so that it is worth what comes next."""
        return False

    def turn(self, state: State) -> int:
        """Return a number that changes when another's turn begins or the phase ends: plans go no farther."""
        return self.phase_key(state)

    def considers(self, state: State, option: Option) -> bool:
        """Return whether an option or an aside is worth a thought; at least one of those offered must be."""
        return True

    def considers_asides(self, state: State) -> bool:
        """Return whether anything beside the question could be worth a thought: else none is looked at."""
        return True

    def preset(self, state: State) -> int:
        """Return the number of the option to take without a thought, -1 where one is needed."""
        return -1

    def round(self, state: State) -> int:
        """Return the number of the round: how far playouts go is counted in them."""
        raise NotImplementedError(type(self).__name__)

    def gain(self, difference: float) -> float:
        """Return what so many points more are worth: from 0 through a half for none to 1."""
        raise NotImplementedError(type(self).__name__)

    def chance(self, state: State, points: float, side: int) -> float:
        """Return how likely a side wins in a state that has so many points for it."""
        raise NotImplementedError(type(self).__name__)
