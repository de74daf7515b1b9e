"""A game whose chance comes from outside: a number is needed, or a seat is asked, or it is over."""

from veglia.kernel.chance import ChanceNeeded, ToldDice
from veglia.kernel.game import Setup, Title, apply
from veglia.kernel.machine import State, advance


class Trajectory:
    """How far a game has come.

    What happens between two questions is run anew from the first of them each time another number has been
    told, until none is needed any more. No state that it holds ever changes, so copies share them.
    """

    def __init__(self, title: Title, setup: Setup) -> None:
        self.title = title
        self.setup = setup
        # The last state at which a seat was asked; None while the game is being dealt.
        self.state: State | None = None
        # What was chosen there, and the numbers told since.
        self._chosen: int | None = None
        self._told: tuple[int, ...] = ()
        # A number below this is needed; 0 when none is.
        self.sides = 0
        self.decisions = 0
        self._run()

    def copy(self) -> "Trajectory":
        twin = Trajectory.__new__(Trajectory)
        twin.__dict__.update(self.__dict__)
        return twin

    def tell(self, number: int) -> None:
        """Let chance come up with a number."""
        assert 0 <= number < self.sides
        self._told = (*self._told, number)
        self._run()

    def choose(self, number: int) -> None:
        """Take one of the options that are offered, or an aside (-1 - place)."""
        assert self.sides == 0
        self._chosen = number
        self._told = ()
        self.decisions += 1
        self._run()

    def _run(self) -> None:
        try:
            self.state = self._next()
            self.sides = 0
        except ChanceNeeded as needed:
            self.sides = needed.sides

    def _next(self) -> State:
        """Return the state at the next question, if the told numbers are enough."""
        if self.state is None:
            dealt = self.title.deal(self.setup, ToldDice(self._told, 0))
            advance(dealt)
            return dealt
        twin = self.title.copy(self.state)
        twin.dice = ToldDice(self._told, twin.dice.reveals)
        assert self._chosen is not None
        apply(self.title, twin, self._chosen)
        return twin
