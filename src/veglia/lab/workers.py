"""Worker processes, each with a pipe of its own.

There is neither a thread nor a queue that several share, so whoever is killed or interrupted leaves no lock
behind. While there are workers, Ctrl-C only sets a flag: `collect` looks at it and raises KeyboardInterrupt.
Raised in the middle of `concurrent.futures.wait`, it left futures locked for which the exit waited for ever.
"""

import os
import signal
import sys
import threading
import traceback
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing import get_context, parent_process, resource_tracker
from multiprocessing.connection import Connection, wait
from multiprocessing.context import ForkContext, SpawnContext
from multiprocessing.process import BaseProcess
from types import FrameType
from typing import Any, Generic, TypeVar

from veglia.kernel.errors import VegliaError

J = TypeVar("J")
R = TypeVar("R")


class WorkerDied(VegliaError):
    """A worker process that ended in the middle of a job."""

    code = "worker_died"


class Interrupt:
    """Whether Ctrl-C has come."""

    def __init__(self, alarm: int | None) -> None:
        # To wait for: a file that can be read once a signal has come; none where none is heard.
        self.alarm = [] if alarm is None else [alarm]
        self.has_come = False

    def check(self) -> None:
        if self.has_come:
            raise KeyboardInterrupt

    def forget_others(self) -> None:
        """Read what other signals have written, which are somebody else's business."""
        for alarm in self.alarm:
            os.read(alarm, 1024)


@contextmanager
def ctrl_c_as_flag() -> Iterator[Interrupt]:
    """Let the first Ctrl-C set a flag for the length of a block; the second does what it always does."""
    before = signal.getsignal(signal.SIGINT)
    # Only the main thread may hear it; a shell's background job goes on ignoring it; and what is not Python's
    # cannot be put back.
    if threading.current_thread() is not threading.main_thread() or before in (signal.SIG_IGN, None):
        yield Interrupt(None)
        return
    alarm, rings = os.pipe()
    os.set_blocking(rings, False)
    interrupt = Interrupt(alarm)

    def hear(number: int, frame: FrameType | None) -> None:
        interrupt.has_come = True
        signal.signal(signal.SIGINT, before)

    # The byte is written even when the signal comes just before the process begins to wait.
    rings_before = signal.set_wakeup_fd(rings)
    signal.signal(signal.SIGINT, hear)
    try:
        yield interrupt
    finally:
        signal.signal(signal.SIGINT, before)
        signal.set_wakeup_fd(rings_before)
        os.close(alarm)
        os.close(rings)
    # It came after the last look.
    interrupt.check()


class WorkerHandle:
    """One process, as its parent sees it."""

    def __init__(self, process: BaseProcess, pipe: "Connection[Any, Any]") -> None:
        self.process = process
        self.pipe = pipe
        self.is_busy = False


class Workers(Generic[J, R]):
    """Processes that do jobs; results come in any order. `started` makes them."""

    def __init__(self, workers: list[WorkerHandle], interrupt: Interrupt) -> None:
        self.workers = workers
        self.interrupt = interrupt
        # Nobody has begun these.
        self.waiting: deque[J] = deque()

    def submit(self, job: J) -> None:
        self.waiting.append(job)

    def busy(self) -> int:
        """Return how many jobs are under way or waiting."""
        return len(self.waiting) + sum(one.is_busy for one in self.workers)

    def drop(self) -> None:
        """Give up jobs that nobody has begun."""
        self.waiting.clear()

    def collect(self) -> list[R]:
        """Wait for at least one job and return what is done; raise KeyboardInterrupt if Ctrl-C has come."""
        self.deal()
        pipes = {one.pipe: one for one in self.workers if one.is_busy}
        assert pipes, "there is nothing to wait for"
        done: list[WorkerHandle] = []
        while not done:
            ready = wait([*pipes, *self.interrupt.alarm])
            self.interrupt.check()
            done = [worker for pipe, worker in pipes.items() if pipe in ready]
            if not done:
                self.interrupt.forget_others()
        results = [self.receive(worker) for worker in done]
        # Now, so that nobody stands idle while the caller looks at the results.
        self.deal()
        return results

    def deal(self) -> None:
        """Give jobs to idle workers."""
        for worker in self.workers:
            if self.waiting and not worker.is_busy:
                worker.is_busy = True
                send(worker, self.waiting.popleft())

    def receive(self, worker: WorkerHandle) -> R:
        try:
            result, error = worker.pipe.recv()
        except (EOFError, OSError) as end:
            raise died(worker) from end
        worker.is_busy = False
        if error is not None:
            raise error
        done: R = result
        return done

    def close(self) -> None:
        """End all processes, whatever they do."""
        for worker in self.workers:
            worker.process.kill()
        for worker in self.workers:
            worker.process.join()
            worker.pipe.close()


def send(worker: WorkerHandle, job: object) -> None:
    try:
        worker.pipe.send(job)
    except OSError as end:
        raise died(worker) from end


def died(worker: WorkerHandle) -> WorkerDied:
    worker.process.join()
    return WorkerDied(f"a worker process has died (exit code {worker.process.exitcode})")


def start_method() -> str:
    """Return how workers start: as twins of this process, which has read everything, where that is safe."""
    return "fork" if sys.platform == "linux" and threading.active_count() == 1 else "spawn"


@contextmanager
def started(work: Callable[[J], R], size: int, method: str) -> Iterator[Workers[J, R]]:
    """Start processes for the length of a block; what they have not finished at its end is given up."""
    with ctrl_c_as_flag() as interrupt:
        workers: Workers[J, R] = Workers([], interrupt)
        try:
            start(workers, work, size, method)
            yield workers
        finally:
            workers.close()


def start(workers: Workers[J, R], work: Callable[[J], R], size: int, method: str) -> None:
    context = get_context(method)
    assert isinstance(context, ForkContext | SpawnContext)
    if method == "spawn":
        # It unblocks signals when it starts.
        resource_tracker.ensure_running()
    # None may come to a new process before it ignores them.
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        for _ in range(size):
            here, there = context.Pipe()
            process = context.Process(target=serve, args=(work, there), daemon=True)
            process.start()
            # Only the process itself has it then, so that its end is seen here.
            there.close()
            workers.workers.append(WorkerHandle(process, here))
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


# In the processes


def serve(work: Callable[[J], R], pipe: "Connection[Any, Any]") -> None:
    """Do jobs until there are no more."""
    prepare_process()
    while True:
        try:
            job = pipe.recv()
        except EOFError:
            return
        try:
            pipe.send((work(job), None))
        except Exception as error:
            error.add_note(traceback.format_exc())
            pipe.send((None, error))


def prepare_process() -> None:
    """Leave Ctrl-C to the parent, and end with it, however it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = parent_process()
    assert parent is not None

    def follow() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=follow, daemon=True).start()
