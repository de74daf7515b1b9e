"""A executor on a Ray cluster: the one that RAY_ADDRESS names, or one made on this machine for the occasion.

Every machine of a cluster needs this version of Veglia. Ray is an optional extra: `pip install veglia[ray]`.
"""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from veglia.kernel.errors import BadSetup
from veglia.lab.executor import Executor, Job, play_job
from veglia.lab.row import GameRow
from veglia.lab.workers import Interrupt, ctrl_c_as_flag

# So often a waiting executor looks whether Ctrl-C has come.
LOOK_SECONDS = 0.2


class RayExecutor(Executor):
    """Plays jobs as Ray's tasks."""

    def __init__(self, ray: Any, size: int, interrupt: Interrupt) -> None:
        super().__init__()
        self.ray = ray
        self.interrupt = interrupt
        self.size = size
        self.play = ray.remote(num_cpus=1)(play_job)
        self.tasks: list[Any] = []

    def submit(self, job: Job) -> None:
        self.tasks.append(self.play.remote(job))

    def busy(self) -> int:
        return len(self.tasks)

    def collect(self) -> list[GameRow]:
        done: list[Any] = []
        while not done:
            done, self.tasks = self.ray.wait(self.tasks, num_returns=1, timeout=LOOK_SECONDS)
            self.interrupt.check()
        return [row for one in self.ray.get(done) for row in one]


@contextmanager
def ray_executor(workers: int) -> Iterator[Executor]:
    """Join a cluster, or make a local one of so many workers, for the length of a block."""
    # Neither Ray's dashboard nor its usage reports are needed.
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        import ray
    except ImportError as error:
        raise BadSetup("the engine ray is not installed: pip install 'veglia[ray]'") from error
    address = os.environ.get("RAY_ADDRESS")
    if address:
        ray.init(address=address, log_to_driver=False, logging_level="error")
        workers = max(1, int(ray.cluster_resources().get("CPU", workers)))
    else:
        ray.init(num_cpus=workers, include_dashboard=False, log_to_driver=False, logging_level="error")
    try:
        with ctrl_c_as_flag() as interrupt:
            yield RayExecutor(ray, workers, interrupt)
    finally:
        ray.shutdown()
