"""Skills that improve Charge, Fanning and Vade Retro."""

import pytest

from tests.games.zombicide.table import TestTable, happened, rules_of
from tests.rules import rule
from veglia.games.zombicide.engine.rules.actions.attack import MeleeAttack, RangedAttack
from veglia.games.zombicide.engine.rules.combat import UseReroll
from veglia.games.zombicide.engine.rules.events import (
    AdrenalineGained,
    AttackRolled,
    DiceRolledAgain,
    ZombieEliminated,
)
from veglia.games.zombicide.engine.rules.hits import ReapKind, ReapNobody
from veglia.games.zombicide.engine.rules.turn import ChooseAction
from veglia.games.zombicide.undead_or_alive.rules.actions.charge import ChargeAlong
from veglia.games.zombicide.undead_or_alive.rules.actions.fanning import Fan
from veglia.games.zombicide.undead_or_alive.rules.actions.vade_retro import Repel
from veglia.games.zombicide.undead_or_alive.rules.events import FeatCompleted
from veglia.kernel.machine import Event

Gear = list[str | None]
MISSES = (1, 1, 1, 1, 1, 1)


def rolled(events: list[Event]) -> AttackRolled:
    return happened(events, AttackRolled)[0]


def brawler(
    *skills: str, gear: Gear, dice: tuple[int, ...], zombies: dict[str, int] | None = None
) -> TestTable:
    """Begin Carl's Turn in 2R.a1 with Zombies in 2R.a2."""
    table = TestTable(["carl"], dice=dice, gear={"carl": gear}, zombies={"2R.a2": zombies or {"walker": 9}})
    table.only_skills("carl", skills)
    table.turn("carl")
    return table


def gunslinger(*skills: str, dice: tuple[int, ...], zombies: dict[str, int] | None = None) -> TestTable:
    """Begin Meg's Turn in 2R.a1 with a Colt and Zombies in 2R.a2."""
    table = TestTable(
        ["meg"], dice=dice, gear={"meg": ["colt_saa"]}, zombies={"2R.a2": zombies or {"walker": 9}}
    )
    table.only_skills("meg", skills)
    table.turn("meg")
    return table


def faithful(
    *skills: str, gear: Gear, dice: tuple[int, ...], zombies: dict[str, int] | None = None
) -> TestTable:
    """Begin Thomas' Turn in 2R.a2 with a token on the Zombies in 2R.a1 and others, free of it, in 2R.a3."""
    crowd = zombies or {"walker": 9}
    where = {"2R.a1": crowd, "2R.a3": crowd}
    table = TestTable(["thomas"], dice=dice, at="2R.a2", gear={"thomas": gear}, zombies=where)
    table.only_skills("thomas", skills)
    table.turn("thomas")
    table.choose(Repel, zone="2R.a1")
    return table


@rule("uoa.skill.charge-plus-1-die", "uoa.skill.charge-effect")
def test_charge_plus_1_die_helps_only_the_blow_of_a_charge() -> None:
    table = brawler("charge_plus_1_die", gear=["machete"], dice=(1,) * 3)

    table.choose(ChargeAlong)
    charged = rolled(table.choose(MeleeAttack))
    later = rolled(table.choose(MeleeAttack))

    assert (len(charged.dice), len(later.dice)) == (2, 1)


@rule("uoa.skill.charge-plus-1-die")
def test_charge_plus_1_die_gives_dual_weapons_one_each() -> None:
    table = brawler("charge_plus_1_die", gear=["machete", "machete"], dice=(1,) * 4)

    table.choose(ChargeAlong)
    events = table.choose(MeleeAttack, second=table.survivor("carl").cards[1])

    assert len(rolled(events).dice) == 2 + 2


@rule("uoa.skill.charge-plus-1-to-dice-roll", "uoa.skill.charge-effect")
def test_charge_plus_1_to_dice_roll_helps_only_the_blow_of_a_charge() -> None:
    # The machete hits on 3.
    table = brawler("charge_plus_1_to_dice_roll", gear=["machete"], dice=(2, 2))

    table.choose(ChargeAlong)
    charged = rolled(table.choose(MeleeAttack))
    later = rolled(table.choose(MeleeAttack))

    assert (charged.hits, later.hits) == (1, 0)


