"""The Danger Bar: levels, the skills they bring, and the line of the Zombie cards."""

import pytest

from tests.games.zombicide.table import TestTable, happened, rules_of
from tests.rules import rule
from veglia.games.zombicide.engine.rules.actions.attack import MeleeAttack
from veglia.games.zombicide.engine.rules.danger import GainSkill, PickSkill
from veglia.games.zombicide.engine.rules.events import LevelReached, SkillGained, ZombiesSpawned
from veglia.games.zombicide.engine.rules.spawn import DrawZombieCard
from veglia.games.zombicide.undead_or_alive.rules import library
from veglia.games.zombicide.undead_or_alive.rules.actions.dynamite import Throw
from veglia.games.zombicide.undead_or_alive.rules.scope import BRAWLER
from veglia.kernel.machine import Event

BLUE, YELLOW, ORANGE, RED = range(4)


def kill_one(table: TestTable) -> list[Event]:
    """Carl kills a Walker: 1 AP."""
    table.turn("carl")
    return table.choose(MeleeAttack, card="machete")


def carl_with(ap: int, *skills: str) -> TestTable:
    """Carl with some AP beside a Walker he will kill."""
    table = TestTable(["carl"], [6, 6], gear={"carl": ["machete"]}, zombies={"2R.a1": {"walker": 3}})
    table.set_ap("carl", ap)
    if skills:
        table.only_skills("carl", skills)
    return table


@rule("uoa.danger.levels", "uoa.ap.kill")
@pytest.mark.parametrize(
    ("before", "level_before", "level"),
    [
        (0, BLUE, BLUE),
        (5, BLUE, BLUE),
        (6, BLUE, YELLOW),
        (7, YELLOW, YELLOW),
        (17, YELLOW, YELLOW),
        (18, YELLOW, ORANGE),
        (41, ORANGE, ORANGE),
        (42, ORANGE, RED),
    ],
)
def test_yellow_begins_at_7_orange_at_19_red_at_43_ap(before: int, level_before: int, level: int) -> None:
    table = carl_with(before)
    assert table.survivor("carl").level == level_before

    events = kill_one(table)

    assert (table.survivor("carl").ap, table.survivor("carl").level) == (before + 1, level)
    reached = [(up.level, up.rule) for up in happened(events, LevelReached)]
    assert reached == ([(level, "uoa.danger.levels")] if level > level_before else [])


@rule("uoa.danger.skill-per-level", "uoa.danger.cumulative")
def test_at_yellow_the_only_skill_of_that_level_is_added() -> None:
    table = carl_with(6)

    events = kill_one(table)

    assert table.skills("carl") == ["charge_plus_1_die", "plus_1_action"]
    assert [(gain.skill, gain.rule) for gain in happened(events, SkillGained)] == [
        (table.skill("plus_1_action"), "uoa.danger.skill-per-level")
    ]


@rule("uoa.danger.skill-per-level", "uoa.danger.skill-slots", "uoa.danger.cumulative")
def test_at_orange_the_player_chooses_one_of_two_skills() -> None:
    table = carl_with(18, "charge_plus_1_die", "plus_1_action")

    kill_one(table)
    offered = [pick.skill for pick in table.offered(PickSkill)]
    events = table.choose(PickSkill, skill="plus_1_damage_melee")

    assert offered == [table.skill("plus_1_free_melee_action"), table.skill("plus_1_damage_melee")]
    assert table.skills("carl") == ["charge_plus_1_die", "plus_1_action", "plus_1_damage_melee"]
    assert rules_of(happened(events, SkillGained)) == {"uoa.danger.skill-per-level"}


@rule("uoa.danger.skill-slots", "uoa.danger.cumulative")
def test_at_red_one_of_three_skills_makes_four_and_the_class_ability_stays() -> None:
    table = carl_with(42, "charge_plus_1_die", "plus_1_action", "plus_1_damage_melee")

    kill_one(table)
    offered = [pick.skill for pick in table.offered(PickSkill)]
    table.choose(PickSkill, skill="reaper_melee")

    red = ("plus_1_to_dice_roll_melee", "plus_1_charge_per_turn", "reaper_melee")
    assert offered == [table.skill(id) for id in red]
    assert table.skills("carl") == [
        "charge_plus_1_die",
        "plus_1_action",
        "plus_1_damage_melee",
        "reaper_melee",
    ]
    assert table.survivor("carl").classes == BRAWLER


@rule("uoa.danger.skill-slots")
@pytest.mark.parametrize("id", library.survivors())
def test_every_identity_card_offers_1_1_2_and_3_skills(id: str) -> None:
    profiles = {profile.id: profile for profile in library.library().profiles}

    offered = [len(level) for level in profiles[id].skills]

    assert offered == [1, 1, 2, 3]


@rule("uoa.danger.skill-per-level", "uoa.danger.levels")
def test_several_levels_at_once_bring_their_skills_in_order() -> None:
    zombies = {"2R.a2": {"walker": 13}}
    table = TestTable(["carl"], gear={"carl": ["dynamite"]}, zombies=zombies)
    table.set_ap("carl", 6)
    table.turn("carl")

    events = table.choose(Throw, zone="2R.a2")

    assert [up.level for up in happened(events, LevelReached)] == [YELLOW, ORANGE]
    assert [gain.skill for gain in happened(events, SkillGained)] == [table.skill("plus_1_action")]
    assert type(table.asking) is GainSkill
    assert {pick.skill for pick in table.offered(PickSkill)} == {
        table.skill("plus_1_free_melee_action"),
        table.skill("plus_1_damage_melee"),
    }


@rule("uoa.danger.skills-immediate")
def test_an_extra_action_can_be_used_in_the_turn_it_is_gained() -> None:
    table = carl_with(6)
    table.turn("carl", actions=1)

    table.choose(MeleeAttack, card="machete")

    assert table.survivor("carl").actions == 1
    assert table.offers(MeleeAttack)


@rule("uoa.danger.skills-immediate")
def test_a_bonus_works_in_the_turn_it_is_gained() -> None:
    table = carl_with(18, "charge_plus_1_die", "plus_1_action")
    table.turn("carl", actions=1)
    table.choose(MeleeAttack, card="machete")

    table.choose(PickSkill, skill="plus_1_free_melee_action")
    table.choose(MeleeAttack, card="machete")

    assert table.zombies("2R.a1") == {"walker": 1}
    assert not table.offers(MeleeAttack)


@rule("uoa.danger.spawn-level", "uoa.danger.levels")
@pytest.mark.parametrize(
    ("pablito", "may", "runners"), [(5, 6, 2), (5, 12, 4), (12, 5, 4), (19, 12, 8), (42, 0, 8), (12, 43, 10)]
)
def test_zombie_cards_are_read_at_the_highest_level_of_all_survivors(
    pablito: int, may: int, runners: int
) -> None:
    table = TestTable(["pablito", "may"])
    table.set_ap("pablito", pablito)
    table.set_ap("may", may)
    table.stack_zombie_cards(27)

    events = table.run(DrawZombieCard(table.zone("3R.c3")))

    assert table.zombies("3R.c3") == {"runner": runners}
    assert [spawned.count for spawned in happened(events, ZombiesSpawned)] == [runners]
