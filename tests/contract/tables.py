"""What the contract tests run over: every game, every mission, all sorts of tables."""

from collections.abc import Iterator, Sequence
from functools import cache

from hypothesis import strategies as st

from tests.two_sides.catalog import GAMES
from veglia import catalog
from veglia.agents.knowledge import Knowledge
from veglia.agents.random import RandomAgent
from veglia.kernel.dice import seeded
from veglia.kernel.game import Game, Title, begin
from veglia.kernel.seats import Seat, seats_of
from veglia.lab.setups import any_seats, any_setup

EVERY_MISSION = [(game.id, mission) for game in GAMES.values() for mission in game.missions()]
# Those of the catalogue, with a rulebook and a complete presentation.
REAL_MISSIONS = [(game, mission) for game, mission in EVERY_MISSION if game in catalog.GAMES]
# A random game that goes on longer than this would never end.
MOST_DECISIONS = 20_000
# So many decisions of a game are looked at closely, about.
LOOKED_AT = 50


def seat_plans(game: str, mission: str) -> st.SearchStrategy[list[Seat]]:
    """Draw seats with figures: as many as the game allows on each of its sides."""
    return st.integers(0, 2**32).map(lambda seed: any_seats(GAMES[game], mission, seeded(seed)))


def is_looked_at(table: Game, most: int = LOOKED_AT) -> bool:
    """Return whether a decision is one of those that are looked at closely, about `most` in a game.

    Where they begin depends on the seed, so that over the games of a test each decision has its turn.
    """
    stride = max(1, length(table.title.id, table.setup.mission) // most)
    return (len(table.choices) + table.setup.seed) % stride == 0


@cache
def length(game: str, mission: str) -> int:
    """Return how many decisions a random game of a mission takes, about."""
    table = start(game, mission, None, 1)
    for _ in play(table, 1):
        pass
    return len(table.choices)


def start(game: str, mission: str, seats: Sequence[Seat | Sequence[str]] | None, seed: int) -> Game:
    title: Title = GAMES[game]
    chosen = None if seats is None else seats_of(title.sides, seats)
    return begin(title, title.setup(mission, chosen, seed, {}))


def any_table(game: str, mission: str, seed: int) -> Game:
    """Begin a game with any seats, and with any options that go with them."""
    return begin(GAMES[game], any_setup(GAMES[game], mission, seed))


def play(game: Game, seed: int) -> Iterator[int]:
    """Play a game at random, yielding before each choice the choice that follows."""
    agent = RandomAgent(seeded(-1 - seed))
    for _ in range(MOST_DECISIONS):
        if game.state.asking is None:
            return
        choice = agent.choose(Knowledge(game.title, game.state))
        yield choice
        game.choose(choice)
    raise AssertionError(f"no end after {MOST_DECISIONS} decisions")
