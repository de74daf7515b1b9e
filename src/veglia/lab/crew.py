"""Who plays the games of a sweep: this process, spawned ones, or a Ray cluster. The games are the same."""

import os
import signal
import threading
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from multiprocessing import get_context, parent_process

from msgspec import Struct

from veglia.kernel.errors import BadSetup
from veglia.lab.row import Row, play_row
from veglia.lab.sweep import Cell

ENGINES = ("local", "ray")


class Job(Struct, frozen=True):
    """Some games of a combination, one after the other."""

    cell: Cell
    at: int
    numbers: list[int]
    seeds: list[int]


def play_job(job: Job) -> list[Row]:
    return [play_row(job.cell, job.at, *one) for one in zip(job.numbers, job.seeds, strict=True)]


class Crew:
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

    def collect(self) -> list[Row]:
        """Wait for a job and return its games."""
        return play_job(self.waiting.pop(0))

    def drop(self) -> None:
        """Give up jobs that nobody has begun."""
        self.waiting.clear()


class Processes(Crew):
    """Plays jobs in spawned processes."""

    def __init__(self, pool: ProcessPoolExecutor, size: int) -> None:
        super().__init__()
        self.pool = pool
        self.size = size
        self.futures: set[Future[list[Row]]] = set()

    def submit(self, job: Job) -> None:
        self.futures.add(self.pool.submit(play_job, job))

    def busy(self) -> int:
        return len(self.futures)

    def collect(self) -> list[Row]:
        done, self.futures = wait(self.futures, return_when=FIRST_COMPLETED)
        return [row for future in done for row in future.result()]

    def drop(self) -> None:
        self.futures = {future for future in self.futures if not future.cancel()}


def prepare_process() -> None:
    """Leave Ctrl-C to the process that keeps the journal, and end with it, however it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = parent_process()
    assert parent is not None

    def follow() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=follow, daemon=True).start()


@contextmanager
def crew_of(engine: str, workers: int) -> Iterator[Crew]:
    """Make a crew for the length of a block; whatever it has not finished at the end is given up."""
    if engine not in ENGINES:
        raise BadSetup(f"unknown engine {engine!r}; there is {', '.join(ENGINES)}")
    if engine == "ray":
        from veglia.lab.ray_crew import ray_crew

        with ray_crew(workers) as crew:
            yield crew
    elif workers == 1:
        yield Crew()
    else:
        pool = ProcessPoolExecutor(workers, get_context("spawn"), prepare_process)
        try:
            yield Processes(pool, workers)
        finally:
            running = list((pool._processes or {}).values())
            pool.shutdown(wait=False, cancel_futures=True)
            for process in running:
                process.terminate()
            for process in running:
                process.join()
