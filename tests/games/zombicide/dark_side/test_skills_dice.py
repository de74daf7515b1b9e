"""Skills that change attacks and their dice."""

import pytest

from tests.games.zombicide.dark_side.station_table import StationTable
from tests.games.zombicide.table import happened
from tests.rules import rule
from veglia.games.zombicide.dark_side.rules.actions.combat import CrowdMelee, CrowdShot
from veglia.games.zombicide.dark_side.rules.actions.door import CloseDoor
from veglia.games.zombicide.dark_side.rules.actions.make_noise import Shout
from veglia.games.zombicide.dark_side.rules.actions.search import SearchRoom
from veglia.games.zombicide.dark_side.rules.traits.charge import ChargeTo
from veglia.games.zombicide.engine.rules.actions.attack import AttackDeed, MeleeAttack, RangedAttack
from veglia.games.zombicide.engine.rules.actions.move import MoveTo
from veglia.games.zombicide.engine.rules.combat import RollAgain, RollOneMore, UseReroll
from veglia.games.zombicide.engine.rules.events import AttackRolled
from veglia.games.zombicide.engine.rules.hits import Hit
from veglia.games.zombicide.engine.rules.traits.shove import ShoveTo


def dice_of(events: list[object]) -> list[int]:
    return [len(event.dice) for event in events if isinstance(event, AttackRolled)]


@rule("ds.skill.dice-plus-1")
def test_plus_1_to_the_dice_never_beats_6() -> None:
    table = StationTable(
        dice=(3, 2),
        at="12R.A",
        gear={"miranda": ["electrified_baton"]},
        xenos={"12R.A": {"worker": 2}},
        skills={"miranda": ["dice_plus_1_melee"]},
    )
    table.turn("miranda")

    events = table.choose(MeleeAttack)

    assert [event.hits for event in happened(events, AttackRolled)] == [1]


@rule("ds.skill.plus-1-die")
def test_plus_1_die_counts_for_each_weapon() -> None:
    table = StationTable(
        dice=(1,) * 4,
        at="12R.A",
        gear={"miranda": ["pistol", "pistol"]},
        skills={"miranda": ["plus_1_die_ranged"]},
    )
    table.turn("miranda")
    second = next(option.second for option in table.offered(RangedAttack, zone="12R.B") if option.second >= 0)

    assert dice_of(list(table.choose(RangedAttack, zone="12R.B", second=second))) == [4]


@rule("ds.skill.plus-1-damage-action")
def test_plus_1_damage_fells_a_tank() -> None:
    table = StationTable(
        dice=(4, 1),
        at="12R.A",
        gear={"miranda": ["electrified_baton"]},
        xenos={"12R.A": {"tank": 1}},
        skills={"miranda": ["plus_1_damage_combat"]},
    )
    table.turn("miranda")

    table.choose(MeleeAttack)

    assert table.xenos("12R.A") == {}


@rule("ds.skill.plus-1-max-range")
def test_plus_1_max_range_reaches_further() -> None:
    table = StationTable(
        ["umkos"], at="12R.B", gear={"umkos": ["pistol"]}, skills={"umkos": ["enhanced_senses"]}
    )
    table.give_skills("umkos", ["plus_1_max_range"])
    table.turn("umkos")
    seen = {option.zone for option in table.offered(RangedAttack)}
    assert table.zone("12R.A") in seen

    # 12R.B, 12R.A and then a wall: from the tunnels a Pistol reaches two Zones.
    table = StationTable(
        ["umkos"], at="13R.c1", gear={"umkos": ["pistol"]}, skills={"umkos": ["enhanced_senses"]}
    )
    table.give_skills("umkos", ["plus_1_max_range"])
    table.turn("umkos")
    assert table.offers(RangedAttack, zone="13R.c3")


@rule("ds.skill.escalation", "ds.skill.escalation-lost")
def test_ds_ex_escalation() -> None:
    table = StationTable(
        dice=(1, 1, 1, 1), at="12R.A", gear={"miranda": ["pistol"]}, skills={"miranda": ["escalation_ranged"]}
    )
    table.turn("miranda", actions=5)
    first = dice_of(list(table.choose(RangedAttack, zone="12R.B")))
    second = dice_of(list(table.choose(RangedAttack, zone="12R.B")))
    table.choose(MoveTo, zone="12R.B")
    third = dice_of(list(table.choose(RangedAttack, zone="12R.A")))

    assert (first, second, third) == ([1], [2], [1])


