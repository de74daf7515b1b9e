"""The fit of points to the chance to win: it finds a curve again by which games were made."""

import math
from pathlib import Path

import pytest

from tools.chances import Played, fit, foretold, recorded
from veglia.lab.record import read_records, write_records

RECORDS = Path(__file__).parents[1] / "games" / "zombicide" / "undead_or_alive" / "records"
DOUBT = 60.0
EVENS = {"m0": -250.0, "m1": -100.0}
# So many games for every fifty points.
GAMES = 40


def made() -> list[Played]:
    """Return games of one round that were won as often as a curve says."""
    games = []
    for mission, even in EVENS.items():
        for points in range(-400, 101, 50):
            won = round(GAMES / (1.0 + math.exp((even - points) / DOUBT)))
            games += [Played(mission, seed, seed < won, [float(points)]) for seed in range(GAMES)]
    return games


def test_a_fit_finds_the_curve_by_which_games_were_made() -> None:
    curve = fit(made())

    assert 1.0 / curve.slope == pytest.approx(DOUBT, rel=0.03)
    assert {mission: curve.even(mission) for mission in EVENS} == pytest.approx(EVENS, abs=4.0)
    assert curve.chance("m0", -250.0 + DOUBT) == pytest.approx(math.e / (1.0 + math.e), abs=0.02)
    # A mission nobody has played goes by the common number.
    assert curve.even("m9") == pytest.approx(-175.0, abs=4.0)


def test_a_game_counts_once_however_long_it_is() -> None:
    short = [Played("m0", 1, True, [0.0]), Played("m0", 2, False, [0.0])]
    long = [Played("m0", 1, True, [0.0] * 9), Played("m0", 2, False, [0.0])]

    assert fit(long).chance("m0", 0.0) == pytest.approx(fit(short).chance("m0", 0.0)) == pytest.approx(0.5)


def test_games_are_foretold_by_those_of_other_seeds() -> None:
    games = [Played("m0", seed, seed > 2, [float(seed)]) for seed in (1, 2, 3, 4)]

    rows = foretold(games)

    expected = []
    for game in games:
        curve = fit([other for other in games if other.seed != game.seed])
        expected.append((curve.chance("m0", game.points[0]), game.won, 1.0))
    assert sorted(rows) == sorted(expected)


def test_a_recorded_game_counts_as_much_as_games_come_that_end_like_it(tmp_path: Path) -> None:
    short = next(record for record in read_records(RECORDS / "won.jsonl") if record.mission == "m0")
    path = tmp_path / "won.jsonl"
    write_records(path, [short])
    others = [Played("m0", seed, seed > 1, [0.0]) for seed in range(5)] + [Played("m1", 1, False, [0.0])]

    (game,) = recorded(path, others)

    # Three of five were won, and one more of two is taken for granted.
    assert (game.mission, game.won) == ("m0", True)
    assert game.weight == pytest.approx(2.0 * 4.0 / 7.0)
    assert len(game.points) == 3
    assert game.points[0] < game.points[-1]
