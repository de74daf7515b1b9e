"""Nothing a skill does is silent: the log names the skill and its rule."""

import pytest

from tests.games.zombicide.table import TestTable, happened
from veglia.games.zombicide.engine.rules.actions.attack import MeleeAttack, RangedAttack
from veglia.games.zombicide.engine.rules.actions.move import MoveTo
from veglia.games.zombicide.engine.rules.actions.search import SearchHere
from veglia.games.zombicide.engine.rules.events import SkillHelped
from veglia.games.zombicide.undead_or_alive.rules import library
from veglia.games.zombicide.undead_or_alive.rules.actions.charge import ChargeAlong
from veglia.games.zombicide.undead_or_alive.rules.actions.fanning import Fan
from veglia.games.zombicide.undead_or_alive.rules.actions.vade_retro import Repel
from veglia.kernel.machine import Event


def told(events: list[Event]) -> list[tuple[str, str]]:
    return [(event.skill_id, event.rule) for event in happened(events, SkillHelped)]


def expected(*ids: str) -> list[tuple[str, str]]:
    return [(id, library.skills()[id].rule) for id in ids]


@pytest.mark.parametrize(
    ("skill", "dice"),
    [
        ("plus_1_die_melee", (1, 1, 1)),
        ("plus_1_die_combat", (1, 1, 1)),
        ("plus_1_to_dice_roll_melee", (1, 1)),
        ("plus_1_damage_melee", (1, 1)),
    ],
)
def test_help_in_melee_is_told(skill: str, dice: tuple[int, ...]) -> None:
    table = TestTable(["jeb"], dice, gear={"jeb": ["pickaxe"]}, zombies={"2R.a1": {"walker": 1}})
    table.only_skills("jeb", [skill])
    table.turn("jeb")

    events = table.choose(MeleeAttack)

    assert told(events) == expected(skill)


@pytest.mark.parametrize(
    ("skill", "dice"),
    [
        ("plus_1_die_rifle", (1, 1, 1)),
        ("roll_6_plus_1_damage_ranged", (1, 1)),
        ("eagle_eye", (1, 1)),
        ("escalation_ranged", (1, 1)),
    ],
)
def test_help_at_range_is_told_only_when_it_helps(skill: str, dice: tuple[int, ...]) -> None:
    table = TestTable(["jeb"], dice, gear={"jeb": ["winchester"]}, zombies={"2R.a2": {"walker": 1}})
    table.only_skills("jeb", [skill])
    table.turn("jeb")

    events = table.choose(RangedAttack, zone="2R.a2")

    # The first shot of a Turn has nothing to escalate.
    assert told(events) == ([] if skill == "escalation_ranged" else expected(skill))


def test_a_skill_that_does_not_fit_is_not_told() -> None:
    table = TestTable(["jeb"], (1, 1), gear={"jeb": ["pickaxe"]}, zombies={"2R.a1": {"walker": 1}})
    table.only_skills("jeb", ["plus_1_die_ranged", "plus_1_damage_rifle", "eagle_eye"])
    table.turn("jeb")

    events = table.choose(MeleeAttack)

    assert told(events) == []


def test_longer_range_is_told_where_it_is_needed() -> None:
    table = TestTable(["jeb"], (1, 1), gear={"jeb": ["schofield"]})
    table.only_skills("jeb", ["plus_1_max_range"])
    table.turn("jeb")

    near = table.choose(RangedAttack, zone="2R.a2")
    far = table.choose(RangedAttack, zone="2R.a3")

    assert told(near) == []
    assert told(far) == expected("plus_1_max_range")


def test_fanning_further_is_told() -> None:
    table = TestTable(["meg"], (1,) * 6, gear={"meg": ["schofield"]})
    table.only_skills("meg", ["fanning_plus_1_max_range"])
    table.turn("meg")

    events = table.choose(Fan, zone="2R.a3")

    assert told(events) == expected("fanning_plus_1_max_range")


