"""The benchmark's own arithmetic, and that measuring works; nothing here depends on the clock."""

from pathlib import Path

import pytest

from veglia.cli.bench import as_text
from veglia.kernel.errors import BadSetup
from veglia.lab.bench import Workshop, _median, _report
from veglia.lab.measure import measure


def numbers(speed: float, copy: float) -> dict[str, float]:
    return {"decisions_per_s": speed, "us_per_decision": 1e6 / speed, "us_per_copy": copy}


def test_ratios_compare_the_compiled_build_with_catanatron() -> None:
    found = {
        "interpreted": numbers(20_000, 20.0),
        "compiled": numbers(160_000, 4.0),
        "catanatron": numbers(16_000, 80.0),
        "openspiel_backgammon": numbers(50_000, 5.0),
    }

    report = _report(found)

    assert report["ratio"] == {"decisions": 10.0, "copy": 20.0}
    assert report["veglia"]["compiled"]["decisions_per_s"] == 160_000
    assert set(report["peers"]) == {"catanatron", "openspiel_backgammon"}
    assert "10.0 times the decisions" in as_text(report)


def test_without_a_compiled_build_there_is_no_ratio() -> None:
    found = {name: numbers(10_000, 10.0) for name in ("interpreted", "catanatron", "openspiel_backgammon")}

    report = _report(found)

    assert report["veglia"]["compiled"] is None
    assert report["ratio"] == {"decisions": None, "copy": None}


def test_the_median_of_several_runs_counts() -> None:
    found = _median([numbers(10_000, 1.0), numbers(90_000, 9.0), numbers(20_000, 2.0)])

    assert found["decisions_per_s"] == 20_000
    assert found["us_per_copy"] == 2.0


def test_measuring_counts_real_games() -> None:
    found = measure("undead_or_alive", "m0", 0.02, 1)

    games, decisions, copy = found["games"], found["decisions"], found["us_per_copy"]
    assert isinstance(games, int)
    assert isinstance(decisions, int)
    assert isinstance(copy, float)
    assert decisions > games >= 1
    assert copy > 0


def test_the_bench_needs_a_checkout(tmp_path: Path) -> None:
    with pytest.raises(BadSetup, match="bench/peers is not here"):
        Workshop(tmp_path).check()
