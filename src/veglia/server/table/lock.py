# veglia: compiled
"""The lock of a table: whoever changes the table holds it; it is taken at once, or waited for in a queue."""

import asyncio
from types import TracebackType


class Lock:
    """Is handed over to whoever has waited longest, so that nobody who comes later gets in between."""

    def __init__(self) -> None:
        self.is_held = False
        self.waiting: list[asyncio.Future[None]] = []

    def take_at_once(self) -> bool:
        """Take the lock without waiting; False when someone holds it."""
        if self.is_held:
            return False
        self.is_held = True
        return True

    async def take(self) -> None:
        if self.take_at_once():
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn in self.waiting:
                self.waiting.remove(turn)
            else:
                # It was handed over in the same moment, and is not wanted any more.
                self.release()
            raise

    def release(self) -> None:
        """Hand the lock over to the first in the row who still waits, or let it go."""
        while self.waiting:
            turn = self.waiting.pop(0)
            if not turn.done():
                turn.set_result(None)
                return
        self.is_held = False

    async def __aenter__(self) -> None:
        await self.take()

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.release()
