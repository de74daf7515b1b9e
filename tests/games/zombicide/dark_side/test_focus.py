"""Concentrated Attacks."""

from tests.games.zombicide.dark_side.station_table import StationTable
from tests.games.zombicide.table import happened
from tests.rules import rule
from veglia.games.zombicide.dark_side.events import FocusedDamage
from veglia.games.zombicide.dark_side.focus import FocusedMelee, FocusedShot


@rule("ds.focus.declare", "ds.focus.multiply", "ds.focus.only-target")
def test_ds_ex_concentrated_ranged() -> None:
    table = StationTable(
        ["umkos"],
        (5, 6, 5, 1, 2),
        at="12R.A",
        gear={"umkos": ["light_machine_gun"]},
        xenos={"12R.B": {"tank": 2, "worker": 3}},
    )
    table.turn("umkos")

    table.choose(FocusedShot, card="light_machine_gun", zone="12R.B", kind="tank")

    assert table.xenos("12R.B") == {"tank": 1, "worker": 3}
    assert table.survivor("umkos").ap == 1


@rule("ds.focus.multiply")
def test_a_single_success_of_a_concentrated_attack_deals_the_damage_of_one() -> None:
    table = StationTable(
        dice=(4, 1, 1), at="12R.A", gear={"miranda": ["assault_rifle"]}, xenos={"12R.B": {"worker": 2}}
    )
    table.turn("miranda")

    events = table.choose(FocusedShot, zone="12R.B", kind="worker")

    assert [event.damage for event in happened(events, FocusedDamage)] == [1]
    assert table.xenos("12R.B") == {"worker": 1}


@rule("ds.focus.priority")
def test_a_concentrated_shot_respects_the_priority() -> None:
    table = StationTable(
        ["umkos"],
        at="12R.A",
        gear={"umkos": ["light_machine_gun"]},
        xenos={"12R.B": {"tank": 2, "worker": 3}},
    )
    table.turn("umkos")

    assert {option.kind for option in table.offered(FocusedShot)} == {table.kind("tank")}


@rule("ds.focus.multiply", "ds.xeno.abomination-kill-ways", "ds.combat.dual-attack", "ds.xp.kill")
def test_ds_ex_concentrated_melee() -> None:
    table = StationTable(
        ["miles"],
        (4, 4, 4, 1),
        at="12R.A",
        gear={"miles": ["electrified_baton", "electrified_baton"]},
        xenos={"12R.A": {"abomination": 1}},
    )
    table.turn("miles")
    pair = next(option.second for option in table.offered(FocusedMelee) if option.second >= 0)

    table.choose(FocusedMelee, kind="abomination", second=pair)

    assert table.xenos("12R.A") == {}
    assert table.survivor("miles").ap == 5


@rule("ds.focus.multiply", "ds.focus.only-target")
def test_too_few_successes_do_nothing() -> None:
    table = StationTable(
        ["miles"],
        (4, 1),
        at="12R.A",
        gear={"miles": ["electrified_baton"]},
        xenos={"12R.A": {"tank": 1, "worker": 1}},
    )
    table.turn("miles")

    table.choose(FocusedMelee, kind="tank")

    assert table.xenos("12R.A") == {"tank": 1, "worker": 1}


@rule("ds.focus.ff")
def test_misses_of_a_concentrated_shot_have_the_base_damage() -> None:
    table = StationTable(
        ["umkos", "drake"],
        (5, 6, 5, 1, 6),
        at={"umkos": "12R.A", "drake": "12R.B"},
        gear={"umkos": ["light_machine_gun"]},
        xenos={"12R.B": {"tank": 1}},
    )
    table.turn("umkos")

    table.choose(FocusedShot, kind="tank")

    assert table.survivor("drake").wounds == 1


@rule("ds.skill.concentrated-expert")
def test_the_expert_adds_damage_and_spares_friends() -> None:
    table = StationTable(
        ["umkos", "drake"],
        (5, 1, 1, 1, 1),
        at={"umkos": "12R.A", "drake": "12R.B"},
        gear={"umkos": ["light_machine_gun"]},
        xenos={"12R.B": {"tank": 1}},
        skills={"umkos": ["concentrated_expert"]},
    )
    table.turn("umkos")

    table.choose(FocusedShot, kind="tank")

    assert table.xenos("12R.B") == {}
    assert table.survivor("drake").wounds == 0


@rule("ds.focus.pit")
def test_a_concentrated_attack_must_beat_the_raised_threshold() -> None:
    table = StationTable(
        ["umkos"],
        (5, 5, 1, 1, 1, 5, 5, 5, 1, 1),
        at="12R.A",
        gear={"umkos": ["light_machine_gun"]},
        xenos={"12R.B": {"tank": 1}},
    )
    table.dig("12R.B")
    table.turn("umkos")
    table.choose(FocusedShot, kind="tank")
    assert table.xenos("12R.B") == {"tank": 1}

    table.choose(FocusedShot, kind="tank")

    assert table.xenos("12R.B") == {}