@rule("uoa.skill.charge-plus-1-damage", "uoa.skill.charge-effect")
def test_charge_plus_1_damage_helps_only_the_blow_of_a_charge() -> None:
    table = brawler("charge_plus_1_damage", gear=["tomahawk"], dice=(6, 6), zombies={"brute": 2})

    table.choose(ChargeAlong)
    table.choose(MeleeAttack)
    table.choose(MeleeAttack)

    assert table.zombies("2R.a2") == {"brute": 1}


@rule("uoa.skill.charge-plus-1-zone")
def test_charge_plus_1_zone_goes_three_zones_but_not_through_zombies() -> None:
    plain = TestTable(["carl"], zombies={"2R.b3": {"walker": 1}})
    plain.only_skills("carl", [])
    clear = TestTable(["kassey"], zombies={"2R.b3": {"walker": 1}})
    blocked = TestTable(["kassey"], zombies={"2R.b3": {"walker": 1}, "2R.a3": {"walker": 1}})
    for table in (plain, clear, blocked):
        table.turn(table.names[0])

    street = tuple(clear.zone(name) for name in ("2R.a2", "2R.a3", "2R.b3"))
    assert plain.offered(ChargeAlong) == []
    assert [option.path for option in clear.offered(ChargeAlong)] == [street]
    assert [option.path for option in blocked.offered(ChargeAlong)] == [street[:2]]


@rule("uoa.skill.charge-reroll", "uoa.skill.charge-effect")
def test_charge_reroll_rolls_the_dice_of_a_charge_again() -> None:
    table = brawler("charge_reroll", gear=["machete"], dice=(1, 6, 1))

    table.choose(ChargeAlong)
    table.choose(MeleeAttack)
    assert table.asking.cites(table.state) == "uoa.skill.charge-reroll"
    events = table.choose(UseReroll)
    table.choose(MeleeAttack)

    assert [event.rule for event in happened(events, DiceRolledAgain)] == ["uoa.skill.charge-reroll"]
    assert rolled(events).dice == (6,)
    assert not table.offers(UseReroll)
    assert table.zombies("2R.a2") == {"walker": 8}


@rule("uoa.skill.fanning-plus-1-to-dice-roll", "uoa.skill.fanning-effect")
def test_fanning_plus_1_to_dice_roll_helps_only_fanning() -> None:
    # Fanning hits on 5, a plain shot on 3.
    table = gunslinger("fanning_plus_1_to_dice_roll", dice=(2, 4, *MISSES[1:]))

    shot = rolled(table.choose(RangedAttack, zone="2R.a2"))
    fanned = rolled(table.choose(Fan, zone="2R.a2"))

    assert (shot.hits, fanned.hits) == (0, 1)


@rule("uoa.skill.fanning-plus-1-die", "uoa.skill.fanning-effect")
def test_fanning_plus_1_die_helps_only_fanning() -> None:
    table = gunslinger("fanning_plus_1_die", dice=(1, 1, *MISSES))

    shot = rolled(table.choose(RangedAttack, zone="2R.a2"))
    fanned = rolled(table.choose(Fan, zone="2R.a2"))

    assert (len(shot.dice), len(fanned.dice)) == (1, 7)


@rule("uoa.skill.fanning-plus-1-damage", "uoa.skill.fanning-effect")
def test_fanning_plus_1_damage_helps_only_fanning() -> None:
    table = gunslinger("fanning_plus_1_damage", dice=(6, 6, *MISSES[1:]), zombies={"brute": 2})

    table.choose(RangedAttack, zone="2R.a2")
    assert table.zombies("2R.a2") == {"brute": 2}
    table.choose(Fan, zone="2R.a2")

    assert table.zombies("2R.a2") == {"brute": 1}


