"""What has been drawn, by all that it depends on: most of a table is the same from one choice to the next."""

from typing import Generic, TypeVar

T = TypeVar("T")
# Small things are shared by many tables; whole lists are mostly the last ones of each table.
SMALL_THINGS = 8192
LISTS = 1024
# Any card in any slot of anyone: there are many of them, and they come again and again.
OFFERS = 32768


class Memory(Generic[T]):
    """Things that were drawn once. The key of each names everything that it shows.

    When half of the memory is full, all in it begins to fade: one thing goes for each that comes, because to
    free thousands at once would keep everyone waiting. What is asked for meanwhile stays.
    """

    def __init__(self, most: int) -> None:
        self.half = most // 2
        self.drawn: dict[tuple[object, ...], T] = {}
        self.fading: dict[tuple[object, ...], T] = {}

    def get(self, key: tuple[object, ...]) -> T | None:
        found = self.drawn.get(key)
        if found is None and self.fading:
            found = self.fading.get(key)
            if found is not None and len(self.drawn) < self.half:
                self.drawn[key] = found
                del self.fading[key]
        return found

    def keep(self, key: tuple[object, ...], thing: T) -> T:
        """Remember a thing and return it."""
        if len(self.drawn) >= self.half:
            self.drawn, self.fading = {}, self.drawn
        elif self.fading:
            self.fading.popitem()
        self.drawn[key] = thing
        return thing
