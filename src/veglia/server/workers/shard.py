"""Which tables a server process has: each table lives in exactly one process of a fleet."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import cycle
from zlib import crc32

from veglia.server.table.keys import new_table_id


@dataclass(frozen=True)
class Shard:
    """One of several processes. Every one of them knows who has a table from the table's name alone."""

    number: int = 0
    of: int = 1

    def owner(self, name: str) -> int:
        return crc32(name.encode()) % self.of

    def has(self, name: str) -> bool:
        return self.owner(name) == self.number


ALONE = Shard()


def table_ids(shard: Shard) -> Iterator[str]:
    """Return names for new tables: they fall to each process in turn, so that none has many more."""
    for owner in cycle(range(shard.of)):
        id = new_table_id()
        while shard.owner(id) != owner:
            id = new_table_id()
        yield id
