"""Combat: dice, hits, Dual weapons, Melee, Range."""

import pytest

from tests.games.zombicide.table import TestTable, happened, rules_of
from tests.rules import rule
from veglia.games.zombicide.engine.rules.actions.attack import MeleeAttack, RangedAttack
from veglia.games.zombicide.engine.rules.events import (
    AttackRolled,
    FriendlyFire,
    HitsLost,
    HitWithoutEffect,
    Wounded,
    ZombieEliminated,
)
from veglia.games.zombicide.engine.rules.hits import AssignHits, Hit, SpendHit
from veglia.games.zombicide.engine.rules.state import NO_CARD
from veglia.games.zombicide.engine.rules.turn import ChooseAction
from veglia.kernel.machine import Event


def dice_of(events: list[Event]) -> list[tuple[int, ...]]:
    return [rolled.dice for rolled in happened(events, AttackRolled)]


def targets_of(table: TestTable, card: str) -> set[int]:
    return {shot.zone for shot in table.offered(RangedAttack, card=card)}


@rule("uoa.combat.dice")
@pytest.mark.parametrize(
    ("weapon", "dice"),
    [("frying_pan", 1), ("pickaxe", 2), ("heavy_sabre", 3), ("wrath_of_manitou", 4)],
)
def test_a_melee_action_rolls_the_dice_of_the_weapon(weapon: str, dice: int) -> None:
    table = TestTable(["carl"], [1] * 9, gear={"carl": [weapon]}, zombies={"2R.a1": {"walker": 1}})
    table.turn("carl")

    events = table.choose(MeleeAttack, card=weapon)

    assert dice_of(events) == [(1,) * dice]


@rule("uoa.combat.dice")
@pytest.mark.parametrize(("weapon", "dice"), [("springfield", 1), ("winchester", 2), ("shotgun", 3)])
def test_a_ranged_action_rolls_the_dice_of_the_weapon(weapon: str, dice: int) -> None:
    table = TestTable(["carl"], [1] * 9, gear={"carl": [weapon]})
    table.turn("carl")

    events = table.choose(RangedAttack, card=weapon, zone="2R.a2")

    assert dice_of(events) == [(1,) * dice]


@rule("uoa.combat.dual")
def test_example_dual_colts() -> None:
    gear: list[str | None] = ["colt_saa", "colt_saa"]
    table = TestTable(["pablito"], [6, 6], gear={"pablito": gear}, zombies={"2R.a2": {"walker": 2}})
    table.turn("pablito")

    events = table.choose(RangedAttack, zone="2R.a2", second=table.survivor("pablito").cards[1])

    assert dice_of(events) == [(6, 6)]
    assert table.zombies("2R.a2") == {}
    assert table.survivor("pablito").actions == 2


@rule("uoa.combat.dual")
@pytest.mark.parametrize(
    ("gear", "is_dual"),
    [
        (["colt_saa", "colt_saa"], True),
        (["colt_saa", "remington"], False),
        (["schofield", "schofield"], False),
        (["colt_saa", None, None, "colt_saa"], False),
    ],
)
def test_dual_needs_two_identical_weapons_with_the_symbol_in_hands(
    gear: list[str | None], is_dual: bool
) -> None:
    table = TestTable(["carl"], gear={"carl": gear})

    table.turn("carl")

    seconds = {shot.second for shot in table.offered(RangedAttack)}
    assert (seconds != {NO_CARD}) == is_dual


@rule("uoa.combat.dual-same-zone")
def test_both_dual_weapons_hit_the_same_zone() -> None:
    zombies = {"2R.a1": {"walker": 1}, "2R.a3": {"walker": 2}}
    table = TestTable(["carl"], [6, 6], at="2R.a2", gear={"carl": ["colt_saa", "colt_saa"]}, zombies=zombies)
    table.turn("carl")

    events = table.choose(RangedAttack, zone="2R.a1", second=table.survivor("carl").cards[1])

    assert (table.zombies("2R.a1"), table.zombies("2R.a3")) == ({}, {"walker": 2})
    assert [lost.count for lost in happened(events, HitsLost)] == [1]


