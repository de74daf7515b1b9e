"""What the SQL of the store is run with: a connection to SQLite or to PostgreSQL.

Values stand in the SQL as `?`, and the SQL is what both understand.
"""

from collections.abc import Sequence
from typing import Any, Protocol


class Cursor(Protocol):
    """What a statement has found."""

    @property
    def rowcount(self) -> int: ...

    def fetchone(self) -> Any: ...

    def fetchall(self) -> list[Any]: ...


class Connection(Protocol):
    """An open database, inside of a transaction."""

    def execute(self, sql: str, values: Sequence[Any] = (), /) -> Cursor: ...

    def executemany(self, sql: str, values: Sequence[Sequence[Any]], /) -> Any: ...
