"""Skills of dice, Damage and Range: exactly one more, in the attacks they name and in no other."""

import pytest

from tests.games.zombicide.table import TestTable, happened
from tests.rules import rule
from veglia.games.zombicide.engine.rules.actions.attack import MeleeAttack, RangedAttack
from veglia.games.zombicide.engine.rules.events import AttackRolled
from veglia.games.zombicide.undead_or_alive.rules.actions.charge import ChargeAlong
from veglia.games.zombicide.undead_or_alive.rules.actions.fanning import Fan
from veglia.games.zombicide.undead_or_alive.rules.actions.vade_retro import Repel
from veglia.kernel.machine import Event

# Ways to attack with Damage 1. All have one die that hits on 3, but Fanning has six that hit on 5.
WAYS = ["melee", "pistol", "rifle", "charge", "fanning", "vade_retro"]
# Which of them a skill counts for, by the word in its name.
SCOPES = {
    "combat": set(WAYS),
    "melee": {"melee", "charge"},
    "ranged": {"pistol", "rifle", "fanning", "vade_retro"},
    "pistol": {"pistol", "fanning", "vade_retro"},
    "rifle": {"rifle"},
    "charge": {"charge"},
    "fanning": {"fanning"},
    "vade_retro": {"vade_retro"},
}
CLASSES = ["charge", "fanning", "vade_retro"]
KINDS = ["combat", "melee", "ranged"]


def skill_of(effect: str, scope: str) -> str:
    return f"{scope}_{effect}" if scope in CLASSES else f"{effect}_{scope}"


def attack(way: str, skills: list[str], dice: tuple[int, ...], kind: str) -> tuple[TestTable, list[Event]]:
    """Attack one Zombie in 2R.a2 in some way; return the table and what happened."""
    card = {"melee": "tomahawk", "charge": "tomahawk", "rifle": "springfield"}.get(way, "colt_saa")
    name = {"charge": "carl", "fanning": "meg", "vade_retro": "thomas"}.get(way, "may")
    start = "2R.a2" if way == "melee" else "2R.a1"
    table = TestTable([name], dice, at=start, gear={name: [card]}, zombies={"2R.a2": {kind: 1}})
    table.only_skills(name, skills)
    table.turn(name)
    if way == "charge":
        table.choose(ChargeAlong)
    elif way == "vade_retro":
        table.choose(Repel, zone="2R.a2")
    if way in ("melee", "charge"):
        return table, table.choose(MeleeAttack)
    return table, table.choose(Fan if way == "fanning" else RangedAttack, zone="2R.a2")


def rolled(events: list[Event]) -> AttackRolled:
    (found,) = happened(events, AttackRolled)
    return found


@rule(
    "uoa.skill.plus-1-damage-type",
    "uoa.skill.plus-1-damage-equipment",
    "uoa.skill.charge-plus-1-damage",
    "uoa.skill.fanning-plus-1-damage",
    "uoa.skill.vade-retro-plus-1-damage",
)
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("scope", SCOPES)
def test_damage_is_exactly_one_more_in_the_attacks_named(scope: str, way: str) -> None:
    # Walkers fall to Damage 1, brutes to 2, an Abomination to 3.
    felled = []
    for kind in ("walker", "brute", "abomination"):
        dice = (6, 1, 1, 1, 1, 1) if way == "fanning" else (6,)
        table, _ = attack(way, [skill_of("plus_1_damage", scope)], dice, kind)
        if table.zombies("2R.a2") == {}:
            felled.append(kind)

    assert felled == (["walker", "brute"] if way in SCOPES[scope] else ["walker"])


