"""Relic is in the catalogue for the tests of this folder."""

from collections.abc import Iterator

import pytest

from tests.two_sides.catalog import registered


@pytest.fixture(autouse=True)
def in_the_catalogue() -> Iterator[None]:
    with registered():
        yield
