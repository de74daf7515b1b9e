"""Experience, levels and skills."""

import pytest

from tests.games.zombicide.dark_side.station_table import StationTable
from tests.games.zombicide.table import happened
from tests.rules import rule
from veglia.games.zombicide.dark_side.actions.combat import CrowdMelee, CrowdShot
from veglia.games.zombicide.dark_side.actions.door import CloseDoor
from veglia.games.zombicide.dark_side.actions.make_noise import Shout
from veglia.games.zombicide.dark_side.actions.search import SearchRoom
from veglia.games.zombicide.dark_side.damage import ShareAttacks
from veglia.games.zombicide.dark_side.noise import loudness
from veglia.games.zombicide.dark_side.reflexes import ReactToPits
from veglia.games.zombicide.dark_side.setup import BeginPlay
from veglia.games.zombicide.dark_side.spawning import spawn_in_pits
from veglia.games.zombicide.dark_side.state import OPEN_PIT
from veglia.games.zombicide.dark_side.traits.bloodlust import LustTo
from veglia.games.zombicide.dark_side.traits.camouflage import Hide
from veglia.games.zombicide.dark_side.traits.charge import ChargeTo
from veglia.games.zombicide.dark_side.traits.taunt import TauntXenos
from veglia.games.zombicide.dark_side.traits.zero_g_run import RunTo
from veglia.games.zombicide.engine.actions.attack import AttackDeed, MeleeAttack, RangedAttack
from veglia.games.zombicide.engine.actions.move import MoveAlong, MoveTo
from veglia.games.zombicide.engine.activation import Activate, all_kinds
from veglia.games.zombicide.engine.combat import KeepDice, RollAgain, RollOneMore, UseReroll
from veglia.games.zombicide.engine.danger import GainSkill, PickSkill, gain_ap
from veglia.games.zombicide.engine.end_phase import SkillsInEndPhase
from veglia.games.zombicide.engine.events import AttackRolled
from veglia.games.zombicide.engine.hits import Hit, ReapKind
from veglia.games.zombicide.engine.inventory import PutCard
from veglia.games.zombicide.engine.spawn import Appeared, DrawZombieCard
from veglia.games.zombicide.engine.traits.born_leader import GiveAction
from veglia.games.zombicide.engine.traits.combat_reflexes import HoldFire, React
from veglia.games.zombicide.engine.traits.hit_and_run import RunAway
from veglia.games.zombicide.engine.traits.lifesaver import DragAlong, RescueFrom
from veglia.games.zombicide.engine.traits.medic import Heal
from veglia.games.zombicide.engine.traits.shove import ShoveTo
from veglia.games.zombicide.engine.traits.zombie_link import TakeExtraTurns
from veglia.games.zombicide.engine.turn import SETUP, DoNothing
from veglia.games.zombicide.engine.ultra_red import GainAny


def dice_of(events: list[object]) -> list[int]:
    return [len(event.dice) for event in events if isinstance(event, AttackRolled)]


# Levels


@rule(
    "ds.xp.levels", "ds.xp.yellow", "ds.xp.orange", "ds.xp.red", "ds.xp.skill-per-level", "ds.xp.mark-skills"
)
def test_ds_ex_levels() -> None:
    table = StationTable(["umkos"])
    gains = []
    for points in (6, 1, 11, 1, 23, 1):
        table.call(lambda state, points=points: gain_ap(table.state, 0, points, "ds.xp.kill"))  # type: ignore[misc]
        survivor = table.survivor("umkos")
        options = len(table.offered(PickSkill)) if isinstance(table.asking, GainSkill) else 0
        gains.append((survivor.ap, survivor.level, options))
        if options:
            table.choose(PickSkill)

    assert gains == [(6, 0, 0), (7, 1, 0), (18, 1, 0), (19, 2, 2), (42, 2, 0), (43, 3, 3)]
    assert len(table.skills("umkos")) == 4
    assert table.skills("umkos")[1] == "plus_1_action"


