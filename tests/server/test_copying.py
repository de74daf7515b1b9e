"""Tables go from a file to PostgreSQL and back without a difference."""

from pathlib import Path

import pytest

from tests.server.nodes import nodes
from tests.server.postgres import Postgres
from tests.server.test_store import empty_table, with_store
from veglia.cli import main
from veglia.kernel.errors import BadSetup
from veglia.server.store.archive import Access, Archive, LogEntry, SeatRow, TableRow
from veglia.server.store.company import ChatRow, Listing, now
from veglia.server.store.connection import Connection
from veglia.server.store.copying import NotCopied, columns_of, copy_tables, names
from veglia.server.store.courses import START, CoursePart, SeamRow
from veglia.server.store.inspection import reading
from veglia.server.store.people import People
from veglia.server.store.store import Store


def kept(number: int) -> TableRow:
    row = empty_table(f"table-{number}")
    row.keys = {f"h{number}": Access("host"), f"s{number}": Access("seat", 0)}
    row.holders = [SeatRow("mine", "", "Zoë %s ?")]
    row.entries = [LogEntry("choice", place, 0, place % 2 == 0) for place in range(5 * number)]
    row.entries += [LogEntry("undo", 0, 0)]
    row.window_seconds = number / 4
    return row


ROWS = [kept(number) for number in range(3)]


async def fill(store: Store) -> None:
    """Keep something in each table that the schema has."""
    archive, rows = Archive(store), [kept(number) for number in range(3)]
    for row in rows:
        await archive.add(row)
    id = rows[0].id
    await archive.stand(id, 0, "attack", "pass")
    await archive.say(id, ChatRow(1, now(), 0, "", "Zoë", "Ciao"))
    await archive.put_on_list(id, "watch-hash", Listing("watch", "{}"))
    await archive.keep_course(id, [CoursePart(START, 3, bytes(range(256)))])
    assert await archive.accept(id, 0, "s0", "own-hash", 3)
    seam = SeamRow(len(rows[0].entries), 0, "2", b"\0state\xff")
    assert await archive.add_seam(rows[0], seam, [LogEntry("rules", 0, 0, is_automatic=True)])
    await People(store).add("what is behind a personal link")


def all_rows(url: str) -> dict[str, list[tuple[object, ...]]]:
    """Return everything that is in a database but for what belongs to servers."""
    with reading(url) as connection:
        return {name: rows_of(connection, name) for name in names()}


def rows_of(connection: Connection, name: str) -> list[tuple[object, ...]]:
    listed = ", ".join(sorted(columns_of(connection, name)))
    rows = connection.execute(f"SELECT {listed} FROM {name}").fetchall()
    return sorted(rows, key=repr)


async def read(store: Store) -> list[TableRow | None]:
    return [await Archive(store).find(row.id) for row in ROWS]


def test_tables_go_to_postgresql_and_back_as_they_are(
    postgresql: Postgres, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    first, back = (f"sqlite:///{tmp_path}/{name}.db" for name in ("first", "back"))
    middle = postgresql.url(postgresql.database())
    with_store(first, fill)
    before, rows = with_store(first, read), all_rows(first)
    assert None not in before
    # Nothing is copied that the test does not look at.
    assert [name for name, found in rows.items() if not found] == []

    assert main(["copy", first, middle]) == 0
    assert "copied 3 tables with 19 rows" in capsys.readouterr().err
    assert with_store(middle, read) == before
    assert all_rows(middle) == rows
    assert main(["copy", middle, back]) == 0
    assert with_store(back, read) == before
    assert all_rows(back) == rows


def test_what_is_there_already_is_not_touched(tmp_path: Path) -> None:
    first, second = (f"sqlite:///{tmp_path}/{name}.db" for name in ("first", "second"))
    with_store(first, fill)

    async def one(store: Store) -> None:
        await Archive(store).add(ROWS[2])

    with_store(second, one)
    with pytest.raises(NotCopied, match="UNIQUE"):
        copy_tables(first, second)
    # The others would have come before it.
    assert with_store(second, read) == [None, None, ROWS[2]]


def test_databases_that_are_served_or_missing_are_named(postgresql: Postgres, tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    with pytest.raises(BadSetup, match="there is no database"):
        copy_tables(f"sqlite:///{file}", f"sqlite:///{tmp_path}/other.db")
    with_store(f"sqlite:///{file}", fill)
    with pytest.raises(BadSetup, match="the same"):
        copy_tables(f"sqlite:///{file}", f"sqlite:///{file}")
    served = pytest.raises(BadSetup, match=r"a server serves the tables in postgresql://127\.0\.0\.1")
    with nodes(postgresql, 1) as (node,), served:
        copy_tables(f"sqlite:///{file}", node.url)