@rule("uoa.combat.accuracy")
@pytest.mark.parametrize(
    ("weapon", "die", "hits"),
    [("machete", 2, 0), ("machete", 3, 1), ("knife", 3, 0), ("knife", 4, 1), ("knife", 6, 1)],
)
def test_a_die_hits_when_it_reaches_the_accuracy(weapon: str, die: int, hits: int) -> None:
    table = TestTable(["carl"], [die], gear={"carl": [weapon]}, zombies={"2R.a1": {"walker": 1}})
    table.turn("carl")

    events = table.choose(MeleeAttack, card=weapon)

    assert [(rolled.hits, rolled.rule) for rolled in happened(events, AttackRolled)] == [
        (hits, "uoa.combat.accuracy")
    ]
    assert table.zombies("2R.a1") == ({} if hits else {"walker": 1})


@rule("uoa.combat.damage")
def test_one_success_eliminates_one_target_however_great_the_damage() -> None:
    table = TestTable(["carl"], [6], gear={"carl": ["machete"]}, zombies={"2R.a1": {"walker": 3}})
    table.turn("carl")

    events = table.choose(MeleeAttack, card="machete")

    assert table.zombies("2R.a1") == {"walker": 2}
    assert rules_of(happened(events, ZombieEliminated)) == {"uoa.combat.damage"}


@rule("uoa.combat.damage", "uoa.zombie.kill-threshold")
def test_successes_of_low_damage_do_not_add_up() -> None:
    table = TestTable(["carl"], [6] * 4, gear={"carl": ["sabre", "sabre"]}, zombies={"2R.a1": {"brute": 1}})
    table.turn("carl")

    events = table.choose(MeleeAttack, second=table.survivor("carl").cards[1])

    assert table.zombies("2R.a1") == {"brute": 1}
    assert rules_of(happened(events, HitWithoutEffect)) == {"uoa.zombie.kill-threshold"}


@rule("uoa.combat.excess-lost")
def test_successes_without_a_target_are_lost() -> None:
    zombies = {"2R.a2": {"walker": 1}, "2R.a1": {"walker": 1}, "2R.a3": {"walker": 1}}
    table = TestTable(["jimmy"], [6, 6, 6], gear={"jimmy": ["shotgun"]}, zombies=zombies)
    table.turn("jimmy")

    events = table.choose(RangedAttack, card="shotgun", zone="2R.a2")

    assert table.zombies("2R.a2") == {}
    assert (table.zombies("2R.a1"), table.zombies("2R.a3")) == ({"walker": 1}, {"walker": 1})
    assert [(lost.count, lost.rule) for lost in happened(events, HitsLost)] == [(2, "uoa.combat.excess-lost")]


@rule("uoa.combat.melee-choice", "uoa.combat.damage", "uoa.zombie.brute", "uoa.combat.melee-no-friendly-fire")
def test_example_melee_may() -> None:
    zombies = {"2R.a1": {"brute": 1, "walker": 1, "runner": 1}}
    table = TestTable(["may", "meg"], [4, 4, 1, 1], gear={"may": ["wrath_of_manitou"]}, zombies=zombies)
    table.only_skills("may", [])
    table.turn("may")

    table.choose(MeleeAttack, card="wrath_of_manitou")
    offered = {hit.kind for hit in table.offered(Hit)}
    cited = table.asking.cites(table.state)
    table.choose(Hit, kind="runner")
    events = table.choose(Hit, kind="walker")

    assert offered == {table.kind("walker"), table.kind("runner")}
    assert cited == "uoa.combat.melee-choice"
    assert table.zombies("2R.a1") == {"brute": 1}
    assert (happened(events, FriendlyFire), happened(events, Wounded)) == ([], [])
    assert table.survivor("meg").wounds == 0