@rule("ds.skill.escalation-lost")
def test_a_door_breaks_the_escalation() -> None:
    table = StationTable(
        dice=(1, 1, 1), at="12R.A", gear={"miranda": ["pistol"]}, skills={"miranda": ["escalation_ranged"]}
    )
    table.turn("miranda")
    table.choose(RangedAttack, zone="12R.B")

    table.choose(CloseDoor, door=table.doorway("12R.A", "12R.Q"))

    assert dice_of(list(table.choose(RangedAttack, zone="12R.B"))) == [1]


@rule("ds.skill.escalation-lost", "ds.skill.charge")
def test_a_charge_breaks_the_escalation() -> None:
    table = StationTable(
        dice=(1,) * 9,
        at="12R.A",
        gear={"miranda": ["sledgehammer"]},
        skills={"miranda": ["escalation_melee", "charge", "unstoppable"]},
        xenos={"12R.A": {"worker": 1}, "12R.B": {"worker": 1}},
    )
    table.turn("miranda")
    assert dice_of(list(table.choose(MeleeAttack))) == [3]

    table.choose(ChargeTo)

    assert table.survivor("miranda").zone == table.zone("12R.B")
    assert table.survivor("miranda").actions == 2
    assert dice_of(list(table.choose(MeleeAttack))) == [3]


@rule("ds.skill.escalation-lost", "ds.skill.shove")
def test_a_skill_that_is_no_action_leaves_the_escalation_alone() -> None:
    table = StationTable(
        dice=(1,) * 3,
        at="12R.A",
        gear={"miranda": ["pistol"]},
        skills={"miranda": ["escalation_ranged", "shove"]},
        xenos={"12R.A": {"worker": 1}},
    )
    table.turn("miranda")
    table.choose(RangedAttack, zone="12R.B")

    table.choose(ShoveTo, zone="12R.B")

    assert dice_of(list(table.choose(RangedAttack, zone="12R.B"))) == [2]


@rule("ds.skill.lucky")
def test_lucky_rolls_again_beside_ammunition() -> None:
    table = StationTable(
        dice=(1, 1, 1, 1, 1, 1, 6, 6, 6),
        at="12R.A",
        gear={"miranda": ["assault_rifle"]},
        xenos={"12R.B": {"worker": 3}},
        skills={"miranda": ["lucky"]},
    )
    table.attach("miranda", 0, "plenty_of_bullets")
    table.turn("miranda")
    table.choose(RangedAttack, zone="12R.B")
    assert isinstance(table.asking, RollAgain)
    assert len(table.offered(UseReroll)) == 2

    table.choose(UseReroll)
    table.choose(UseReroll)

    assert table.xenos("12R.B") == {}


@rule("ds.skill.roll-6", "ds.skill.roll-6-rerolls")
def test_sixes_bring_dice_after_all_rerolls() -> None:
    table = StationTable(
        dice=(1, 1, 6, 1, 6, 4),
        at="12R.A",
        gear={"miranda": ["electrified_baton"]},
        xenos={"12R.A": {"worker": 3}},
        skills={"miranda": ["roll_6_melee", "lucky"]},
    )
    table.turn("miranda")
    table.choose(MeleeAttack)
    assert not table.offers(RollOneMore)
    table.choose(UseReroll)

    table.choose(RollOneMore)
    table.choose(RollOneMore)

    assert table.xenos("12R.A") == {}


@rule("ds.skill.automated-fire", "ds.skill.predator")
@pytest.mark.parametrize(
    ("skill", "deed", "zone", "card"),
    [
        ("automated_fire", CrowdShot, "12R.B", "heavy_shotgun"),
        ("predator", CrowdMelee, "12R.A", "electrified_baton"),
    ],
)
def test_the_number_of_xenos_may_replace_the_dice(skill: str, deed: type, zone: str, card: str) -> None:
    table = StationTable(
        dice=(1,) * 5,
        at="12R.A",
        gear={"miranda": [card]},
        xenos={zone: {"worker": 5}},
        skills={"miranda": [skill]},
    )
    table.turn("miranda")

    assert dice_of(list(table.choose(deed, zone=zone))) == [5]


