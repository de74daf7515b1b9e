"""What a game tells bots: how good a state looks."""

from mypy_extensions import mypyc_attr

from veglia.kernel.machine import Option, State


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """Looks at states; a game brings its own."""

    def points(self, state: State) -> float:
        """Return how good a state looks for the players' side; only differences count."""
        raise NotImplementedError(type(self).__name__)

    def moment(self, state: State) -> int:
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
        return self.moment(state)

    def considers(self, state: State, option: Option) -> bool:
        """Return whether an option is worth a thought; at least one of those offered must be."""
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

    def chance(self, state: State, points: float) -> float:
        """Return how likely a win is in a state that has so many points."""
        raise NotImplementedError(type(self).__name__)