@rule("uoa.skill.fanning-plus-1-max-range", "uoa.skill.fanning-effect")
def test_fanning_plus_1_max_range_helps_only_fanning() -> None:
    table = gunslinger("fanning_plus_1_max_range", dice=())

    assert table.offers(Fan, zone="2R.a3")
    assert not table.offers(RangedAttack, zone="2R.a3")


@rule("uoa.skill.fanning-reaper", "uoa.skill.fanning-effect")
def test_a_hit_of_fanning_reaper_takes_an_identical_zombie_along_before_the_next_hit() -> None:
    table = gunslinger("fanning_reaper", dice=(6, 5, *MISSES[2:]), zombies={"walker": 2, "runner": 1})

    fanned = table.choose(Fan, zone="2R.a2")
    left_by_the_first_hit = table.zombies("2R.a2")
    events = table.choose(ReapKind)

    assert [gone.kind for gone in happened(fanned, ZombieEliminated)] == [table.kind("walker")]
    assert left_by_the_first_hit == {"walker": 1, "runner": 1}
    assert [(gone.kind, gone.rule) for gone in happened(events, ZombieEliminated)] == [
        (table.kind("walker"), "uoa.skill.fanning-reaper"),
        (table.kind("runner"), "uoa.combat.priority-order"),
    ]
    assert table.zombies("2R.a2") == {}
    assert [gain.points for gain in happened([*fanned, *events], AdrenalineGained)] == [3]


@rule("uoa.skill.fanning-reaper")
def test_fanning_reaper_takes_one_along_in_an_action_whatever_the_hits() -> None:
    table = gunslinger("fanning_reaper", dice=(6, 5, *MISSES[2:]), zombies={"walker": 4, "runner": 1})

    table.choose(Fan, zone="2R.a2")
    table.choose(ReapKind)

    assert table.zombies("2R.a2") == {"walker": 1, "runner": 1}
    assert isinstance(table.asking, ChooseAction)


@rule("uoa.skill.fanning-reaper", "uoa.skill.reaper")
def test_reaper_and_fanning_reaper_each_take_one_along() -> None:
    table = gunslinger("reaper_ranged", "fanning_reaper", dice=(6, *MISSES[1:]), zombies={"walker": 4})

    table.choose(Fan, zone="2R.a2")
    events = [*table.choose(ReapKind), *table.choose(ReapKind)]

    assert [gone.rule for gone in happened(events, ZombieEliminated)] == [
        "uoa.skill.reaper",
        "uoa.skill.fanning-reaper",
    ]
    assert table.zombies("2R.a2") == {"walker": 1}
    assert table.survivor("meg").ap == 3
    assert isinstance(table.asking, ChooseAction)


@rule("uoa.skill.fanning-reaper", "uoa.bounty.by-feat")
def test_a_zombie_taken_along_counts_for_the_feat() -> None:
    table = gunslinger("fanning_reaper", dice=(6, 5, *MISSES[2:]), zombies={"walker": 2, "runner": 1})
    table.stack_bounty("volcanic_pistol")

    table.choose(Fan, zone="2R.a2")
    events = table.choose(ReapKind)

    assert [feat.card for feat in happened(events, FeatCompleted)] == [table.card("volcanic_pistol")]


@rule("uoa.skill.fanning-reaper")
def test_fanning_reaper_may_be_declined_and_helps_no_plain_shot() -> None:
    table = gunslinger("fanning_reaper", dice=(6, 6, *MISSES[1:]))

    table.choose(RangedAttack, zone="2R.a2")
    assert not table.offers(ReapKind)
    table.choose(Fan, zone="2R.a2")
    table.choose(ReapNobody)

    assert table.zombies("2R.a2") == {"walker": 7}
    assert isinstance(table.asking, ChooseAction)