def test_weapons_out_of_the_backpack_and_pairs_are_told() -> None:
    gear: dict[str, list[str | None]] = {"jeb": [None, None, None, "schofield", "schofield"]}
    table = TestTable(["jeb"], (1, 1), gear=gear)
    table.only_skills("jeb", ["quick_draw", "ambidextrous"])
    table.turn("jeb")
    pair = [option.second for option in table.offered(RangedAttack, zone="2R.a2") if option.second >= 0]

    events = table.choose(RangedAttack, zone="2R.a2", second=pair[0])

    assert told(events) == expected("quick_draw", "ambidextrous")


def test_slipping_away_and_searching_the_street_are_told() -> None:
    table = TestTable(["carl"], zombies={"2R.a1": {"walker": 2}})
    table.only_skills("carl", ["slippery", "scavenger"])
    table.turn("carl")

    moved = table.choose(MoveTo, zone="2R.a2")
    searched = table.choose(SearchHere)

    assert told(moved) == expected("slippery")
    assert told(searched) == expected("scavenger")


def test_extra_and_free_actions_are_told() -> None:
    table = TestTable(["carl"])
    table.only_skills("carl", ["plus_1_action", "plus_1_free_move_action"])
    table.state.log = []

    table.turn("carl")
    started = told(table.state.log)
    moved = table.choose(MoveTo, zone="2R.a2")

    assert started == expected("plus_1_action")
    assert told(moved) == expected("plus_1_free_move_action")


def test_a_longer_charge_is_told() -> None:
    table = TestTable(["carl"], zombies={"2R.b3": {"walker": 1}})
    table.only_skills("carl", ["charge_plus_1_zone"])
    table.turn("carl")

    events = table.choose(ChargeAlong)

    assert told(events) == expected("charge_plus_1_zone")


def test_a_second_charge_is_told() -> None:
    table = TestTable(["carl"], zombies={"2R.a2": {"brute": 1}, "2R.a3": {"brute": 1}})
    table.only_skills("carl", ["plus_1_charge_per_turn"])
    table.turn("carl")

    first = table.choose(ChargeAlong)
    second = table.choose(ChargeAlong)

    assert told(first) == []
    assert told(second) == expected("plus_1_charge_per_turn")


def test_a_second_vade_retro_is_told() -> None:
    table = TestTable(["concepcion"], zombies={"2R.a2": {"walker": 1}, "2R.a3": {"walker": 1}})
    table.only_skills("concepcion", ["plus_1_vade_retro_per_turn"])
    table.turn("concepcion")

    first = table.choose(Repel, zone="2R.a2")
    second = table.choose(Repel, zone="2R.a3")

    assert told(first) == []
    assert told(second) == expected("plus_1_vade_retro_per_turn")


def test_one_weapon_of_a_pair_out_of_the_backpack_is_told() -> None:
    gear: dict[str, list[str | None]] = {"jeb": ["machete", None, None, "machete"]}
    table = TestTable(["jeb"], (1, 1), gear=gear, zombies={"2R.a1": {"walker": 1}})
    table.only_skills("jeb", ["quick_draw"])
    table.turn("jeb")
    (pair,) = [option for option in table.offered(MeleeAttack) if option.second >= 0]
    assert pair.card == table.survivor("jeb").cards[0]

    events = table.choose(MeleeAttack, second=pair.second)

    assert told(events) == expected("quick_draw")


def test_of_two_skills_that_allow_another_use_one_is_told() -> None:
    table = TestTable(["carl"], zombies={"2R.a2": {"brute": 1}, "2R.a3": {"brute": 1}})
    table.only_skills("carl", ["plus_1_charge_per_turn"] * 2)
    table.turn("carl")
    table.choose(ChargeAlong)

    events = table.choose(ChargeAlong)

    assert told(events) == expected("plus_1_charge_per_turn")


def test_of_two_skills_that_give_a_free_action_one_is_told() -> None:
    table = TestTable(["carl"])
    table.only_skills("carl", ["slippery", "plus_1_free_move_action", "plus_1_free_move_action"])
    table.turn("carl")

    events = table.choose(MoveTo, zone="2R.a2")

    assert told(events) == expected("plus_1_free_move_action")
