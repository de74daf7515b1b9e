"""A server process lets go of tables that an operator has changed, and removes old ones."""

import asyncio
import logging
from functools import partial

from veglia.server.settings import Settings
from veglia.server.store.postgres import is_postgres
from veglia.server.store.store import Store
from veglia.server.store.tending import forget_links, last_recall, old_tables, recalled
from veglia.server.store.writing import StoreFailed
from veglia.server.table.tables import Tables

log = logging.getLogger("veglia.server")
# So often is looked for what an operator has done, and for what has become old.
LOOK_SECONDS = 2.0
CLEAR_SECONDS = 3600.0


class Upkeep:
    """The upkeep of one process. It writes nothing of its own while nothing is old."""

    def __init__(self, tables: Tables, store: Store, settings: Settings) -> None:
        self.tables = tables
        self.store = store
        self.settings = settings
        # The last recall that was heeded; None while none was read: then nothing was in memory before.
        self.last: int | None = None
        self.clear_at = 0.0

    async def run(self) -> None:
        """Look after the tables until cancelled."""
        loop = asyncio.get_running_loop()
        while True:
            try:
                await self.heed_recalls()
                if loop.time() >= self.clear_at:
                    is_done = await self.clear()
                    # A node that has just begun gets no leases yet: again with the next look.
                    self.clear_at = loop.time() + (CLEAR_SECONDS if is_done else 0.0)
            except StoreFailed as error:
                # Whoever waits for a choice is told; this one comes again with the next look.
                log.info("the upkeep waits: %s", error)
            except Exception:
                log.exception("the upkeep has failed")
            await asyncio.sleep(LOOK_SECONDS)

    async def heed_recalls(self) -> None:
        if self.last is None:
            self.last = await self.store.run(last_recall)
            return
        last = self.last
        for number, table in await self.store.run(partial(recalled, after=last)):
            await self.tables.recall(table)
            self.last = number

    async def clear(self) -> bool:
        """Remove what nobody has touched for as long as the settings say; return whether it could."""
        settings, tables = self.settings, self.tables
        is_done = True
        if settings.retire_days:
            are_shared = is_postgres(settings.database)
            look = partial(old_tables, days=settings.retire_days, are_shared=are_shared)
            for table in await self.store.run(look):
                await tables.retire(table)
            left = await self.store.run(look)
            is_done = not any(tables.shard.has(table) and table not in tables.live for table in left)
        # The first process does it for all.
        if settings.forget_links_days and tables.shard.number == 0:
            await self.store.run(partial(forget_links, days=settings.forget_links_days))
        return is_done
