"""Reaper: a hit that takes another Zombie along."""

import pytest

from tests.games.zombicide.table import TestTable, happened
from tests.rules import rule
from veglia.games.zombicide.engine.rules.actions.attack import MeleeAttack, RangedAttack
from veglia.games.zombicide.engine.rules.events import (
    AdrenalineGained,
    FriendlyFire,
    ZombieEliminated,
)
from veglia.games.zombicide.engine.rules.hits import Hit, ReapKind, ReapNobody, SpendHit
from veglia.games.zombicide.engine.rules.turn import ChooseAction


@rule("uoa.skill.reaper")
@pytest.mark.parametrize(
    ("skill", "kind", "card"),
    [
        ("reaper_melee", MeleeAttack, "pickaxe"),
        ("reaper_combat", MeleeAttack, "pickaxe"),
        ("reaper_ranged", RangedAttack, "winchester"),
        ("reaper_combat", RangedAttack, "winchester"),
    ],
)
def test_a_hit_of_a_reaper_takes_an_identical_zombie_along_before_the_next_hit(
    skill: str, kind: type[MeleeAttack] | type[RangedAttack], card: str
) -> None:
    crowd = {"walker": 4, "runner": 1}
    table = TestTable(["carl"], dice=(6, 6), gear={"carl": [card]}, zombies={"2R.a1": crowd, "2R.a2": crowd})
    table.only_skills("carl", [skill])
    table.turn("carl")
    zone = "2R.a1" if kind is MeleeAttack else "2R.a2"

    table.choose(kind, zone=zone)
    if kind is MeleeAttack:
        table.choose(Hit, kind="walker")
    left_by_the_hit = table.zombies(zone)
    asked = table.state.question_rule()
    offered = [type(option) for option in table.state.offered]
    events = table.choose(ReapKind, kind="walker")
    if kind is MeleeAttack:
        assert table.zombies(zone) == {"walker": 2, "runner": 1}
        table.choose(Hit, kind="walker")

    assert left_by_the_hit == {"walker": 3, "runner": 1}
    assert (asked, offered) == ("uoa.skill.reaper", [ReapKind, ReapNobody])
    reaped = happened(events, ZombieEliminated)[0]
    assert (reaped.kind, reaped.rule) == (table.kind("walker"), "uoa.skill.reaper")
    assert table.zombies(zone) == {"walker": 1, "runner": 1}
    assert table.survivor("carl").ap == 3
    assert isinstance(table.asking, ChooseAction)


@rule("uoa.skill.reaper", "uoa.combat.priority-exhaust")
def test_what_a_reaper_takes_along_opens_the_way_for_the_next_hit() -> None:
    zombies = {"2R.a2": {"walker": 2, "runner": 1}}
    table = TestTable(["carl"], dice=(6, 6), gear={"carl": ["winchester"]}, zombies=zombies)
    table.only_skills("carl", ["reaper_ranged"])
    table.turn("carl")

    table.choose(RangedAttack, zone="2R.a2")
    events = table.choose(ReapKind)

    assert [(gone.kind, gone.rule) for gone in happened(events, ZombieEliminated)] == [
        (table.kind("walker"), "uoa.skill.reaper"),
        (table.kind("runner"), "uoa.combat.priority-order"),
    ]
    assert table.zombies("2R.a2") == {}
    assert [gain.points for gain in happened(events, AdrenalineGained)] == [3]


@rule("uoa.skill.reaper")
def test_a_reaper_chooses_which_hit_takes_another_along_but_only_one_does() -> None:
    zombies = {"2R.a1": {"walker": 2, "runner": 4}}
    table = TestTable(["carl"], dice=(6, 6, 6), gear={"carl": ["heavy_sabre"]}, zombies=zombies)
    table.only_skills("carl", ["reaper_melee"])
    table.turn("carl")

    table.choose(MeleeAttack)
    table.choose(Hit, kind="walker")
    table.choose(ReapNobody)
    table.choose(Hit, kind="runner")
    table.choose(ReapKind, kind="runner")
    table.choose(Hit, kind="runner")

    assert table.zombies("2R.a1") == {"walker": 1, "runner": 1}
    assert table.survivor("carl").ap == 4
    assert isinstance(table.asking, ChooseAction)


