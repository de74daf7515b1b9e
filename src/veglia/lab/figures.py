"""The results of a sweep: shares, lengths, endings and causes, as plain data for the report and for JSON."""

from collections import Counter
from collections.abc import Iterable

from msgspec import Struct

from veglia.kernel.machine import LOST, OVER, WON
from veglia.lab.balance import Balance, balances
from veglia.lab.effects import Effects, effects
from veglia.lab.intervals import quantile
from veglia.lab.journal import Label
from veglia.lab.places import Heat, heats
from veglia.lab.rate import Rate, is_won, rate_of, rates_of
from veglia.lab.row import GameRow
from veglia.lab.sweep import Cell


class Spread(Struct, frozen=True):
    """How numbers spread: ends of the middle 90 %, quartiles, middle."""

    low: float
    quarter: float
    middle: float
    three_quarters: float
    high: float


class CellFigures(Struct, frozen=True):
    """One combination."""

    cell: Cell
    # Of the first side, and of every side by its id; games that nobody has won and nobody has lost.
    rate: Rate
    wins: dict[str, Rate]
    draws: int
    errors: int
    rounds: Spread | None
    decisions: Spread | None
    # Goals met, as a share of all, on average: tells bots apart that never win.
    goals: float
    seconds: float


class Cause(Struct, frozen=True):
    """How often something was the reason: an ending, what killed (the glossary's key), or who fell."""

    key: str
    rule: str
    count: int
    share: float


class QuestionTiming(Struct, frozen=True):
    """How often a question was answered, and how long bots thought about it."""

    name: str
    count: int
    seconds: float


class TimeSpent(Struct, frozen=True):
    """Where the time of a bot's games went, in seconds."""

    agent: str
    games: int
    decisions: int
    setup: float
    thinking: float
    rules: float
    watching: float


class Figures(Struct, frozen=True):
    """Everything that a report tells."""

    games: int
    seed: int
    # Of the first sides, and of every side by its id; games that nobody has won and nobody has lost.
    rate: Rate
    wins: dict[str, Rate]
    draws: int
    errors: list[str]
    rounds: Spread | None
    decisions: Spread | None
    cells: list[CellFigures]
    balances: list[Balance]
    endings: list[Cause]
    killers: list[Cause]
    fallen: list[Cause]
    harm: list[Cause]
    effects: Effects
    heats: list[Heat]
    clocks: list[TimeSpent]
    questions: list[QuestionTiming]
    events: dict[str, int]


def spread_of(values: Iterable[float]) -> Spread | None:
    found = sorted(values)
    return Spread(*(quantile(found, share) for share in (0.05, 0.25, 0.5, 0.75, 0.95))) if found else None


def causes(found: Iterable[tuple[str, str]]) -> list[Cause]:
    """Return keys and rules by how often they occur, the most frequent first."""
    counted = Counter(found)
    whole = sum(counted.values())
    ordered = sorted(counted.items(), key=lambda one: (-one[1], one[0]))
    return [Cause(key, rule, count, count / whole) for (key, rule), count in ordered]


def figures(label: Label, rows: list[GameRow]) -> Figures:
    """Return the results of the games of a sweep."""
    ended = [row for row in rows if not row.error]
    deaths = [death for row in ended for death in row.deaths]
    harm = Counter[str]()
    events = Counter[str]()
    for row in ended:
        harm.update(row.harm)
        events.update(row.events)
    whole = sum(harm.values())
    return Figures(
        len(rows),
        label.seed,
        rate_of(label.cells, ended),
        rates_of(label.cells, ended),
        sum(row.is_draw for row in ended),
        [f"game {row.number} (seed {row.seed}): {row.error}" for row in rows if row.error],
        spread_of(row.rounds for row in ended),
        spread_of(row.decisions for row in ended),
        [cell_figures(label.cells, at, rows) for at in range(len(label.cells))],
        balances(label.cells, ended),
        causes((ending(label.cells, row), row.rule) for row in ended),
        causes((death.killer, death.rule) for death in deaths),
        causes((death.hero, "") for death in deaths),
        [Cause(key, "", count, count / whole) for key, count in harm.most_common()],
        effects(label.cells, ended),
        heats(label.cells, ended),
        clocks(label.cells, ended),
        questions(ended),
        dict(sorted(events.items())),
    )


def ending(cells: list[Cell], row: GameRow) -> str:
    """Return what an end was for the first side."""
    if row.is_draw:
        return OVER
    return WON if is_won(cells, row) else LOST


def cell_figures(cells: list[Cell], at: int, rows: list[GameRow]) -> CellFigures:
    played = [row for row in rows if row.cell == at]
    ended = [row for row in played if not row.error]
    goals = [row.goals_met / row.goals for row in ended if row.goals]
    return CellFigures(
        cells[at],
        rate_of(cells, ended),
        rates_of([cells[at]], ended),
        sum(row.is_draw for row in ended),
        len(played) - len(ended),
        spread_of(row.rounds for row in ended),
        spread_of(row.decisions for row in ended),
        sum(goals) / len(goals) if goals else 0.0,
        sum(row.setup_seconds + row.thinking_seconds + row.rules_seconds for row in ended),
    )


def clocks(cells: list[Cell], rows: list[GameRow]) -> list[TimeSpent]:
    """Return where the time went, bot by bot."""
    found: list[TimeSpent] = []
    for agent in dict.fromkeys(cell.agent for cell in cells):
        played = [row for row in rows if cells[row.cell].agent == agent]
        found.append(
            TimeSpent(
                agent,
                len(played),
                sum(row.decisions for row in played),
                sum(row.setup_seconds for row in played),
                sum(row.thinking_seconds for row in played),
                sum(row.rules_seconds for row in played),
                sum(row.watching_seconds for row in played),
            )
        )
    return found


def questions(rows: list[GameRow]) -> list[QuestionTiming]:
    counts = Counter[str]()
    seconds: dict[str, float] = {}
    for row in rows:
        for name, asked in row.questions.items():
            counts[name] += asked.count
            seconds[name] = seconds.get(name, 0.0) + asked.seconds
    return [QuestionTiming(name, count, seconds[name]) for name, count in counts.most_common()]
