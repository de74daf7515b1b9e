"""What personal links open, as the store keeps it: sealed, by the hash of the link's key."""

import time
from dataclasses import dataclass

from veglia.server.store.connection import Connection
from veglia.server.store.seal import seal, unseal
from veglia.server.store.store import Store
from veglia.server.table.keys import hash_of, new_key


@dataclass(frozen=True)
class Person:
    """What somebody has put behind a personal link; the version counts how often."""

    version: int
    text: str


class People:
    """Personal links: whoever has the key has all that is behind it, and nobody else."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def add(self, text: str) -> str:
        """Keep a text behind a new link; return the key."""
        key = new_key()
        sealed = seal(key, text)
        await self.store.run(lambda connection: _add(connection, hash_of(key), 1, sealed))
        return key

    async def find(self, key: str) -> Person | None:
        found = await self.store.run(lambda connection: _find(connection, hash_of(key)))
        return None if found is None else Person(found[0], unseal(key, found[1]))

    async def put(self, key: str, version: int, text: str) -> bool:
        """Replace what was read as this version; False when another device has been quicker."""
        sealed = seal(key, text)
        return await self.store.run(lambda connection: _put(connection, hash_of(key), version, sealed))

    async def renew(self, key: str) -> str | None:
        """Put all that is behind a link behind a new one; the old key opens nothing any more."""
        found = await self.find(key)
        if found is None:
            return None
        new = new_key()
        sealed = seal(new, found.text)
        old_hash, new_hash, version = hash_of(key), hash_of(new), found.version
        done = await self.store.run(lambda connection: _move(connection, old_hash, new_hash, version, sealed))
        return new if done else None

    async def drop(self, key: str) -> bool:
        """Forget all that is behind a link."""
        return await self.store.run(lambda connection: _drop(connection, hash_of(key)))


def _add(connection: Connection, hash: str, version: int, sealed: str) -> None:
    connection.execute(
        "INSERT INTO people (hash, at, version, sealed) VALUES (?, ?, ?, ?)",
        (hash, int(time.time()), version, sealed),
    )


def _find(connection: Connection, hash: str) -> tuple[int, str] | None:
    found: tuple[int, str] | None = connection.execute(
        "SELECT version, sealed FROM people WHERE hash = ?", (hash,)
    ).fetchone()
    return found


def _put(connection: Connection, hash: str, version: int, sealed: str) -> bool:
    done = connection.execute(
        "UPDATE people SET at = ?, version = version + 1, sealed = ? WHERE hash = ? AND version = ?",
        (int(time.time()), sealed, hash, version),
    )
    return done.rowcount == 1


def _move(connection: Connection, old: str, new: str, version: int, sealed: str) -> bool:
    done = connection.execute(
        "UPDATE people SET hash = ?, at = ?, version = version + 1, sealed = ?"
        " WHERE hash = ? AND version = ?",
        (new, int(time.time()), sealed, old, version),
    )
    return done.rowcount == 1


def _drop(connection: Connection, hash: str) -> bool:
    return connection.execute("DELETE FROM people WHERE hash = ?", (hash,)).rowcount == 1
