"""Attacks: dice, priority, Friendly Fire, Concentrated Attacks, Pits, Prototypes, ammunition."""

import pytest

from tests.games.zombicide.dark_side.station_table import StationTable
from tests.games.zombicide.table import happened
from tests.rules import rule
from veglia.games.zombicide.dark_side import library
from veglia.games.zombicide.dark_side.focus import FocusedMelee, FocusedShot
from veglia.games.zombicide.dark_side.misses import ShareMisses
from veglia.games.zombicide.dark_side.state import CLOSED_PIT
from veglia.games.zombicide.engine.actions.attack import MeleeAttack, RangedAttack
from veglia.games.zombicide.engine.combat import KeepDice, RollAgain, UseReroll
from veglia.games.zombicide.engine.events import AttackRolled, HitsLost, HitWithoutEffect
from veglia.games.zombicide.engine.hits import AssignHits, Hit
from veglia.games.zombicide.engine.wounds import Suffer


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


@rule("ds.ammo.bullets", "ds.ammo.energy", "ds.ammo.infinite")
def test_ds_ex_ammo_types() -> None:
    ammo = {id: row.modes[0].ammo for id, row in library.equipment().items() if row.modes}

    assert ammo["heavy_shotgun"] == ammo["pistol"] == "bullets"
    assert ammo["electrified_baton"] == ammo["chain_sword"] == "energy"
    assert library.equipment()["prototype_light_machine_gun"].prototype


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

    assert table.xenos("12R.A") == {"tank": 1}
    assert table.survivor("umkos").wounds == 0


@rule("ds.combat.min-range", "ds.combat.max-range", "ds.equip.stat-range", "ds.combat.ranged-requirements")
@pytest.mark.parametrize(
    ("card", "targets"),
    [("starting_pistol", {"12R.A"}), ("heavy_shotgun", {"12R.B", "12R.A"}), ("light_machine_gun", {"12R.A"})],
)
def test_ds_ex_range(card: str, targets: set[str]) -> None:
    table = StationTable(at="12R.B", gear={"miranda": [card]})
    table.turn("miranda")

    assert {option.zone for option in table.offered(RangedAttack)} == {table.zone(name) for name in targets}


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


# Concentrated Attacks


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


# Pits


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


# Prototypes and ammunition


@rule("ds.ammo.prototype-needs-cell", "ds.dark.prototype-weapons")
def test_a_prototype_works_with_a_cell_only_and_sees_in_the_dark() -> None:
    table = StationTable(at="13R.A", gear={"miranda": ["prototype_assault_rifle"]})
    table.turn("miranda")
    assert not table.offers(RangedAttack)

    table.attach("miranda", 0, "energy_cell")
    table.turn("miranda")

    assert table.offers(RangedAttack, zone="13R.c2")


@rule("ds.noise.silent-symbol")
def test_ds_ex_noise_of_weapons() -> None:
    noisy = {id: row.modes[0].noisy for id, row in library.equipment().items() if row.modes}

    assert (noisy["electrified_baton"], noisy["pistol"], noisy["prototype_assault_rifle"]) == (
        False,
        True,
        False,
    )


@rule("ds.attach.ammo-cards", "ds.attach.many-cards")
def test_each_ammunition_card_gives_one_reroll() -> None:
    table = StationTable(
        dice=(1, 1, 1, 2, 2, 2, 6, 6, 6),
        at="12R.A",
        gear={"miranda": ["assault_rifle"]},
        xenos={"12R.B": {"worker": 3}},
    )
    table.attach("miranda", 0, "plenty_of_bullets", "plenty_of_bullets")
    table.turn("miranda")
    table.choose(RangedAttack, zone="12R.B")
    assert isinstance(table.asking, RollAgain)
    assert table.state.question_rule() == "ds.attach.ammo-cards"

    table.choose(UseReroll)
    table.choose(UseReroll)

    assert table.xenos("12R.B") == {}


@rule("ds.attach.dual-share")
def test_one_card_is_enough_for_a_pair() -> None:
    table = StationTable(
        dice=(1, 1),
        at="12R.A",
        gear={"miranda": ["pistol", "starting_pistol"]},
        xenos={"12R.B": {"worker": 1}},
    )
    table.attach("miranda", 1, "plenty_of_bullets")
    table.turn("miranda")
    second = next(option.second for option in table.offered(RangedAttack, zone="12R.B") if option.second >= 0)

    table.choose(RangedAttack, zone="12R.B", second=second)

    assert table.offers(UseReroll)
    table.choose(KeepDice)


@rule("ds.ammo.multi-type", "ds.attach.mixed-types", "ds.equip.hybrid-traits")
def test_a_card_helps_only_attacks_of_its_own_ammunition() -> None:
    table = StationTable(
        dice=(6, 1, 1, 1, 1, 1),
        at="12R.A",
        gear={"miranda": ["prototype_saw_assault_rifle"]},
        xenos={"12R.A": {"worker": 1}, "12R.B": {"worker": 1}},
    )
    table.attach("miranda", 0, "energy_cell")
    table.turn("miranda")
    # The saw is an Energy weapon of Damage 2, the rifle fires Bullets.
    table.choose(MeleeAttack)
    assert isinstance(table.asking, RollAgain)
    table.choose(KeepDice)
    assert table.xenos("12R.A") == {}

    events = table.choose(RangedAttack, zone="12R.B")

    assert [len(event.dice) for event in happened(events, AttackRolled)] == [3]
