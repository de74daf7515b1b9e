"""Rows for tests that need games with a certain end rather than games that were played."""

from veglia.kernel.seats import Seat
from veglia.lab.row import Fallen, GameRow


def game(
    cell: int,
    number: int,
    won: bool,
    *,
    rounds: int = 5,
    heroes: tuple[str, ...] = ("carl",),
    gains: dict[str, int] | None = None,
    deaths: tuple[Fallen, ...] = (),
    error: str = "",
) -> GameRow:
    return GameRow(
        cell,
        number,
        number,
        [Seat("survivors", heroes)],
        ["survivors"] if won else [],
        False,
        "uoa.end.win-immediate" if won else "uoa.end.lose-survivor",
        rounds,
        10 * rounds,
        2 if won else 1,
        2,
        list(deaths),
        gains or {},
        {"walker": 2} if not won else {},
        {"Moved": 3},
        {},
        error=error,
    )
