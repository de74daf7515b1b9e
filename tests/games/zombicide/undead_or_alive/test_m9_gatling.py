"""M9, Roll Up Your Sleeves: the Gatling gun stays in its car wherever the Train goes."""

import pytest

from tests.games.zombicide.table import TestTable
from tests.rules import rule
from veglia.games.zombicide.engine.rules.state import OFF_BOARD
from veglia.games.zombicide.engine.rules.turn import ClosePlayersPhase
from veglia.games.zombicide.undead_or_alive.rules.state import GOING


@rule("uoa.m9.gatling-on-train")
@pytest.mark.parametrize("car", ["11R.A", "12R.A", "12R.B"])
def test_the_gatling_gun_rides_in_its_car_until_that_leaves(car: str) -> None:
    table = TestTable(["meg"], mission="m9", at="6R.a1")
    table.state.gatling_zone = table.zone(car)
    table.state.train = GOING
    cells = table.state.board.cells[table.state.gatling_zone]

    table.run(ClosePlayersPhase())

    assert table.state.gatling_zone == table.zone(car)
    assert table.state.board.cells[table.state.gatling_zone] != cells
    while table.state.train == GOING:
        table.run(ClosePlayersPhase())
    assert table.state.gatling_zone == OFF_BOARD
