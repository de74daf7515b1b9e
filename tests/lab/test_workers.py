"""Worker processes: what they return, how they fail, and Ctrl-C as a flag."""

import os
import signal
import subprocess
import sys
import threading
import time
from multiprocessing.process import BaseProcess
from pathlib import Path

import pytest

from tests.groups import PATIENCE, all_go
from veglia.lab.workers import WorkerDied, ctrl_c_as_flag, started

SOURCE = str(Path(__file__).parents[2] / "src")
# Long for any test, so that a job of this length is surely given up.
FOR_EVER = 3600.0


def work(job: str) -> str:
    """Do what a job says, in a process of its own."""
    what, _, value = job.partition(" ")
    if what == "sleep":
        time.sleep(float(value))
    elif what == "die":
        os.kill(os.getpid(), signal.SIGKILL)
    elif what == "fail":
        raise ValueError(value)
    elif what == "long":
        return "x" * int(value)
    return job


def test_every_job_comes_back_once() -> None:
    jobs = [f"job {number}" for number in range(20)]
    found: list[str] = []

    with started(work, 3, "spawn") as workers:
        for job in jobs:
            workers.submit(job)
        while workers.busy():
            found += workers.collect()

    assert sorted(found) == sorted(jobs)


def test_a_slow_job_does_not_hold_up_the_others() -> None:
    with started(work, 2, "spawn") as workers:
        for job in (f"sleep {FOR_EVER}", "one", "two", "three"):
            workers.submit(job)
        found: list[str] = []
        while workers.busy() > 1:
            found += workers.collect()

    assert found == ["one", "two", "three"]


def test_what_nobody_has_begun_can_be_given_up() -> None:
    with started(work, 1, "spawn") as workers:
        for job in ("one", "two", "three"):
            workers.submit(job)
        first = workers.collect()
        workers.drop()
        # The second was begun when the first was done.
        second = workers.collect()
        assert workers.busy() == 0

    assert (first, second) == (["one"], ["two"])


def test_results_larger_than_a_pipe_arrive() -> None:
    with started(work, 2, "spawn") as workers:
        for _ in range(4):
            workers.submit("long 1000000")
        found: list[str] = []
        while workers.busy():
            found += workers.collect()

    assert [len(one) for one in found] == [1_000_000] * 4


def test_an_error_in_a_job_is_raised_here_with_where_it_was() -> None:
    with started(work, 1, "spawn") as workers:
        workers.submit("fail lost card")
        with pytest.raises(ValueError, match="lost card") as caught:
            workers.collect()

    assert "in work" in caught.value.__notes__[0]


def test_a_worker_that_dies_is_an_error_and_nobody_waits() -> None:
    with started(work, 2, "spawn") as workers:
        workers.submit("die")
        with pytest.raises(WorkerDied, match=r"a worker process has died \(exit code -9\)"):
            workers.collect()


def ctrl_c_soon() -> threading.Thread:
    """Send this process a Ctrl-C from another thread."""
    thread = threading.Thread(target=os.kill, args=(os.getpid(), signal.SIGINT))
    thread.start()
    return thread


@pytest.mark.parametrize("seconds", [0.0, FOR_EVER])
def test_ctrl_c_is_raised_where_results_are_collected(seconds: float) -> None:
    """Whether a job is done or not."""
    processes: list[BaseProcess] = []

    def play() -> None:
        with started(work, 2, "spawn") as workers:
            processes.extend(one.process for one in workers.workers)
            workers.submit(f"sleep {seconds}")
            workers.deal()
            ctrl_c_soon().join()
            # Not in the middle of this.
            assert len(processes) == 2
            workers.collect()

    with pytest.raises(KeyboardInterrupt):
        play()
    assert [process.exitcode for process in processes] == [-signal.SIGKILL] * 2


def test_ctrl_c_wakes_up_who_waits() -> None:
    def play() -> None:
        with started(work, 1, "spawn") as workers:
            workers.submit(f"sleep {FOR_EVER}")
            later = threading.Timer(0.5, os.kill, (os.getpid(), signal.SIGINT))
            later.start()
            workers.collect()

    with pytest.raises(KeyboardInterrupt):
        play()


