"""One game: played, watched where statistics are wanted, and written down as a row."""

import time

from msgspec import Struct
from msgspec.structs import replace

from veglia.agents.agent import Agent
from veglia.agents.knowledge import Knowledge
from veglia.agents.playout import play_out, side_asked
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


class GameRow(Struct, frozen=True):
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
    # Where the time went: making the game, the bots' thinking, the rules, the watching. Of a game that is not
    # watched, thinking and rules are not told apart and stand under thinking.
    setup_seconds: float = 0.0
    thinking_seconds: float = 0.0
    rules_seconds: float = 0.0
    watching_seconds: float = 0.0
    hash: str = ""
    # Why it came to no end; empty for a game that did.
    error: str = ""
    # What was chosen, where that is kept.
    choices: list[int] = []

    def has_won(self, side: str) -> bool:
        return side in self.winners


class Playing:
    """Plays one game and keeps the time."""

    def __init__(self, kind: Title) -> None:
        self.kind = kind
        self.choices: list[int] = []
        self.setup = self.thinking = self.rules = self.watching = 0.0

    def play(self, game: Game, agents: list[Agent]) -> None:
        """Let agents play, one for each side."""
        game.state.log = None
        started = time.perf_counter()
        self.choices = play_out(self.kind, game.state, agents)
        self.thinking = time.perf_counter() - started

    def row(self, game: Game, at: int, number: int) -> GameRow:
        """Return the row of a game that has been played."""
        result = game.result
        return GameRow(
            at,
            number,
            game.setup.seed,
            list(game.setup.seats),
            game.title.sides_won(game.setup, result),
            result is not None and result.is_draw,
            "" if result is None else result.rule,
            game.title.evaluation().round(game.state),
            len(self.choices),
            setup_seconds=round(self.setup, DIGITS),
            thinking_seconds=round(self.thinking, DIGITS),
            rules_seconds=round(self.rules, DIGITS),
            watching_seconds=round(self.watching, DIGITS),
            hash=game.hash(),
            error="" if result is not None else "the game came to no end",
        )


class Watch(Playing):
    """Plays one game, keeps the time of every decision, and notes what statistics are made of."""

    def __init__(self, kind: Title) -> None:
        super().__init__(kind)
        self.statistics: Statistics = kind.statistics()
        self.deaths: list[Fallen] = []
        self.questions: dict[str, list[float]] = {}

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
            self.choices.append(choice)
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

    def row(self, game: Game, at: int, number: int) -> GameRow:
        """Return the row of a game that has been played, with its statistics."""
        statistics = self.statistics
        scene = game.title.presentation.scene(game.state, None, "en")
        return replace(
            super().row(game, at, number),
            goals_met=sum(goal.is_met for goal in scene.goals),
            goals=len(scene.goals),
            deaths=self.deaths,
            gains=statistics.gains,
            harm=statistics.harm,
            events=statistics.events,
            questions={
                name: Asked(int(count), round(seconds, DIGITS))
                for name, (count, seconds) in self.questions.items()
            },
        )


def play_row(
    cell: Cell, at: int, number: int, seed: int, *, is_watched: bool = True, keeps_choices: bool = False
) -> GameRow:
    """Play one game of a combination; a broken one is a row too, so that the rest goes on."""
    kind = title(cell.game)
    seats: list[Seat] = []
    playing = Watch(kind) if is_watched else Playing(kind)
    try:
        started = time.perf_counter()
        seats = seats_for(kind, cell.mission, cell.party, cell.players, seed)
        game = begin(kind, kind.setup(cell.mission, seats, seed, cell.options))
        agents = make_bots(kind, cell.agent, -1 - seed)
        playing.setup = time.perf_counter() - started
        playing.play(game, agents)
    except Exception as error:  # A bug in a rule must not end the run; it is counted and told.
        return GameRow(at, number, seed, seats, error=f"{type(error).__name__}: {error}")
    row = playing.row(game, at, number)
    return replace(row, choices=playing.choices) if keeps_choices else row
