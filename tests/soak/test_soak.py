"""Long random play, for `make soak`: ten thousand games without an error."""

import pytest

from tests.contract.tables import EVERY_MISSION
from veglia.lab.simulate import Plan, simulate


@pytest.mark.parametrize(("game", "mission"), EVERY_MISSION)
def test_ten_thousand_random_games_end_without_an_error(game: str, mission: str) -> None:
    report = simulate(Plan(game, mission, None, {}, "random", 10_000, 1), 2, False, lambda done: None)

    assert report.errors == []
    assert report.finished == 10_000
