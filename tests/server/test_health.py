"""What load balancers ask, and a database that cannot be written to."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx

from tests.groups import PATIENCE
from tests.server.place import MINE, Place, place

LARGE = {"game": "toy", "mission": "long", "seats": [{"heroes": ["lucky"], "label": "x" * 40}]}


@contextmanager
def full_disk(server: Place) -> Iterator[None]:
    """Let SQLite find no more room than it has taken already."""
    limit(server, "(SELECT 1)")
    try:
        yield
    finally:
        limit(server, "1073741823")


def limit(server: Place, pages: str) -> None:
    store = server.tables.archive.store
    done = store.run(lambda connection: connection.execute(f"PRAGMA max_page_count = {pages}").fetchall())
    asyncio.run_coroutine_threadsafe(done, server.warming.get_loop()).result(PATIENCE)


def health(server: Place) -> list[int]:
    return [server.web.get(path).status_code for path in ("/healthz", "/readyz")]


def test_a_server_that_can_take_choices_is_alive_and_ready(server: Place) -> None:
    assert health(server) == [200, 200]
    answer = server.web.get("/readyz")
    assert (answer.text, answer.headers["cache-control"]) == ("ok", "no-store")


def fill(server: Place) -> httpx.Response:
    """Make tables until there is no room left."""
    while True:
        answer = server.web.post("/api/tables", json=LARGE)
        if answer.status_code != 201:
            return answer


def test_a_full_disk_is_named_and_the_server_recovers_by_itself(tmp_path: Path) -> None:
    with place(database=f"sqlite:///{tmp_path}/tables.db") as server:
        made = server.make(seats=[MINE])
        before = server.hash(made)
        with server.play(made.table, made.host) as host:
            with full_disk(server):
                answer = fill(server)
                assert (answer.status_code, answer.json()["code"]) == (503, "storage")
                # Choices go on while pages have room; then they are refused, and nothing has changed.
                taken = 0
                while (answered := host.choose(0))["type"] == "done":
                    taken += 1
                assert answered["code"] == "storage"
                assert host.version == taken
                assert health(server) == [200, 503]
                # What is there can be read.
                assert (server.hash(made) == before) is (taken == 0)
            assert host.choose(0)["version"] == taken + 1
        assert health(server) == [200, 200]
