"""A share of games won, with its interval."""

from collections.abc import Sequence

from msgspec import Struct

from veglia.lab.row import Row
from veglia.lab.statistics import wilson


class Rate(Struct, frozen=True):
    won: int
    games: int
    share: float
    # Wilson's interval, 95 %.
    low: float
    high: float


def rate(won: int, games: int) -> Rate:
    return Rate(won, games, won / games if games else 0.0, *wilson(won, games))


def rate_of(rows: Sequence[Row]) -> Rate:
    return rate(sum(row.won for row in rows), len(rows))
