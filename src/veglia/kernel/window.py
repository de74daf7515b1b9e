"""Reaction windows: moments at which seats may play something, one after the other, until all have passed.

A window tells nothing of what a hand holds. Whether it opens depends on public facts only, and it asks even
a seat that can only pass: neither of the shortcuts of `Ask` (no option: passed over, a lone option: taken)
is used. Standing answers (`standing.py`) spare people most of these questions, outside the rules.
"""

from typing import Any, ClassVar, TypeVar

from mypy_extensions import mypyc_attr

from veglia.kernel.machine import Ask, Option, State

S = TypeVar("S", bound=State)

# How long "pass until the end of ..." may last.
FIGHT = "fight"
PHASE = "phase"
TURN = "turn"
SCOPES = (FIGHT, PHASE, TURN)


class Pass(Option):
    """Play nothing in a window now."""

    def __init__(self) -> None:
        pass


@mypyc_attr(allow_interpreted_subclasses=True)
class Window(Ask[S]):
    """Asks the seats of `order` in turn; closes when all of them have passed in a row.

    A game's window adds what it is about as further fields; `again` makes the next question.
    """

    forced: ClassVar[bool] = False
    # The name of the moment, one of the game's: "fight-rolled", "card-announced" ...
    moment: ClassVar[str] = ""

    def __init__(self, order: tuple[int, ...], place: int, passes: int) -> None:
        self.order = order
        # Whose turn it is in the order, and how many have passed since something was last played.
        self.place = place
        self.passes = passes

    def again(self, place: int, passes: int) -> "Window[S]":
        """Return the same window at another question."""
        raise NotImplementedError(type(self).__name__)

    def opens(self, state: S) -> bool:
        """Return whether the window can matter, by what everybody knows."""
        return True

    def plays(self, state: S, seat: int) -> list[Option]:
        """Return what a seat can play now; only that seat is told."""
        raise NotImplementedError(type(self).__name__)

    def resolve(self, state: S, seat: int, option: Option) -> None:
        """Play something. What it pushes is resolved before the window goes on: last in, first out."""
        raise NotImplementedError(type(self).__name__)

    def is_worth_a_stop(self, state: S, option: Option) -> bool:
        """Return whether a seat that is asked when it can play something is asked for this."""
        return True

    def scope(self, state: S, name: str) -> int:
        """Return the number of the present fight, phase or turn: a standing pass ends when it changes."""
        return 0

    def is_at_stake(self, state: S, seat: int) -> bool:
        """Return whether something of a seat's own is at stake, which ends its standing pass."""
        return False

    def seat(self, state: S) -> int:
        return self.order[self.place]

    def options(self, state: S) -> list[Option]:
        return [*self.plays(state, self.order[self.place]), Pass()]

    def run(self, state: S) -> None:
        if self.order and self.opens(state):
            state.asking = self
            state.offered = self.options(state)

    def take(self, state: S, option: Option) -> None:
        place = (self.place + 1) % len(self.order)
        if not isinstance(option, Pass):
            state.push(self.again(place, 0))
            self.resolve(state, self.order[self.place], option)
        elif self.passes + 1 < len(self.order):
            state.push(self.again(place, self.passes + 1))


def window_of(state: State) -> Window[Any] | None:
    """Return the window that is open, if the present question is one."""
    asking = state.asking
    return asking if isinstance(asking, Window) else None
