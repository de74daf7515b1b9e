"""Who plays the games of a sweep: this process, other ones, or a Ray cluster. The games are the same."""

from collections.abc import Iterator
from contextlib import contextmanager

from msgspec import Struct

from veglia.kernel.errors import BadSetup
from veglia.lab.row import GameRow, play_row
from veglia.lab.sweep import Cell
from veglia.lab.workers import Workers, started

ENGINES = ("local", "ray")


class Job(Struct, frozen=True):
    """Some games of a combination, one after the other."""

    cell: Cell
    at: int
    numbers: list[int]
    seeds: list[int]
    is_watched: bool = True
    keeps_choices: bool = False


def play_job(job: Job) -> list[GameRow]:
    return [
        play_row(job.cell, job.at, number, seed, is_watched=job.is_watched, keeps_choices=job.keeps_choices)
        for number, seed in zip(job.numbers, job.seeds, strict=True)
    ]


class Executor:
    """Plays jobs here, one after the other."""

    # How many play at the same time.
    size = 1

    def __init__(self) -> None:
        self.waiting: list[Job] = []

    def submit(self, job: Job) -> None:
        self.waiting.append(job)

    def busy(self) -> int:
        """Return how many jobs are under way."""
        return len(self.waiting)

    def collect(self) -> list[GameRow]:
        """Wait for a job and return its games."""
        return play_job(self.waiting.pop(0))

    def drop(self) -> None:
        """Give up jobs that nobody has begun."""
        self.waiting.clear()


class Processes(Executor):
    """Plays jobs in processes of their own."""

    def __init__(self, workers: Workers[Job, list[GameRow]]) -> None:
        super().__init__()
        self.workers = workers
        self.size = len(workers.workers)

    def submit(self, job: Job) -> None:
        self.workers.submit(job)

    def busy(self) -> int:
        return self.workers.busy()

    def collect(self) -> list[GameRow]:
        return [row for rows in self.workers.collect() for row in rows]

    def drop(self) -> None:
        self.workers.drop()


@contextmanager
def executor_of(engine: str, workers: int, method: str = "spawn") -> Iterator[Executor]:
    """Make an executor for the length of a block; whatever it has not finished at the end is given up.

    `method` says how processes start; a process that has loaded libraries with threads must not fork.
    """
    if engine not in ENGINES:
        raise BadSetup(f"unknown engine {engine!r}; known: {', '.join(ENGINES)}")
    if engine == "ray":
        from veglia.lab.ray_executor import ray_executor

        with ray_executor(workers) as executor:
            yield executor
    elif workers == 1:
        yield Executor()
    else:
        with started(play_job, workers, method) as processes:
            yield Processes(processes)