@rule("uoa.skill.reaper")
def test_two_reapers_for_one_action_are_still_one_skill() -> None:
    table = TestTable(["carl"], dice=(6, 1), gear={"carl": ["winchester"]}, zombies={"2R.a2": {"walker": 4}})
    table.only_skills("carl", ["reaper_ranged", "reaper_combat"])
    table.turn("carl")

    table.choose(RangedAttack, zone="2R.a2")
    table.choose(ReapKind)

    assert table.zombies("2R.a2") == {"walker": 2}
    assert isinstance(table.asking, ChooseAction)


@rule("uoa.skill.reaper", "uoa.combat.friendly-fire")
def test_misses_strike_friends_once_all_hits_and_the_reaper_are_done() -> None:
    zombies = {"2R.a2": {"walker": 3}}
    where = {"carl": "2R.a1", "meg": "2R.a2"}
    table = TestTable(["carl", "meg"], (6, 1), at=where, gear={"carl": ["winchester"]}, zombies=zombies)
    table.only_skills("carl", ["reaper_ranged"])
    table.turn("carl")

    fired = table.choose(RangedAttack, zone="2R.a2")
    reaped = table.choose(ReapKind)

    kinds = (ZombieEliminated, AdrenalineGained, FriendlyFire)
    assert happened(fired, FriendlyFire) == []
    assert [type(event) for event in reaped if isinstance(event, kinds)] == [*kinds]
    assert [gain.points for gain in happened(reaped, AdrenalineGained)] == [2]
    assert table.state.result is not None


@rule("uoa.skill.reaper")
def test_a_reaper_needs_a_kill_of_its_kind_of_action_and_may_decline() -> None:
    table = TestTable(
        ["carl"],
        dice=(1, 6, 6),
        gear={"carl": ["machete", "colt_saa"]},
        zombies={"2R.a1": {"walker": 4, "brute": 1}},
    )
    table.only_skills("carl", ["reaper_melee"])
    table.turn("carl")

    table.choose(MeleeAttack)
    assert not table.offers(ReapKind)
    table.choose(RangedAttack, zone="2R.a1")
    assert not table.offers(ReapKind)
    table.choose(MeleeAttack)
    table.choose(Hit, kind="walker")
    table.choose(ReapNobody)

    assert table.zombies("2R.a1") == {"walker": 3, "brute": 1}


@rule("uoa.skill.reaper")
def test_a_hit_that_is_spent_without_effect_reaps_nobody() -> None:
    zombies = {"2R.a1": {"brute": 2, "walker": 2}}
    table = TestTable(["carl"], dice=(6, 1), gear={"carl": ["sabre"]}, zombies=zombies)
    table.only_skills("carl", ["reaper_melee"])
    table.turn("carl")

    table.choose(MeleeAttack)
    table.choose(SpendHit, kind="brute")

    assert isinstance(table.asking, ChooseAction)
    assert table.zombies("2R.a1") == {"brute": 2, "walker": 2}


@rule("uoa.skill.reaper")
def test_the_additional_zombie_must_be_identical() -> None:
    zombies = {"2R.a1": {"brute": 1, "runner": 1}}
    table = TestTable(["carl"], dice=(6,), gear={"carl": ["machete"]}, zombies=zombies)
    table.only_skills("carl", ["reaper_melee"])
    table.turn("carl")

    table.choose(MeleeAttack)
    table.choose(Hit, kind="brute")

    assert not table.offers(ReapKind)
    assert table.zombies("2R.a1") == {"runner": 1}
