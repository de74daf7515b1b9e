# veglia: compiled
"""What the database keeps of a table so that it outlives its rules: its course, and its seams.

A course is every choice with the state it led to, in parts of a few choices each, by their places in the log.
A seam is where other rules took over: the row of the log that says so, and the state they began with.
"""

from typing import NamedTuple

from veglia.server.store.connection import Connection

# The place in the log that the course has for the state before the first choice.
START = -1
NOTHING = -2


class CoursePart(NamedTuple):
    """Some choices of a course: the places of the first and the last in the log, and what was kept."""

    first: int
    last: int
    data: bytes


class SeamRow(NamedTuple):
    """Where other rules took over: at which place in the log, from which choice on, which, and the state."""

    sequence: int
    choice: int
    rules_version: str
    state: bytes


def add_course(connection: Connection, id: str, parts: list[CoursePart]) -> None:
    for part in parts:
        connection.execute(
            "INSERT INTO courses (table_id, first, last, data) VALUES (?, ?, ?, ?)"
            " ON CONFLICT (table_id, first) DO NOTHING",
            (id, *part),
        )


def kept_until(connection: Connection, id: str) -> int:
    """Return the place in the log up to which there is a course."""
    [last] = connection.execute("SELECT MAX(last) FROM courses WHERE table_id = ?", (id,)).fetchone()
    return NOTHING if last is None else int(last)


def part_with(connection: Connection, id: str, sequence: int) -> bytes | None:
    """Return the part of a course that has a place in the log."""
    found = connection.execute(
        "SELECT data FROM courses WHERE table_id = ? AND first <= ? AND last >= ?", (id, sequence, sequence)
    ).fetchone()
    return None if found is None else bytes(found[0])


def parts_after(connection: Connection, id: str, sequence: int) -> list[bytes]:
    """Return the parts of a course that begin behind a place in the log, in order."""
    rows = connection.execute(
        "SELECT data FROM courses WHERE table_id = ? AND first > ? ORDER BY first", (id, sequence)
    ).fetchall()
    return [bytes(data) for (data,) in rows]


def add_seam(connection: Connection, id: str, seam: SeamRow) -> None:
    connection.execute(
        "INSERT INTO seams (table_id, sequence, choice, rules_version, state) VALUES (?, ?, ?, ?, ?)",
        (id, *seam),
    )


def seams_of(connection: Connection, id: str) -> list[SeamRow]:
    """Return where other rules took over, in order."""
    rows = connection.execute(
        "SELECT sequence, choice, rules_version, state FROM seams WHERE table_id = ? ORDER BY sequence", (id,)
    ).fetchall()
    return [SeamRow(sequence, choice, version, bytes(state)) for sequence, choice, version, state in rows]