@rule(
    "ds.xp.skill-immediate",
    "ds.skill.timing",
    "ds.skill.plus-1-action",
    "ds.xp.immediate",
    "ds.round.three-actions",
)
def test_a_new_action_can_be_used_in_the_same_turn() -> None:
    table = StationTable(
        dice=(4, 1), at="12R.A", gear={"miranda": ["electrified_baton"]}, xenos={"12R.A": {"worker": 1}}
    )
    table.set_ap("miranda", 6)
    table.turn("miranda")

    table.choose(MeleeAttack)

    assert table.survivor("miranda").actions == 3


@rule("ds.xp.levels")
def test_experience_beyond_43_is_not_counted() -> None:
    table = StationTable()
    table.set_ap("miranda", 43)

    table.call(lambda state: gain_ap(table.state, 0, 5, "ds.xp.kill"))

    assert table.survivor("miranda").ap == 43


# Dice


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


@rule("ds.skill.reaper")
def test_reaper_takes_one_more_along() -> None:
    table = StationTable(
        dice=(4, 1),
        at="12R.A",
        gear={"miranda": ["electrified_baton"]},
        xenos={"12R.A": {"worker": 2}},
        skills={"miranda": ["reaper_combat"]},
    )
    table.turn("miranda")
    table.choose(MeleeAttack)

    table.choose(ReapKind)

    assert table.xenos("12R.A") == {}
    assert table.survivor("miranda").ap == 2


@rule("ds.skill.reaper")
def test_the_reaper_sword_reaps_by_itself() -> None:
    table = StationTable(
        dice=(4, 1, 1), at="12R.A", gear={"miranda": ["reaper_sword"]}, xenos={"12R.A": {"worker": 2}}
    )
    table.turn("miranda")

    table.choose(MeleeAttack)

    assert table.offers(ReapKind)


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


# Moving


@rule("ds.skill.plus-1-zone-per-move", "ds.act.move-entering-ends")
def test_a_long_move_ends_among_xenos() -> None:
    table = StationTable(at="12R.B", skills={"miranda": ["plus_1_zone_per_move"]})
    table.turn("miranda")
    assert table.offers(MoveAlong, path=(table.zone("12R.A"), table.zone("12R.Q")))

    table.add_zombies("12R.A", "worker", 1)
    table.turn("miranda")

    assert not table.offers(MoveAlong)


@rule("ds.skill.unstoppable", "ds.act.move-entering-ends")
def test_the_unstoppable_pay_nothing_but_stop_among_xenos() -> None:
    table = StationTable(
        at="12R.B",
        xenos={"12R.B": {"worker": 4}, "12R.A": {"worker": 1}},
        skills={"miranda": ["unstoppable", "plus_1_zone_per_move"]},
    )
    table.turn("miranda")
    assert not table.offers(MoveAlong)

    table.choose(MoveTo, zone="12R.A")

    assert table.survivor("miranda").actions == 2


@rule("ds.skill.sprint")
def test_a_sprint_is_made_once_a_turn() -> None:
    table = StationTable(at="12R.B", skills={"miranda": ["sprint"]})
    table.turn("miranda")

    table.choose(MoveAlong, path=(table.zone("12R.A"), table.zone("12R.Q"), table.zone("13R.Q")))

    assert table.survivor("miranda").actions == 2
    assert not table.offers(MoveAlong)


@rule("ds.skill.zero-g-run", "ds.skill.zero-g-run-limits")
def test_zero_g_run_passes_xenos_but_not_doors() -> None:
    table = StationTable(
        at="12R.B",
        xenos={"12R.A": {"tank": 3}, "12R.B": {"worker": 1}},
        skills={"miranda": ["zero_g_run", "unstoppable"]},
    )
    table.turn("miranda")
    assert [option.path[-1] for option in table.offered(RunTo)] == [table.zone("12R.Q")]

    table.choose(RunTo)

    # One Action and one more for the Worker left behind.
    assert table.survivor("miranda").zone == table.zone("12R.Q")
    assert table.survivor("miranda").actions == 1
    assert not table.offers(RunTo)
    table = StationTable(at="12R.B", skills={"miranda": ["zero_g_run"]})
    table.close("12R.A", "12R.Q")
    table.turn("miranda")
    assert not table.offers(RunTo)


