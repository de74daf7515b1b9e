"""Feats that earn Bounty Weapons: which kills count, and when."""

import pytest

from tests.games.zombicide.table import TestTable, happened
from tests.games.zombicide.undead_or_alive.shooting import HIT, MISS, earned, shoot
from tests.rules import rule
from veglia.games.zombicide.engine.rules.actions.attack import MeleeAttack, RangedAttack
from veglia.games.zombicide.engine.rules.actions.objective import TakeObjective
from veglia.games.zombicide.engine.rules.events import ZombieEliminated
from veglia.games.zombicide.engine.rules.hits import Hit
from veglia.games.zombicide.engine.rules.inventory import LeaveCard
from veglia.games.zombicide.engine.rules.spawn import Appeared
from veglia.games.zombicide.engine.rules.traits.born_leader import GiveAction
from veglia.games.zombicide.engine.rules.turn import DoNothing
from veglia.games.zombicide.undead_or_alive.rules.actions.dynamite import Throw
from veglia.games.zombicide.undead_or_alive.rules.actions.fanning import Fan
from veglia.games.zombicide.undead_or_alive.rules.events import FeatCompleted
from veglia.games.zombicide.undead_or_alive.show.view import view


@rule("uoa.bounty.no-double-credit")
def test_progress_on_the_next_feat_starts_afresh() -> None:
    dice = [HIT, HIT, HIT, MISS, HIT, MISS, HIT, MISS, HIT, MISS]
    table = TestTable(
        ["jimmy"], dice, gear={"jimmy": ["winchester"]}, at="2R.Z", zombies={"2R.a3": {"walker": 6}}
    )
    table.stack_bounty("mauser_c96", "henry_rifle")
    table.turn("jimmy", actions=5)

    received = [shoot(table, "winchester", "2R.a3") for _ in range(2)]
    table.choose(LeaveCard)
    received += [shoot(table, "winchester", "2R.a3") for _ in range(3)]

    assert received == [[], ["mauser_c96"], [], [], ["henry_rifle"]]


@rule("uoa.bounty.feat-mauser")
def test_the_mauser_asks_for_3_kills_from_a_balcony_in_a_turn() -> None:
    dice = [HIT, HIT, HIT, HIT, HIT, MISS]
    zombies = {"2R.a3": {"walker": 2}, "2R.c3": {"walker": 4}}
    table = TestTable(["jimmy"], dice, at="2R.Z", gear={"jimmy": ["winchester"]}, zombies=zombies)
    table.stack_bounty("mauser_c96")
    table.turn("jimmy", actions=6)

    two_from_the_balcony = shoot(table, "winchester", "2R.a3")
    table.survivor("jimmy").zone = table.zone("2R.a3")
    two_from_the_street = shoot(table, "winchester", "2R.c3")
    table.survivor("jimmy").zone = table.zone("2R.Z")
    third_from_the_balcony = shoot(table, "winchester", "2R.c3")

    assert (two_from_the_balcony, two_from_the_street) == ([], [])
    assert third_from_the_balcony == ["mauser_c96"]


@rule("uoa.bounty.feat-rifle")
def test_the_henry_rifle_asks_for_3_kills_with_a_rifle_in_a_turn() -> None:
    dice = [HIT, HIT, HIT, HIT, MISS]
    gear: list[str | None] = ["winchester", "colt_saa"]
    table = TestTable(["jimmy"], dice, gear={"jimmy": gear}, zombies={"2R.a2": {"walker": 5}})
    table.stack_bounty("henry_rifle")
    table.turn("jimmy")

    two_with_the_rifle = shoot(table, "winchester", "2R.a2")
    one_with_the_pistol = shoot(table, "colt_saa", "2R.a2")
    third_with_the_rifle = shoot(table, "winchester", "2R.a2")

    assert (two_with_the_rifle, one_with_the_pistol) == ([], [])
    assert third_with_the_rifle == ["henry_rifle"]


@rule("uoa.bounty.feat-rifle")
def test_kills_of_an_earlier_turn_do_not_count() -> None:
    dice = [HIT, HIT, HIT, MISS]
    table = TestTable(["jimmy"], dice, gear={"jimmy": ["winchester"]}, zombies={"2R.a2": {"walker": 5}})
    table.stack_bounty("henry_rifle")
    table.turn("jimmy")
    two_before = shoot(table, "winchester", "2R.a2")
    table.choose(DoNothing)

    table.turn("jimmy")
    one_now = shoot(table, "winchester", "2R.a2")

    assert (two_before, one_now) == ([], [])


@rule("uoa.bounty.by-feat", "uoa.bounty.by-mission")
def test_kills_of_the_turn_count_for_the_feat_that_an_objective_uncovers() -> None:
    gear: list[str | None] = ["winchester", "colt_saa"]
    dice = [HIT, HIT, HIT, HIT, MISS]
    table = TestTable(["jimmy"], dice, at="2R.C", gear={"jimmy": gear}, zombies={"3R.a1": {"walker": 6}})
    table.stack_bounty("lupara", "henry_rifle")
    table.turn("jimmy", actions=6)

    before = shoot(table, "winchester", "3R.a1") + shoot(table, "colt_saa", "3R.a1")
    by_objective = earned(table, table.choose(TakeObjective))
    table.choose(LeaveCard)
    progress = view(table.state, 0)["decks"]["bounty"]["kills"]
    third_with_the_rifle = shoot(table, "winchester", "3R.a1")

    assert before == []
    assert by_objective == ["lupara"]
    assert progress == 2
    assert third_with_the_rifle == ["henry_rifle"]