@rule("uoa.combat.melee-choice", "uoa.zombie.kill-threshold")
def test_a_hit_in_melee_may_go_to_a_zombie_it_does_not_eliminate() -> None:
    zombies = {"2R.a1": {"brute": 1, "walker": 2}}
    table = TestTable(["carl"], [6, 6], gear={"carl": ["sabre"]}, zombies=zombies)
    table.turn("carl")

    table.choose(MeleeAttack, card="sabre")
    effective = [(hit.kind, hit.damage) for hit in table.offered(Hit)]
    spent = [(hit.kind, hit.damage) for hit in table.offered(SpendHit)]
    first = table.choose(SpendHit, kind="brute")
    second = table.choose(SpendHit, kind="brute")

    assert (effective, spent) == ([(table.kind("walker"), 1)], [(table.kind("brute"), 1)])
    assert [(hit.kind, hit.zone, hit.count, hit.rule) for hit in happened(first, HitWithoutEffect)] == [
        (table.kind("brute"), table.zone("2R.a1"), 1, "uoa.zombie.kill-threshold")
    ]
    assert len(happened(second, HitWithoutEffect)) == 1
    assert table.zombies("2R.a1") == {"brute": 1, "walker": 2}
    assert table.survivor("carl").ap == 0
    assert isinstance(table.asking, ChooseAction)


@rule("uoa.combat.melee-choice", "uoa.danger.levels")
@pytest.mark.parametrize(("ap", "is_asked"), [(4, False), (5, True), (6, False), (7, False)])
def test_a_hit_in_melee_may_go_to_a_fallen_zombie_before_the_danger_level_rises(
    ap: int, is_asked: bool
) -> None:
    table = TestTable(["carl"], [6, 6], gear={"carl": ["sabre"]}, zombies={"2R.a1": {"walker": 3}})
    table.survivor("carl").ap = ap
    table.survivor("carl").level = 1 if ap >= 7 else 0
    table.turn("carl")

    table.choose(MeleeAttack, card="sabre")

    assert isinstance(table.asking, AssignHits) == is_asked
    if is_asked:
        assert table.zombies("2R.a1") == {"walker": 2}
        events = table.choose(SpendHit, kind="walker")
        assert [(event.count, event.rule) for event in happened(events, HitWithoutEffect)] == [
            (1, "uoa.combat.melee-choice")
        ]
        assert table.zombies("2R.a1") == {"walker": 2}
        assert (table.survivor("carl").ap, table.survivor("carl").level) == (6, 0)


@rule("uoa.combat.priority-order")
def test_a_shot_cannot_go_to_a_fallen_zombie() -> None:
    zombies = {"2R.a1": {"walker": 3}}
    table = TestTable(["carl"], [6, 6], gear={"carl": ["colt_saa", "colt_saa"]}, zombies=zombies)
    table.survivor("carl").ap = 5
    table.turn("carl")

    shot = next(shot for shot in table.offered(RangedAttack, zone="2R.a1") if shot.second >= 0)
    table.choose(RangedAttack, zone="2R.a1", second=shot.second)

    assert table.zombies("2R.a1") == {"walker": 1}
    assert table.survivor("carl").ap == 7


@rule("uoa.combat.melee-choice")
@pytest.mark.parametrize(
    ("weapon", "there", "left"),
    [
        # Each hit eliminates whoever gets it, or nobody.
        ("sabre", {"walker": 3}, {"walker": 1}),
        ("sabre", {"brute": 2}, {"brute": 2}),
        ("heavy_sabre", {"brute": 3}, {"brute": 1}),
    ],
)
def test_nothing_is_asked_where_a_hit_cannot_be_spent_otherwise(
    weapon: str, there: dict[str, int], left: dict[str, int]
) -> None:
    dice = [6] * 2 if weapon == "sabre" else [6, 6, 1]
    table = TestTable(["carl"], dice, gear={"carl": [weapon]}, zombies={"2R.a1": there})
    table.turn("carl")

    table.choose(MeleeAttack, card=weapon)

    assert table.zombies("2R.a1") == left
    assert isinstance(table.asking, ChooseAction)


@rule("uoa.combat.melee-choice", "uoa.skill.roll-6-plus-1-damage")
def test_a_hit_that_could_eliminate_nobody_is_not_chosen_before_one_that_could() -> None:
    table = TestTable(["carl"], [6, 4], gear={"carl": ["sabre"]}, zombies={"2R.a1": {"brute": 2}})
    table.only_skills("carl", ["roll_6_plus_1_damage_melee"])
    table.turn("carl")

    events = table.choose(MeleeAttack, card="sabre")

    assert [hit.count for hit in happened(events, HitWithoutEffect)] == [1]
    assert table.zombies("2R.a1") == {"brute": 1}
    assert isinstance(table.asking, ChooseAction)