@rule("ds.skill.charge")
def test_a_charge_leads_to_xenos_for_free() -> None:
    table = StationTable(at="12R.B", xenos={"12R.Q": {"worker": 1}}, skills={"miranda": ["charge"]})
    table.turn("miranda")

    table.choose(ChargeTo)

    assert table.survivor("miranda").zone == table.zone("12R.Q")
    assert table.survivor("miranda").actions == 3
    assert not table.offers(ChargeTo)


@rule("ds.skill.charge", "ds.skill.bloodlust")
@pytest.mark.parametrize(("skill", "deed"), [("charge", ChargeTo), ("bloodlust_melee", LustTo)])
def test_leaving_xenos_must_be_paid_for(skill: str, deed: type) -> None:
    table = StationTable(
        at="12R.B", xenos={"12R.B": {"worker": 4}, "12R.A": {"worker": 1}}, skills={"miranda": [skill]}
    )
    table.turn("miranda")

    assert not table.offers(deed)


@rule("ds.skill.bloodlust")
def test_bloodlust_gives_a_free_attack_among_xenos() -> None:
    table = StationTable(
        dice=(1, 1),
        at="12R.B",
        gear={"miranda": ["electrified_baton"]},
        xenos={"12R.Q": {"worker": 1}},
        skills={"miranda": ["bloodlust_melee"]},
    )
    table.turn("miranda")

    table.choose(LustTo)
    table.choose(MeleeAttack)

    assert table.survivor("miranda").zone == table.zone("12R.Q")
    assert table.survivor("miranda").actions == 2


@rule("ds.skill.hit-and-run")
def test_after_a_kill_the_survivor_may_run() -> None:
    table = StationTable(
        dice=(4, 1),
        at="12R.A",
        gear={"miranda": ["electrified_baton"]},
        xenos={"12R.A": {"worker": 2}},
        skills={"miranda": ["hit_and_run"]},
    )
    table.turn("miranda")
    table.choose(MeleeAttack)
    assert isinstance(table.asking, RunAway)

    table.choose(MoveTo, zone="12R.B")

    assert table.survivor("miranda").zone == table.zone("12R.B")
    assert table.survivor("miranda").actions == 2


@rule("ds.skill.shove")
def test_shove_pushes_all_xenos_next_door() -> None:
    table = StationTable(at="12R.A", xenos={"12R.A": {"worker": 2, "tank": 1}}, skills={"miranda": ["shove"]})
    table.turn("miranda")

    table.choose(ShoveTo, zone="12R.B")

    assert table.xenos("12R.B") == {"worker": 2, "tank": 1}
    assert table.survivor("miranda").actions == 3


@rule("ds.skill.lifesaver", "ds.skill.lifesaver-consent")
def test_lifesaver_drags_friends_out() -> None:
    table = StationTable(
        ["miranda", "drake"],
        at={"miranda": "12R.A", "drake": "12R.B"},
        xenos={"12R.B": {"worker": 2}},
        skills={"miranda": ["lifesaver"]},
    )
    table.turn("miranda")
    table.choose(RescueFrom, zone="12R.B")

    table.choose(DragAlong, survivor="drake")

    assert table.survivor("drake").zone == table.zone("12R.A")


@rule("ds.skill.born-leader")
def test_a_born_leader_gives_an_action() -> None:
    table = StationTable(["miranda", "drake"], at="12R.A", skills={"miranda": ["born_leader"]})
    table.turn("miranda")
    table.choose(GiveAction, survivor="drake")

    table.choose(MoveTo, zone="12R.B")

    assert table.survivor("drake").zone == table.zone("12R.B")
    assert table.survivor("miranda").actions == 3
    assert not table.offers(GiveAction)


# In the Xenos' and the End Phase


@rule("ds.skill.low-profile")
def test_low_profile_is_never_hit_by_misses() -> None:
    table = StationTable(
        ["miranda", "drake"],
        (1, 1, 1),
        at={"miranda": "12R.A", "drake": "12R.B"},
        gear={"miranda": ["assault_rifle"]},
        skills={"drake": ["low_profile"]},
    )
    table.turn("miranda")

    table.choose(RangedAttack, zone="12R.B")

    assert table.survivor("drake").wounds == 0


