"""Plays all tables of a database again, to find those that cannot be brought back as they were."""

from collections.abc import Iterator
from dataclasses import dataclass

import msgspec

from veglia.kernel.errors import BadFile, VegliaError
from veglia.kernel.game import Game, Title, begin
from veglia.kernel.seats import Seat
from veglia.server import wire
from veglia.server.store.archive import TableRow, find_row
from veglia.server.store.connection import Connection
from veglia.server.store.courses import NOTHING, START, part_with, parts_after
from veglia.server.table.course import fingerprints_in
from veglia.server.table.history import Base, replayed, standing
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
        return Checked(id, compared(connection, title, row, base))
    except (VegliaError, msgspec.MsgspecError, LookupError, ValueError, TypeError) as error:
        return Checked(id, f"{type(error).__name__}: {error}")


def compared(connection: Connection, title: Title, row: TableRow, base: Base | None) -> str:
    """Play a table again and compare with the states that are kept of it; return what is wrong."""
    older = [] if base is None else base.older
    kept: dict[int, str] = {}
    for data in parts_after(connection, row.id, older[-1].sequence if older else NOTHING):
        kept |= fingerprints_in(title, data)
    setup = setup_of(title, row)
    state = begin(title, setup).state if base is None else title.copy(base.state)
    game = Game(title, setup, state, [])
    if base is None and kept.get(START, game.hash()) != game.hash():
        return "it does not begin with the state that was kept"
    for stood in standing(row.entries)[len(older) :]:
        game.choose(stood.number)
        if stood.sequence in kept and kept[stood.sequence] != game.hash():
            return f"after row {stood.sequence} of its log it is not in the state that was kept"
    return ""


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
