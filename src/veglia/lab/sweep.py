"""A sweep: what is played in which combinations. The lists of a sweep multiply."""

import tomllib
from itertools import product
from pathlib import Path

import msgspec
from msgspec import Struct

from veglia.catalog import title
from veglia.kernel.errors import BadFile, BadSetup
from veglia.lab.bots import bots_text
from veglia.lab.party import STANDARD, check_party, has_seats, seats_for

ALL = "all"
# The seed of a game is the sweep's times this, plus its number: sweeps of nearby seeds share no game.
SEED_STEP = 1_000_000_007


class Cell(Struct, frozen=True):
    """One combination; all its games differ by their seeds only."""

    game: str
    mission: str
    # One bot for all sides, or one for each.
    agent: str
    # standard, random, random:4, or names as in `--survivors`.
    party: str
    # How many seats the party is dealt to; 0 where the party says, or for the usual seats of several sides.
    players: int
    options: dict[str, str]


class Sweep(Struct, frozen=True):
    cells: list[Cell]
    # Of each combination.
    games: int
    seed: int
    # Whether statistics are made of its games: who watches has to listen to every event.
    is_watched: bool = True
    # Whether rows hold the choices, from which a game can be played again.
    keeps_choices: bool = False

    def seed_of(self, number: int) -> int:
        """Return the seed of a game: the same in all combinations, so that they are compared fairly."""
        return self.seed * SEED_STEP + number


class Wanted(Struct, frozen=True, forbid_unknown_fields=True):
    """What a sweep file says. Anything may be one value or a list of values."""

    game: str | None = None
    games: int = 100
    seed: int = 1
    mission: str | list[str] = "m0"
    agent: str | list[str] = "random"
    party: str | list[str] = STANDARD
    # None: one seat for all in a game of one side, the usual seats in others.
    players: int | list[int] | None = None
    options: dict[str, str | list[str]] = {}


def read_sweep(path: Path) -> Wanted:
    """Return what a sweep file says, or raise BadFile."""
    try:
        return msgspec.convert(tomllib.loads(path.read_text("utf-8")), Wanted)
    except OSError as error:
        raise BadFile(f"{path}: {error.strerror}") from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, msgspec.ValidationError) as error:
        raise BadFile(f"{path}: {error}") from error


def many(value: object) -> list[str]:
    """Return one value or a list of values as a list of words."""
    return [str(one) for one in value] if isinstance(value, list) else [str(value)]


def make_sweep(wanted: Wanted) -> Sweep:
    """Multiply the lists out and check every combination."""
    if wanted.game is None:
        raise BadSetup("the sweep does not say which game")
    if wanted.games < 1:
        raise BadSetup(f"{wanted.games} games of each combination; at least one is needed")
    kind = title(wanted.game)
    missions = kind.missions() if wanted.mission == ALL else many(wanted.mission)
    options = [dict(zip(wanted.options, values)) for values in product(*map(many, wanted.options.values()))]
    usual = 1 if len(kind.sides) == 1 else 0
    cells: list[Cell] = []
    for mission, agent, party, players, chosen in product(
        missions,
        many(wanted.agent),
        many(wanted.party),
        many(usual if wanted.players is None else wanted.players),
        options,
    ):
        seats = 0 if has_seats(party) else int(players)
        cell = Cell(wanted.game, mission, bots_text(kind, agent), party, seats, chosen)
        # Parties that name their seats do not multiply with the numbers of players.
        if cell not in cells:
            check_cell(cell)
            cells.append(cell)
    return Sweep(cells, wanted.games, wanted.seed)


def check_cell(cell: Cell) -> None:
    """Raise for a combination that cannot be played."""
    kind = title(cell.game)
    try:
        check_party(kind, cell.mission, cell.party, cell.players)
        kind.setup(cell.mission, seats_for(kind, cell.mission, cell.party, cell.players, 0), 0, cell.options)
    except BadSetup as error:
        raise BadSetup(f"{describe(cell)}: {error}") from error


def describe(cell: Cell) -> str:
    """Return a combination in a few words."""
    parts = [cell.mission, cell.agent]
    if cell.party != STANDARD:
        parts.append(cell.party)
    if cell.players > 1:
        parts.append(f"{cell.players} players")
    parts += [f"{name}={value}" for name, value in cell.options.items()]
    return ", ".join(parts)
