"""What many tables need: measure what a choice, a table, a bot and a hint cost, and multiply.

    python -m tools.scale              # costs, a simulation with 10,000 tables, and the needs; some minutes
    python -m tools.scale --quick      # small, to see that it works
    python -m tools.scale --needs      # only the needs, from the costs that docs/guide/scale.md assumes

The simulation keeps synthetic tables in a real PostgreSQL by the server's own store: rows, leases and appends
are real, the games are not played. Processor time and bytes are counted: a busy machine changes little.
"""

import argparse
import asyncio
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, fields
from typing import Final

import psycopg

from tests.server.postgres import Postgres, postgres
from veglia.agents.hints import hint
from veglia.agents.knowledge import Knowledge
from veglia.agents.search import Limits
from veglia.agents.strengths import STRENGTHS, USUAL, make_agent
from veglia.catalog import title
from veglia.kernel.dice import seeded
from veglia.kernel.game import Game, begin
from veglia.kernel.seats import Seat
from veglia.lab.bench import find_workshop
from veglia.lab.bench_nodes import contenders, measure, seconds_of
from veglia.lab.bench_server import LoadSettings, Python, allow_many_links
from veglia.server.store.archive import Access, Archive, LogEntry, SeatRow, TableRow
from veglia.server.store.leases import LeaseBook
from veglia.server.store.postgres import prepare
from veglia.server.store.store import Store
from veglia.server.workers.thinking import HINT_SECONDS

GAME: Final = "undead_or_alive"
MISSION: Final = "m0"
MIB: Final = 1024 * 1024
# How a table is taken to be played: a choice in so many seconds, a hint in so many, so many choices a game;
# so many of all choices are made by bots of the usual strength.
CHOICE_SECONDS: Final = 10.0
HINT_EVERY: Final = 600.0
GAME_CHOICES: Final = 400
BOTS_SHARE: Final = 0.25
# A machine: processors, and what of them and of its memory is used at most.
CORES: Final = 8
USED: Final = 0.6
MEMORY_GIB: Final = 32.0
SIZES: Final = (10_000, 100_000, 1_000_000)
# Between two points of a game at which bots are asked.
STRIDE: Final = 5
# Tables that are put into the database, or taken over, at a time.
TOGETHER: Final = 500


@dataclass(frozen=True)
class Costs:
    """What was measured."""

    # Of a choice: processor time of a node and of PostgreSQL; bytes to both players, to the write-ahead log
    # and kept.
    choice_us: float
    database_us: float
    sent_bytes: float
    wal_bytes: float
    row_bytes: float
    # Of a table: memory of its process, bytes kept without its choices.
    table_kib: float
    table_bytes: float
    # Processor time of a choice of the usual bot, and of a hint.
    bot_ms: float
    hint_ms: float


# What docs/guide/scale.md reckons with; see there when and where it was measured.
ASSUMED: Final = Costs(
    choice_us=450,
    database_us=55,
    sent_bytes=4200,
    wal_bytes=380,
    row_bytes=130,
    table_kib=550,
    table_bytes=1400,
    bot_ms=18,
    hint_ms=2000,
)


