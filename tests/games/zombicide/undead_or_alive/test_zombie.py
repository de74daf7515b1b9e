"""The four kinds of Zombies, and the Abomination's coming and going."""

import pytest

from tests.games.zombicide.table import TestTable, happened, rules_of
from tests.rules import rule
from veglia.games.zombicide.engine.rules.actions.attack import MeleeAttack
from veglia.games.zombicide.engine.rules.activation import Activate, all_kinds
from veglia.games.zombicide.engine.rules.events import (
    AdrenalineGained,
    HitWithoutEffect,
    SpawnTokenTurned,
    ZombieCardDrawn,
    ZombieEliminated,
    ZombiesActivated,
    ZombiesAttacked,
    ZombiesMoved,
    ZombiesSpawned,
)
from veglia.games.zombicide.engine.rules.hits import Hit
from veglia.games.zombicide.engine.rules.spawn import ABOMINATION, DrawZombieCard
from veglia.games.zombicide.undead_or_alive.rules import library
from veglia.games.zombicide.undead_or_alive.rules.actions.dynamite import Throw

ABOMINATION_CARD, ABOMINATION_CARD_2 = 34, 35


def abomination_tokens(table: TestTable) -> list[bool]:
    return [token.is_active for token in table.state.spawns if token.kind == ABOMINATION]


@rule("uoa.zombie.actions")
@pytest.mark.parametrize(
    ("kind", "zone"), [("walker", "3R.b3"), ("brute", "3R.b3"), ("abomination", "3R.b3"), ("runner", "3R.a3")]
)
def test_a_zombie_has_one_action_and_a_runner_two(kind: str, zone: str) -> None:
    table = TestTable(["carl"], at="2R.b3", zombies={"3R.c3": {kind: 1}})
    table.state.noise_zone = table.zone("3R.a3")

    table.run(Activate(all_kinds(table.state)))

    assert table.zombies(zone) == {kind: 1}


@rule("uoa.zombie.kill-threshold", "uoa.zombie.brute")
def test_hits_of_damage_one_never_hurt_a_brute_however_many() -> None:
    table = TestTable(["carl"], dice=(6, 6), gear={"carl": ["sabre"]}, zombies={"2R.a1": {"brute": 1}})
    table.turn("carl")

    events = table.choose(MeleeAttack, card="sabre")

    assert [event.rule for event in happened(events, HitWithoutEffect)] == ["uoa.zombie.kill-threshold"]
    assert table.zombies("2R.a1") == {"brute": 1}
    assert table.survivor("carl").ap == 0


@rule("uoa.zombie.kill-threshold")
def test_one_hit_that_reaches_the_threshold_eliminates_only_one_zombie() -> None:
    table = TestTable(["carl"], dice=(6,), gear={"carl": ["machete"]}, zombies={"2R.a1": {"walker": 2}})
    table.turn("carl")

    table.choose(MeleeAttack, card="machete")

    assert table.zombies("2R.a1") == {"walker": 1}


@rule("uoa.zombie.walker", "uoa.zombie.brute", "uoa.zombie.runner", "uoa.zombie.abomination")
@pytest.mark.parametrize(
    ("kind", "toughness", "points"),
    [("walker", 1, 1), ("brute", 2, 1), ("runner", 1, 1), ("abomination", 3, 5)],
)
def test_a_zombie_falls_to_its_damage_and_gives_its_points(kind: str, toughness: int, points: int) -> None:
    # The machete deals 2, so one skill makes 3; the frying pan deals 1.
    weapon = "frying_pan" if toughness == 1 else "machete"
    table = TestTable(["carl"], dice=(6,), gear={"carl": [weapon]}, zombies={"2R.a1": {kind: 1}})
    table.only_skills("carl", ["plus_1_damage_melee"] if toughness == 3 else [])
    table.turn("carl")

    events = table.choose(MeleeAttack, card=weapon)

    assert len(happened(events, ZombieEliminated)) == 1
    assert [event.points for event in happened(events, AdrenalineGained)] == [points]
    assert table.zombies("2R.a1") == {}


@rule("uoa.zombie.abomination", "uoa.zombie.kill-threshold")
def test_damage_two_does_not_eliminate_the_abomination() -> None:
    table = TestTable(
        ["carl"], dice=(6, 6), gear={"carl": ["pickaxe"]}, zombies={"2R.a1": {"abomination": 1}}
    )
    table.turn("carl")

    events = table.choose(MeleeAttack, card="pickaxe")

    assert "uoa.zombie.kill-threshold" in rules_of(events)
    assert table.zombies("2R.a1") == {"abomination": 1}


@rule("uoa.zombie.abomination", "uoa.zombie.abomination-death")
def test_dynamite_eliminates_the_abomination() -> None:
    table = TestTable(["carl"], gear={"carl": ["dynamite"]}, zombies={"2R.a2": {"walker": 1}})
    table.stack_zombie_cards(ABOMINATION_CARD)
    table.run(DrawZombieCard(table.zone("2R.a2")))
    table.turn("carl")

    events = table.choose(Throw, zone="2R.a2")

    assert table.zombies("2R.a2") == {}
    assert sum(event.points for event in happened(events, AdrenalineGained)) == 5 + 1
    assert "uoa.zombie.abomination-death" in rules_of(events)
    assert abomination_tokens(table) == [False]


@rule("uoa.zombie.walker", "uoa.zombie.brute", "uoa.zombie.runner", "uoa.zombie.abomination")
@pytest.mark.parametrize(("kind", "wounds"), [("walker", 1), ("brute", 1), ("runner", 2), ("abomination", 1)])
def test_each_attack_of_a_zombie_inflicts_one_wound(kind: str, wounds: int) -> None:
    table = TestTable(["carl"], zombies={"2R.a1": {kind: 1}})

    events = table.run(Activate(all_kinds(table.state)))

    assert [event.wounds for event in happened(events, ZombiesAttacked)] == [1] * wounds
    assert table.survivor("carl").wounds == wounds


