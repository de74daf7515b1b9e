"""Whose turn it is to have something thought about.

What waits is grouped by kind (hints, windows, chronicles, other bots), then by the address it comes from,
then by table. On each level the groups are served one after the other, so a hint waits for no more than one
thought of each other kind, and forty tables of one address take as much as one table of another.
"""

import asyncio
from collections import OrderedDict, deque
from typing import Generic, Literal, NamedTuple, TypeVar

T = TypeVar("T")


class Asker(NamedTuple):
    """For whom something is thought about."""

    kind: Literal["hint", "window", "story", "bot"]
    address: str
    table: str


class FairQueue(Generic[T]):
    """A queue of groups in groups."""

    def __init__(self) -> None:
        # Either groups, the next to be served first, or things that wait.
        self.groups: OrderedDict[str, FairQueue[T]] = OrderedDict()
        self.things: deque[T] = deque()
        self.size = 0

    def __len__(self) -> int:
        return self.size

    def put(self, path: tuple[str, ...], thing: T) -> None:
        self.size += 1
        if path:
            self.groups.setdefault(path[0], FairQueue()).put(path[1:], thing)
        else:
            self.things.append(thing)

    def take(self) -> T:
        """Return what comes next; its groups go to the end of their rows."""
        self.size -= 1
        if self.things:
            return self.things.popleft()
        name, group = self.groups.popitem(last=False)
        thing = group.take()
        if group.size:
            self.groups[name] = group
        return thing

    def remove(self, path: tuple[str, ...], thing: T) -> None:
        """Take something out of the queue."""
        self.size -= 1
        if path:
            group = self.groups[path[0]]
            group.remove(path[1:], thing)
            if not group.size:
                del self.groups[path[0]]
        else:
            self.things.remove(thing)


class Turns:
    """So many may think at once; the others wait for their turn."""

    def __init__(self, at_once: int) -> None:
        self.free = at_once
        self.waiting: FairQueue[asyncio.Future[None]] = FairQueue()

    async def take(self, asker: Asker) -> None:
        """Wait for a turn. Whoever has one gives it back in the end."""
        if self.free:
            self.free -= 1
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.put(asker, turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.cancelled():
                self.waiting.remove(asker, turn)
            else:
                self.give_back()
            raise

    def give_back(self) -> None:
        if self.waiting:
            self.waiting.take().set_result(None)
        else:
            self.free += 1
