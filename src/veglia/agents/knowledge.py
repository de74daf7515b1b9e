"""What an agent gets: the question, what its seat may see, and worlds that could be the true one."""

from typing import Any, Final

from veglia.kernel.dice import Dice
from veglia.kernel.game import Title
from veglia.kernel.machine import State, asides_to, choosable, offered_to


class Knowledge:
    """A state as a seat that is asked knows it. Agents never read the state itself."""

    def __init__(self, title: Title, state: State, seat: int | None = None) -> None:
        """Take the seat, where several may answer; without it the one that is asked first."""
        self._title: Final = title
        self._state: Final = state
        self._seat: Final = seat
        self._aside: Final = title.aside

    def count(self) -> int:
        """Return how many of the offered options the seat may take."""
        asking = self._state.asking
        assert asking is not None
        return len(self.offered()) if asking.divides(self._state) else len(self._state.offered)

    def offered(self) -> list[int]:
        """Return the numbers of the offered options that the seat may take."""
        asking = self._state.asking
        assert asking is not None
        return offered_to(self._state, asking, self.seat())

    def numbers(self) -> list[int]:
        """Return all that the seat may choose: numbers of offered options, and -1 - place for its asides."""
        return choosable(self._state, self.seat(), self._aside)

    def asides(self) -> list[int]:
        """Return the numbers of what the seat may do beside the question."""
        return asides_to(self._state, self.seat(), self._aside)

    def plain_count(self) -> int:
        """Return how many options are offered if all are open to the seat under the same numbers, else -1."""
        state = self._state
        asking = state.asking
        return -1 if asking is None or asking.divides(state) else len(state.offered)

    def may_have_asides(self) -> bool:
        """Return whether the game knows anything that is done beside a question."""
        return self._aside is not None

    def seat(self) -> int:
        """Return whose knowledge this is."""
        if self._seat is not None:
            return self._seat
        asking = self._state.asking
        assert asking is not None
        return asking.seat(self._state)

    def side(self) -> int:
        """Return the place of the seat's side among the title's."""
        return self._title.side_of(self._state, self.seat())

    def view(self) -> dict[str, Any]:
        """Return what the seat sees, as plain data."""
        return self._title.view(self._state, self.seat())

    def imagine(self, dice: Dice) -> State:
        """Return a world: all that the seat cannot see is dealt anew, and chance has dice of its own."""
        return self._title.imagine(self._state, self.seat(), dice)
