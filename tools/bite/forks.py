"""Jobs in processes of their own, forked from this one, several at a time."""

import os
import resource
import selectors
import signal
import sys
import time
import traceback
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

# A job says lines to its parent.
Say = Callable[[str], None]
Job = Callable[[Say], None]
CHUNK = 1 << 16
# How a child ends that ran into its limit of processor time, or that was stopped by its parent.
TIME_SIGNALS = {signal.SIGPROF, signal.SIGXCPU, signal.SIGKILL}


@dataclass
class Ended:
    """How a job ended: what it said, the signal that ended it (0 for none), and its error, if any."""

    number: int
    lines: list[str]
    signal: int
    status: int

    @property
    def is_timeout(self) -> bool:
        return self.signal in TIME_SIGNALS


@dataclass
class Child:
    number: int
    pid: int
    pipe: int
    began: float
    rest: bytes = b""
    lines: list[str] = field(default_factory=list)


class Forks:
    """Runs jobs; a job may take at most so many seconds of wall clock, None for as long as it likes."""

    def __init__(self, workers: int, most_seconds: float | None = None) -> None:
        self.workers = workers
        self.most_seconds = most_seconds
        self.children: dict[int, Child] = {}
        self.selector = selectors.DefaultSelector()

    def run(
        self,
        jobs: Sequence[Job],
        ended: Callable[[Ended], None],
        until: float | None = None,
        heard: Callable[[int, str], None] | None = None,
    ) -> None:
        """Run all jobs; those that are not done at a moment (as time.monotonic has it) are given up."""
        waiting = list(enumerate(jobs))[::-1]
        try:
            while waiting or self.children:
                if until is not None and time.monotonic() > until:
                    return
                while waiting and len(self.children) < self.workers:
                    self._start(*waiting.pop())
                for key, _ in self.selector.select(timeout=0.5):
                    self._read(self.children[key.fd], ended, heard)
                self._stop_late()
        finally:
            for child in list(self.children.values()):
                os.kill(child.pid, signal.SIGKILL)
                self._reap(child)

    def _start(self, number: int, job: Job) -> None:
        reading, writing = os.pipe()
        sys.stdout.flush()
        sys.stderr.flush()
        pid = os.fork()
        if pid == 0:
            os.close(reading)
            _be_child(job, writing)
        os.close(writing)
        self.children[reading] = Child(number, pid, reading, time.monotonic())
        self.selector.register(reading, selectors.EVENT_READ)

    def _read(
        self, child: Child, ended: Callable[[Ended], None], heard: Callable[[int, str], None] | None
    ) -> None:
        chunk = os.read(child.pipe, CHUNK)
        if chunk:
            *lines, child.rest = (child.rest + chunk).split(b"\n")
            for line in lines:
                text = line.decode()
                child.lines.append(text)
                if heard:
                    heard(child.number, text)
            return
        status = self._reap(child)
        number = os.WTERMSIG(status) if os.WIFSIGNALED(status) else 0
        ended(Ended(child.number, child.lines, number, 0 if number else os.WEXITSTATUS(status)))

    def _reap(self, child: Child) -> int:
        self.selector.unregister(child.pipe)
        os.close(child.pipe)
        del self.children[child.pipe]
        return os.waitpid(child.pid, 0)[1]

    def _stop_late(self) -> None:
        for child in self.children.values():
            if self.most_seconds is not None and time.monotonic() - child.began > self.most_seconds:
                os.kill(child.pid, signal.SIGKILL)


def _be_child(job: Job, pipe: int) -> None:
    """Do a job and end this process, whatever happens."""
    status = 1
    try:
        with os.fdopen(pipe, "w", buffering=1, encoding="utf-8") as out:
            job(lambda line: print(line, file=out))
        status = 0
    except BaseException:
        traceback.print_exc()
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(status)


def limit_memory(more: int) -> None:
    """Let this process take at most so many more bytes: a broken loop may collect things for ever."""
    with open("/proc/self/statm", encoding="utf-8") as file:
        now = int(file.read().split()[0]) * resource.getpagesize()
    resource.setrlimit(resource.RLIMIT_AS, (now + more, now + more))


def limit_seconds(seconds: float) -> None:
    """End this process unless this is called again within so many seconds of processor time."""
    signal.signal(signal.SIGPROF, signal.SIG_DFL)
    signal.setitimer(signal.ITIMER_PROF, seconds)
