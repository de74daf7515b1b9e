"""Many games: counted honestly, the same whatever the number of workers."""

import subprocess
import sys
import threading

from tests.games.zombicide.seating import seated
from veglia.kernel.seats import Seat
from veglia.lab.record import play_record
from veglia.lab.simulate import Outcome, Plan, Report, simulate, start_method


def plan(games: int, seats: list[Seat] | None = None) -> Plan:
    return Plan("undead_or_alive", "m0", seats, {}, "random", games, 3)


def test_the_number_of_workers_does_not_matter() -> None:
    alone = simulate(plan(45), 1, True, lambda done: None)
    together = simulate(plan(45), 2, True, lambda done: None)

    assert alone.hash == together.hash
    assert [one.hash for one in alone.outcomes] == [one.hash for one in together.outcomes]


def test_workers_are_twins_of_this_process_unless_it_has_threads() -> None:
    ask = "from veglia.lab.simulate import start_method; print(start_method())"
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
    told: list[int] = []

    simulate(plan(45), 1, False, told.append)

    assert told == [20, 40, 45]


def test_a_broken_game_is_counted_and_told_not_hidden() -> None:
    fine = Outcome(["survivors"], False, 10, "aa", "", None)
    broken = Outcome([], False, 0, "", "game 1 (seed 5): AssertionError: lost card", None)

    report = Report(["survivors"], [fine, broken], 1.0)

    assert report.as_json()["errors"] == 1
    assert report.as_json()["finished"] == 1
    assert report.as_json()["won"] == 1
    assert report.as_json()["lost"] == 0


def test_seats_can_be_chosen() -> None:
    seats = seated(["jeb"], ["turner", "molly"])

    report = simulate(plan(5, seats), 1, True, lambda done: None)

    assert all(one.record is not None and one.record.seats == seats for one in report.outcomes)


def test_an_agent_that_thinks_plays_the_same_game_from_the_same_seed() -> None:
    thinking = Plan("undead_or_alive", "m0", seated(["carl"]), {}, "heuristic", 1, 3)

    first = simulate(thinking, 1, True, lambda done: None)
    second = simulate(thinking, 1, True, lambda done: None)

    assert first.errors == []
    assert first.hash == second.hash
    record = first.outcomes[0].record
    assert record is not None
    assert play_record(record).hash() == record.hash