# Programs that get a Ctrl-C at the line of a certain number while results are collected, wherever that is.
AT_A_LINE = """
import signal, sys

class At:
    def __init__(self, line):
        self.line = line
        self.seen = 0

    def __call__(self, frame, event, arg):
        self.seen += event == "line"
        if event == "line" and self.seen == self.line:
            signal.raise_signal(signal.SIGINT)
        return self
"""
WORKERS_AT_MANY_LINES = f"""{AT_A_LINE}
from itertools import count
from multiprocessing import active_children
from tests.lab.test_workers import work
from veglia.lab.workers import started

def is_stopped_at(line):
    try:
        with started(work, 2, "fork") as workers:
            for _ in range(3):
                workers.submit("job")
            sys.settrace(At(line))
            while workers.busy():
                workers.collect()
            sys.settrace(None)
    except KeyboardInterrupt:
        sys.settrace(None)
        assert active_children() == []
        return True
    return False

for line in count(1, 4):
    if not is_stopped_at(line):
        break
print(line)
"""
EXECUTOR_AT_A_LINE = f"""{AT_A_LINE}
from veglia.lab.executor import Job, executor_of
from veglia.lab.sweep import Wanted, make_sweep

if __name__ == "__main__":
    cell = make_sweep(Wanted("undead_or_alive", 4)).cells[0]
    try:
        with executor_of("local", 2) as executor:
            for number in range(4):
                executor.submit(Job(cell, 0, [number], [number]))
            sys.settrace(At(int(sys.argv[1])))
            while executor.busy():
                executor.collect()
    except KeyboardInterrupt:
        print("stopped")
    finally:
        sys.settrace(None)
"""


def told(script: Path, program: str, *arguments: str) -> str:
    """Run a program to its end, and return what it prints."""
    script.write_text(program)
    root = str(Path(__file__).parents[2])
    finished = subprocess.run(
        [sys.executable, str(script), *arguments],
        env={**os.environ, "PYTHONPATH": os.pathsep.join((SOURCE, root))},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert (finished.returncode, finished.stderr) == (0, "")
    return finished.stdout


def test_ctrl_c_wherever_results_are_collected_stops_and_leaves_nobody(tmp_path: Path) -> None:
    lines = int(told(tmp_path / "many.py", WORKERS_AT_MANY_LINES))

    assert lines > 50


@pytest.mark.parametrize("line", ["8", "10", "12"])
def test_a_crew_that_is_stopped_does_not_keep_its_program_from_ending(tmp_path: Path, line: str) -> None:
    """With `concurrent.futures` these lines were where futures are locked."""
    assert told(tmp_path / "executor.py", EXECUTOR_AT_A_LINE, line) == "stopped\n"


def test_other_signals_are_not_taken_for_ctrl_c() -> None:
    heard: list[int] = []
    before = signal.signal(signal.SIGUSR1, lambda number, frame: heard.append(number))
    try:
        with started(work, 1, "spawn") as workers:
            workers.submit("sleep 0.5")
            signal.raise_signal(signal.SIGUSR1)
            assert workers.collect() == ["sleep 0.5"]
    finally:
        signal.signal(signal.SIGUSR1, before)
    assert heard == [signal.SIGUSR1]


def test_the_second_ctrl_c_does_what_it_always_does() -> None:
    said: list[str] = []

    def play() -> None:
        with ctrl_c_as_flag() as interrupt:
            signal.raise_signal(signal.SIGINT)
            said.append(f"first: {interrupt.has_come}")
            signal.raise_signal(signal.SIGINT)
            said.append("never")

    with pytest.raises(KeyboardInterrupt):
        play()
    assert said == ["first: True"]


def test_a_ctrl_c_after_the_last_look_is_not_lost() -> None:
    said: list[str] = []

    def play() -> None:
        with ctrl_c_as_flag():
            signal.raise_signal(signal.SIGINT)
            said.append("to the end")

    with pytest.raises(KeyboardInterrupt):
        play()
    assert said == ["to the end"]
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


def test_who_ignores_ctrl_c_goes_on_ignoring_it() -> None:
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        with ctrl_c_as_flag() as interrupt:
            signal.raise_signal(signal.SIGINT)
            assert not interrupt.has_come
    finally:
        signal.signal(signal.SIGINT, before)


def test_workers_can_be_started_from_another_thread() -> None:
    found: list[str] = []

    def play() -> None:
        with started(work, 1, "spawn") as workers:
            workers.submit("one")
            found.extend(workers.collect())

    thread = threading.Thread(target=play)
    thread.start()
    thread.join()

    assert found == ["one"]


@pytest.mark.parametrize("method", ["fork", "spawn"])
def test_workers_do_not_outlive_a_parent_that_is_killed(method: str) -> None:
    script = f"""
from tests.lab.test_workers import work
from veglia.lab.workers import started

if __name__ == "__main__":
    with started(work, 3, "{method}") as workers:
        for _ in range(3):
            workers.submit("sleep {FOR_EVER}")
        workers.deal()
        print(*(one.process.pid for one in workers.workers), flush=True)
        workers.collect()
"""
    root = str(Path(__file__).parents[2])
    with subprocess.Popen(
        [sys.executable, "-c", script],
        cwd=root,
        env={**os.environ, "PYTHONPATH": os.pathsep.join((SOURCE, root))},
        start_new_session=True,
        stdout=subprocess.PIPE,
        text=True,
    ) as parent:
        assert parent.stdout is not None
        assert len(parent.stdout.readline().split()) == 3
        parent.kill()

    assert all_go(parent.pid)
