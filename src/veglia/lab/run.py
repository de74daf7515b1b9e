"""Playing a sweep: what is missing is played, what is done is kept, and the progress bar has an estimate."""

import time
from collections.abc import Callable, Iterator

from veglia.lab.executor import Executor, Job
from veglia.lab.row import GameRow
from veglia.lab.sweep import Sweep

# A job should take about this long: short enough for a lively bar, long enough not to matter.
JOB_SECONDS = 1.0
LARGEST_JOB = 200
# Jobs under way for each worker, so that none waits for another job.
AHEAD = 2
# What is left is shared out in so many jobs for each worker: towards the end jobs become small, and no worker
# stands idle while another still has many games to play.
SHARES = 4


class Pace:
    """How fast a sweep goes, by combination: bots differ a thousandfold."""

    def __init__(self, sweep: Sweep, done: set[tuple[int, int]], executor_size: int) -> None:
        self.executor_size = executor_size
        self.total = len(sweep.cells) * sweep.games
        self.done = len(done)
        self.fresh = 0
        self.left = [sweep.games - sum(key[0] == at for key in done) for at in range(len(sweep.cells))]
        self.seconds = [0.0] * len(sweep.cells)
        self.played = [0] * len(sweep.cells)
        # Combinations of the same bot take about as long as each other.
        self.agents = [cell.agent for cell in sweep.cells]
        self.started = time.perf_counter()

    def add(self, rows: list[GameRow]) -> None:
        for row in rows:
            self.seconds[row.cell] += (
                row.setup_seconds + row.thinking_seconds + row.rules_seconds + row.watching_seconds
            )
            self.played[row.cell] += 1
            self.left[row.cell] -= 1
        self.done += len(rows)
        self.fresh += len(rows)

    def game_seconds(self, at: int) -> float | None:
        """Return how long a game of a combination takes; None while nobody knows."""
        if self.played[at] > 0:
            return self.seconds[at] / self.played[at]
        alike = [one for one, agent in enumerate(self.agents) if agent == self.agents[at]]
        played = sum(self.played[one] for one in alike)
        return sum(self.seconds[one] for one in alike) / played if played else None

    def rate(self) -> float:
        """Return the games played in a second."""
        passed = time.perf_counter() - self.started
        return self.fresh / passed if passed > 0 else 0.0

    def seconds_left(self) -> float | None:
        """Return how long the rest takes; None while nobody knows."""
        work = 0.0
        for at, left in enumerate(self.left):
            each = self.game_seconds(at)
            if left and each is None:
                return None
            work += left * (each or 0.0)
        return work / self.executor_size

    def job_size(self, at: int) -> int:
        """Return how many games of a combination make a job; one while nobody knows."""
        each = self.game_seconds(at)
        return 1 if each is None else max(1, min(LARGEST_JOB, int(JOB_SECONDS / max(each, 1e-6))))


def jobs(sweep: Sweep, done: set[tuple[int, int]], pace: Pace) -> Iterator[Job]:
    """Yield what is missing; combinations take turns, so that a sweep that is stopped has some of each."""
    missing = [
        [number for number in range(sweep.games) if (at, number) not in done]
        for at in range(len(sweep.cells))
    ]
    while any(missing):
        for at, numbers in enumerate(missing):
            if numbers:
                size = min(pace.job_size(at), -(-len(numbers) // (pace.executor_size * SHARES)))
                some, missing[at] = numbers[:size], numbers[size:]
                seeds = [sweep.seed_of(number) for number in some]
                yield Job(sweep.cells[at], at, some, seeds, sweep.is_watched, sweep.keeps_choices)


def play_sweep(
    sweep: Sweep,
    executor: Executor,
    keep: Callable[[list[GameRow]], None],
    done: set[tuple[int, int]],
    show: Callable[[Pace], None],
    seconds: float | None = None,
) -> bool:
    """Play what is not done, for at most some seconds; return whether all is done.

    `keep` is given the games as they come.
    Nothing new is begun once the time is over; what is under way then still counts.
    """
    pace = Pace(sweep, done, executor.size)
    show(pace)
    coming = jobs(sweep, done, pace)
    is_late = False
    while True:
        while executor.busy() < executor.size * AHEAD and not is_late:
            job = next(coming, None)
            if job is None:
                break
            executor.submit(job)
        if executor.busy() == 0:
            return pace.done == pace.total
        rows = executor.collect()
        keep(rows)
        pace.add(rows)
        show(pace)
        is_late = seconds is not None and time.perf_counter() - pace.started >= seconds
        if is_late:
            executor.drop()