@rule("uoa.combat.melee-choice", "uoa.combat.melee-no-priority")
def test_in_melee_any_target_may_be_chosen_whatever_its_priority() -> None:
    zombies = {"2R.a1": {"brute": 1, "walker": 1, "runner": 1}}
    table = TestTable(["carl"], [6], gear={"carl": ["machete"]}, zombies=zombies)
    table.turn("carl")

    table.choose(MeleeAttack, card="machete")
    offered = {hit.kind for hit in table.offered(Hit)}
    table.choose(Hit, kind="runner")

    assert offered == {table.kind("brute"), table.kind("walker"), table.kind("runner")}
    assert table.zombies("2R.a1") == {"brute": 1, "walker": 1}


@rule("uoa.combat.friendly-fire-no-melee", "uoa.combat.melee-no-friendly-fire")
def test_missed_melee_dice_hurt_nobody() -> None:
    table = TestTable(
        ["carl", "meg"], [1, 1, 1, 1], gear={"carl": ["sabre", "sabre"]}, zombies={"2R.a1": {"walker": 1}}
    )
    table.turn("carl")

    events = table.choose(MeleeAttack, second=table.survivor("carl").cards[1])

    assert dice_of(events) == [(1, 1, 1, 1)]
    assert happened(events, Wounded) == []
    assert table.survivor("meg").wounds == 0


@rule("uoa.combat.range-min", "uoa.combat.range-max", "uoa.equip.ranged-at-zero")
def test_example_range_sawed_off() -> None:
    table = TestTable(["carl"], [1, 1], at="2R.a3", gear={"carl": ["sawed_off"]})

    table.turn("carl")
    targets = targets_of(table, "sawed_off")
    events = table.choose(RangedAttack, card="sawed_off", zone="2R.a3")

    assert targets == {table.zone(zone) for zone in ("2R.a3", "2R.a2", "2R.b3", "2R.Z")}
    assert dice_of(events) == [(1, 1)]


@rule("uoa.combat.range-min", "uoa.combat.range-max")
def test_example_range_shotgun() -> None:
    table = TestTable(["carl"], at="2R.a3", gear={"carl": ["shotgun"]})

    table.turn("carl")

    # In sight are also the own Zone at Range 0, and 3R.a3 and 3R.Z at Range 4.
    near = {table.zone(zone) for zone in ("2R.a2", "2R.b3", "2R.Z")}
    far = {table.zone(zone) for zone in ("2R.a1", "2R.c3", "3R.a2")}
    assert targets_of(table, "shotgun") == near | far


@rule("uoa.combat.shoot-through")
def test_shots_pass_through_zones_without_hitting_anyone_there() -> None:
    zombies = {"2R.a2": {"brute": 1, "walker": 1}, "2R.a3": {"walker": 2}}
    at = {"jimmy": "2R.a1", "meg": "2R.a2"}
    table = TestTable(["jimmy", "meg"], [6, 1], at=at, gear={"jimmy": ["winchester"]}, zombies=zombies)
    table.turn("jimmy")

    events = table.choose(RangedAttack, card="winchester", zone="2R.a3")

    assert table.zombies("2R.a2") == {"brute": 1, "walker": 1}
    assert table.zombies("2R.a3") == {"walker": 1}
    assert happened(events, FriendlyFire) == []
    assert table.survivor("meg").wounds == 0


@rule("uoa.combat.shoot-out-of-melee")
def test_a_survivor_may_shoot_at_another_zone_with_zombies_in_its_own() -> None:
    zombies = {"2R.a1": {"walker": 2}, "2R.a2": {"walker": 1}}
    table = TestTable(["jimmy"], [6, 6], gear={"jimmy": ["winchester"]}, zombies=zombies)
    table.turn("jimmy")

    table.choose(RangedAttack, card="winchester", zone="2R.a2")

    assert (table.zombies("2R.a1"), table.zombies("2R.a2")) == ({"walker": 2}, {})
    assert table.survivor("jimmy").actions == 2
