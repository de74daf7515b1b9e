"""Tables go from a file to PostgreSQL and back without a difference."""

from pathlib import Path

import pytest

from tests.server.nodes import nodes
from tests.server.postgres import Postgres
from tests.server.test_store import empty_table, with_store
from veglia.cli import main
from veglia.kernel.errors import BadSetup
from veglia.server.store.archive import Access, Archive, LogEntry, SeatRow, TableRow
from veglia.server.store.copying import NotCopied, copy_tables
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
    for row in ROWS:
        await Archive(store).add(row)
    await Archive(store).stand("table-0", 0, "attack", "pass")


async def read(store: Store) -> list[TableRow | None]:
    return [await Archive(store).find(row.id) for row in ROWS]


def test_tables_go_to_postgresql_and_back_as_they_are(
    postgresql: Postgres, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    first, back = (f"sqlite:///{tmp_path}/{name}.db" for name in ("first", "back"))
    middle = postgresql.url(postgresql.database())
    with_store(first, fill)
    before = with_store(first, read)
    assert None not in before

    assert main(["copy", first, middle]) == 0
    assert "copied 3 tables with 18 rows" in capsys.readouterr().err
    assert with_store(middle, read) == before
    assert main(["copy", middle, back]) == 0
    assert with_store(back, read) == before


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
