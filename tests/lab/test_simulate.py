"""Many games: counted honestly, the same whatever the number of workers."""

import subprocess
import sys
import threading

import pytest

from tests.games.zombicide.seating import seated
from veglia.agents.agent import Agent
from veglia.kernel.game import Title
from veglia.kernel.seats import Seat
from veglia.lab import row as rows_module
from veglia.lab.bots import make_bots
from veglia.lab.executor import executor_of
from veglia.lab.record import play_record
from veglia.lab.row import GameRow
from veglia.lab.run import Pace, play_sweep
from veglia.lab.simulate import Plan, SimulationResult, simulate
from veglia.lab.sweep import Cell, Wanted, make_sweep
from veglia.lab.workers import start_method


def plan(games: int, seats: list[Seat] | None = None) -> Plan:
    return Plan("undead_or_alive", "m0", seats, {}, "random", games, 3)


def nothing(pace: Pace) -> None:
    """Look away."""


def test_the_number_of_workers_does_not_matter() -> None:
    alone = simulate(plan(45), 1, True, nothing)
    together = simulate(plan(45), 2, True, nothing)

    assert alone.hash == together.hash
    assert [row.hash for row in alone.rows] == [row.hash for row in together.rows]
    assert [row.number for row in together.rows] == list(range(45))
    assert [record.choices for record in alone.records()] == [one.choices for one in together.records()]


def test_workers_are_twins_of_this_process_unless_it_has_threads() -> None:
    ask = "from veglia.lab.workers import start_method; print(start_method())"
    said = subprocess.run([sys.executable, "-c", ask], capture_output=True, text=True, check=True).stdout
    assert said.strip() == ("fork" if sys.platform == "linux" else "spawn")

    end = threading.Event()
    other = threading.Thread(target=end.wait)
    other.start()
    try:
        assert start_method() == "spawn"
    finally:
        end.set()
        other.join()


def test_progress_is_told_up_to_the_end() -> None:
    told: list[tuple[int, int]] = []

    simulate(plan(45), 1, False, lambda pace: told.append((pace.done, pace.total)))

    assert told[0] == (0, 45)
    assert told[-1] == (45, 45)
    assert told == sorted(told)


def test_a_broken_game_is_counted_and_told_not_hidden() -> None:
    fine = GameRow(0, 0, 4, [], ["survivors"], decisions=10, hash="aa")
    broken = GameRow(0, 1, 5, [], error="AssertionError: lost card")

    report = SimulationResult(Cell("undead_or_alive", "m0", "random", "standard", 1, {}), [fine, broken], 1.0)

    assert report.errors == ["game 1 (seed 5): AssertionError: lost card"]
    assert report.as_json()["errors"] == 1
    assert report.as_json()["finished"] == 1
    assert report.as_json()["won"] == 1
    assert report.as_json()["lost"] == 0


def test_seats_can_be_chosen() -> None:
    seats = seated(["jeb"], ["turner", "molly"])

    report = simulate(plan(5, seats), 1, True, nothing)

    assert [record.seats for record in report.records()] == [seats] * 5


def test_an_agent_that_thinks_plays_the_same_game_from_the_same_seed() -> None:
    thinking = Plan("undead_or_alive", "m0", seated(["carl"]), {}, "heuristic", 1, 3)

    first = simulate(thinking, 1, True, nothing)
    second = simulate(thinking, 1, True, nothing)

    assert first.errors == []
    assert first.hash == second.hash
    (record,) = first.records()
    assert play_record(record).hash() == record.hash


def test_a_simulation_plays_the_games_of_the_sweep_of_its_combination() -> None:
    sweep = make_sweep(Wanted("undead_or_alive", 6, 3, "m0", "random"))
    rows: list[GameRow] = []
    with executor_of("local", 1) as executor:
        play_sweep(sweep, executor, rows.extend, set(), nothing)

    report = simulate(plan(6), 1, False, nothing)

    watched = sorted(rows, key=lambda row: row.number)
    assert [(row.seed, row.hash, row.decisions, row.rule, row.rounds, row.seats) for row in report.rows] == [
        (row.seed, row.hash, row.decisions, row.rule, row.rounds, row.seats) for row in watched
    ]
    # Nobody watched, and choices are kept only where they are asked for.
    assert all(row.events and not row.choices for row in watched)
    assert not any(row.events or row.choices for row in report.rows)


def test_a_game_that_breaks_does_not_end_the_run(monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[int] = []

    def breaks_once(kind: Title, text: str, seed: int) -> list[Agent]:
        calls.append(seed)
        if len(calls) == 2:
            raise ValueError("no bot")
        return make_bots(kind, text, seed)

    monkeypatch.setattr(rows_module, "make_bots", breaks_once)

    report = simulate(plan(4), 1, True, nothing)

    assert report.errors == ["game 1 (seed 3000000022): ValueError: no bot"]
    assert (report.games, report.finished) == (4, 3)
    assert len(report.records()) == 3
