"""Long random play, for `make soak`: ten thousand games without an error, and many in full swing."""

import pytest

from tests.contract.tables import EVERY_MISSION, MOST_DECISIONS
from tests.games.zombicide.dark_side.full_swing import Swing
from veglia.catalog import GAMES
from veglia.games.zombicide.dark_side.title import TITLE
from veglia.lab.simulate import Plan, simulate
from veglia.lab.soak import soak


@pytest.mark.parametrize(("game", "mission"), EVERY_MISSION)
def test_ten_thousand_random_games_end_without_an_error(game: str, mission: str) -> None:
    report = simulate(Plan(game, mission, None, {}, "random", 10_000, 1), 2, False, lambda done: None)

    assert report.errors == []
    assert report.finished == 10_000


@pytest.mark.parametrize("game", GAMES)
def test_ten_thousand_games_of_any_set_up_end_without_an_error(game: str) -> None:
    """Missions take turns; seats, options and bought rules are drawn for every game."""
    decisions, failures = soak(game, 10_000, 0, 2, lambda done, failed: None)

    assert failures == []
    assert decisions > 10_000


@pytest.mark.parametrize("mission", TITLE.missions())
def test_a_thousand_games_in_full_swing_end_without_an_error(mission: str) -> None:
    for seed in range(1000):
        swing = Swing(mission, seed)
        for _ in range(MOST_DECISIONS):
            if swing.state.asking is None:
                break
            swing.choose()
        assert swing.state.result is not None
        TITLE.check_conservation(swing.state)