@rule("uoa.zombie.abomination-no-natural-three")
def test_no_weapon_deals_three_damage_on_its_own() -> None:
    damages = [row.weapon.damage for row in library.equipment().values() if row.weapon is not None]

    assert max(damages) == 2


@rule("uoa.zombie.abomination-spawn-none", "uoa.spawn.abomination-activate")
def test_the_first_abomination_appears_and_wakes_its_spawn_tokens() -> None:
    table = TestTable(["carl"])
    table.stack_zombie_cards(ABOMINATION_CARD)

    events = table.run(DrawZombieCard(table.zone("2R.c3")))

    assert table.zombies("2R.c3") == {"abomination": 1}
    assert [event.rule for event in happened(events, ZombiesSpawned)] == ["uoa.zombie.abomination-spawn-none"]
    turned = happened(events, SpawnTokenTurned)
    assert [(event.zone, event.active, event.rule) for event in turned] == [
        (table.zone("3R.c3"), True, "uoa.spawn.abomination-activate")
    ]
    assert abomination_tokens(table) == [True]


@rule("uoa.zombie.abomination-single", "uoa.zombie.abomination-spawn-present")
def test_a_second_abomination_card_activates_the_one_that_is_there() -> None:
    table = TestTable(["carl"], at="2R.b3", zombies={"2R.c3": {"abomination": 1}, "3R.a2": {"walker": 1}})
    table.stack_zombie_cards(ABOMINATION_CARD)

    events = table.run(DrawZombieCard(table.zone("3R.c3")))

    assert [(event.kind, event.rule) for event in happened(events, ZombiesActivated)] == [
        (table.kind("abomination"), "uoa.zombie.abomination-spawn-present")
    ]
    assert happened(events, ZombiesSpawned) == []
    assert table.zombies("3R.c3") == {}
    assert table.zombies("2R.b3") == {"abomination": 1}
    assert table.zombies("3R.a2") == {"walker": 1}


@rule("uoa.zombie.abomination-single")
def test_two_abomination_cards_in_a_row_bring_one_abomination() -> None:
    table = TestTable(["carl"], at="2R.b3")
    table.stack_zombie_cards(ABOMINATION_CARD, ABOMINATION_CARD_2)

    events = table.run(DrawZombieCard(table.zone("2R.c3")), DrawZombieCard(table.zone("3R.c3")))

    assert len(happened(events, ZombiesSpawned)) == 1
    assert table.zombies("3R.c3") == {}
    assert table.zombies("2R.b3") == {"abomination": 1}


@rule("uoa.zombie.abomination-spawn-present")
def test_the_extra_activation_is_done_before_the_next_card() -> None:
    table = TestTable(["carl"], at="2R.b3", zombies={"2R.c3": {"abomination": 1}})
    table.stack_zombie_cards(ABOMINATION_CARD, 1)
    zones = (table.zone("3R.c3"), table.zone("3R.a3"))

    events = table.run(DrawZombieCard(zones[0]), DrawZombieCard(zones[1]))

    kinds = (ZombieCardDrawn, ZombiesActivated, ZombiesMoved)
    order = [type(event) for event in events if isinstance(event, kinds)]
    assert order == [ZombieCardDrawn, ZombiesActivated, ZombiesMoved, ZombieCardDrawn]


@rule("uoa.zombie.abomination-death", "uoa.spawn.abomination-deactivate")
def test_the_death_of_the_abomination_puts_its_spawn_tokens_to_sleep_at_once() -> None:
    table = TestTable(
        ["carl"], dice=(6, 1), gear={"carl": ["pickaxe"]}, skills={"carl": ["plus_1_damage_melee"]}
    )
    table.stack_zombie_cards(ABOMINATION_CARD, ABOMINATION_CARD_2)
    table.run(DrawZombieCard(table.zone("2R.a1")))
    assert abomination_tokens(table) == [True]
    table.turn("carl")

    events = table.choose(MeleeAttack, card="pickaxe")

    turned = happened(events, SpawnTokenTurned)
    assert [(event.active, event.rule) for event in turned] == [(False, "uoa.zombie.abomination-death")]
    assert abomination_tokens(table) == [False]


@rule("uoa.zombie.abomination-single", "uoa.spawn.abomination-deactivate")
def test_another_abomination_may_come_after_the_first_has_died() -> None:
    table = TestTable(
        ["carl"], dice=(6, 1), gear={"carl": ["pickaxe"]}, skills={"carl": ["plus_1_damage_melee"]}
    )
    table.stack_zombie_cards(ABOMINATION_CARD, ABOMINATION_CARD_2)
    table.run(DrawZombieCard(table.zone("2R.a1")))
    table.turn("carl")
    table.choose(MeleeAttack, card="pickaxe")

    table.run(DrawZombieCard(table.zone("3R.a3")))

    assert table.zombies("3R.a3") == {"abomination": 1}
    assert abomination_tokens(table) == [True]


@rule("uoa.zombie.brute", "uoa.zombie.runner")
def test_with_damage_two_the_striker_may_choose_the_brute() -> None:
    table = TestTable(
        ["carl"], dice=(6,), gear={"carl": ["machete"]}, zombies={"2R.a1": {"brute": 1, "runner": 1}}
    )
    table.turn("carl")
    table.choose(MeleeAttack, card="machete")

    table.choose(Hit, kind="brute")

    assert table.zombies("2R.a1") == {"runner": 1}
