"""Skills that change what is rolled: more dice, better dice, more Damage, more Range, another roll."""

import pytest

from tests.games.zombicide.table import TestTable, happened, rules_of
from tests.rules import rule
from veglia.games.zombicide.engine.rules.actions.attack import MeleeAttack, RangedAttack
from veglia.games.zombicide.engine.rules.actions.move import MoveTo
from veglia.games.zombicide.engine.rules.combat import KeepDice, RollAgain, UseReroll
from veglia.games.zombicide.engine.rules.events import AttackRolled, DiceKept, DiceRolledAgain
from veglia.games.zombicide.engine.rules.hits import Hit
from veglia.games.zombicide.engine.rules.state import NO_CARD
from veglia.games.zombicide.undead_or_alive.rules.actions.dynamite import Throw
from veglia.kernel.machine import Event

Gear = list[str | None]


def shooter(
    *skills: str,
    gear: Gear,
    dice: tuple[int, ...],
    zombies: dict[str, dict[str, int]] | None = None,
    at: str = "2R.a1",
) -> TestTable:
    """Begin the Turn of a Survivor with just these skills; there are Zombies here and next door."""
    crowd = {"2R.a1": {"walker": 9}, "2R.a2": {"walker": 9}} if zombies is None else zombies
    table = TestTable(["carl"], dice=dice, at=at, gear={"carl": gear}, zombies=crowd)
    table.only_skills("carl", skills)
    table.turn("carl")
    return table


def dice_of(events: list[Event]) -> int:
    return len(happened(events, AttackRolled)[0].dice)


@rule("uoa.skill.plus-1-die-action")
@pytest.mark.parametrize(("kind", "melee", "ranged"), [("combat", 3, 2), ("melee", 3, 1), ("ranged", 2, 2)])
def test_one_die_more_in_actions_of_the_kind(kind: str, melee: int, ranged: int) -> None:
    # The pickaxe has 2 dice, the Colt 1.
    table = shooter(f"plus_1_die_{kind}", gear=["pickaxe", "colt_saa"], dice=(1,) * 9)

    struck = table.choose(MeleeAttack, card="pickaxe")
    shot = table.choose(RangedAttack, card="colt_saa", zone="2R.a2")

    assert (dice_of(struck), dice_of(shot)) == (melee, ranged)


@rule("uoa.skill.plus-1-die-action")
def test_dual_weapons_get_one_die_each() -> None:
    table = shooter("plus_1_die_ranged", gear=["colt_saa", "colt_saa"], dice=(1,) * 4)
    second = table.survivor("carl").cards[1]

    events = table.choose(RangedAttack, zone="2R.a2", second=second)

    assert dice_of(events) == 2 + 2


@rule("uoa.skill.plus-1-die-action")
def test_the_same_skill_twice_gives_two_dice() -> None:
    table = shooter("plus_1_die_combat", "plus_1_die_combat", gear=["machete"], dice=(1,) * 3)

    assert dice_of(table.choose(MeleeAttack)) == 1 + 2


@rule("uoa.skill.plus-1-die-equipment")
@pytest.mark.parametrize(
    ("skill", "pistol", "rifle"), [("plus_1_die_pistol", 2, 2), ("plus_1_die_rifle", 1, 3)]
)
def test_one_die_more_with_the_equipment(skill: str, pistol: int, rifle: int) -> None:
    # The Colt has 1 die, the Winchester 2.
    table = shooter(skill, gear=["colt_saa", "winchester"], dice=(1,) * 9)

    first = table.choose(RangedAttack, card="colt_saa", zone="2R.a2")
    second = table.choose(RangedAttack, card="winchester", zone="2R.a2")

    assert (dice_of(first), dice_of(second)) == (pistol, rifle)


@rule("uoa.skill.plus-1-die-equipment")
def test_dual_pistols_get_one_die_each() -> None:
    table = shooter("plus_1_die_pistol", gear=["colt_saa", "colt_saa"], dice=(1,) * 4)

    events = table.choose(RangedAttack, zone="2R.a2", second=table.survivor("carl").cards[1])

    assert dice_of(events) == 2 + 2


