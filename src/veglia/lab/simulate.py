"""Many games: the same seed gives the same games, whatever the number of workers."""

import hashlib
import sys
import threading
import time
from collections.abc import Callable, Iterator
from functools import partial

from veglia.agents.playout import play_out
from veglia.catalog import title
from veglia.kernel.game import begin
from veglia.kernel.seats import Seat
from veglia.lab.bots import bots_of, make_bots
from veglia.lab.record import Record, make_record
from veglia.lab.workers import started

CHUNK = 20
CHUNKS_EACH = 8


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


class Outcome:
    """How one game went."""

    def __init__(
        self, winners: list[str], is_draw: bool, decisions: int, hash: str, error: str, record: Record | None
    ) -> None:
        # The ids of the sides that have won.
        self.winners = winners
        self.is_draw = is_draw
        self.decisions = decisions
        self.hash = hash
        self.error = error
        self.record = record


class Report:
    """What came of a plan."""

    def __init__(self, sides: list[str], outcomes: list[Outcome], seconds: float) -> None:
        self.outcomes = outcomes
        self.games = len(outcomes)
        self.errors = [one.error for one in outcomes if one.error]
        self.finished = self.games - len(self.errors)
        # By side, in the title's order.
        self.wins = {side: sum(side in one.winners for one in outcomes) for side in sides}
        self.draws = sum(one.is_draw for one in outcomes)
        # For the first side, which is the only one in a co-operative game.
        self.won = self.wins[sides[0]]
        self.lost = self.finished - self.won - self.draws
        self.decisions = sum(one.decisions for one in outcomes)
        self.seconds = seconds
        digest = hashlib.blake2b(digest_size=16)
        for one in outcomes:
            digest.update(one.hash.encode())
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


def simulate(plan: Plan, workers: int, keep_records: bool, progress: Callable[[int], None]) -> Report:
    """Play all games of a plan; `progress` hears how many are done."""
    check(plan)
    began = time.perf_counter()
    outcomes: dict[int, Outcome] = {}
    for chunk in _chunks(plan, workers, keep_records):
        outcomes |= chunk
        progress(len(outcomes))
    sides = [side.id for side in title(plan.game).sides]
    return Report(sides, [outcomes[number] for number in range(plan.games)], time.perf_counter() - began)


def check(plan: Plan) -> None:
    """Raise for a plan that cannot be played."""
    kind = title(plan.game)
    bots_of(kind, plan.agent)
    kind.setup(plan.mission, plan.seats, plan.seed, plan.options)


def _chunks(plan: Plan, workers: int, keep_records: bool) -> Iterator[dict[int, Outcome]]:
    """Yield what came of some games at a time, by their numbers, as soon as it is there."""
    # Several for each worker: while one still plays a long game, the others do not stand idle.
    size = min(CHUNK, max(1, plan.games // (workers * CHUNKS_EACH))) if workers > 1 else CHUNK
    chunks = [range(start, min(start + size, plan.games)) for start in range(0, plan.games, size)]
    play = partial(play_chunk, plan, keep_records)
    if workers <= 1:
        yield from map(play, chunks)
        return
    with started(play, workers, start_method()) as executor:
        for chunk in chunks:
            executor.submit(chunk)
        while executor.busy():
            yield from executor.collect()


def start_method() -> str:
    """Return how workers start: as twins of this process, which has read everything, where that is safe."""
    return "fork" if sys.platform == "linux" and threading.active_count() == 1 else "spawn"


def play_chunk(plan: Plan, keep_records: bool, numbers: range) -> dict[int, Outcome]:
    """Play some games of a plan, and return what came of them by their numbers."""
    return {number: play_one(plan, number, keep_records) for number in numbers}


def play_one(plan: Plan, number: int, keep_record: bool) -> Outcome:
    """Play one game; a broken one is an outcome too, so that the rest goes on."""
    kind = title(plan.game)
    seed = plan.seed * 1_000_000_007 + number
    setup = kind.setup(plan.mission, plan.seats, seed, plan.options)
    try:
        game = begin(kind, setup)
        game.state.log = None
        game.choices = play_out(kind, game.state, make_bots(kind, plan.agent, -1 - seed))
    except Exception as error:  # A bug in a rule must not end the run; it is counted and told.
        text = f"game {number} (seed {seed}): {type(error).__name__}: {error}"
        return Outcome([], False, 0, "", text, None)
    hash = game.hash()
    record = make_record(kind, setup, game.choices, hash) if keep_record else None
    result = game.result
    if result is None:
        text = f"game {number} (seed {seed}) came to no end"
        return Outcome([], False, len(game.choices), hash, text, record)
    winners = kind.sides_won(setup, result)
    return Outcome(winners, result.is_draw, len(game.choices), hash, "", record)
