"""What the contract tests run over: every game, every mission, all sorts of tables."""

from collections.abc import Iterator, Sequence

from hypothesis import strategies as st

from tests.two_sides.catalog import GAMES
from veglia import catalog
from veglia.agents.knowledge import Knowledge
from veglia.agents.random import RandomAgent
from veglia.kernel.dice import seeded
from veglia.kernel.errors import BadSetup
from veglia.kernel.game import Game, Title, begin
from veglia.kernel.seats import Seat, seats_of

EVERY_MISSION = [(game.id, mission) for game in GAMES.values() for mission in game.missions()]
# Those of the catalogue, with a rulebook and a complete presentation.
REAL_MISSIONS = [(game, mission) for game, mission in EVERY_MISSION if game in catalog.GAMES]
MOST_SEATS = 6
# A random game that goes on longer than this would never end.
MOST_DECISIONS = 20_000


@st.composite
def seat_plans(draw: st.DrawFn, game: str, mission: str) -> list[Seat]:
    """Draw seats with figures: as many as the game allows on each of its sides."""
    title = GAMES[game]
    if len(title.sides) > 1:
        return draw(sided_plans(title, mission))
    roster = title.roster(mission)
    most = min(title.most_party, len(roster))
    party = draw(st.lists(st.sampled_from(roster), min_size=title.least_party, max_size=most, unique=True))
    fewest = -(-len(party) // title.most_at_seat)
    seats = draw(st.integers(fewest, min(MOST_SEATS, len(party))))
    return [Seat(title.sides[0].id, tuple(party[seat::seats])) for seat in range(seats)]


@st.composite
def sided_plans(draw: st.DrawFn, title: Title, mission: str) -> list[Seat]:
    """Draw any number of seats for each side, each with one figure where a side picks any.

    Where a mission is for fewer players than the title, its usual seats are taken instead.
    """
    found: list[Seat] = []
    for side in title.sides:
        count = draw(st.integers(side.least, side.most))
        figures = draw(st.permutations(title.roster(mission, count, side.id)))
        found += [Seat(side.id, tuple(figures[seat : seat + 1])) for seat in range(count)]
    seats = draw(st.permutations(found))
    try:
        title.setup(mission, seats, 0, {})
    except BadSetup:
        return list(title.setup(mission, None, 0, {}).seats)
    return seats


def is_looked_at(table: Game) -> bool:
    """Return whether a decision is one of those that are looked at closely.

    Large parties play long games, of which every fifth decision is enough: where they begin depends on the
    seed, so that over the games of a test each decision has its turn.
    """
    stride = 1 if table.title.least_party < MOST_SEATS else 5
    return (len(table.choices) + table.setup.seed) % stride == 0


def start(game: str, mission: str, seats: Sequence[Seat | Sequence[str]] | None, seed: int) -> Game:
    title: Title = GAMES[game]
    chosen = None if seats is None else seats_of(title.sides, seats)
    return begin(title, title.setup(mission, chosen, seed, {}))


def any_table(data: st.DataObject, game: str, mission: str, seed: int) -> Game:
    """Begin a game with any party, and with any options that go with it; one that does not is left out."""
    title = GAMES[game]
    seats = data.draw(seat_plans(game, mission))
    chosen = {
        option.id: data.draw(st.sampled_from([value for value, _ in option.values]))
        for option in title.presentation.lobby("en").options
        if data.draw(st.booleans())
    }
    while True:
        try:
            return begin(title, title.setup(mission, seats, seed, chosen))
        except BadSetup as problem:
            chosen = {id: value for id, value in chosen.items() if problem.option not in ("", id)}


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
