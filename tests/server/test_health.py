"""What load balancers ask, and a database that cannot be written to."""

from collections.abc import Iterator
from contextlib import contextmanager

from tests.server.place import MINE, Place, place
from veglia.server.store.writing import DatabaseWriter


@contextmanager
def unwritable(server: Place) -> Iterator[None]:
    """Let SQLite refuse to write for the length of a block, as it does when a disk is full or broken."""
    writer = server.tables.archive.store.writer
    assert isinstance(writer, DatabaseWriter)
    connection = writer.connection
    connection.execute("PRAGMA query_only = ON")
    try:
        yield
    finally:
        connection.execute("PRAGMA query_only = OFF")


def health(server: Place) -> list[int]:
    return [server.web.get(path).status_code for path in ("/healthz", "/readyz")]


def test_a_server_that_can_take_choices_is_alive_and_ready(server: Place) -> None:
    assert health(server) == [200, 200]
    answer = server.web.get("/readyz")
    assert (answer.text, answer.headers["cache-control"]) == ("ok", "no-store")


def test_a_disk_that_takes_nothing_is_named_and_the_server_recovers_by_itself() -> None:
    with place() as server:
        made = server.make(seats=[MINE])
        before = server.hash(made)
        with server.play(made.table, made.host) as host:
            with unwritable(server):
                answer = server.web.post("/api/tables", json={"game": "toy", "mission": "long"})
                assert (answer.status_code, answer.json()["code"]) == (503, "storage")
                # By the short way, and by the long way that a message with more in it takes.
                assert host.choose(0)["code"] == "storage"
                assert host.ask("hand_over", seat=0, holder="bot", bot="random")["code"] == "storage"
                assert health(server) == [200, 503]
                # What is there can be read, and nothing has changed.
                assert server.hash(made) == before
            assert host.choose(0)["version"] == 1
        assert health(server) == [200, 200]
        assert server.hash(made) != before
