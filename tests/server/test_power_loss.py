"""After a power failure no acknowledged choice is lost, wherever it comes, and what is left is whole."""

import asyncio
import random
from contextlib import closing
from pathlib import Path

import pytest

from tests.groups import PATIENCE
from tests.server.disk import Action, Disk, after_failure
from tests.server.processes import process
from veglia.server import wire
from veglia.server.store.archive import Archive, TableRow
from veglia.server.store.database import connect
from veglia.server.store.store import Store

CHOICES = 70
# So many failures, at places of the log that are spread over it, each with what survives of the rest.
CUTS = 30
SURVIVES = (0.0, 0.5, 1.0)


class Played:
    """A game that was played at a server whose writes were written down."""

    def __init__(self, disk: Disk, made: wire.MadeTable, made_at: int, told: list[int], path: Path) -> None:
        self.actions = disk.actions()
        self.made = made
        # How long the log was when the table, and then each choice, was acknowledged.
        self.made_at = made_at
        self.told = told
        self.path = path


def play(tmp_path: Path, workers: int) -> Played:
    folder, work = tmp_path / "disk", tmp_path / "work"
    folder.mkdir()
    work.mkdir()
    disk, told = Disk(folder, work), []
    with process(folder / "tables.db", workers, environment=disk.environment) as running:
        made = running.make()
        made_at = disk.size()
        with running.sit(made.table, made.host) as host:
            for _ in range(CHOICES):
                assert host.choose(0)["type"] == "done"
                told.append(disk.size())
        running.kill()
        running.process.wait(PATIENCE)
    return Played(disk, made, made_at, told, folder / "tables.db")


def find(url: str, table: str) -> TableRow | None:
    async def story() -> TableRow | None:
        return await Archive(store).find(table)

    store = Store(url)
    try:
        return asyncio.run(story())
    finally:
        store.close()


def restored(files: dict[Path, bytearray], target: Path) -> str:
    """Write files as they were left, and return the URL of the database among them."""
    target.mkdir()
    for path, content in files.items():
        # Shared memory, and locks: nothing of them outlives the processes.
        if path.suffix in (".db", ".db-wal"):
            (target / path.name).write_bytes(content)
    return f"sqlite:///{target}/tables.db"


def cuts(actions: list[Action], first: int) -> list[int]:
    ends = [action.end for action in actions if action.end >= first]
    return ends[:: max(1, len(ends) // CUTS)] + ends[-3:]


@pytest.mark.parametrize("workers", [1, 2])
def test_what_was_acknowledged_survives_a_power_failure_at_any_time(tmp_path: Path, workers: int) -> None:
    played = play(tmp_path, workers)
    chance = random.Random(7)
    lost_most = 0
    for number, cut in enumerate(cuts(played.actions, played.made_at)):
        acknowledged = sum(size <= cut for size in played.told)
        for survives in SURVIVES:
            files = after_failure(played.actions, cut, chance, survives)
            url = restored(files, tmp_path / f"after-{number}-{survives}")
            with closing(connect(url)) as connection:
                assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
            row = find(url, played.made.table)
            assert row is not None
            assert row.broken is None
            entries = [entry.number for entry in row.entries]
            assert entries == [0] * len(entries)
            assert acknowledged <= len(entries) <= CHOICES
            lost_most = max(lost_most, len(played.told) - len(entries))
    # The failures were such that there was something to lose.
    assert lost_most > CHOICES // 2


def test_what_was_not_synced_is_lost(tmp_path: Path) -> None:
    """The failures are real ones: without its syncs the same log leaves nothing."""
    played = play(tmp_path, 1)
    unsynced = [action for action in played.actions if action.kind != b"s"]
    files = after_failure(unsynced, played.told[-1], random.Random(7), 0.0)
    assert not any(files.values())
