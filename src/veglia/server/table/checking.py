"""Plays all tables of a database again, to find those that cannot be brought back."""

from collections.abc import Iterator
from dataclasses import dataclass

import msgspec

from veglia.kernel.errors import BadFile, VegliaError
from veglia.kernel.game import Title
from veglia.kernel.seats import Seat
from veglia.server import wire
from veglia.server.store.archive import TableRow, find_row
from veglia.server.store.connection import Connection
from veglia.server.store.courses import part_with
from veglia.server.table.history import replayed, standing
from veglia.server.table.records import record
from veglia.server.table.seams import Takeover, base_of, kept_base, last_kept, setup_of, version_of


@dataclass(frozen=True)
class Checked:
    """What came of one table: nothing wrong, or what; `is_other` when its rules are not those of now."""

    id: str
    problem: str = ""
    is_other: bool = False


def check_tables(connection: Connection, games: dict[str, Title]) -> Iterator[Checked]:
    """Play each table again as a server would that opens it."""
    for (id,) in connection.execute("SELECT id FROM tables ORDER BY created, id").fetchall():
        yield check(connection, games, id)


def check(connection: Connection, games: dict[str, Title], id: str) -> Checked:
    try:
        found = find_row(connection, id)
        assert found is not None
        row, seats = found
        if row.broken is not None:
            return Checked(id, f"its log is damaged at row {row.broken.sequence}")
        title = games.get(row.game)
        other = Checked(id, f"made with {row.game} {version_of(row)}", is_other=True)
        if title is None:
            return other
        row.seats = msgspec.json.decode(seats, type=list[Seat])
        if version_of(row) != title.version:
            return check_other(connection, title, row) or other
        base = base_of(title, row)
        behind = standing(row.entries)[0 if base is None else len(base.older) :]
        replayed(title, setup_of(title, row), behind, base)
    except (VegliaError, msgspec.MsgspecError, LookupError, ValueError, TypeError) as error:
        return Checked(id, f"{type(error).__name__}: {error}")
    return Checked(id)


def check_other(connection: Connection, title: Title, row: TableRow) -> Checked | None:
    """Return what comes of a table that the present rules would take over; None when they cannot."""
    try:
        part = part_with(connection, row.id, last_kept(row)[1])
        Takeover(title, setup_of(title, row), row, kept_base(title, row, part))
    except BadFile:
        return None
    return Checked(row.id)


def exported(connection: Connection, games: dict[str, Title], id: str) -> wire.GameRecord:
    """Return the record of a table; without a fingerprint where its rules are not those of now."""
    found = find_row(connection, id)
    assert found is not None
    row, seats = found
    row.seats = msgspec.json.decode(seats, type=list[Seat])
    choices, hash = standing(row.entries), ""
    title = games.get(row.game)
    if title is not None and version_of(row) == title.version:
        base = base_of(title, row)
        behind = choices[0 if base is None else len(base.older) :]
        hash = replayed(title, setup_of(title, row), behind, base).game().hash()
    return record(row, [one.number for one in choices], hash)
