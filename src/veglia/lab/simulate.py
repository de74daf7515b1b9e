"""Many games of one combination: the same seed gives the same games, whatever the number of workers.

They are a sweep of a single combination, played by the same runner; nothing is watched, and the rows stay in
memory.
"""

import hashlib
import time
from collections.abc import Callable

from veglia.catalog import title
from veglia.kernel.seats import Seat
from veglia.lab.bots import bots_text
from veglia.lab.executor import executor_of
from veglia.lab.party import written
from veglia.lab.record import Record, make_record
from veglia.lab.row import GameRow
from veglia.lab.run import Pace, play_sweep
from veglia.lab.sweep import Cell, Sweep
from veglia.lab.workers import start_method


class Plan:
    """What to play."""

    def __init__(
        self,
        game: str,
        mission: str,
        seats: list[Seat] | None,
        options: dict[str, str],
        agent: str,
        games: int,
        seed: int,
    ) -> None:
        self.game = game
        self.mission = mission
        self.seats = seats
        self.options = options
        # One bot for all sides, or one for each.
        self.agent = agent
        self.games = games
        self.seed = seed

    def sweep(self, keeps_choices: bool) -> Sweep:
        """Return the plan as a sweep; raise for one that cannot be played."""
        kind = title(self.game)
        agent = bots_text(kind, self.agent)
        seats = kind.setup(self.mission, self.seats, self.seed, self.options).seats
        cell = Cell(self.game, self.mission, agent, written(seats), 0, self.options)
        return Sweep([cell], self.games, self.seed, is_watched=False, keeps_choices=keeps_choices)


class SimulationResult:
    """What came of a plan."""

    def __init__(self, cell: Cell, rows: list[GameRow], seconds: float) -> None:
        sides = [side.id for side in title(cell.game).sides]
        self.cell = cell
        self.rows = rows
        self.games = len(rows)
        self.errors = [f"game {row.number} (seed {row.seed}): {row.error}" for row in rows if row.error]
        self.finished = self.games - len(self.errors)
        # By side, in the title's order.
        self.wins = {side: sum(row.has_won(side) for row in rows) for side in sides}
        self.draws = sum(row.is_draw for row in rows)
        # For the first side, which is the only one in a co-operative game.
        self.won = self.wins[sides[0]]
        self.lost = self.finished - self.won - self.draws
        self.decisions = sum(row.decisions for row in rows)
        self.seconds = seconds
        digest = hashlib.blake2b(digest_size=16)
        for row in rows:
            digest.update(row.hash.encode())
        self.hash = digest.hexdigest()

    def as_json(self) -> dict[str, object]:
        return {
            "games": self.games,
            "finished": self.finished,
            "won": self.won,
            "lost": self.lost,
            "wins": self.wins,
            "draws": self.draws,
            "errors": len(self.errors),
            "decisions": self.decisions,
            "seconds": round(self.seconds, 3),
            "hash": self.hash,
        }

    def records(self) -> list[Record]:
        """Return the games whose choices were kept, to be written to a file; broken ones have no state."""
        kind, cell = title(self.cell.game), self.cell
        return [
            make_record(
                kind, kind.setup(cell.mission, row.seats, row.seed, cell.options), row.choices, row.hash
            )
            for row in self.rows
            if row.hash
        ]


def simulate(plan: Plan, workers: int, keeps_choices: bool, show: Callable[[Pace], None]) -> SimulationResult:
    """Play all games of a plan; `show` is told how far it is."""
    sweep = plan.sweep(keeps_choices)
    began = time.perf_counter()
    rows: list[GameRow] = []
    with executor_of("local", workers, start_method()) as executor:
        play_sweep(sweep, executor, rows.extend, set(), show)
    rows.sort(key=lambda row: row.number)
    return SimulationResult(sweep.cells[0], rows, time.perf_counter() - began)
