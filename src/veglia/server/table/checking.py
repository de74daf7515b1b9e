"""Plays all tables of a database again, to find those that cannot be brought back."""

from collections.abc import Iterator
from dataclasses import dataclass

import msgspec

from veglia.kernel.errors import VegliaError
from veglia.kernel.game import Title
from veglia.kernel.seats import Seat
from veglia.server import wire
from veglia.server.store.archive import find_row
from veglia.server.store.connection import Connection
from veglia.server.table.history import replayed, standing
from veglia.server.wire.http import RECORD_FORMAT


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
        title = games.get(row.game)
        if title is None or title.version != row.rules_version:
            return Checked(id, f"made with {row.game} {row.rules_version}", is_other=True)
        row.seats = msgspec.json.decode(seats, type=list[Seat])
        setup = title.setup(row.mission, row.seats, int(row.seed), row.options)
        replayed(title, setup, standing(row.entries))
    except (VegliaError, msgspec.MsgspecError, LookupError, ValueError, TypeError) as error:
        return Checked(id, f"{type(error).__name__}: {error}")
    return Checked(id)


def exported(connection: Connection, games: dict[str, Title], id: str) -> wire.GameRecord:
    """Return the record of a table; without a fingerprint where its rules are not those of now."""
    found = find_row(connection, id)
    assert found is not None
    row, seats_text = found
    choices = standing(row.entries)
    seats, hash = msgspec.json.decode(seats_text, type=list[Seat]), ""
    title = games.get(row.game)
    if title is not None and title.version == row.rules_version:
        setup = title.setup(row.mission, seats, int(row.seed), row.options)
        hash = replayed(title, setup, choices).game().hash()
    numbers = [number for number, _ in choices]
    return wire.GameRecord(
        RECORD_FORMAT, row.game, row.rules_version, row.mission, seats, row.seed, row.options, numbers, hash
    )