@rule("uoa.skill.fanning-reroll", "uoa.skill.fanning-effect")
def test_fanning_reroll_rolls_the_dice_of_fanning_again() -> None:
    table = gunslinger("fanning_reroll", dice=(1, *MISSES, 6, *MISSES[1:]))

    table.choose(RangedAttack, zone="2R.a2")
    assert not table.offers(UseReroll)
    table.choose(Fan, zone="2R.a2")
    assert table.asking.cites(table.state) == "uoa.skill.fanning-reroll"
    events = table.choose(UseReroll)

    assert "uoa.skill.fanning-reroll" in rules_of(happened(events, DiceRolledAgain))
    assert rolled(events).hits == 1
    assert table.zombies("2R.a2") == {"walker": 8}


@rule("uoa.skill.vade-retro-plus-1-to-dice-roll", "uoa.skill.vade-retro-effect")
@pytest.mark.parametrize(("zone", "hits"), [("2R.a1", 1), ("2R.a3", 0)])
def test_vade_retro_plus_1_to_dice_roll_needs_a_token(zone: str, hits: int) -> None:
    # The Colt hits on 3.
    table = faithful("vade_retro_plus_1_to_dice_roll", gear=["colt_saa"], dice=(2,))

    assert rolled(table.choose(RangedAttack, zone=zone)).hits == hits


@rule("uoa.skill.vade-retro-plus-1-die", "uoa.skill.vade-retro-effect")
@pytest.mark.parametrize(("zone", "dice"), [("2R.a1", 4), ("2R.a3", 2)])
def test_vade_retro_plus_1_die_needs_a_token_and_counts_for_each_dual_weapon(zone: str, dice: int) -> None:
    table = faithful("vade_retro_plus_1_die", gear=["colt_saa", "colt_saa"], dice=(1,) * dice)

    events = table.choose(RangedAttack, zone=zone, second=table.survivor("thomas").cards[1])

    assert len(rolled(events).dice) == dice


@rule("uoa.skill.vade-retro-plus-1-damage", "uoa.skill.vade-retro-effect")
@pytest.mark.parametrize(("zone", "left"), [("2R.a1", {}), ("2R.a3", {"brute": 1})])
def test_vade_retro_plus_1_damage_needs_a_token(zone: str, left: dict[str, int]) -> None:
    table = faithful("vade_retro_plus_1_damage", gear=["colt_saa"], dice=(6,), zombies={"brute": 1})

    table.choose(RangedAttack, zone=zone)

    assert table.zombies(zone) == left


@rule("uoa.skill.vade-retro-reroll", "uoa.skill.vade-retro-effect")
def test_vade_retro_reroll_needs_a_token() -> None:
    table = faithful("vade_retro_reroll", gear=["colt_saa"], dice=(1, 1, 6))

    table.choose(RangedAttack, zone="2R.a3")
    assert not table.offers(UseReroll)
    table.choose(RangedAttack, zone="2R.a1")
    assert table.asking.cites(table.state) == "uoa.skill.vade-retro-reroll"
    events = table.choose(UseReroll)

    assert [event.rule for event in happened(events, DiceRolledAgain)] == ["uoa.skill.vade-retro-reroll"]
    assert table.zombies("2R.a1") == {"walker": 8}


@rule("uoa.skill.fanning-reroll", "uoa.skill.vade-retro-reroll")
@pytest.mark.parametrize("skill", ["fanning_reroll", "vade_retro_reroll"])
def test_class_re_rolls_add_to_those_of_equipment(skill: str) -> None:
    table = TestTable(["meg"], dice=MISSES * 3, gear={"meg": ["colt_saa", None, None, "plenty_of_bullets"]})
    table.add_zombies("2R.a2", "walker", 9)
    table.only_skills("meg", [skill])
    table.state.vade_retro = [table.zone("2R.a2")]
    table.turn("meg")

    table.choose(Fan, zone="2R.a2")
    first = table.choose(UseReroll)
    second = table.choose(UseReroll)

    sources = rules_of(happened([*first, *second], DiceRolledAgain))
    assert sources == {f"uoa.skill.{skill.replace('_', '-')}", "uoa.equip.plenty-of-ammo"}