@rule("ds.skill.medic")
def test_a_medic_gives_armor_back_up_to_the_base() -> None:
    table = StationTable(["miranda", "drake"], at="12R.A", skills={"miranda": ["medic"]})
    table.survivor("drake").wounds = 2
    table.run(SkillsInEndPhase())

    table.choose(Heal, survivor="drake")

    assert table.survivor("drake").wounds == 1
    assert not table.offers(Heal)


@rule("ds.skill.self-repair")
def test_self_repair_makes_the_armor_whole() -> None:
    table = StationTable(skills={"miranda": ["self_repair"]})
    table.survivor("miranda").wounds = 2

    table.run(SkillsInEndPhase())

    assert table.survivor("miranda").wounds == 0


@rule("ds.skill.camouflage", "ds.skill.camouflage-effect", "ds.skill.camouflage-leaving")
def test_xenos_ignore_the_camouflaged() -> None:
    table = StationTable(
        ["miles", "drake"], at={"miles": "12R.A", "drake": "12R.B"}, skills={"miles": ["camouflage"]}
    )
    table.turn("miles")
    table.choose(Hide)
    table.add_zombies("12R.A", "worker", 2)
    assert loudness(table.state)[table.zone("12R.A")] == 0

    table.run(Activate(all_kinds(table.state)))

    # They pass through and go for Drake.
    assert table.survivor("miles").wounds == 0
    assert table.xenos("12R.B") == {"worker": 2}
    table.add_zombies("12R.A", "worker", 3)
    table.turn("miles")
    assert not table.offers(MoveTo)


@rule("ds.skill.camouflage", "ds.skill.camouflage-loss")
def test_camouflage_is_taken_unseen_and_lost_by_noise() -> None:
    table = StationTable(
        ["miles"], at="12R.A", xenos={"12R.B": {"worker": 1}}, skills={"miles": ["camouflage"]}
    )
    table.turn("miles")
    assert not table.offers(Hide)

    table.clear_zombies()
    table.turn("miles")
    table.choose(Hide)
    table.choose(Shout)

    assert table.state.camouflaged == []
    # Not at the start of the Turn any more.
    assert not table.offers(Hide)


@rule("ds.skill.camouflage-effect")
def test_others_in_the_zone_are_attacked_as_usual() -> None:
    table = StationTable(["miles", "drake"], at="12R.A", xenos={"12R.A": {"worker": 1}})
    table.state.camouflaged = [table.who("miles")]

    table.run(Activate(all_kinds(table.state)))

    assert not isinstance(table.asking, ShareAttacks)
    assert (table.survivor("miles").wounds, table.survivor("drake").wounds) == (0, 1)


@rule("ds.skill.taunt", "ds.skill.taunt-ignore-others")
def test_the_taunted_care_for_the_taunter_alone() -> None:
    table = StationTable(
        ["miranda", "drake"],
        at={"miranda": "12R.B", "drake": "12R.A"},
        xenos={"12R.A": {"worker": 1, "hunter": 1}},
        skills={"miranda": ["taunt"]},
    )
    table.turn("miranda")

    table.choose(TauntXenos, zone="12R.A")

    assert table.survivor("drake").wounds == 0
    assert table.xenos("12R.B") == {"worker": 1, "hunter": 1}
    # The Hunter has come and attacked.
    assert table.survivor("miranda").wounds == 1


@rule("ds.skill.taunt-abomination")
def test_a_taunted_abomination_digs() -> None:
    table = StationTable(at="12R.B", xenos={"12R.A": {"abomination": 1}}, skills={"miranda": ["taunt"]})
    table.turn("miranda")

    table.choose(TauntXenos, zone="12R.A")

    assert table.state.pits[table.zone("12R.A")] == OPEN_PIT
    assert table.xenos("12R.A") == {"abomination": 1}


@rule("ds.skill.xeno-link")
def test_an_extra_activation_card_brings_an_extra_turn_even_at_blue() -> None:
    table = StationTable(["miranda", "drake"], skills={"miranda": ["xeno_link"], "drake": ["xeno_link"]})
    table.stack_xeno_cards(111)

    table.run(DrawZombieCard(table.zone("16R.c1")))

    assert isinstance(table.asking, TakeExtraTurns)


