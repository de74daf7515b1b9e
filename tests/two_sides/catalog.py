"""Relic beside the games of the catalogue, for tests alone.

A server is told `games="tests.two_sides.catalog:GAMES"`; what looks games up in the catalogue itself finds
Relic within `registered`.
"""

from collections.abc import Iterator
from contextlib import contextmanager

from tests.two_sides.title import TITLE
from veglia import catalog
from veglia.kernel.game import Title

GAMES: dict[str, Title] = {**catalog.GAMES, TITLE.id: TITLE}


@contextmanager
def registered() -> Iterator[None]:
    """Have Relic in the catalogue for the length of a block."""
    catalog.GAMES[TITLE.id] = TITLE
    try:
        yield
    finally:
        del catalog.GAMES[TITLE.id]
