"""The benchmark's own arithmetic, and that measuring works; nothing here depends on the clock."""

from pathlib import Path
from typing import Any

import pytest

from veglia.agents.strengths import STRENGTHS
from veglia.catalog import GAMES
from veglia.cli.bench_text import as_text, bots_as_text
from veglia.kernel.errors import BadSetup
from veglia.lab.bench import INSTALLED, LONG, PEERS, QUICK, Workshop, _jobs, _median, _report, prepare_peers
from veglia.lab.measure import measure, measure_titles
from veglia.lab.measure_bots import measure_bot, search_speed
from veglia.lab.scaling import measure_scaling
from veglia.lab.sweep import Wanted
from veglia.lab.wins import measure_wins


def numbers(speed: float, copy: float) -> dict[str, Any]:
    return {"decisions_per_s": speed, "us_per_decision": 1e6 / speed, "us_per_copy": copy}


# How much slower each title is over all its missions.
TITLE_PARTS = {"undead_or_alive": 2, "dark_side": 4, "last_night_on_earth": 5, "dark_darker_darkest": 8}


def parts(build: str, speed: float, copy: float) -> dict[str, Any]:
    """Return what one build was measured at."""
    bots = {one.id: {"decisions_per_s": speed / 10, "games_per_s": None} for one in STRENGTHS}
    bots["random"] = {"decisions_per_s": speed, "games_per_s": 12.5}
    return {
        f"engine, {build}": numbers(speed, copy),
        f"missions, {build}": {
            game: {**numbers(speed / part, copy), "missions": {"m0": speed / part, "m1": speed / 10}}
            for game, part in TITLE_PARTS.items()
        },
        f"bots, {build}": {"bots": bots, "iterations_per_s": speed / 100},
        f"scaling, {build}": {"one_worker_per_s": 100.0, "two_workers_per_s": 185.0, "ratio": 1.85},
    }


PEER_NUMBERS = {"catanatron": numbers(16_000, 80.0), "openspiel_backgammon": numbers(50_000, 5.0)}


def test_ratios_compare_the_compiled_build_with_catanatron() -> None:
    found = {**parts("interpreted", 20_000, 20.0), **parts("compiled", 160_000, 4.0), **PEER_NUMBERS}

    report = _report(found)

    assert report["ratio"] == {
        "decisions": 10.0,
        "copy": 20.0,
        "all_missions": {
            "undead_or_alive": 5.0,
            "dark_side": 2.5,
            "last_night_on_earth": 2.0,
            "dark_darker_darkest": 1.25,
        },
    }
    assert set(TITLE_PARTS) == set(GAMES)
    assert report["veglia"]["compiled"]["decisions_per_s"] == 160_000
    assert set(report["peers"]) == {"catanatron", "openspiel_backgammon"}
    text = as_text(report)
    told = "undead_or_alive 5.0, dark_side 2.5, last_night_on_earth 2.0, dark_darker_darkest 1.2;"
    assert f"10.0 times the decisions on M0 (over all missions: {told}" in text
    assert ["dark_side,", "compiled", "40,000", "25.00", "4.00"] in [
        line.split() for line in text.splitlines()
    ]
    assert "us/decision of dark_side, compiled: m0 25.0, m1 62.5" in text
    assert ["random", "20,000.0", "12.50", "160,000.0", "12.50"] in [
        line.split() for line in text.splitlines()
    ]
    assert ["search", "2,000.0", "-", "16,000.0", "-"] in [line.split() for line in text.splitlines()]
    assert "search iterations per second: 200 interpreted, 1,600 compiled" in text
    assert "two workers, compiled: 185 games/s against 100 with one, 1.85 times" in text


def test_without_a_compiled_build_there_is_no_ratio() -> None:
    report = _report({**parts("interpreted", 10_000, 10.0), **PEER_NUMBERS})

    assert report["veglia"]["compiled"] is None
    assert report["ratio"] == {"decisions": None, "copy": None, "all_missions": None}
    assert "compiled" not in as_text(report)


def test_the_median_of_several_runs_counts_wherever_a_number_stands() -> None:
    runs = [
        {"speed": speed, "bots": {"random": {"games_per_s": games}}, "compiled": True, "what": "a game"}
        for speed, games in ((10_000, 1.0), (90_000, None), (20_000, 2.0))
    ]

    assert _median(runs) == {
        "speed": 20_000,
        "bots": {"random": {"games_per_s": 1.5}},
        "compiled": True,
        "what": "a game",
    }


def test_a_bot_that_never_finished_a_game_has_no_median() -> None:
    assert _median([{"games_per_s": None}, {"games_per_s": None}]) == {"games_per_s": None}


