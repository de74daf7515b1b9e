"""Veglia plays survival-horror board games by the book.

>>> import veglia
>>> game = veglia.new_game("undead_or_alive", mission="m0", seed=7)
>>> game.decision.prompt
'Which gear does Carl start with?'
>>> events = game.choose(game.decision.options[0])
"""

from collections.abc import Sequence
from pathlib import Path

from veglia.catalog import title
from veglia.kernel.errors import VegliaError
from veglia.kernel.game import Decision, Game, begin
from veglia.kernel.loading import load_save
from veglia.kernel.saves import read_save
from veglia.kernel.seats import Seat, seats_of

__all__ = ["Decision", "Game", "Seat", "VegliaError", "load", "new_game"]
__version__ = "0.1.0"


def new_game(
    game: str,
    *,
    mission: str,
    seats: Sequence[Seat | Sequence[str]] | None = None,
    seed: int = 0,
    options: dict[str, str] | None = None,
) -> Game:
    """Start a game. Each seat is a Seat, or lists the figures of a seat on the first side.

    Without seats one player leads the standard party.
    """
    kind = title(game)
    chosen = None if seats is None else seats_of(kind.sides, seats)
    return begin(kind, kind.setup(mission, chosen, seed, dict(options or {})))


def load(source: bytes | str | Path) -> Game:
    """Return a saved game, from bytes or from a file."""
    data = source if isinstance(source, bytes) else Path(source).read_bytes()
    contents = read_save(data)
    return load_save(title(contents["game"]), contents)
