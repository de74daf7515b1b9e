"""Combat: whom Ranged successes hit, and whom the misses."""

import pytest

from tests.games.zombicide.table import TestTable, happened, rules_of
from tests.rules import rule
from veglia.games.zombicide.engine.rules.actions.attack import RangedAttack
from veglia.games.zombicide.engine.rules.events import (
    FriendlyFire,
    HitWithoutEffect,
    Wounded,
    ZombieEliminated,
)
from veglia.games.zombicide.engine.rules.friendly_fire import ShareFriendlyFire
from veglia.games.zombicide.engine.rules.hits import Hit, SpendHit
from veglia.games.zombicide.engine.rules.wounds import Suffer
from veglia.kernel.machine import Event

HIT = 6
MISS = 1


def killed(events: list[Event]) -> list[int]:
    return [gone.kind for gone in happened(events, ZombieEliminated)]


@rule("uoa.combat.priority-order", "uoa.combat.priority-exhaust")
def test_example_priority_jimmy_first() -> None:
    zombies = {"2R.a2": {"brute": 1, "walker": 2, "runner": 2}}
    table = TestTable(["jimmy"], [4, 4], gear={"jimmy": ["winchester"]}, zombies=zombies)
    table.turn("jimmy")

    events = table.choose(RangedAttack, card="winchester", zone="2R.a2")

    assert killed(events) == [table.kind("brute"), table.kind("walker")]
    assert rules_of(happened(events, ZombieEliminated)) == {"uoa.combat.priority-order"}
    assert table.zombies("2R.a2") == {"walker": 1, "runner": 2}


@rule("uoa.combat.priority-order", "uoa.combat.priority-ties")
def test_example_priority_jimmy_second() -> None:
    zombies = {"2R.a2": {"walker": 1, "runner": 2}}
    table = TestTable(["jimmy"], [4, 4], gear={"jimmy": ["winchester"]}, zombies=zombies)
    table.turn("jimmy")

    events = table.choose(RangedAttack, card="winchester", zone="2R.a2")

    assert killed(events) == [table.kind("walker"), table.kind("runner")]
    assert table.zombies("2R.a2") == {"runner": 1}


@rule("uoa.combat.priority-exhaust")
def test_all_targets_of_a_priority_go_before_the_next() -> None:
    zombies = {"2R.a2": {"walker": 3, "runner": 1}}
    table = TestTable(["jimmy"], [HIT] * 3, gear={"jimmy": ["shotgun"]}, zombies=zombies)
    table.turn("jimmy")

    events = table.choose(RangedAttack, card="shotgun", zone="2R.a2")

    assert killed(events) == [table.kind("walker")] * 3
    assert table.zombies("2R.a2") == {"runner": 1}


@rule("uoa.combat.priority-order", "uoa.combat.priority-ties")
def test_between_brute_and_abomination_the_shooter_chooses() -> None:
    zombies = {"2R.a2": {"brute": 1, "abomination": 1, "walker": 1}}
    skills = {"jimmy": ["plus_1_damage_ranged"]}
    table = TestTable(["jimmy"], [HIT, MISS], gear={"jimmy": ["winchester"]}, skills=skills, zombies=zombies)
    table.turn("jimmy")

    table.choose(RangedAttack, card="winchester", zone="2R.a2")
    offered = {hit.kind for hit in table.offered(Hit)}
    cited = table.asking.cites(table.state)
    table.choose(Hit, kind="abomination")

    assert offered == {table.kind("brute"), table.kind("abomination")}
    assert cited == "uoa.combat.priority-ties"
    assert table.zombies("2R.a2") == {"brute": 1, "walker": 1}


@rule("uoa.combat.priority-shield")
def test_a_brute_shields_others_from_damage_1() -> None:
    zombies = {"2R.a2": {"brute": 1, "walker": 1, "runner": 1}}
    table = TestTable(["jimmy"], [HIT] * 3, gear={"jimmy": ["shotgun"]}, zombies=zombies)
    table.turn("jimmy")

    events = table.choose(RangedAttack, card="shotgun", zone="2R.a2")

    assert table.zombies("2R.a2") == {"brute": 1, "walker": 1, "runner": 1}
    caught = happened(events, HitWithoutEffect)
    assert [(hit.kind, hit.rule) for hit in caught] == [(table.kind("brute"), "uoa.combat.priority-shield")]


@rule("uoa.combat.priority-shield")
def test_the_abomination_shields_others_from_damage_below_3() -> None:
    zombies = {"2R.a2": {"abomination": 1, "brute": 1, "walker": 1}}
    table = TestTable(["jimmy"], [HIT] * 2, gear={"jimmy": ["winchester"]}, zombies=zombies)
    table.turn("jimmy")

    table.choose(RangedAttack, card="winchester", zone="2R.a2")
    events = table.choose(Hit, kind="brute")

    assert killed(events) == [table.kind("brute")]
    assert table.zombies("2R.a2") == {"abomination": 1, "walker": 1}
    caught = happened(events, HitWithoutEffect)
    assert [(hit.kind, hit.count) for hit in caught] == [(table.kind("abomination"), 1)]


