"""Two nodes that share a PostgreSQL: whatever happens to one, tables go on and nothing acknowledged is lost."""

import time
from collections.abc import Iterator

import pytest

from tests.server.nodes import Traffic, nodes
from tests.server.postgres import Postgres, postgres

TABLES = 6


@pytest.fixture(scope="module")
def database() -> Iterator[Postgres]:
    with postgres() as running:
        yield running


def test_tables_go_on_whatever_happens_to_a_node_or_to_the_database(database: Postgres) -> None:
    with nodes(database, 2) as (first, second):
        traffic = Traffic([first.port, second.port])
        with traffic.playing(TABLES):
            first.kill()
            traffic.must_go_on()
            first.start()

            second.hold()
            traffic.must_go_on()
            second.go_on()
            # It is late now, and nothing that it still has to say is written.
            traffic.must_go_on()

            first.cut.is_open = False
            time.sleep(first.lease_seconds)
            traffic.must_go_on()
            first.cut.is_open = True
            traffic.must_go_on()

            database.stop("immediate")
            database.start()
            traffic.must_go_on()
        assert traffic.must_have_kept_all() > 100
