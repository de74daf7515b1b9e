"""How busy a server process is, and whom it lets in because of that.

Tables that are played go on whatever happens. While the event loop lags, or much waits to be written, no
table is made and none is opened; and only a few are opened at a time, so that after a restart those who play
already do not wait for all who come back.
"""

import asyncio
import math
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from veglia.server.settings import Settings
from veglia.server.table.refusal import Refusal

# So often it is seen how late the event loop comes round, and over so many seconds that is averaged.
TICK = 0.1
MEMORY_SECONDS = 2.0
# What has been busy is so until it is below this share of the limits.
CALM_SHARE = 0.5


class Load:
    """The load of this process; `backlog` tells how many rows wait to be written."""

    def __init__(self, settings: Settings, backlog: Callable[[], int] = lambda: 0) -> None:
        self.settings = settings
        self.backlog = backlog
        # By how much the event loop is late, in seconds.
        self.lag = 0.0
        self.is_busy = False
        self.room = asyncio.Semaphore(settings.openings_at_once)
        self.openings = 0

    async def watch(self) -> None:
        """Measure until cancelled."""
        loop = asyncio.get_running_loop()
        while True:
            before = loop.time()
            await asyncio.sleep(TICK)
            self.see(loop.time() - before)

    def see(self, past: float) -> None:
        """Take in that a pause of TICK seconds was so long."""
        weight = 1.0 - math.exp(-past / MEMORY_SECONDS)
        self.lag += (max(0.0, past - TICK) - self.lag) * weight
        share = CALM_SHARE if self.is_busy else 1.0
        self.is_busy = (
            self.lag > share * self.settings.busy_lag_seconds
            or self.backlog() > share * self.settings.busy_writes
        )

    def admit(self, tables: int) -> None:
        """Refuse one more table beside so many in memory while the process has enough to do."""
        if self.is_busy or tables >= self.settings.most_tables:
            raise Refusal("busy")

    @asynccontextmanager
    async def opening(self, tables: int) -> AsyncIterator[None]:
        """Wait for the turn to open a table, or be refused."""
        self.admit(tables)
        if self.openings >= self.settings.openings_waiting:
            raise Refusal("busy")
        self.openings += 1
        try:
            async with self.room:
                yield
        finally:
            self.openings -= 1
