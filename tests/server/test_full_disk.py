"""A disk that takes nothing: it is said what is wrong, tables can be read, and go on by themselves."""

from pathlib import Path

import httpx
import pytest

from tests.groups import PATIENCE
from tests.server.disk import Disk
from tests.server.processes import Running, process, wait_until, wish

# What SQLite says of it.
SAID = {"full": "database or disk is full", "broken": "disk I/O error"}


def statuses(running: Running) -> list[int]:
    return [
        httpx.get(running.address + path, timeout=PATIENCE).status_code for path in ("/healthz", "/readyz")
    ]


@pytest.mark.parametrize("workers", [1, 2])
@pytest.mark.parametrize("kind", SAID)
def test_tables_can_be_read_while_nothing_can_be_written_and_go_on_afterwards(
    tmp_path: Path, kind: str, workers: int
) -> None:
    folder, work = tmp_path / "disk", tmp_path / "work"
    folder.mkdir()
    work.mkdir()
    disk = Disk(folder, work)
    with process(folder / "tables.db", workers, environment=disk.environment) as running:
        made = running.make()
        with running.sit(made.table, made.host) as host:
            assert host.choose(1)["type"] == "done"
            with disk.failing(kind):
                for _ in range(3):
                    assert host.choose(0)["code"] == "storage"
                answer = httpx.post(f"{running.address}/api/tables", json=wish(), timeout=PATIENCE)
                assert (answer.status_code, answer.json()["code"]) == (503, "storage")
                assert statuses(running) == [200, 503]
                assert running.record(made).choices == [1]
            wait_until(lambda: statuses(running) == [200, 200], "the server has not recovered")
            assert host.choose(0)["type"] == "done"
        other = running.make()
        with running.sit(other.table, other.host) as host:
            assert host.choose(0)["type"] == "done"
        running.kill()
        assert running.process.stderr is not None
        said = running.process.stderr.read().decode()
    assert SAID[kind] in said
    with process(folder / "tables.db", workers) as running:
        assert running.record(made).choices == [1, 0]