@rule("uoa.skill.plus-1-to-dice-roll")
@pytest.mark.parametrize(("kind", "melee", "ranged"), [("combat", 1, 1), ("melee", 1, 0), ("ranged", 0, 1)])
def test_one_is_added_to_each_die_in_actions_of_the_kind(kind: str, melee: int, ranged: int) -> None:
    # Both weapons hit on 3.
    table = shooter(f"plus_1_to_dice_roll_{kind}", gear=["machete", "colt_saa"], dice=(2, 2))

    struck = table.choose(MeleeAttack, card="machete")
    shot = table.choose(RangedAttack, card="colt_saa", zone="2R.a2")

    assert happened(struck, AttackRolled)[0].hits == melee
    assert happened(shot, AttackRolled)[0].hits == ranged


@rule("uoa.skill.plus-1-to-dice-roll", "uoa.skill.roll-6-plus-1-damage")
@pytest.mark.parametrize("face", [5, 6])
def test_a_die_never_exceeds_six(face: int) -> None:
    # A 6 deals one Damage more: the brute falls to a 5 or a 6 that counts as 6.
    skills = ("plus_1_to_dice_roll_ranged", "roll_6_plus_1_damage_ranged")
    table = shooter(*skills, gear=["colt_saa"], dice=(face,), zombies={"2R.a2": {"brute": 1}})

    table.choose(RangedAttack, zone="2R.a2")

    assert table.zombies("2R.a2") == {}


@rule("uoa.skill.plus-1-damage-type")
@pytest.mark.parametrize(
    ("kind", "melee", "ranged"), [("combat", True, True), ("melee", True, False), ("ranged", False, True)]
)
def test_one_damage_more_in_actions_of_the_kind(kind: str, melee: bool, ranged: bool) -> None:
    # Both weapons deal 1, a brute needs 2.
    zombies = {"2R.a1": {"brute": 1}, "2R.a2": {"brute": 1}}
    table = shooter(f"plus_1_damage_{kind}", gear=["tomahawk", "colt_saa"], dice=(6, 6), zombies=zombies)

    table.choose(MeleeAttack, card="tomahawk")
    table.choose(RangedAttack, card="colt_saa", zone="2R.a2")

    assert (table.zombies("2R.a1") == {}) is melee
    assert (table.zombies("2R.a2") == {}) is ranged


@rule("uoa.skill.plus-1-damage-equipment")
@pytest.mark.parametrize(
    ("skill", "card", "falls"),
    [
        ("plus_1_damage_rifle", "springfield", True),
        ("plus_1_damage_rifle", "colt_saa", False),
        ("plus_1_damage_pistol", "springfield", False),
        ("plus_1_damage_pistol", "colt_saa", True),
    ],
)
def test_one_damage_more_with_the_equipment(skill: str, card: str, falls: bool) -> None:
    table = shooter(skill, gear=[card], dice=(6,), zombies={"2R.a2": {"brute": 1}})

    table.choose(RangedAttack, zone="2R.a2")

    assert (table.zombies("2R.a2") == {}) is falls


@rule("uoa.skill.roll-6-plus-1-damage")
def test_only_a_six_deals_one_damage_more() -> None:
    skill = "roll_6_plus_1_damage_ranged"
    table = shooter(skill, gear=["shotgun"], dice=(6, 5, 4), zombies={"2R.a2": {"brute": 3}})

    table.choose(RangedAttack, zone="2R.a2")

    assert table.zombies("2R.a2") == {"brute": 2}


@rule("uoa.skill.roll-6-plus-1-damage")
def test_a_six_in_another_kind_of_action_is_an_ordinary_hit() -> None:
    table = shooter(
        "roll_6_plus_1_damage_ranged", gear=["tomahawk"], dice=(6,), zombies={"2R.a1": {"brute": 1}}
    )

    table.choose(MeleeAttack)

    assert table.zombies("2R.a1") == {"brute": 1}


@rule("uoa.skill.roll-6-plus-1-damage")
def test_the_shooter_chooses_who_gets_the_six() -> None:
    skills = ("roll_6_plus_1_damage_ranged", "eagle_eye")
    zombies = {"2R.a2": {"brute": 1, "walker": 1}}
    table = shooter(*skills, gear=["colt_saa"], dice=(6,), zombies=zombies)

    table.choose(RangedAttack, zone="2R.a2")
    assert {(option.kind, option.damage) for option in table.offered(Hit)} == {
        (table.kind("brute"), 2),
        (table.kind("walker"), 2),
    }
    table.choose(Hit, kind="walker")

    assert table.zombies("2R.a2") == {"brute": 1}


