"""PostgreSQL: how it is reached, and how jobs are written to it under leases."""

import logging
from collections.abc import Sequence
from functools import cache
from typing import Any, TypeVar

import psycopg
from psycopg.abc import PQGen

from veglia.kernel.errors import BadSetup
from veglia.server.store.connection import Connection, Cursor
from veglia.server.store.schema import SCHEMA, newest_version, steps_from
from veglia.server.store.writing import Guard, LeaseLost, Row, WriteJob, do_apart

log = logging.getLogger("veglia.server")
T = TypeVar("T")
SCHEMES = ("postgresql://", "postgres://")
# How long a connection, and then each statement, may take, in seconds. A network that drops everything says
# nothing: who waits longer counts as cut off.
CONNECT_SECONDS = 3
STATEMENT_SECONDS = 4.0
# Nobody waits yet while a server starts.
START_SECONDS = 20
# A node that stops in the middle of a transaction gives its locks back after so long.
SESSION = """SET synchronous_commit = on; SET statement_timeout = '4s'; SET lock_timeout = '3s';
    SET idle_in_transaction_session_timeout = '2s'"""
# Any number: only one node at a time makes the schema.
SCHEMA_LOCK = 0x7E9114

LEASES = (
    """CREATE TABLE IF NOT EXISTS nodes (
        id TEXT PRIMARY KEY, slot TEXT NOT NULL, address TEXT NOT NULL, expires TIMESTAMPTZ NOT NULL)""",
    # Epochs only ever grow: a row stays when nobody serves the table, with an empty node.
    """CREATE TABLE IF NOT EXISTS leases (
        table_id TEXT PRIMARY KEY REFERENCES tables (id), node TEXT NOT NULL, epoch BIGINT NOT NULL)""",
    "CREATE INDEX IF NOT EXISTS leases_of_node ON leases (node)",
)

# The lease stays locked until the row is committed, so whoever takes the table over sees the row.
APPEND_GUARDED = """INSERT INTO choices (table_id, sequence, kind, number, seat, is_bot, at, chain)
    SELECT r.table_id, r.sequence, r.kind, r.number, r.seat, r.is_bot, r.at, r.chain
    FROM unnest(%s::text[], %s::int[], %s::text[], %s::int[], %s::int[], %s::int[], %s::bigint[],
            %s::bigint[], %s::bigint[])
        AS r (table_id, sequence, kind, number, seat, is_bot, at, chain, epoch)
    JOIN leases ON leases.table_id = r.table_id AND leases.epoch = r.epoch
    FOR SHARE OF leases
    ON CONFLICT (table_id, sequence) DO NOTHING RETURNING table_id, sequence"""
HOLDS = "SELECT 1 FROM leases WHERE table_id = ? AND epoch = ? FOR SHARE"
EPOCHS = "SELECT table_id, epoch FROM leases WHERE table_id = ANY(?)"


def is_postgres(url: str) -> bool:
    return url.startswith(SCHEMES)


class TimedConnection(psycopg.Connection[Any]):
    """A connection on which no statement waits for ever."""

    def wait(self, gen: PQGen[T], interval: float = 0.1, timeout: float | None = None) -> T:
        return super().wait(gen, interval, STATEMENT_SECONDS if timeout is None else timeout)


@cache
def translated(sql: str) -> str:
    """Return SQL with the places for values as psycopg writes them."""
    return sql.replace("?", "%s")


class PostgresConnection:
    """A database that is connected to when it is needed, and again after the connection was lost."""

    def __init__(self, url: str, connect_seconds: int = CONNECT_SECONDS) -> None:
        self.url = url
        self.connect_seconds = connect_seconds
        self.connection: TimedConnection | None = None

    def open(self) -> TimedConnection:
        if self.connection is None:
            connection = TimedConnection.connect(
                self.url, autocommit=True, connect_timeout=self.connect_seconds
            )
            self.connection = connection
            connection.execute(SESSION)
        return self.connection

    def close(self) -> None:
        """Close the connection; the next statement opens another."""
        connection, self.connection = self.connection, None
        if connection is not None:
            connection.close()

    def execute(self, sql: str, values: Sequence[Any] = (), /) -> Cursor:
        return self.open().execute(translated(sql), values or None)

    def executemany(self, sql: str, values: Sequence[Sequence[Any]], /) -> None:
        if values:
            self.open().cursor().executemany(translated(sql), values)


