"""What is in a database, and how one that an older version has made becomes like that."""

from veglia.kernel.errors import BadSetup

# As version 0.1.0 makes it, and tables that have come since. `is_bot` of a choice is LogEntry.is_automatic:
# databases keep the name that they were made with.
SCHEMA = (
    """CREATE TABLE IF NOT EXISTS tables (
        id TEXT PRIMARY KEY, created BIGINT NOT NULL, game TEXT NOT NULL, rules_version TEXT NOT NULL,
        mission TEXT NOT NULL, seats TEXT NOT NULL, options TEXT NOT NULL, seed TEXT NOT NULL,
        practice INTEGER NOT NULL)""",
    """CREATE TABLE IF NOT EXISTS choices (
        table_id TEXT NOT NULL REFERENCES tables (id), sequence INTEGER NOT NULL, kind TEXT NOT NULL,
        number INTEGER NOT NULL, seat INTEGER NOT NULL, is_bot INTEGER NOT NULL, at BIGINT NOT NULL,
        PRIMARY KEY (table_id, sequence))""",
    """CREATE TABLE IF NOT EXISTS keys (
        hash TEXT PRIMARY KEY, table_id TEXT NOT NULL REFERENCES tables (id), role TEXT NOT NULL,
        seat INTEGER NOT NULL)""",
    "CREATE INDEX IF NOT EXISTS keys_of_table ON keys (table_id)",
    """CREATE TABLE IF NOT EXISTS holders (
        table_id TEXT NOT NULL REFERENCES tables (id), seat INTEGER NOT NULL, holder TEXT NOT NULL,
        bot TEXT NOT NULL, label TEXT NOT NULL, PRIMARY KEY (table_id, seat))""",
    """CREATE TABLE IF NOT EXISTS standing (
        table_id TEXT NOT NULL REFERENCES tables (id), seat INTEGER NOT NULL, moment TEXT NOT NULL,
        wish TEXT NOT NULL, PRIMARY KEY (table_id, seat, moment))""",
    """CREATE TABLE IF NOT EXISTS browsers (
        table_id TEXT NOT NULL REFERENCES tables (id), seat INTEGER NOT NULL, browser INTEGER NOT NULL,
        PRIMARY KEY (table_id, seat))""",
    # Written to see whether the disk takes it.
    "CREATE TABLE IF NOT EXISTS probe (id INTEGER PRIMARY KEY CHECK (id = 0), at BIGINT NOT NULL)",
    "INSERT OR IGNORE INTO probe (id, at) VALUES (0, 0)",
    """CREATE TABLE IF NOT EXISTS windows (
        table_id TEXT PRIMARY KEY REFERENCES tables (id), seconds DOUBLE PRECISION NOT NULL)""",
    """CREATE TABLE IF NOT EXISTS chat (
        table_id TEXT NOT NULL REFERENCES tables (id), number INTEGER NOT NULL, at BIGINT NOT NULL,
        seat INTEGER NOT NULL, side TEXT NOT NULL, name TEXT NOT NULL, text TEXT NOT NULL,
        PRIMARY KEY (table_id, number))""",
    """CREATE TABLE IF NOT EXISTS listings (
        table_id TEXT PRIMARY KEY REFERENCES tables (id), at BIGINT NOT NULL, watch TEXT NOT NULL,
        about TEXT NOT NULL)""",
    # What a personal link opens, sealed with its key.
    """CREATE TABLE IF NOT EXISTS people (
        hash TEXT PRIMARY KEY, at BIGINT NOT NULL, version INTEGER NOT NULL, sealed TEXT NOT NULL)""",
    # So that tables outlive their rules; see store.courses.
    """CREATE TABLE IF NOT EXISTS courses (
        table_id TEXT NOT NULL REFERENCES tables (id), first INTEGER NOT NULL, last INTEGER NOT NULL,
        data BYTEA NOT NULL, PRIMARY KEY (table_id, first))""",
    """CREATE TABLE IF NOT EXISTS seams (
        table_id TEXT NOT NULL REFERENCES tables (id), sequence INTEGER NOT NULL, choice INTEGER NOT NULL,
        rules_version TEXT NOT NULL, state BYTEA NOT NULL, PRIMARY KEY (table_id, sequence))""",
    # Tables that an operator has changed: whoever has them in memory lets go of them; see tending.
    """CREATE TABLE IF NOT EXISTS recalls (
        number BIGINT PRIMARY KEY, recalled TEXT NOT NULL, at BIGINT NOT NULL)""",
)

# How tables that are there already are changed: what leads from each version of the schema to the next. A
# database without a number counts as the first: what it lacks of SCHEMA is made.
MIGRATIONS: tuple[tuple[str, ...], ...] = (
    # 2: checksums; see store.chain.
    ("ALTER TABLE choices ADD COLUMN chain BIGINT",),
)
FIRST_VERSION = 1


def newest_version(migrations: tuple[tuple[str, ...], ...] = MIGRATIONS) -> int:
    return FIRST_VERSION + len(migrations)


def steps_from(version: int, place: str, migrations: tuple[tuple[str, ...], ...] = MIGRATIONS) -> list[str]:
    """Return the statements that lead from a version of the schema to the newest."""
    newest = newest_version(migrations)
    if version > newest:
        raise BadSetup(
            f"the database {place} is of a newer veglia: its schema is {version}, this one knows {newest}"
        )
    done = max(version, FIRST_VERSION) - FIRST_VERSION
    return [step for steps in migrations[done:] for step in steps]
