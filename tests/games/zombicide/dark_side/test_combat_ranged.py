"""Shots: Range, the order of targets, Friendly Fire."""

from tests.games.zombicide.dark_side.station_table import StationTable
from tests.games.zombicide.table import happened
from tests.rules import rule
from veglia.games.zombicide.dark_side.rules.misses import ShareMisses
from veglia.games.zombicide.engine.rules.actions.attack import RangedAttack
from veglia.games.zombicide.engine.rules.events import HitWithoutEffect
from veglia.games.zombicide.engine.rules.hits import Hit
from veglia.games.zombicide.engine.rules.wounds import Suffer


@rule(
    "ds.act.ranged", "ds.act.ranged-zone", "ds.priority.order", "ds.priority.exhaust-rank", "ds.priority.ties"
)
def test_ds_ex_priority_shotgun() -> None:
    table = StationTable(
        ["miles"],
        (4, 6, 5, 5),
        at="12R.A",
        gear={"miles": ["heavy_shotgun"]},
        xenos={"12R.B": {"tank": 1, "worker": 2, "hunter": 2}},
    )
    table.turn("miles")
    table.choose(RangedAttack, card="heavy_shotgun", zone="12R.B")
    assert table.xenos("12R.B") == {"worker": 1, "hunter": 2}

    table.choose(RangedAttack, card="heavy_shotgun", zone="12R.B")

    assert table.xenos("12R.B") == {"hunter": 1}


@rule("ds.priority.tank-or-abomination")
def test_the_shooter_picks_between_tank_and_abomination() -> None:
    table = StationTable(
        ["miles"],
        (4, 1, 5),
        at="12R.A",
        gear={"miles": ["heavy_shotgun"]},
        xenos={"12R.B": {"tank": 1, "abomination": 1}},
        skills={"miles": ["plus_1_damage_ranged"]},
    )
    table.turn("miles")

    table.choose(RangedAttack, card="heavy_shotgun", zone="12R.B")

    assert {option.kind for option in table.offered(Hit)} == {table.kind("tank"), table.kind("abomination")}


@rule("ds.priority.tank-shield")
def test_ds_ex_tank_shield() -> None:
    table = StationTable(
        at="12R.A",
        dice=(6, 6, 6),
        gear={"miranda": ["assault_rifle"]},
        xenos={"12R.B": {"tank": 1, "worker": 2, "hunter": 1}},
    )
    table.turn("miranda")

    events = table.choose(RangedAttack, card="assault_rifle", zone="12R.B")

    assert [event.kind for event in happened(events, HitWithoutEffect)] == [table.kind("tank")]
    assert table.xenos("12R.B") == {"tank": 1, "worker": 2, "hunter": 1}


@rule("ds.equip.ranged-at-zero", "ds.combat.fire-with-xenos-near")
def test_a_shot_into_the_own_zone_is_still_a_ranged_action() -> None:
    table = StationTable(
        ["miles", "umkos"],
        (4, 1, 4, 4),
        at="12R.A",
        gear={"miles": ["heavy_shotgun"]},
        xenos={"12R.A": {"tank": 1, "worker": 1}},
    )
    table.turn("miles")
    table.choose(RangedAttack, card="heavy_shotgun", zone="12R.A")

    assert table.xenos("12R.A") == {"worker": 1}
    assert table.survivor("umkos").wounds == 2
    # Xenos in the own Zone do not keep it from firing at another.
    table.choose(RangedAttack, card="heavy_shotgun", zone="12R.B")
    assert table.survivor("miles").actions == 1


@rule("ds.ff.misses-hit", "ds.ff.damage", "ds.ff.not-self")
def test_ds_ex_friendly_fire() -> None:
    table = StationTable(
        ["miranda", "drake"],
        (4, 5, 1),
        at={"miranda": "12R.A", "drake": "12R.B"},
        gear={"miranda": ["assault_rifle"]},
        xenos={"12R.B": {"worker": 2}},
    )
    table.turn("miranda")

    table.choose(RangedAttack, card="assault_rifle", zone="12R.B")

    assert table.xenos("12R.B") == {}
    assert table.survivor("drake").wounds == 1


@rule("ds.ff.players-distribute")
def test_the_players_share_out_misses() -> None:
    table = StationTable(
        ["miranda", "drake", "reese"],
        (1, 1, 1),
        at={"miranda": "12R.A", "drake": "12R.B", "reese": "12R.B"},
        gear={"miranda": ["assault_rifle"]},
    )
    table.turn("miranda")
    table.choose(RangedAttack, card="assault_rifle", zone="12R.B")
    assert isinstance(table.asking, ShareMisses)

    for name in ("drake", "reese", "reese"):
        table.choose(Suffer, survivor=name)

    assert (table.survivor("drake").wounds, table.survivor("reese").wounds) == (1, 2)