@rule(
    "uoa.skill.plus-1-to-dice-roll",
    "uoa.skill.charge-plus-1-to-dice-roll",
    "uoa.skill.fanning-plus-1-to-dice-roll",
    "uoa.skill.vade-retro-plus-1-to-dice-roll",
)
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("scope", KINDS + CLASSES)
def test_exactly_one_is_added_to_each_die_of_the_attacks_named(scope: str, way: str) -> None:
    skills = [skill_of("plus_1_to_dice_roll", scope)]
    if way == "fanning":
        hits = rolled(attack(way, skills, (1, 2, 3, 4, 5, 6), "brute")[1]).hits
        needed = 7 - hits
    else:
        found = [face for face in range(1, 7) if rolled(attack(way, skills, (face,), "brute")[1]).hits]
        needed = min(found)

    assert needed == (5 if way == "fanning" else 3) - (way in SCOPES[scope])


@rule(
    "uoa.skill.plus-1-die-action",
    "uoa.skill.plus-1-die-equipment",
    "uoa.skill.charge-plus-1-die",
    "uoa.skill.fanning-plus-1-die",
    "uoa.skill.vade-retro-plus-1-die",
)
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("scope", SCOPES)
def test_exactly_one_die_more_is_rolled_in_the_attacks_named(scope: str, way: str) -> None:
    # The script has dice to spare: what counts is how many are taken.
    _, events = attack(way, [skill_of("plus_1_die", scope)], (1,) * 9, "brute")

    assert len(rolled(events).dice) == (6 if way == "fanning" else 1) + (way in SCOPES[scope])


@rule("uoa.skill.roll-6-plus-1-damage")
@pytest.mark.parametrize("way", ["melee", "pistol", "rifle"])
@pytest.mark.parametrize("scope", KINDS)
@pytest.mark.parametrize(("face", "extra"), [(6, 1), (5, 0)])
def test_a_six_deals_exactly_one_damage_more(scope: str, way: str, face: int, extra: int) -> None:
    felled = [
        kind
        for kind in ("walker", "brute", "abomination")
        if attack(way, [f"roll_6_plus_1_damage_{scope}"], (face,), kind)[0].zombies("2R.a2") == {}
    ]

    assert felled == ["walker", "brute", "abomination"][: 1 + extra * (way in SCOPES[scope])]


# The street from 2R.a3 and its Ranges.
STREET = {"2R.a3": 0, "2R.a2": 1, "2R.b3": 1, "2R.a1": 2, "3R.a1": 2, "3R.a2": 3, "3R.a3": 4}


@rule("uoa.skill.plus-1-max-range", "uoa.skill.fanning-plus-1-max-range")
@pytest.mark.parametrize(
    ("skills", "shot", "fanned"),
    [
        ([], 1, 1),
        (["plus_1_max_range"], 2, 2),
        (["plus_1_max_range", "plus_1_max_range"], 3, 3),
        (["fanning_plus_1_max_range"], 1, 2),
        (["fanning_plus_1_max_range", "fanning_plus_1_max_range"], 1, 3),
    ],
)
def test_each_skill_reaches_exactly_one_zone_further(skills: list[str], shot: int, fanned: int) -> None:
    table = TestTable(["meg"], at="2R.a3", gear={"meg": ["colt_saa"]})
    table.only_skills("meg", skills)
    table.turn("meg")

    for deed, reach in ((RangedAttack, shot), (Fan, fanned)):
        found = {name for name in STREET if table.offers(deed, zone=name)}
        assert found == {name for name, distance in STREET.items() if distance <= reach}


@rule("uoa.skill.plus-1-max-range")
def test_the_minimum_range_stays_and_others_reach_no_further() -> None:
    table = TestTable(["meg", "may"], at="2R.a3", gear={"meg": ["springfield"], "may": ["colt_saa"]})
    table.only_skills("meg", ["plus_1_max_range"])
    table.only_skills("may", [])
    table.turn("meg")
    assert {name for name in STREET if table.offers(RangedAttack, zone=name)} == set(STREET) - {"2R.a3"}
    table.turn("may")

    assert {name for name in STREET if table.offers(RangedAttack, zone=name)} == {"2R.a3", "2R.a2", "2R.b3"}