class PostgresWriter:
    """A PostgreSQL database, and how jobs are written to it: choices in one statement of their own."""

    def __init__(self, url: str) -> None:
        self.connection = PostgresConnection(url)

    def end(self) -> None:
        self.connection.close()

    def commit(self, group: Sequence[WriteJob[Any]]) -> bool:
        """Do some jobs in one transaction; whatever comes of it is in them. False when all of it failed.

        When the connection is lost on the way, nobody knows whether it was committed: all are told that it
        failed, and the next append to a table finds the place taken if it was.
        """
        try:
            if all(job.row is not None and job.guard is not None for job in group):
                self._append_all(group)
            else:
                self._do_all(group)
        except (psycopg.Error, OSError, ValueError) as error:
            # ValueError: psycopg waits at a connection that is closed already.
            log.error("a transaction of %d has failed: %s", len(group), str(error).partition("\n")[0])
            self.connection.close()
            for job in group:
                job.error = error
            return False
        return True

    def _append_all(self, group: Sequence[WriteJob[Any]]) -> None:
        # Of several that want the same place the first has it, as it would one after the other.
        rows: dict[Row, Row] = {}
        for job in group:
            assert job.row is not None
            assert job.guard is not None
            rows.setdefault(job.row[:2], (*job.row, job.guard.epoch))
        columns = [list(column) for column in zip(*rows.values())]
        done = set(self.connection.open().execute(APPEND_GUARDED, columns).fetchall())
        late: list[WriteJob[Any]] = []
        for job in group:
            assert job.row is not None
            place = job.row[:2]
            job.result = place in done
            done.discard(place)
            if not job.result:
                late.append(job)
        if late:
            self._find_lost(late)

    def _find_lost(self, late: list[WriteJob[Any]]) -> None:
        """Tell those whose lease is lost from those whose place was taken."""
        tables = [job.guard.table for job in late if job.guard is not None]
        epochs = dict(self.connection.execute(EPOCHS, (tables,)).fetchall())
        for job in late:
            assert job.guard is not None
            if epochs.get(job.guard.table) != job.guard.epoch:
                job.error = lost(job.guard)

    def _do_all(self, group: Sequence[WriteJob[Any]]) -> None:
        self.connection.execute("BEGIN")
        for job in group:
            guard = job.guard
            if guard is not None and self.connection.execute(HOLDS, guard).fetchone() is None:
                job.error = lost(guard)
            else:
                do_apart(self.connection, job)
        self.connection.execute("COMMIT")


def lost(guard: Guard) -> LeaseLost:
    return LeaseLost(f"table {guard.table} is not served here any more (lease {guard.epoch})")


def prepare(url: str) -> None:
    """Make the tables of a database where they are lacking."""
    connection = PostgresConnection(url, START_SECONDS)
    try:
        make_schema(connection, without_password(url))
    except (psycopg.Error, OSError) as error:
        why = str(error).strip().partition("\n")[0]
        raise BadSetup(f"cannot open the database {without_password(url)}: {why}") from error
    finally:
        connection.close()


def make_schema(connection: Connection, place: str) -> None:
    """Bring a database to the newest schema, whole or not at all."""
    connection.execute("BEGIN")
    connection.execute("SELECT pg_advisory_xact_lock(?)", (SCHEMA_LOCK,))
    connection.execute("CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)")
    found = connection.execute("SELECT version FROM schema_version").fetchone()
    steps = steps_from(0 if found is None else found[0], place)
    if found is None:
        connection.execute("INSERT INTO schema_version (version) VALUES (0)")
    connection.execute("UPDATE schema_version SET version = ?", (newest_version(),))
    for statement in (*SCHEMA, *LEASES, *steps):
        if statement.startswith("INSERT OR IGNORE"):
            statement = statement.replace(" OR IGNORE", "") + " ON CONFLICT DO NOTHING"
        connection.execute(statement)
    connection.execute("COMMIT")


def without_password(url: str) -> str:
    """Return a URL as it may be shown."""
    scheme, _, rest = url.partition("://")
    return f"{scheme}://{rest.rpartition('@')[2].partition('?')[0]}"
