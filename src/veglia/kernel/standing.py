"""Standing answers: what a seat has said in advance about windows.

They belong to the table, not to the rules: a pass by a standing answer is an ordinary choice, marked as
automatic. This module is the one place that decides them, for the server, the terminal and hot-seat games,
and that asks a title for its moments and what players call them.
"""

from typing import Final

from veglia.kernel.errors import BadAnswer
from veglia.kernel.game import Title
from veglia.kernel.machine import State
from veglia.kernel.window import SCOPES, window_of

ALWAYS: Final = "always"
# Ask only when there is something to play.
PLAYABLE: Final = "playable"
NEVER: Final = "never"
WISHES: Final = (ALWAYS, PLAYABLE, NEVER)


class SeatAnswers:
    """The standing answers of one seat."""

    def __init__(self, moments: tuple[str, ...]) -> None:
        """Take the names of the game's moments."""
        self.moments: Final = moments
        self.wishes: Final[dict[str, str]] = {}
        # Whether to ask at every moment, whatever else was said, until that is taken back.
        self.is_holding = False
        # Passes until the end of a fight, phase or turn: which, and its number.
        self._scope = ""
        self._number = 0

    def wish(self, moment: str, wish: str) -> None:
        """Say when to be asked at a kind of moment."""
        if moment not in self.moments:
            raise BadAnswer(f"unknown moment {moment!r}; known: {', '.join(self.moments) or 'none'}")
        if wish not in WISHES:
            raise BadAnswer(f"unknown standing answer {wish!r}; known: {', '.join(WISHES)}")
        self.wishes[moment] = wish

    def pass_until(self, state: State, scope: str) -> None:
        """Pass at every window until the end of the present fight, phase or turn."""
        window = window_of(state)
        if scope not in SCOPES:
            raise BadAnswer(f"unknown scope {scope!r}; known: {', '.join(SCOPES)}")
        if window is None:
            raise BadAnswer("no window is open")
        self.is_holding = False
        self._scope = scope
        self._number = window.scope(state, scope)

    @property
    def passing(self) -> str:
        """Until the end of what every window is passed: a fight, phase or turn; empty for no such pass."""
        return self._scope

    def hold(self) -> None:
        """Be asked at every window from now on; a standing pass ends."""
        self.is_holding = True
        self._scope = ""

    def release(self) -> None:
        """Go back to what was wished for each kind of moment; no standing pass remains."""
        self.is_holding = False
        self._scope = ""

    def answer(self, state: State, seat: int) -> int | None:
        """Return the number of the option to take without asking the seat, None where it is to be asked."""
        window = window_of(state)
        if window is None or seat not in window.seats(state):
            return None
        pass_ = len(state.offered) - 1
        wish = self._wish_now(state, seat)
        if wish == NEVER:
            return pass_
        if wish == PLAYABLE and not any(window.is_worth_a_stop(state, one) for one in state.offered[:-1]):
            return pass_
        return None

    def depends_on_hand(self, state: State, seat: int) -> bool:
        """Return whether others could tell from a question to the seat, or from none, what it can play.

        Whoever shows the others that a seat is asked now has to show the same where it is not.
        """
        window = window_of(state)
        if window is None or seat not in window.seats(state):
            return False
        return self._wish_now(state, seat) == PLAYABLE

    def always_asks(self, state: State, seat: int) -> bool:
        """Return whether the seat is to be asked at the present window whatever it can play."""
        window = window_of(state)
        if window is None or seat not in window.seats(state):
            return False
        return self._wish_now(state, seat) == ALWAYS

    def _wish_now(self, state: State, seat: int) -> str:
        """Return when the seat wants to be asked at the present window, with all that it has said."""
        window = window_of(state)
        assert window is not None
        if self.is_holding:
            return ALWAYS
        if self._scope and self._passes(state, seat):
            return NEVER
        return self.wishes.get(window.moment, PLAYABLE)

    def _passes(self, state: State, seat: int) -> bool:
        """Return whether the standing pass still holds; it ends for good when it does not."""
        window = window_of(state)
        assert window is not None
        if window.is_at_stake(state, seat) or window.scope(state, self._scope) != self._number:
            self._scope = ""
            return False
        return True


class StandingAnswers:
    """The standing answers of all seats of a table: the one place that decides which windows are passed."""

    def __init__(self, title: Title, seats: int) -> None:
        self.title: Final = title
        # The moments at which windows of the game open; empty in a title without windows.
        self.moments: Final = tuple(title.presentation.moments(title.languages[0]))
        self.seats: Final = [SeatAnswers(self.moments) for _ in range(seats)]

    def names(self, language: str) -> dict[str, str]:
        """Return what players call the moments."""
        return self.title.presentation.moments(language)

    def answer(self, state: State) -> int | None:
        """Return the choice that a standing answer makes now, None where a seat is to be asked."""
        window = window_of(state)
        if window is None:
            return None
        seat: int = window.seat(state)
        return self.seats[seat].answer(state, seat)

    def depends_on_hand(self, state: State) -> bool:
        """Return whether others could tell from the answer what the asked seat can play."""
        window = window_of(state)
        if window is None:
            return False
        seat: int = window.seat(state)
        return self.seats[seat].depends_on_hand(state, seat)
