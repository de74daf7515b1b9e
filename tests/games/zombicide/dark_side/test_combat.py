"""Attacks: dice, hits, pairs of weapons, Melee."""

from tests.games.zombicide.dark_side.station_table import StationTable
from tests.games.zombicide.table import happened
from tests.rules import rule
from veglia.games.zombicide.dark_side.rules import library
from veglia.games.zombicide.engine.rules.actions.attack import MeleeAttack, RangedAttack
from veglia.games.zombicide.engine.rules.events import AttackRolled, HitsLost, HitWithoutEffect
from veglia.games.zombicide.engine.rules.hits import AssignHits, Hit, SpendHit


@rule("ds.equip.weapon-stats", "ds.equip.melee-weapon", "ds.equip.ranged-weapon")
def test_ds_ex_weapon_types() -> None:
    combat = {id: [mode.combat for mode in row.modes] for id, row in library.equipment().items() if row.modes}

    assert combat["assault_rifle"] == combat["pistol"] == ["ranged"]
    assert combat["electrified_baton"] == combat["chainsaw"] == ["melee"]
    assert all(
        mode.range == (0, 0)
        for row in library.equipment().values()
        for mode in row.modes
        if mode.combat == "melee"
    )


@rule("ds.act.melee", "ds.combat.roll", "ds.combat.success", "ds.equip.stat-dice", "ds.equip.stat-accuracy")
@rule("ds.combat.one-success-one-target", "ds.combat.excess-lost", "ds.combat.melee-choice", "ds.act.combat")
def test_ds_ex_baton() -> None:
    table = StationTable(
        ["drake"],
        (4, 5, 6, 4),
        at="12R.A",
        gear={"drake": ["electrified_baton"]},
        xenos={"12R.A": {"worker": 3}},
    )
    table.turn("drake")
    events = table.choose(MeleeAttack, card="electrified_baton")
    assert [event.hits for event in happened(events, AttackRolled)] == [2]
    assert table.xenos("12R.A") == {"worker": 1}

    events = table.choose(MeleeAttack, card="electrified_baton")

    assert table.xenos("12R.A") == {}
    assert [event.count for event in happened(events, HitsLost)] == [1]
    assert table.survivor("drake").ap == 3


@rule(
    "ds.combat.melee-choice", "ds.combat.melee-no-ff", "ds.combat.no-damage-accumulation", "ds.ff.not-melee"
)
@rule("ds.combat.melee-no-priority", "ds.equip.stat-damage", "ds.xeno.kill-threshold")
def test_ds_ex_melee_choice() -> None:
    table = StationTable(
        ["miles", "umkos"],
        (4, 5, 1),
        at="12R.A",
        gear={"miles": ["sledgehammer"]},
        xenos={"12R.A": {"tank": 1, "hunter": 1, "worker": 1}},
    )
    table.turn("miles")
    table.choose(MeleeAttack, card="sledgehammer")
    assert isinstance(table.asking, AssignHits)
    assert {option.kind for option in table.offered(Hit)} == {table.kind("hunter"), table.kind("worker")}

    table.choose(Hit, kind="hunter")
    table.choose(Hit, kind="worker")

    assert table.xenos("12R.A") == {"tank": 1}
    assert table.survivor("umkos").wounds == 0


@rule("ds.combat.melee-choice", "ds.xeno.kill-threshold")
def test_a_hit_in_melee_may_go_to_a_xeno_it_does_not_eliminate() -> None:
    table = StationTable(
        ["miles"],
        (4, 5, 1),
        at="12R.A",
        gear={"miles": ["sledgehammer"]},
        xenos={"12R.A": {"tank": 1, "worker": 2}},
    )
    table.turn("miles")
    table.choose(MeleeAttack, card="sledgehammer")

    events = table.choose(SpendHit, kind="tank")
    table.choose(Hit, kind="worker")

    assert [(event.kind, event.count, event.rule) for event in happened(events, HitWithoutEffect)] == [
        (table.kind("tank"), 1, "ds.xeno.kill-threshold")
    ]
    assert table.xenos("12R.A") == {"tank": 1, "worker": 1}
    assert table.survivor("miles").ap == 1


@rule("ds.combat.melee-choice", "ds.xp.levels")
def test_a_hit_in_melee_may_go_to_a_fallen_xeno_before_the_danger_level_rises() -> None:
    table = StationTable(
        ["miles"], (4, 5, 1), at="12R.A", gear={"miles": ["sledgehammer"]}, xenos={"12R.A": {"worker": 2}}
    )
    table.survivor("miles").ap = 5
    table.turn("miles")
    table.choose(MeleeAttack, card="sledgehammer")

    events = table.choose(SpendHit, kind="worker")

    assert [event.rule for event in happened(events, HitWithoutEffect)] == ["ds.combat.melee-choice"]
    assert table.xenos("12R.A") == {"worker": 1}
    assert (table.survivor("miles").ap, table.survivor("miles").level) == (6, 0)


@rule("ds.equip.stat-dual", "ds.combat.dual-attack")
def test_ds_ex_dual_pistols() -> None:
    table = StationTable(["radka"], (4, 1), at="12R.A", gear={"radka": ["starting_pistol", "pistol"]})
    table.turn("radka")
    (single,) = [option for option in table.offered(RangedAttack, zone="12R.B") if option.second < 0]
    (pair,) = [option for option in table.offered(RangedAttack, zone="12R.B") if option.second >= 0]
    assert single.card == pair.card

    events = table.choose(RangedAttack, zone="12R.B", second=pair.second)

    assert [len(event.dice) for event in happened(events, AttackRolled)] == [2]
    assert table.noise("12R.A") == 1