@rule("ds.skill.combat-reflexes", "ds.skill.combat-reflexes-target")
def test_reflexes_fire_at_the_zone_where_xenos_appear() -> None:
    table = StationTable(
        at="12R.A",
        gear={"miranda": ["assault_rifle"]},
        xenos={"12R.B": {"worker": 1}},
        skills={"miranda": ["combat_reflexes"]},
    )

    table.run(Appeared(table.zone("12R.B")))

    assert isinstance(table.asking, React)
    assert {option.zone for option in table.offered(RangedAttack)} == {table.zone("12R.B")}
    assert table.offers(HoldFire)


@rule("ds.skill.combat-reflexes")
def test_reflexes_react_once_to_a_card_that_fills_several_pits() -> None:
    table = StationTable(
        dice=(1, 1, 1),
        at="12R.A",
        gear={"miranda": ["assault_rifle"]},
        skills={"miranda": ["combat_reflexes"]},
    )
    table.dig("12R.B")
    table.dig("12R.Q")
    table.call(lambda state: spawn_in_pits(table.state, table.kind("worker"), 1, "ds.spawn.pit-card"))
    assert isinstance(table.asking, ReactToPits)
    assert {option.zone for option in table.offered(RangedAttack)} == {
        table.zone("12R.B"),
        table.zone("12R.Q"),
    }

    table.choose(RangedAttack, zone="12R.B")

    assert table.asking is None


@rule("ds.act.do-nothing")
def test_do_nothing_ends_the_turn() -> None:
    table = StationTable(at="12R.A")
    table.turn("miranda")

    table.choose(DoNothing)

    assert table.survivor("miranda").actions == 0
    assert table.asking is None


def test_keeping_dice_is_a_choice_of_its_own() -> None:
    table = StationTable(
        dice=(1, 1),
        at="12R.A",
        gear={"miranda": ["electrified_baton"]},
        xenos={"12R.A": {"worker": 1}},
        skills={"miranda": ["lucky"]},
    )
    table.turn("miranda")
    table.choose(MeleeAttack)

    table.choose(KeepDice)

    assert table.xenos("12R.A") == {"worker": 1}


@rule("ds.skill.plus-1-damage-equipment")
def test_plus_1_damage_with_an_equipment_counts_for_all_of_that_name() -> None:
    for card in ("pistol", "starting_pistol"):
        table = StationTable(
            dice=(4,),
            at="12R.A",
            gear={"miranda": [card]},
            xenos={"12R.B": {"tank": 1}},
            skills={"miranda": ["plus_1_damage_pistol"]},
        )
        table.turn("miranda")
        table.choose(RangedAttack, zone="12R.B")
        assert table.xenos("12R.B") == {}
    table = StationTable(
        dice=(4, 4, 4),
        at="12R.A",
        gear={"miranda": ["assault_rifle"]},
        xenos={"12R.B": {"tank": 1}},
        skills={"miranda": ["plus_1_damage_pistol"]},
    )
    table.turn("miranda")
    table.choose(RangedAttack, zone="12R.B")
    assert table.xenos("12R.B") == {"tank": 1}


@rule("ds.skill.starts-with-equipment", "ds.setup.starting-skill-equipment", "ds.skill.starts-with-armor")
def test_skills_that_give_something_at_setup() -> None:
    table = StationTable(skills={"miranda": ["starts_with_chainsaw", "starts_with_4_armor"]})
    table.state.turn.phase = SETUP

    table.run(BeginPlay())
    (put,) = table.offered(PutCard, slot=0)
    assert table.state.card(put.card).id == "chainsaw"
    table.choose(PutCard, slot=0)

    assert table.cards("miranda")[0] == "chainsaw"
    assert table.survivor("miranda").health == 4


@rule("ds.ultrared.any-skill")
def test_nobody_gains_a_skill_of_the_setup_later() -> None:
    table = StationTable()

    options = GainAny(0, 3).options(table.state)

    ids = {
        table.state.scenario.library.traits[option.skill].id
        for option in options
        if isinstance(option, PickSkill)
    }
    assert "starts_with_chainsaw" not in ids
    assert "lucky" in ids