def test_every_part_of_every_build_and_every_peer_is_run(tmp_path: Path) -> None:
    workshop = Workshop(tmp_path)
    without = _jobs(workshop, QUICK)
    workshop.compiled.parent.mkdir(parents=True)
    workshop.compiled.touch()
    whole = _jobs(workshop, QUICK)

    assert set(QUICK) == set(LONG) == {"engine", "missions", "bots", "scaling"}
    assert set(without) == {f"{part}, interpreted" for part in QUICK} | set(PEERS)
    assert set(whole) == set(without) | {f"{part}, compiled" for part in QUICK}
    assert whole["bots, compiled"][0][:5] == [
        str(workshop.compiled),
        "-m",
        "veglia.lab.measure",
        "--what",
        "bots",
    ]


def test_measuring_counts_real_games() -> None:
    found = measure("undead_or_alive", "m0", 0.02, 1)

    games, decisions, copy = found["games"], found["decisions"], found["us_per_copy"]
    assert isinstance(games, int)
    assert isinstance(decisions, int)
    assert isinstance(copy, float)
    assert decisions > games >= 1
    assert copy > 0


@pytest.mark.parametrize("game", GAMES)
def test_all_missions_of_a_title_are_measured_together(game: str) -> None:
    found = measure_titles(0.22, 1)[game]

    assert isinstance(found, dict)
    speeds = found["missions"]
    assert isinstance(speeds, dict)
    assert list(speeds) == GAMES[game].missions()
    together = found["decisions_per_s"]
    assert isinstance(together, float)
    assert min(speeds.values()) <= together <= max(speeds.values())
    assert found["us_per_copy"] > 0


def test_a_bot_is_measured_by_its_decisions_and_its_finished_games() -> None:
    # On a busy machine a game may take longer than the first of these.
    tries = (
        measure_bot("undead_or_alive", "m0", "random", seconds, 1) for seconds in (0.2, 2.0, 20.0, 200.0)
    )
    quick = next(found for found in tries if found["games_per_s"] is not None)
    slow = measure_bot("undead_or_alive", "m0", "heuristic", 1e-9, 1)

    assert quick["games_per_s"] is not None
    assert quick["decisions_per_s"] is not None
    assert quick["decisions_per_s"] > quick["games_per_s"] > 0
    assert slow["games_per_s"] is None


def test_a_search_is_measured_by_its_iterations() -> None:
    assert search_speed("undead_or_alive", "m0", 1e-9, 1) > 0


def test_scaling_plays_the_same_games_with_one_and_two_workers() -> None:
    found = measure_scaling("undead_or_alive", "m0", 0.0, 1)

    one, two = found["one_worker_per_s"], found["two_workers_per_s"]
    assert found["games"] == 20
    assert isinstance(one, float)
    assert isinstance(two, float)
    # All three are rounded.
    assert found["ratio"] == pytest.approx(two / one, rel=0.1, abs=0.01)


def test_wins_are_counted_by_mission_within_a_time() -> None:
    wanted = Wanted("undead_or_alive", 3, mission=["m0", "m1"])

    whole = measure_wins(wanted, 3600, 1)["missions"]
    stopped = measure_wins(wanted, 0.0, 1)["missions"]

    assert isinstance(whole, dict)
    assert isinstance(stopped, dict)
    assert [one["games"] for one in whole.values()] == [3, 3]
    assert whole["m0"]["low"] <= whole["m0"]["share"] <= whole["m0"]["high"]
    # What was under way when the time was over still counts.
    assert 1 <= sum(one["games"] for one in stopped.values()) < 6


def test_win_rates_are_shown_with_their_intervals() -> None:
    rate = {"won": 19, "games": 60, "share": 19 / 60, "low": 0.2129, "high": 0.4422}

    text = bots_as_text({"missions": ["m0", "m6"], "win_rates": {"heuristic": {"m0": rate, "m6": rate}}})

    assert text.splitlines()[1].split("  ")[-1].strip() == "31.7 (21.3 to 44.2) of 60"


def test_the_bench_needs_a_checkout(tmp_path: Path) -> None:
    with pytest.raises(BadSetup, match="bench/peers is not here"):
        Workshop(tmp_path).check()


def test_peers_are_installed_once_and_a_failure_is_told(tmp_path: Path) -> None:
    workshop = Workshop(tmp_path)
    workshop.peers.mkdir(parents=True)
    for name in PEERS.values():
        (workshop.peers / f"requirements-{name}.txt").touch()
    wrong = workshop.peers / "requirements-openspiel.txt"
    wrong.write_text("./no-such-package\n")

    with pytest.raises(BadSetup, match="cannot install openspiel: "):
        prepare_peers(workshop)
    wrong.write_text("")
    prepare_peers(workshop)
    wrong.write_text("./no-such-package\n")
    prepare_peers(workshop)

    assert all((workshop.environments / name / INSTALLED).exists() for name in PEERS.values())
