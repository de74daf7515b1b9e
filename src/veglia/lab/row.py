"""One game of a sweep: played, watched, and written down as a row."""

import time

from msgspec import Struct

from veglia.agents.agent import Agent
from veglia.agents.knowledge import Knowledge
from veglia.agents.playout import side_asked
from veglia.catalog import title
from veglia.kernel.game import Game, Title, apply, begin
from veglia.kernel.machine import State
from veglia.kernel.seats import Seat
from veglia.kernel.statistics import Statistics
from veglia.lab.bots import make_bots
from veglia.lab.party import seats_for
from veglia.lab.sweep import Cell

DIGITS = 6


class Fallen(Struct, frozen=True):
    """A death, and where on the board: the middle of the zone, a tile being one unit wide."""

    hero: str
    zone: str
    x: float
    y: float
    killer: str
    rule: str


class Asked(Struct, frozen=True):
    """How often a question was answered, and how long that took."""

    count: int
    seconds: float


class Row(Struct, frozen=True):
    """What is kept of a game. All but the seconds depend on combination, seed and number only."""

    # The number of the combination, and of the game within it.
    cell: int
    number: int
    seed: int
    seats: list[Seat]
    # The ids of the sides that have won, and whether nobody has lost either.
    winners: list[str] = []
    is_draw: bool = False
    # Which rule ended it.
    rule: str = ""
    rounds: int = 0
    decisions: int = 0
    goals_met: int = 0
    goals: int = 0
    deaths: list[Fallen] = []
    # By the glossary's key: cards and skills, and the round in which they were first had.
    gains: dict[str, int] = {}
    harm: dict[str, int] = {}
    events: dict[str, int] = {}
    questions: dict[str, Asked] = {}
    # Where the time went: making the game, the bots' thinking, the rules, the watching.
    setup_seconds: float = 0.0
    thinking_seconds: float = 0.0
    rules_seconds: float = 0.0
    watching_seconds: float = 0.0
    hash: str = ""
    # Why it came to no end; empty for a game that did.
    error: str = ""

    def has_won(self, side: str) -> bool:
        return side in self.winners


class Watch:
    """Plays one game and keeps the time."""

    def __init__(self, kind: Title) -> None:
        self.statistics: Statistics = kind.statistics()
        self.kind = kind
        self.deaths: list[Fallen] = []
        self.questions: dict[str, list[float]] = {}
        self.decisions = 0
        self.setup = self.thinking = self.rules = self.watching = 0.0

    def play(self, game: Game, agents: list[Agent]) -> None:
        """Let agents play, one for each side."""
        clock = time.perf_counter
        state = game.state
        self.statistics.begun(state)
        self.hear(state)
        now = clock()
        while (asking := state.asking) is not None:
            agent = agents[side_asked(self.kind, state)]
            choice = agent.choose(Knowledge(self.kind, state))
            chosen = clock()
            apply(self.kind, state, choice)
            answered = clock()
            self.hear(state)
            self.decisions += 1
            tally = self.questions.setdefault(type(asking).__name__, [0, 0.0])
            tally[0] += 1
            tally[1] += chosen - now
            self.thinking += chosen - now
            self.rules += answered - chosen
            now = clock()
            self.watching += now - answered

    def hear(self, state: State) -> None:
        """Take in what has happened, and where on the board the fallen lie."""
        events = state.log
        if not events:
            return
        self.statistics.see(state, events)
        state.log = []
        if len(self.deaths) < len(self.statistics.deaths):
            middles = {zone.id: zone.middle for zone in self.kind.presentation.board(state, "en").zones}
            for one in self.statistics.deaths[len(self.deaths) :]:
                x, y = middles.get(one.zone, (-1.0, -1.0))
                self.deaths.append(Fallen(one.hero, one.zone, x, y, one.killer, one.rule))


def play_row(cell: Cell, at: int, number: int, seed: int) -> Row:
    """Play one game of a combination; a broken one is a row too, so that the rest goes on."""
    kind = title(cell.game)
    seats: list[Seat] = []
    watch = Watch(kind)
    try:
        started = time.perf_counter()
        seats = seats_for(kind, cell.mission, cell.party, cell.players, seed)
        game = begin(kind, kind.setup(cell.mission, seats, seed, cell.options))
        agents = make_bots(kind, cell.agent, -1 - seed)
        watch.setup = time.perf_counter() - started
        watch.play(game, agents)
    except Exception as error:  # A bug in a rule must not end the run; it is counted and told.
        return Row(at, number, seed, seats, error=f"{type(error).__name__}: {error}")
    return row_of(game, watch, at, number)


def row_of(game: Game, watch: Watch, at: int, number: int) -> Row:
    """Return the row of a game that has been played."""
    statistics = watch.statistics
    scene = game.title.presentation.scene(game.state, None, "en")
    result = game.result
    return Row(
        at,
        number,
        game.setup.seed,
        list(game.setup.seats),
        game.title.sides_won(game.setup, result),
        result is not None and result.is_draw,
        "" if result is None else result.rule,
        game.title.evaluation().round(game.state),
        watch.decisions,
        sum(goal.is_met for goal in scene.goals),
        len(scene.goals),
        watch.deaths,
        statistics.gains,
        statistics.harm,
        statistics.events,
        {
            name: Asked(int(count), round(seconds, DIGITS))
            for name, (count, seconds) in watch.questions.items()
        },
        round(watch.setup, DIGITS),
        round(watch.thinking, DIGITS),
        round(watch.rules, DIGITS),
        round(watch.watching, DIGITS),
        game.hash(),
        "" if result is not None else "the game came to no end",
    )
