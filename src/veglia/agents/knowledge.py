"""What an agent gets: the question, what its seat may see, and worlds that could be the true one."""

from typing import Any, Final

from veglia.kernel.dice import Dice
from veglia.kernel.game import Title
from veglia.kernel.machine import State


class Knowledge:
    """A state as a seat that is asked knows it. The state itself is nobody's to look at."""

    def __init__(self, title: Title, state: State, seat: int | None = None) -> None:
        """Take the seat, where several may answer; without it the one that is asked first."""
        self._title: Final = title
        self._state: Final = state
        self._seat: Final = seat

    def count(self) -> int:
        """Return how many options there are."""
        return len(self._state.offered)

    def seat(self) -> int:
        """Return whose knowledge this is."""
        if self._seat is not None:
            return self._seat
        asking = self._state.asking
        assert asking is not None
        return asking.seat(self._state)

    def view(self) -> dict[str, Any]:
        """Return what the seat sees, as plain data."""
        return self._title.view(self._state, self.seat())

    def imagine(self, dice: Dice) -> State:
        """Return a world: all that the seat cannot see is dealt anew, and chance has dice of its own."""
        return self._title.imagine(self._state, self.seat(), dice)
