"""Concentrated Attacks."""

import pytest

from tests.games.zombicide.dark_side.station_table import StationTable
from tests.games.zombicide.table import happened, rules_of
from tests.rules import rule
from veglia.games.zombicide.dark_side.rules.events import FocusedDamage
from veglia.games.zombicide.dark_side.rules.focus import (
    FocusedCrowdMelee,
    FocusedCrowdShot,
    FocusedMelee,
    FocusedShot,
)
from veglia.games.zombicide.dark_side.title import TITLE
from veglia.games.zombicide.engine.rules.events import AttackRolled
from veglia.kernel.machine import Option


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


@rule("ds.focus.declare", "ds.skill.predator")
@pytest.mark.parametrize(("second", "dice"), [(None, 4), ("electrified_baton", 8)])
def test_a_predator_concentrates_with_a_die_for_each_xeno(second: str | None, dice: int) -> None:
    table = StationTable(
        dice=(4, 4, 4) + (1,) * (dice - 3),
        at="12R.A",
        gear={"miranda": ["electrified_baton", second]},
        skills={"miranda": ["predator"]},
        xenos={"12R.A": {"worker": 3, "abomination": 1}},
    )
    table.turn("miranda")
    wanted = table.survivor("miranda").cards[1]

    events = table.choose(FocusedCrowdMelee, kind="abomination", second=wanted)

    assert [len(event.dice) for event in happened(events, AttackRolled)] == [dice]
    assert [event.damage for event in happened(events, FocusedDamage)] == [3]
    assert "ds.skill.predator" in rules_of(events)
    assert table.xenos("12R.A") == {"worker": 3}


@rule("ds.focus.declare", "ds.skill.automated-fire", "ds.skill.plus-1-die")
def test_automated_fire_concentrates_with_a_die_for_each_xeno_and_what_skills_add() -> None:
    table = StationTable(
        dice=(4, 4, 1, 1),
        at="12R.A",
        gear={"miranda": ["pistol"]},
        skills={"miranda": ["automated_fire", "plus_1_die_ranged"]},
        xenos={"12R.B": {"tank": 1, "worker": 2}},
    )
    table.turn("miranda")
    # The Tank is hit first, with these dice as with the weapon's.
    assert {option.kind for option in table.offered(FocusedCrowdShot)} == {table.kind("tank")}

    events = table.choose(FocusedCrowdShot, zone="12R.B", kind="tank")

    assert [len(event.dice) for event in happened(events, AttackRolled)] == [4]
    assert "ds.skill.automated-fire" in rules_of(events)
    assert table.xenos("12R.B") == {"worker": 2}


@rule("ds.skill.predator", "ds.skill.automated-fire")
@pytest.mark.parametrize(
    ("skill", "deed"), [("predator", FocusedCrowdMelee), ("automated_fire", FocusedCrowdShot)]
)
def test_each_of_both_skills_is_about_its_own_attacks(skill: str, deed: type[Option]) -> None:
    table = StationTable(
        at="12R.A",
        gear={"miranda": ["electrified_baton", "assault_rifle"]},
        skills={"miranda": [skill]},
        xenos={"12R.A": {"worker": 1}, "12R.B": {"worker": 1}},
    )
    table.turn("miranda")

    assert {type(option) for option in table.state.offered} & {FocusedCrowdMelee, FocusedCrowdShot} == {deed}
    # The weapon's own dice may be rolled all the same.
    assert table.offers(FocusedMelee)
    assert table.offers(FocusedShot)


@rule("ds.focus.multiply", "ds.skill.automated-fire")
def test_what_is_promised_counts_a_die_for_each_xeno() -> None:
    table = StationTable(
        at="12R.A",
        gear={"miranda": ["pistol"]},
        skills={"miranda": ["automated_fire"]},
        xenos={"12R.B": {"tank": 1, "worker": 2}},
    )
    table.turn("miranda")
    (shot,) = table.offered(FocusedCrowdShot)

    lines = TITLE.presentation.preview(table.state, shot, "en").lines

    # Two of three dice at 4+.
    assert any("3 dice" in line for line in lines)
    assert any("50 %" in line or "50%" in line for line in lines)
