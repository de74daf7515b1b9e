"""Playing sweeps: the same games whoever plays them, nothing twice, some of each when stopped."""

from pathlib import Path

import pytest

from tests.lab.rows import game
from tests.lab.test_row import timeless
from veglia.kernel.errors import BadSetup
from veglia.lab.executor import Executor, executor_of
from veglia.lab.journal import Folder, writing
from veglia.lab.row import GameRow
from veglia.lab.run import Pace, jobs, play_sweep
from veglia.lab.sweep import Sweep, Wanted, make_sweep

GAME = "undead_or_alive"


def play(path: Path, sweep: Sweep, workers: int, seconds: float | None = None) -> list[GameRow]:
    folder = Folder(path)
    folder.open(sweep)
    with writing(folder) as journal, executor_of("local", workers) as executor:
        done = {(row.cell, row.number) for row in folder.rows()}
        play_sweep(sweep, executor, journal.add, done, lambda pace: None, seconds)
    return folder.rows()


def test_the_number_of_workers_does_not_matter(tmp_path: Path) -> None:
    sweep = make_sweep(Wanted(GAME, 8, mission=["m0", "m1"], party=["standard", "random:3"]))

    alone = play(tmp_path / "alone", sweep, 1)
    together = play(tmp_path / "together", sweep, 2)

    assert [(row.cell, row.number) for row in alone] == [
        (cell, number) for cell in range(4) for number in range(8)
    ]
    assert list(map(timeless, alone)) == list(map(timeless, together))


def test_what_is_done_is_not_played_again(tmp_path: Path) -> None:
    few, many = (make_sweep(Wanted(GAME, games, mission=["m0", "m1"])) for games in (2, 5))
    before = play(tmp_path, few, 1)

    after = play(tmp_path, many, 1)

    # The very seconds of the first games are still there.
    assert [row for row in after if row.number < 2] == before
    assert len(after) == 10
    assert play(tmp_path, many, 1) == after
    assert (tmp_path / "games.jsonl").read_bytes().count(b"\n") == 10


def test_a_sweep_that_is_stopped_by_the_clock_goes_on_to_the_same_games(tmp_path: Path) -> None:
    sweep = make_sweep(Wanted(GAME, 6, mission=["m0", "m1"]))
    stopped = play(tmp_path / "stopped", sweep, 1, seconds=0.0)
    resumed = play(tmp_path / "stopped", sweep, 1)

    # One game was under way; the other that waited was given up.
    assert [(row.cell, row.number) for row in stopped] == [(0, 0)]
    assert list(map(timeless, resumed)) == list(map(timeless, play(tmp_path / "whole", sweep, 1)))


class Interrupted(Executor):
    """A executor that is interrupted while it plays its third job."""

    def collect(self) -> list[GameRow]:
        rows = super().collect()
        if rows[0].number == 1:
            raise KeyboardInterrupt
        return rows


def test_an_interruption_keeps_what_is_done(tmp_path: Path) -> None:
    sweep = make_sweep(Wanted(GAME, 3, mission=["m0", "m1"]))
    folder = Folder(tmp_path)
    folder.open(sweep)

    with pytest.raises(KeyboardInterrupt), writing(folder) as journal:
        play_sweep(sweep, Interrupted(), journal.add, set(), lambda pace: None)

    assert [(row.cell, row.number) for row in folder.rows()] == [(0, 0), (1, 0)]


def test_workers_give_up_what_they_have_not_begun(tmp_path: Path) -> None:
    sweep = make_sweep(Wanted(GAME, 400, mission=["m0", "m1"]))

    stopped = play(tmp_path, sweep, 2, seconds=0.0)

    # Two workers, two jobs ahead for each, and each of the first jobs is a single game.
    assert 1 <= len(stopped) <= 4


def test_combinations_take_turns_and_everything_missing_comes_once() -> None:
    sweep = make_sweep(Wanted(GAME, 50, mission=["m0", "m1", "m2"]))
    done = {(0, 3), (2, 0)}
    pace = Pace(sweep, done, 2)

    found = list(jobs(sweep, done, pace))

    assert [job.at for job in found[:6]] == [0, 1, 2, 0, 1, 2]
    played = [(job.at, number) for job in found for number in job.numbers]
    assert len(played) == len(set(played)) == 148
    assert set(played) | done == {(at, number) for at in range(3) for number in range(50)}
    assert all(job.seeds == [sweep.seed_of(number) for number in job.numbers] for job in found)


def test_jobs_are_sized_by_what_games_take() -> None:
    sweep = make_sweep(Wanted(GAME, 1000, mission=["m0", "m1"], agent=["random", "heuristic"]))
    pace = Pace(sweep, set(), 2)
    assert pace.job_size(0) == 1
    assert pace.seconds_left() is None

    def taking(cell: int, seconds: float) -> GameRow:
        row = game(cell, 0, False)
        return GameRow(row.cell, row.number, row.seed, row.seats, thinking_seconds=seconds)

    pace.add([taking(0, 0.01), taking(1, 4.0)])

    # Combinations: m0 random, m0 heuristic, m1 random, m1 heuristic; bots take as long elsewhere.
    assert [pace.job_size(at) for at in range(4)] == [100, 1, 100, 1]
    left = pace.seconds_left()
    assert left == pytest.approx((1999 * 0.01 + 1999 * 4.0) / 2)
    assert (pace.done, pace.total) == (2, 4000)


def test_an_unknown_engine_is_refused() -> None:
    with (
        pytest.raises(BadSetup, match="unknown engine 'horses'; known: local, ray"),
        executor_of("horses", 1),
    ):
        pass