@rule("uoa.bounty.no-double-credit", "uoa.bounty.by-mission")
def test_what_completed_a_feat_does_not_count_after_an_objective_either() -> None:
    dice = [HIT, HIT, HIT, HIT, HIT, MISS]
    gear: list[str | None] = ["shotgun"]
    table = TestTable(["jimmy"], dice, at="2R.C", gear={"jimmy": gear}, zombies={"3R.a1": {"walker": 6}})
    table.stack_bounty("henry_rifle", "colt_buntline", "lupara")
    table.turn("jimmy", actions=6)

    by_feat = shoot(table, "shotgun", "3R.a1")
    table.choose(LeaveCard)
    by_objective = earned(table, table.choose(TakeObjective))
    table.choose(LeaveCard)
    two_more = shoot(table, "shotgun", "3R.a1")

    assert (by_feat, by_objective, two_more) == (["henry_rifle"], ["colt_buntline"], [])


@rule("uoa.bounty.by-feat", "uoa.bounty.one-per-action")
def test_a_feat_that_an_objective_uncovers_waits_for_a_kill_that_counts() -> None:
    dice = [HIT] * 4 + [HIT] + [HIT, MISS]
    gear: list[str | None] = ["winchester", "colt_saa"]
    table = TestTable(["jimmy"], dice, at="2R.C", gear={"jimmy": gear}, zombies={"3R.a1": {"walker": 7}})
    table.stack_bounty("lupara", "henry_rifle")
    table.turn("jimmy", actions=7)
    for _ in range(2):
        shoot(table, "winchester", "3R.a1")

    by_objective = earned(table, table.choose(TakeObjective))
    table.choose(LeaveCard)
    with_a_pistol = shoot(table, "colt_saa", "3R.a1")
    with_a_rifle = shoot(table, "winchester", "3R.a1")

    assert by_objective == ["lupara"]
    assert (with_a_pistol, with_a_rifle) == ([], ["henry_rifle"])


@rule("uoa.bounty.by-feat", "uoa.skill.born-leader")
def test_a_feat_of_another_survivor_leaves_the_kills_of_the_turn_alone() -> None:
    dice = [HIT, HIT, HIT, HIT, HIT, MISS]
    gear: dict[str, list[str | None]] = {"turner": ["winchester"], "carl": ["sabre"]}
    where = {"turner": "2R.a1", "carl": "2R.a3"}
    zombies = {"2R.a2": {"walker": 4}, "2R.a3": {"walker": 2}}
    table = TestTable(["turner", "carl"], dice, at=where, gear=gear, zombies=zombies)
    table.only_skills("turner", ["born_leader"])
    table.stack_bounty("wrath_of_manitou", "henry_rifle")
    table.turn("turner")

    first = shoot(table, "winchester", "2R.a2")
    table.choose(GiveAction, survivor="carl")
    others = earned(table, table.choose(MeleeAttack, card="sabre"))
    table.choose(LeaveCard)
    last = shoot(table, "winchester", "2R.a2")

    assert (first, others, last) == ([], ["wrath_of_manitou"], ["henry_rifle"])


@rule("uoa.bounty.by-feat")
def test_a_feat_of_a_turn_needs_the_survivors_own_turn() -> None:
    skills = {"carl": ["combat_reflexes"]}
    zombies = {"2R.a1": {"walker": 3}}
    table = TestTable(["carl"], [HIT] * 4, gear={"carl": ["sabre", "sabre"]}, skills=skills, zombies=zombies)
    table.stack_bounty("heavy_sabre")
    table.run(Appeared(table.zone("2R.a1")))

    events = table.choose(MeleeAttack, second=table.survivor("carl").cards[1])

    assert len(happened(events, ZombieEliminated)) == 3
    assert happened(events, FeatCompleted) == []


@rule("uoa.bounty.by-feat")
@pytest.mark.parametrize(
    ("bounty", "weapon", "attack", "kills", "is_earned"),
    [
        ("lupara", "shotgun", RangedAttack, 3, True),
        ("lupara", "winchester", RangedAttack, 2, False),
        ("colt_buntline", "colt_saa", Fan, 3, True),
        ("colt_buntline", "shotgun", RangedAttack, 3, False),
        ("volcanic_pistol", "shotgun", RangedAttack, 3, True),
        ("volcanic_pistol", "shotgun", RangedAttack, 2, False),
        ("volcanic_pistol", "dynamite", Throw, 3, True),
        ("henry_rifle", "dynamite", Throw, 3, False),
    ],
)
def test_the_other_feats_reward_their_kind_of_weapon(
    bounty: str, weapon: str, attack: type[RangedAttack], kills: int, is_earned: bool
) -> None:
    dice = [HIT] * kills + [MISS] * 6
    table = TestTable(["meg"], dice, gear={"meg": [weapon]}, zombies={"2R.a2": {"walker": kills}})
    table.stack_bounty(bounty)
    table.turn("meg")

    events = table.choose(attack, card=weapon, zone="2R.a2")

    assert len(happened(events, ZombieEliminated)) == kills
    assert earned(table, events) == ([bounty] if is_earned else [])


@rule("uoa.bounty.by-feat")
def test_a_feat_of_one_action_does_not_add_up_over_actions() -> None:
    zombies = {"2R.a1": {"walker": 1, "runner": 2}}
    table = TestTable(["carl"], [HIT, MISS, HIT, MISS], gear={"carl": ["sabre"]}, zombies=zombies)
    table.stack_bounty("wrath_of_manitou")
    table.turn("carl")
    received: list[str] = []

    for _ in range(2):
        table.choose(MeleeAttack, card="sabre")
        received += earned(table, table.choose(Hit, kind="runner"))

    assert table.zombies("2R.a1") == {"walker": 1}
    assert received == []
