"""A share of games won, with its interval."""

from collections.abc import Sequence

from msgspec import Struct

from veglia.catalog import title
from veglia.lab.intervals import wilson
from veglia.lab.row import GameRow
from veglia.lab.sweep import Cell


class Rate(Struct, frozen=True):
    won: int
    games: int
    share: float
    # Wilson's interval, 95 %.
    low: float
    high: float


def rate(won: int, games: int) -> Rate:
    return Rate(won, games, won / games if games else 0.0, *wilson(won, games))


def rate_of(cells: list[Cell], rows: Sequence[GameRow]) -> Rate:
    """Return how often the first side of a title wins, which is the only one in a co-operative game."""
    return rate(sum(is_won(cells, row) for row in rows), len(rows))


def is_won(cells: list[Cell], row: GameRow) -> bool:
    """Return whether the first side of its title has won a game."""
    return row.has_won(title(cells[row.cell].game).sides[0].id)


def rates_of(cells: list[Cell], rows: Sequence[GameRow]) -> dict[str, Rate]:
    """Return how often each side wins, of the games it plays in; all sides in the order of their titles."""
    found: dict[str, Rate] = {}
    for side in dict.fromkeys(side.id for cell in cells for side in title(cell.game).sides):
        played = [row for row in rows if any(seat.side == side for seat in row.seats)]
        found[side] = rate(sum(row.has_won(side) for row in played), len(played))
    return found
