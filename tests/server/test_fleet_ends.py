"""Several server processes: whoever dies is started again, and nothing outlives the parent."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.groups import PATIENCE
from tests.server.processes import ROOT, one_of_each, process, wait_until, wait_until_gone
from veglia.server.workers.fleet import HANGING, LOOK, hangs
from veglia.server.workers.processors import processor_seconds


def test_a_process_that_dies_is_started_again_and_nobody_else_notices(tmp_path: Path) -> None:
    with process(tmp_path / "tables.db", workers=2) as running:
        made, others = one_of_each(running)
        with running.sit(others.table, others.host) as unharmed:
            with running.sit(made.table, made.host) as player:
                victim = running.holder(player)
                for number in (0, 1, 0):
                    assert player.choose(number)["type"] == "done"
                os.kill(victim, signal.SIGKILL)
                with pytest.raises(ConnectionClosed):
                    player.hear()
            # At once: the other process hands it over, and it waits there until someone comes.
            with running.sit(made.table, made.host) as player:
                assert player.version == 3
                assert player.choose(1)["type"] == "done"
                assert running.holder(player) not in (victim, running.holder(unharmed))
            assert unharmed.choose(1)["type"] == "done"
        assert running.record(made).choices == [0, 1, 0, 1]
        assert running.record(others).choices == [1]
        assert len(running.workers) == 2


def test_processes_do_not_outlive_their_parent(tmp_path: Path) -> None:
    with process(tmp_path / "tables.db", workers=3) as running:
        workers = running.workers
        assert len(workers) == 3
        running.process.kill()
        wait_until_gone(workers)
    with process(tmp_path / "tables.db", workers=2, port=running.port) as again:
        assert again.record(again.make()).choices == []


def test_a_process_that_ends_by_itself_is_started_again(tmp_path: Path) -> None:
    with process(tmp_path / "tables.db", workers=2) as running:
        made = running.make()
        before = running.workers
        with running.sit(made.table, made.host) as player:
            os.kill(running.holder(player), signal.SIGTERM)
            with pytest.raises(ConnectionClosed) as closed:
                player.hear()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1012
        wait_until(lambda: len(set(running.workers) - set(before)) == 1, "it was not started again")
        with running.sit(made.table, made.host) as player:
            assert player.choose(0)["type"] == "done"


BROKEN = """
import sys
from veglia.kernel.errors import BadSetup
from veglia.server.workers.fleet import Fleet, FleetSettings
from veglia.server.settings import Settings

class Broken(Fleet):
    def work(self, number):
        if number == 1:
            sys.exit(3)
        super().work(number)

try:
    Broken(FleetSettings(Settings(sys.argv[1], "tests.server.toy:GAMES"), "127.0.0.1", 0, 2)).run()
except BadSetup as error:
    print(error)
"""


def test_a_fleet_that_cannot_start_says_so_and_leaves_nothing_behind(tmp_path: Path) -> None:
    command = [sys.executable, "-c", BROKEN, f"sqlite:///{tmp_path}/tables.db"]
    # Waits until all have closed what they write to, so the other process has ended, too.
    ended = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=PATIENCE, check=True)
    assert ended.stdout == "a server process has died before it was ready\n"
    assert ended.stderr == ""


def test_processes_that_hang_are_started_again_and_tables_go_on(tmp_path: Path) -> None:
    with process(tmp_path / "tables.db", workers=2) as running:
        made, others = one_of_each(running)
        with running.sit(made.table, made.host) as player, running.sit(others.table, others.host) as unharmed:
            victim, writer = running.holder(player), running.log_writer
            assert player.choose(1)["type"] == "done"
            for one in (victim, writer):
                os.kill(one, signal.SIGSTOP)
            # It waits for the log writer, which is started again and finds what was sent to the one before.
            assert unharmed.choose(1)["type"] == "done"
            with pytest.raises(ConnectionClosed):
                player.hear()
        with running.sit(made.table, made.host) as player:
            assert player.version == 1
            assert player.choose(0)["type"] == "done"
        assert victim not in running.workers
        assert running.log_writer != writer
        assert (running.record(made).choices, running.record(others).choices) == ([1, 0], [1])


def test_a_server_that_was_stopped_as_a_whole_goes_on_as_it_was(tmp_path: Path) -> None:
    with process(tmp_path / "tables.db", workers=2) as running:
        made = running.make()
        everyone = [running.pid, *running.workers, running.log_writer]
        with running.sit(made.table, made.host) as player:
            for what in (signal.SIGSTOP, signal.SIGCONT):
                for one in everyone:
                    os.kill(one, what)
                # Longer than what counts as hanging.
                time.sleep(HANGING + 2 * LOOK if what == signal.SIGSTOP else 3 * LOOK)
            assert player.choose(1)["type"] == "done"
        assert everyone == [running.pid, *running.workers, running.log_writer]


@pytest.mark.parametrize(
    ("silent", "worked", "is_hanging"),
    [
        # Stopped, or waiting for something that does not come.
        (HANGING + 1, 0.0, True),
        # On a machine that lets it run now and then.
        (HANGING + 1, 0.3, False),
        (20 * HANGING, HANGING / 2, False),
        # In a loop without an end.
        (HANGING + 1, HANGING + 1, True),
        (HANGING / 2, 0.0, False),
    ],
)
def test_who_is_slow_because_the_machine_is_busy_does_not_hang(
    silent: float, worked: float, is_hanging: bool
) -> None:
    assert hangs(silent, worked) is is_hanging


def test_the_time_of_a_process_on_a_processor_is_known() -> None:
    begin = time.process_time()
    before = processor_seconds(os.getpid())
    while time.process_time() - begin < 0.5:
        pass
    assert 0.4 <= processor_seconds(os.getpid()) - before < PATIENCE
    assert processor_seconds(2**31 - 1) == 0.0