@rule("uoa.combat.priority-ties")
def test_the_shooter_may_choose_the_abomination_although_it_stands() -> None:
    zombies = {"2R.a2": {"abomination": 1, "brute": 1, "walker": 1}}
    table = TestTable(["jimmy"], [HIT, MISS], gear={"jimmy": ["winchester"]}, zombies=zombies)
    table.turn("jimmy")

    table.choose(RangedAttack, card="winchester", zone="2R.a2")
    effective = [hit.kind for hit in table.offered(Hit)]
    spent = [hit.kind for hit in table.offered(SpendHit)]
    events = table.choose(SpendHit, kind="abomination")

    assert (effective, spent) == ([table.kind("brute")], [table.kind("abomination")])
    assert rules_of(happened(events, HitWithoutEffect)) == {"uoa.zombie.kill-threshold"}
    assert table.zombies("2R.a2") == zombies["2R.a2"]


@rule("uoa.combat.no-self-hit")
def test_a_survivor_cannot_hit_itself() -> None:
    table = TestTable(
        ["jimmy", "carl"], [MISS] * 2, gear={"jimmy": ["sawed_off"]}, zombies={"2R.a1": {"walker": 1}}
    )
    table.survivor("carl").zone = table.zone("2R.a2")
    table.turn("jimmy")

    events = table.choose(RangedAttack, card="sawed_off", zone="2R.a1")

    assert happened(events, Wounded) == []
    assert (table.survivor("jimmy").wounds, table.survivor("carl").wounds) == (0, 0)


@rule("uoa.combat.no-self-hit", "uoa.combat.friendly-fire")
def test_at_range_0_all_misses_go_to_the_others() -> None:
    table = TestTable(["jimmy", "carl"], [MISS] * 2, gear={"jimmy": ["sawed_off"]})
    table.turn("jimmy")

    table.choose(RangedAttack, card="sawed_off", zone="2R.a1")

    assert (table.survivor("jimmy").wounds, table.survivor("carl").wounds) == (0, 2)


@rule("uoa.combat.friendly-fire", "uoa.combat.friendly-fire-distribution")
def test_example_friendly_fire_hanna() -> None:
    zombies = {"2R.a2": {"walker": 2}}
    at = {"hanna": "2R.a1", "carl": "2R.a2"}
    table = TestTable(["hanna", "carl"], [HIT, HIT, MISS], at=at, gear={"hanna": ["lupara"]}, zombies=zombies)
    table.turn("hanna")

    events = table.choose(RangedAttack, card="lupara", zone="2R.a2")

    assert table.zombies("2R.a2") == {}
    assert table.survivor("carl").wounds == 1
    fire = happened(events, FriendlyFire)
    assert [(hit.survivor, hit.target, hit.wounds) for hit in fire] == [
        (table.who("hanna"), table.who("carl"), 1)
    ]
    assert rules_of(fire) == {"uoa.combat.friendly-fire"}


@rule("uoa.combat.friendly-fire")
def test_misses_strike_only_survivors_in_the_target_zone() -> None:
    at = {"hanna": "2R.a1", "carl": "2R.a1", "meg": "2R.a3"}
    table = TestTable(["hanna", "carl", "meg"], [MISS] * 3, at=at, gear={"hanna": ["shotgun"]})
    table.turn("hanna")

    events = table.choose(RangedAttack, card="shotgun", zone="2R.a2")

    assert happened(events, Wounded) == []


@rule("uoa.combat.friendly-fire")
def test_hits_left_over_do_not_strike_friends() -> None:
    at = {"hanna": "2R.a1", "carl": "2R.a2"}
    table = TestTable(["hanna", "carl"], [HIT] * 3, at=at, gear={"hanna": ["shotgun"]})
    table.turn("hanna")

    events = table.choose(RangedAttack, card="shotgun", zone="2R.a2")

    assert happened(events, Wounded) == []


@rule("uoa.combat.friendly-fire-distribution")
def test_the_players_share_out_the_misses_one_by_one() -> None:
    at = {"hanna": "2R.a1", "carl": "2R.a2", "may": "2R.a2"}
    table = TestTable(["hanna", "carl", "may"], [MISS, MISS, MISS], at=at, gear={"hanna": ["shotgun"]})
    table.turn("hanna")
    table.choose(RangedAttack, card="shotgun", zone="2R.a2")
    asked = (type(table.asking), {option.survivor for option in table.offered(Suffer)})

    events = [event for who in ("may", "carl", "may") for event in table.choose(Suffer, survivor=who)]

    assert asked == (ShareFriendlyFire, {table.who("carl"), table.who("may")})
    assert (table.survivor("carl").wounds, table.survivor("may").wounds) == (1, 2)
    assert rules_of(happened(events, Wounded)) == {"uoa.combat.friendly-fire-distribution"}


@rule("uoa.combat.friendly-fire-distribution")
@pytest.mark.parametrize(("weapon", "wounds"), [("colt_saa", 1), ("schofield", 2)])
def test_each_miss_inflicts_the_damage_of_the_weapon(weapon: str, wounds: int) -> None:
    at = {"hanna": "2R.a1", "carl": "2R.a2"}
    table = TestTable(["hanna", "carl"], [MISS], at=at, gear={"hanna": [weapon]})
    table.turn("hanna")

    table.choose(RangedAttack, card=weapon, zone="2R.a2")

    assert table.survivor("carl").wounds == wounds


@rule("uoa.combat.friendly-fire-distribution")
def test_a_survivor_eliminated_by_friendly_fire_loses_the_game_at_once() -> None:
    at = {"hanna": "2R.a1", "meg": "2R.a2"}
    table = TestTable(["hanna", "meg"], [MISS] * 3, at=at, gear={"hanna": ["shotgun"]})
    table.turn("hanna")

    events = table.choose(RangedAttack, card="shotgun", zone="2R.a2")

    assert len(happened(events, FriendlyFire)) == 2
    assert table.state.result is not None
    assert not table.state.is_won()