@rule("ds.skill.super-strength")
def test_super_strength_makes_damage_3() -> None:
    table = StationTable(
        dice=(4, 1),
        at="12R.A",
        gear={"miranda": ["electrified_baton"]},
        xenos={"12R.A": {"abomination": 1}},
        skills={"miranda": ["super_strength"]},
    )
    table.turn("miranda")

    table.choose(MeleeAttack)

    assert table.xenos("12R.A") == {}


@rule("ds.skill.sniper", "ds.skill.point-blank", "ds.skill.point-blank-targets")
@pytest.mark.parametrize(
    ("skill", "zone", "card"),
    [("sniper", "12R.B", "assault_rifle"), ("point_blank", "12R.A", "assault_rifle")],
)
def test_free_aim_chooses_targets_and_spares_friends(skill: str, zone: str, card: str) -> None:
    table = StationTable(
        ["miranda", "drake"],
        (4, 1, 1),
        at={"miranda": "12R.A", "drake": zone},
        gear={"miranda": [card]},
        xenos={zone: {"tank": 1, "worker": 1, "hunter": 1}},
        skills={"miranda": [skill]},
    )
    table.turn("miranda")
    table.choose(RangedAttack, card=card, zone=zone)

    assert {option.kind for option in table.offered(Hit)} == {table.kind("worker"), table.kind("hunter")}
    table.choose(Hit, kind="hunter")
    assert table.survivor("drake").wounds == 0


@rule("ds.skill.ambidextrous", "ds.skill.blade-master")
@pytest.mark.parametrize(
    ("skill", "card", "deed", "pairs"),
    [
        ("ambidextrous", "assault_rifle", RangedAttack, True),
        ("ambidextrous", "sledgehammer", MeleeAttack, True),
        ("blade_master", "sledgehammer", MeleeAttack, True),
        ("blade_master", "assault_rifle", RangedAttack, False),
    ],
)
def test_which_weapons_make_pairs(skill: str, card: str, deed: type[AttackDeed], pairs: bool) -> None:
    table = StationTable(
        at="12R.A",
        gear={"miranda": [card, card]},
        xenos={"12R.A": {"worker": 1}},
        skills={"miranda": [skill]},
    )
    table.turn("miranda")

    assert any(option.second >= 0 for option in table.offered(deed)) == pairs


@rule("ds.skill.dual-expert")
def test_the_dual_expert_has_a_free_attack_with_a_pair() -> None:
    table = StationTable(
        dice=(1, 1), at="12R.A", gear={"miranda": ["pistol", "pistol"]}, skills={"miranda": ["dual_expert"]}
    )
    table.turn("miranda", actions=0)
    offered = table.offered(RangedAttack, zone="12R.B")
    assert [option.second >= 0 for option in offered] == [True]

    table.choose(RangedAttack, zone="12R.B")

    assert not table.offers(RangedAttack)


@rule("ds.skill.plus-1-free-action")
@pytest.mark.parametrize(
    ("skill", "deed"), [("plus_1_free_move_action", MoveTo), ("plus_1_free_search_action", SearchRoom)]
)
def test_a_free_action_is_of_its_kind_only(skill: str, deed: type) -> None:
    table = StationTable(at="12R.Q", skills={"miranda": [skill]})
    table.turn("miranda", actions=0)

    assert table.offers(deed)
    assert not table.offers(Shout)


@rule("ds.skill.brothers-in-arms")
def test_brothers_in_arms_share_while_not_alone() -> None:
    table = StationTable(
        ["radka", "drake"],
        (3, 1),
        at="12R.A",
        gear={"drake": ["electrified_baton"]},
        xenos={"12R.A": {"worker": 1}},
        skills={"radka": ["brothers_in_arms_dice_combat"], "drake": []},
    )
    table.turn("drake")

    events = table.choose(MeleeAttack)

    assert [event.hits for event in happened(events, AttackRolled)] == [1]
