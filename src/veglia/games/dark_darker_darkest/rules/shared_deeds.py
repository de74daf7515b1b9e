"""Deeds that are listed at most decisions, each made once: never changed, and shared by all games."""

from collections.abc import Callable
from typing import Final, Generic, TypeVar

from veglia.games.dark_darker_darkest.rules.asking import Deed

D = TypeVar("D", bound=Deed)

# More than there are rooms or cards, and more than there are Survivors.
WIDTH: Final = 256
PEOPLE: Final = 8


class SharedDeeds(Generic[D]):
    """Deeds of one kind by two numbers, the second below a width; made when the first is asked for."""

    def __init__(self, make: Callable[[int, int], D], width: int = WIDTH) -> None:
        self.width: Final = width
        self.make: Final = make
        self.rows: Final[list[list[D]]] = []

    def row(self, first: int) -> list[D]:
        """Return the deeds of a first number by the second; nobody changes this list."""
        while first >= len(self.rows):
            self.rows.append([])
        found = self.rows[first]
        if not found:
            found = [self.make(first, second) for second in range(self.width)]
            self.rows[first] = found
        return found

    def at(self, first: int, second: int) -> D:
        """Return the deed of two numbers."""
        return self.row(first)[second]
