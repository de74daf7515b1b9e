"""The settings of a server: where it stores its tables, and its limits."""

from dataclasses import dataclass

from veglia.server.workers.compiled import Build
from veglia.server.workers.processors import Processors

KIB = 1024


@dataclass(frozen=True)
class Settings:
    """The defaults suit a server for friends; tests and measures set their own."""

    # sqlite:///path, postgresql://..., or memory.
    database: str = "memory"
    # Where the list of games is: module and name. By name, because bots look it up in their own processes.
    games: str = "veglia.catalog:GAMES"
    # Pages of these origins may talk to the server, beside those that it serves itself.
    origins: tuple[str, ...] = ()
    # Names that the server answers to, beside addresses and what this computer is called.
    names: tuple[str, ...] = ()
    # Addresses of proxies that are believed about where a request comes from (X-Forwarded-For).
    proxies: tuple[str, ...] = ()
    # Whether /metrics answers: to everybody who reaches the server.
    metrics: bool = False
    # Processes in which bots think, of each server process.
    thinkers: int = 1
    # Where bots think, when that is not where the server process runs.
    processors: Processors = frozenset()
    # Bots think in this build as soon as it is there; without one, in the Python of the server.
    compiled: Build | None = None
    # With PostgreSQL: host and port at which the other nodes reach this one, and how long a node may be
    # silent until others take its tables over.
    node_address: str = ""
    lease_seconds: float = 5.0
    # After so many days without a choice or a line a table is removed, and a personal link that nobody has
    # written to is forgotten; 0: never.
    retire_days: int = 0
    forget_links_days: int = 0
    # How long a table that nobody sits at stays in memory.
    idle_seconds: float = 120.0
    # How long a request that found a table in memory may use it after the table has been forgotten.
    part_seconds: float = 60.0
    # How long the people of a side have to be away before the host may take a seat of theirs.
    absence_seconds: float = 180.0
    # How long a reaction window lasts where others must not know whether its seat could play something.
    window_seconds: float = 1.0
    # How many choices bots may run ahead of what a client has shown.
    bot_lead: int = 16

    # How long the head of a request may take to come, and then its body; how long a client may read nothing
    # of its answer; and how long a connection is kept between two requests.
    head_seconds: float = 10.0
    body_seconds: float = 20.0
    answer_seconds: float = 20.0
    keep_alive_seconds: int = 5
    # So often a connection to a table is pinged, and so long it may take to answer.
    ping_seconds: float = 20.0
    largest_body: int = 1024 * KIB
    largest_message: int = 4 * KIB
    # How many bytes may wait for a client that does not read, beside one message of any size; and how long
    # such a client has to take in why it is let go, before its connection is cut.
    largest_backlog: int = 1024 * KIB
    farewell_seconds: float = 10.0
    # Of one connection: so many a second, twice as many at once, and so many refused before it is closed.
    messages_per_second: float = 30.0
    patience: int = 200
    # At one table: of all that look on, and of each link that plays.
    watchers_per_table: int = 64
    connections_per_link: int = 8
    # Of one address, in each server process: tables and boards that it may make; requests, and so many at
    # once; what it may send, and so much at once; connections to tables.
    tables_per_minute: int = 60
    requests_per_second: float = 30.0
    requests_at_once: int = 300
    upload_kib_per_minute: int = 4 * KIB
    upload_kib_at_once: int = 8 * KIB
    connections_per_address: int = 256
    # Hints that are looked for at one table, and for one address.
    hints_per_table: int = 4
    hints_per_address: int = 8
    # Lines, reactions and pings: of each link so many at once, and so many a minute; all that look on have
    # three times as much together.
    chat_burst: int = 6
    chat_per_minute: float = 30.0
    # Of each server process: it is busy, and makes and opens no table, when its event loop is late by so much
    # on average or so many rows wait to be written; tables in memory; tables that are opened at once, and
    # that wait for it.
    busy_lag_seconds: float = 0.5
    busy_writes: int = 4000
    most_tables: int = 4000
    openings_at_once: int = 2
    openings_waiting: int = 200
    # The address that the server listens at; empty: not known.
    host: str = ""
