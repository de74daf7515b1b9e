"""Where bots think: in the Python of the server, or in a compiled build once there is one."""

import asyncio
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
import uvloop

from tests.server.place import TOYS
from tests.server.processes import ROOT, wait_until_gone
from veglia.kernel.seats import Seat
from veglia.server.settings import Settings
from veglia.server.workers.compiled import READY, Build, fingerprint
from veglia.server.workers.thinkers import Thinkers
from veglia.server.workers.thinking import Position, Task, Thinker, Thought
from veglia.server.workers.turns import Asker

OWN = fingerprint()
ASKER = Asker("bot", "here", "a")
LUCKY = Seat("players", ("lucky",))
TASK = Task(Position(0, "a", "toy", "long", [LUCKY, LUCKY], "7", {}, [], "random", 1))
BROKEN = Task(Position(0, "a", "toy", "no such mission", [LUCKY], "7", {}, [], "random", 1))


class FakeBuild:
    """An environment whose Python is this one, but for a note that it was started."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.build = Build(folder, OWN)
        self.starts = folder / "starts"
        self.build.python.parent.mkdir()

    def put_python(self, command: str) -> None:
        self.build.python.write_text(f"#!/bin/sh\necho $* >> {self.starts}\n{command}\n")
        self.build.python.chmod(0o755)

    def finish(self, found: str = OWN) -> None:
        path = os.pathsep.join([str(ROOT), *sys.path])
        self.put_python(f'shift\nPYTHONPATH="{path}" exec {sys.executable} "$@"')
        (self.folder / READY).write_text(f"{found}\n")

    @property
    def started(self) -> list[str]:
        return self.starts.read_text().splitlines() if self.starts.exists() else []


@pytest.fixture
def fake(tmp_path: Path) -> FakeBuild:
    return FakeBuild(tmp_path)


@contextmanager
def thinking(settings: Settings) -> Iterator[tuple[asyncio.Runner, Thinkers]]:
    """Have processes for some tasks."""
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        thinkers = Thinkers(settings)
        try:
            yield runner, thinkers
        finally:
            runner.run(thinkers.close())


def with_build(build: Build | None) -> Settings:
    return Settings(games=TOYS.games, compiled=build)


def pids(thinkers: Thinkers) -> list[int]:
    return [helper.process.pid for helper in thinkers.helpers]


def test_bots_think_in_the_build_as_soon_as_it_is_there(fake: FakeBuild) -> None:
    with thinking(with_build(fake.build)) as (runner, thinkers):
        first = runner.run(thinkers.think(TASK, ASKER))
        before = pids(thinkers)
        assert fake.started == []

        fake.finish()
        second = runner.run(thinkers.think(TASK, ASKER))
        third = runner.run(thinkers.think(TASK, ASKER))

        assert fake.started == ["-I -m veglia.server.workers.thinking"]
        assert [helper.is_compiled for helper in thinkers.helpers] == [True]
        wait_until_gone(before)
    assert first == second == third


@pytest.mark.parametrize("found", ["", "of other sources"])
def test_a_build_of_other_sources_is_never_used(fake: FakeBuild, found: str) -> None:
    fake.finish(found)
    with thinking(with_build(fake.build)) as (runner, thinkers):
        assert runner.run(thinkers.think(TASK, ASKER)).choice >= 0
    assert fake.started == []


def test_a_build_that_does_not_run_is_told_once_and_left_alone(
    fake: FakeBuild, caplog: pytest.LogCaptureFixture
) -> None:
    fake.finish()
    fake.put_python("exit 1")
    with thinking(with_build(fake.build)) as (runner, thinkers):
        for _ in range(3):
            assert runner.run(thinkers.think(TASK, ASKER)).choice >= 0
    assert len(fake.started) == 1
    assert caplog.messages == ["the compiled build does not run; bots think interpreted"]


def test_a_build_without_its_python_is_told_once_and_left_alone(
    fake: FakeBuild, caplog: pytest.LogCaptureFixture
) -> None:
    fake.finish()
    fake.build.python.unlink()
    with thinking(with_build(fake.build)) as (runner, thinkers):
        for _ in range(2):
            assert runner.run(thinkers.think(TASK, ASKER)).choice >= 0
    assert caplog.messages == ["the compiled build does not run; bots think interpreted"]


def test_a_build_may_be_taken_away_again(fake: FakeBuild) -> None:
    """As `make` does while it installs another."""
    fake.finish()
    with thinking(with_build(fake.build)) as (runner, thinkers):
        runner.run(thinkers.think(TASK, ASKER))
        (fake.folder / READY).unlink()
        runner.run(thinkers.think(TASK, ASKER))
        assert [helper.is_compiled for helper in thinkers.helpers] == [False]


def test_there_are_no_more_processes_than_allowed() -> None:
    async def story() -> list[Thought]:
        return list(await asyncio.gather(*(thinkers.think(TASK, ASKER) for _ in range(6))))

    with thinking(Settings(games=TOYS.games, thinkers=2)) as (runner, thinkers):
        thoughts = runner.run(story())
        assert len(thinkers.helpers) == 2
        left = pids(thinkers)
    assert len(set(map(str, thoughts))) == 1
    wait_until_gone(left)


def test_who_does_not_wait_any_more_takes_no_answer_away_from_others() -> None:
    async def story() -> Thought:
        impatient = asyncio.create_task(thinkers.think(BROKEN, ASKER))
        await asyncio.sleep(0)
        impatient.cancel()
        return await thinkers.think(TASK, ASKER)

    with thinking(with_build(None)) as (runner, thinkers):
        thought = runner.run(story())
        assert len(thinkers.helpers) == 1
    # The answer to the first would be an error.
    assert thought.choice >= 0


def test_an_error_in_a_process_is_told_and_the_process_goes_on() -> None:
    with thinking(with_build(None)) as (runner, thinkers):
        with pytest.raises(RuntimeError, match="no such mission"):
            runner.run(thinkers.think(BROKEN, ASKER))
        before = pids(thinkers)
        assert runner.run(thinkers.think(TASK, ASKER)).choice >= 0
        assert pids(thinkers) == before


def test_a_game_is_only_played_on_from_where_it_was_seen() -> None:
    from tests.server.toy import GAMES

    thinker = Thinker(GAMES)
    position = TASK.position
    first = thinker.recalled(position)
    further = Position(0, "a", "toy", "long", position.seats, "7", {}, [0], "random", 1)

    assert thinker.recalled(further) is first
    assert first.choices == [0]
    assert thinker.recalled(position) is not first


def test_a_fingerprint_is_of_names_and_contents(tmp_path: Path) -> None:
    (tmp_path / "a.py").write_text("one")
    (tmp_path / "b.toml").write_text("two")
    seen = {fingerprint(tmp_path)}

    (tmp_path / "a.cpython-311.so").write_text("compiled")
    (tmp_path / "__pycache__").mkdir()
    (tmp_path / "__pycache__" / "a.pyc").write_text("cached")
    assert {fingerprint(tmp_path)} == seen

    (tmp_path / "b.toml").write_text("twe")
    seen.add(fingerprint(tmp_path))
    (tmp_path / "b.toml").rename(tmp_path / "c.toml")
    seen.add(fingerprint(tmp_path))
    (tmp_path / "d.py").write_text("")
    seen.add(fingerprint(tmp_path))
    assert len(seen) == 4
