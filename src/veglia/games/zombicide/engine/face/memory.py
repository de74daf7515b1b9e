"""What has been drawn, by all that it depends on: most of a table is the same from one choice to the next."""

from typing import Generic, TypeVar

T = TypeVar("T")
# Small things are shared by many tables; whole lists are mostly the last ones of each table.
SMALL_THINGS = 8192
LISTS = 1024
# Any card in any slot of anyone: there are many of them, and they come again and again.
OFFERS = 32768


class Memory(Generic[T]):
    """Things that were drawn once. The key of each names everything that it shows."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.drawn: dict[tuple[object, ...], T] = {}

    def get(self, key: tuple[object, ...]) -> T | None:
        return self.drawn.get(key)

    def keep(self, key: tuple[object, ...], thing: T) -> T:
        """Remember a thing and return it; a full memory is emptied first."""
        if len(self.drawn) >= self.most:
            self.drawn.clear()
        self.drawn[key] = thing
        return thing
