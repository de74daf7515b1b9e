"""One server for all tests that need no settings of their own."""

from collections.abc import Iterator

import pytest

from tests.server.place import Place, place


@pytest.fixture(scope="session")
def server() -> Iterator[Place]:
    with place() as running:
        yield running