@rule("uoa.skill.plus-1-max-range")
def test_ranged_weapons_and_dynamite_reach_one_zone_further() -> None:
    # From 2R.a3 the street runs down to 3R.a3, four Zones away; 2R.c3 is two away.
    plain = shooter(gear=["winchester", "dynamite"], dice=(), at="2R.a3", zombies={})
    skilled = shooter("plus_1_max_range", gear=["winchester", "dynamite"], dice=(), at="2R.a3", zombies={})

    assert not plain.offers(RangedAttack, zone="3R.a3")
    assert skilled.offers(RangedAttack, zone="3R.a3")
    assert not plain.offers(Throw, zone="2R.c3")
    assert skilled.offers(Throw, zone="2R.c3")
    # The minimum stays.
    assert not skilled.offers(RangedAttack, zone="2R.a3")


@rule("uoa.skill.lucky")
def test_lucky_rolls_all_dice_again_once_and_the_new_result_replaces_the_old() -> None:
    table = shooter("lucky", gear=["pickaxe"], dice=(6, 1, 1, 2))

    table.choose(MeleeAttack)
    assert table.asking.cites(table.state) == "uoa.skill.lucky"
    events = table.choose(UseReroll)

    assert [(event.dice, event.rule) for event in happened(events, DiceRolledAgain)] == [
        ((1, 2), "uoa.skill.lucky")
    ]
    rolled = happened(events, AttackRolled)[0]
    assert (rolled.dice, rolled.hits) == ((1, 2), 0)
    assert table.zombies("2R.a1") == {"walker": 9}


@rule("uoa.skill.lucky")
def test_lucky_is_a_choice_at_each_action() -> None:
    table = shooter("lucky", gear=["machete"], dice=(6, 6))

    table.choose(MeleeAttack)
    events = table.choose(KeepDice)
    table.choose(MeleeAttack)

    assert [event.rule for event in happened(events, DiceKept)] == ["uoa.skill.lucky"]
    assert table.zombies("2R.a1") == {"walker": 8}
    assert isinstance(table.asking, RollAgain)


@rule("uoa.skill.lucky")
def test_lucky_adds_to_the_re_roll_of_plenty_of_bullets() -> None:
    gear: Gear = ["colt_saa", None, None, "plenty_of_bullets"]
    table = shooter("lucky", gear=gear, dice=(1, 2, 6))

    table.choose(RangedAttack, zone="2R.a2")
    first = table.choose(UseReroll)
    second = table.choose(UseReroll)

    assert rules_of(happened([*first, *second], DiceRolledAgain)) == {
        "uoa.skill.lucky",
        "uoa.equip.plenty-of-ammo",
    }
    assert table.zombies("2R.a2") == {"walker": 8}


@rule("uoa.skill.escalation")
def test_example_escalation() -> None:
    table = shooter("escalation_ranged", gear=["winchester"], dice=(1,) * 7, zombies={})
    table.turn("carl", actions=4)

    counts = [dice_of(table.choose(RangedAttack, zone="2R.a2")) for _ in range(2)]
    table.choose(MoveTo, zone="2R.a2")
    counts.append(dice_of(table.choose(RangedAttack, zone="2R.a3")))

    assert counts == [2, 3, 2]


@rule("uoa.skill.escalation")
@pytest.mark.parametrize(
    ("kind", "counts"), [("combat", [1, 2, 3]), ("melee", [1, 2, 1]), ("ranged", [1, 1, 1])]
)
def test_escalation_counts_actions_of_its_kind_in_a_row(kind: str, counts: list[int]) -> None:
    table = shooter(f"escalation_{kind}", gear=["machete", "colt_saa"], dice=(1,) * 6)

    rolled = [dice_of(table.choose(MeleeAttack, card="machete")) for _ in range(2)]
    rolled.append(dice_of(table.choose(RangedAttack, card="colt_saa", zone="2R.a2")))

    assert rolled == counts


@rule("uoa.skill.escalation")
def test_escalation_gives_dual_weapons_one_die_together_and_ends_with_the_turn() -> None:
    table = shooter("escalation_melee", gear=["machete", "machete"], dice=(1,) * 7)
    second = table.survivor("carl").cards[1]

    first = dice_of(table.choose(MeleeAttack, second=second))
    raised = dice_of(table.choose(MeleeAttack, second=second))
    table.turn("carl")
    fresh = dice_of(table.choose(MeleeAttack, second=second))

    assert (first, raised, fresh) == (2, 3, 2)
    assert second != NO_CARD