def needs(costs: Costs, tables: int) -> dict[str, float]:
    """Return what so many tables need that are all played at."""
    choices = tables / CHOICE_SECONDS
    node_cores = choices * costs.choice_us / 1e6
    memory = tables * costs.table_kib / MIB
    bot_cores = choices * BOTS_SHARE * costs.bot_ms / 1e3
    hint_cores = tables / HINT_EVERY * costs.hint_ms / 1e3
    thinking = bot_cores + hint_cores
    return {
        "choices a second": choices,
        "cores for choices": node_cores,
        "memory of tables, GiB": memory,
        "cores for bots": bot_cores,
        "cores for hints": hint_cores,
        "nodes of 8 cores": max(
            -(-(node_cores + thinking) // (CORES * USED)), -(-memory // (MEMORY_GIB * USED))
        ),
        "cores of PostgreSQL": choices * costs.database_us / 1e6,
        "write-ahead log, MiB/s": choices * costs.wal_bytes / MIB,
        "kept a day, GiB": (
            choices * 86_400 * (costs.row_bytes + costs.table_bytes / GAME_CHOICES) / MIB / 1024
        ),
        "traffic out, Mbit/s": choices * costs.sent_bytes * 8 / 1e6,
        "websockets": 2.0 * tables,
    }


def needs_as_text(costs: Costs) -> str:
    """Return the needs of all sizes as a table for the guide."""
    found = [needs(costs, size) for size in SIZES]
    lines = ["| tables, all played at | " + " | ".join(f"{size:,}" for size in SIZES) + " |"]
    lines.append("| --- |" + " ---: |" * len(SIZES))
    for name in found[0]:
        lines.append(f"| {name} | " + " | ".join(rounded(one[name]) for one in found) + " |")
    return "\n".join(lines)


def rounded(value: float) -> str:
    return f"{value:,.1f}" if value < 10 else f"{value:,.0f}"


def costs_as_text(costs: Costs) -> str:
    return "\n".join(f"{field.name:14} {getattr(costs, field.name):10.1f}" for field in fields(Costs))


# Measuring


class Figures:
    """What a PostgreSQL has done so far."""

    def __init__(self, database: Postgres, name: str) -> None:
        assert database.process is not None
        with psycopg.connect(database.url(name)) as connection:

            def one(sql: str) -> float:
                row = connection.execute(sql).fetchone()
                return float(row[0]) if row is not None and row[0] is not None else 0.0

            self.wal = one("SELECT pg_current_wal_lsn() - '0/0'::pg_lsn")
            self.rows = one("SELECT COUNT(*) FROM choices")
            self.log_bytes = one("SELECT pg_total_relation_size('choices')")
            self.all_bytes = one("SELECT pg_database_size(current_database())")
            self.commits = one("SELECT xact_commit FROM pg_stat_database WHERE datname = current_database()")
        self.seconds = seconds_of(database.process.pid)


def measure_play(database: Postgres, load: LoadSettings) -> tuple[float, float, float]:
    """Play at one node; return processor time of it for a choice, bytes to the players, memory of a table."""
    workshop = find_workshop()
    python = Python(workshop, workshop.compiled.exists())
    with contenders(python, 1, lambda: database.url(database.database())) as found:
        told = measure(found, load)
    return told["server_us"], told["bytes_per_move"], told["kib_per_table"]


def synthetic(number: int) -> TableRow:
    """Return a table as it is when two people have come to it."""
    name = f"synthetic-{number}"
    keys = {f"{name}-{role}": Access("watch") for role in ("watch", "used")}
    keys |= {f"{name}-host": Access("host"), f"{name}-seat": Access("seat", 1)}
    seats = [Seat("heroes", ("carl", "concepcion", "hanna")), Seat("heroes", ("jimmy", "may", "meg"))]
    holders = [SeatRow("mine", "", ""), SeatRow("link", "", "")]
    return TableRow(name, GAME, "1", MISSION, seats, {}, "7", False, keys, holders)


@dataclass(frozen=True)
class Simulated:
    """What came of the simulation."""

    tables: int
    choices: int
    seconds: float
    p50_ms: float
    p99_ms: float
    rows_per_commit: float
    database_us: float
    wal_bytes: float
    row_bytes: float
    table_bytes: float
    takeover_seconds: float
    takeover_us: float


async def simulate(database: Postgres, tables: int, rounds: int, pause: float) -> Simulated:
    """Keep so many tables, append to each so often with a pause, and let another node take all over."""
    name = database.database()
    url = database.url(name)
    prepare(url)
    empty = Figures(database, name)
    rows = [synthetic(number) for number in range(tables)]
    store = Store(url)
    book = LeaseBook(url, "first", "first/0", "10.0.0.1:1", 3600.0)
    book.renew()
    epochs: dict[str, int] = {}
    latencies: list[float] = []
    try:
        archive = Archive(store)
        for start in range(0, tables, TOGETHER):
            group = rows[start : start + TOGETHER]
            await asyncio.gather(*[archive.add(row) for row in group])
            epochs |= book.acquire([row.id for row in group])
        filled = Figures(database, name)

        async def play(row: TableRow) -> None:
            mine = archive.under(epochs[row.id])
            for place in range(rounds):
                # All tables one after the other, and so again and again.
                due = begun + pause * (place + order[row.id] / tables)
                await asyncio.sleep(max(0.0, due - time.perf_counter()))
                before = time.perf_counter()
                assert await mine.append(row.id, place, LogEntry("choice", place % 7, place % 2))
                latencies.append(time.perf_counter() - before)

        order = {row.id: number for number, row in enumerate(rows)}
        begun = time.perf_counter()
        await asyncio.gather(*[play(row) for row in rows])
        seconds = time.perf_counter() - begun
    finally:
        await asyncio.to_thread(store.close)
    # What a connection has counted is told when it ends.
    played = Figures(database, name)
    book.connection.execute("UPDATE nodes SET expires = clock_timestamp() - interval '1 second'")
    other = LeaseBook(url, "second", "second/0", "10.0.0.2:1", 3600.0)
    other.renew()
    begun = time.perf_counter()
    taken = 0
    for start in range(0, tables, TOGETHER):
        taken += len(other.acquire([row.id for row in rows[start : start + TOGETHER]]))
    takeover = time.perf_counter() - begun
    over = Figures(database, name)
    assert taken == tables, "not all tables were taken over"
    book.close()
    other.close()
    choices = tables * rounds
    latencies.sort()
    return Simulated(
        tables,
        choices,
        seconds,
        1e3 * latencies[len(latencies) // 2],
        1e3 * latencies[int(0.99 * len(latencies))],
        choices / max(1.0, played.commits - filled.commits),
        1e6 * (played.seconds - filled.seconds) / choices,
        (played.wal - filled.wal) / choices,
        (played.log_bytes - filled.log_bytes) / choices,
        (filled.all_bytes - empty.all_bytes) / tables,
        takeover,
        1e6 * (over.seconds - played.seconds) / tables,
    )


def simulated_as_text(found: Simulated) -> str:
    return "\n".join(
        [
            f"{found.tables:,} tables, {found.choices:,} choices in {found.seconds:.0f} s"
            f" ({found.choices / found.seconds:,.0f} a second), {found.rows_per_commit:.1f} rows in a commit,"
            f" p50 {found.p50_ms:.1f} ms, p99 {found.p99_ms:.1f} ms",
            f"PostgreSQL: {found.database_us:.0f} us, {found.wal_bytes:.0f} bytes of write-ahead log and"
            f" {found.row_bytes:.0f} bytes kept for a choice; {found.table_bytes:.0f} bytes kept for a table",
            f"all tables taken over by another node in {found.takeover_seconds:.1f} s"
            f" ({found.takeover_us:.0f} us of PostgreSQL for each)",
        ]
    )


def measure_bots(choices: int, hints: int) -> tuple[dict[str, float], float]:
    """Return the processor time of a choice of each strength, and of a hint, in ms."""
    kind = title(GAME)
    seats = [Seat(kind.sides[0].id, ("carl", "concepcion", "hanna", "jimmy", "may", "meg"))]
    setup = kind.setup(MISSION, seats, 7, {})
    times = {}
    for strength in STRENGTHS:
        agent = make_agent(strength.id, kind, 7, 0.0)
        times[strength.id] = thinking(begin(kind, setup), agent.choose, choices)
    limits = Limits(0, HINT_SECONDS)
    dice = seeded(7)
    return times, thinking(begin(kind, setup), lambda one: hint(kind, one, dice, limits, "en"), hints)


def thinking(game: Game, think: Callable[[Knowledge], object], times: int) -> float:
    """Let somebody think so often on the way through a game; return the processor time of each, in ms."""
    usual = make_agent(USUAL, game.title, 7, 0.0)
    used = 0.0
    for _ in range(times):
        knowledge = Knowledge(game.title, game.state, 0)
        begun = time.process_time()
        think(knowledge)
        used += time.process_time() - begun
        for _ in range(STRIDE):
            if game.state.asking is not None:
                game.choose(usual.choose(Knowledge(game.title, game.state, 0)))
    return 1e3 * used / times


def say(text: str) -> None:
    print(f"scale: {text}", file=sys.stderr, flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.scale", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="small, to see that it works")
    parser.add_argument("--needs", action="store_true", help="measure nothing")
    parser.add_argument("--tables", type=int, default=10_000, help="of the simulation (default: 10,000)")
    args = parser.parse_args()
    if args.needs:
        print(needs_as_text(ASSUMED))
        return
    allow_many_links()
    tables, rounds, pause = (200, 3, 0.5) if args.quick else (args.tables, 4, CHOICE_SECONDS)
    with postgres() as database:
        say(f"{tables} synthetic tables")
        kept = asyncio.run(simulate(database, tables, rounds, pause))
        say("a node that is played at")
        load = LoadSettings(10, 1, 2) if args.quick else LoadSettings(200, 2, 8)
        choice_us, sent_bytes, table_kib = measure_play(database, load)
    say("bots and hints")
    bots, hint_ms = measure_bots(3 if args.quick else 20, 1 if args.quick else 8)
    costs = Costs(
        choice_us,
        kept.database_us,
        sent_bytes,
        kept.wal_bytes,
        kept.row_bytes,
        table_kib,
        kept.table_bytes,
        bots[USUAL],
        hint_ms,
    )
    print(simulated_as_text(kept))
    print("a choice of a bot, ms: " + ", ".join(f"{name} {ms:.0f}" for name, ms in bots.items()))
    print(costs_as_text(costs))
    print(needs_as_text(costs))


if __name__ == "__main__":
    main()
