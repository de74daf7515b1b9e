"""What tests share: a server for all that need no settings of their own, a PostgreSQL, empty databases."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.place import Place, place
from tests.server.postgres import Postgres, postgres
from veglia.server.store.postgres import prepare


@pytest.fixture(scope="session")
def server() -> Iterator[Place]:
    with place() as running:
        yield running


@pytest.fixture(scope="session")
def postgresql() -> Iterator[Postgres]:
    with postgres() as running:
        yield running


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database, of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/tables.db"
    running: Postgres = request.getfixturevalue("postgresql")
    url = running.url(running.database())
    prepare(url)
    return url
