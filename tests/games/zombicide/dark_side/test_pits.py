"""What Pits do to shots at Xenos in them."""

import pytest

from tests.games.zombicide.dark_side.station_table import StationTable
from tests.rules import rule
from veglia.games.zombicide.dark_side.rules.state import CLOSED_PIT
from veglia.games.zombicide.engine.rules.actions.attack import MeleeAttack, RangedAttack


@rule("ds.xeno.open-pit-armor", "ds.pit.armor-values")
@pytest.mark.parametrize(("card", "left"), [("assault_rifle", {"worker": 1}), ("heavy_shotgun", {})])
def test_ds_ex_pit_protection(card: str, left: dict[str, int]) -> None:
    table = StationTable(
        ["radka"], (6, 6, 6), at="12R.A", gear={"radka": [card]}, xenos={"12R.B": {"worker": 1}}
    )
    table.dig("12R.B")
    table.turn("radka")

    table.choose(RangedAttack, card=card, zone="12R.B")

    assert table.xenos("12R.B") == left


@rule("ds.pit.armor-not-melee")
def test_up_close_a_pit_protects_nobody() -> None:
    table = StationTable(
        ["radka"], (6, 6), at="12R.A", gear={"radka": ["electrified_baton"]}, xenos={"12R.A": {"worker": 2}}
    )
    table.dig("12R.A")
    table.turn("radka")

    table.choose(MeleeAttack)

    assert table.xenos("12R.A") == {}


@rule("ds.pit.armor-closed-none")
def test_a_closed_pit_protects_nobody() -> None:
    table = StationTable(
        ["radka"], (6, 6, 6), at="12R.A", gear={"radka": ["assault_rifle"]}, xenos={"12R.B": {"worker": 3}}
    )
    table.dig("12R.B", CLOSED_PIT)
    table.turn("radka")

    table.choose(RangedAttack, zone="12R.B")

    assert table.xenos("12R.B") == {}
