"""Skills of how Survivors fight: targets, weapons, and what follows an attack."""

import pytest

from tests.games.zombicide.table import TestTable, happened, rules_of
from tests.rules import rule
from veglia.games.zombicide.engine.rules.actions.attack import MeleeAttack, RangedAttack
from veglia.games.zombicide.engine.rules.actions.move import MoveTo
from veglia.games.zombicide.engine.rules.events import (
    AdrenalineGained,
    AttackRolled,
    Moved,
    PaidForZombies,
    Wounded,
    ZombieCardDrawn,
    ZombieEliminated,
)
from veglia.games.zombicide.engine.rules.hits import Hit, SpendHit
from veglia.games.zombicide.engine.rules.spawn import DrawZombieCard
from veglia.games.zombicide.engine.rules.state import NO_CARD
from veglia.games.zombicide.engine.rules.traits.combat_reflexes import HoldFire, React
from veglia.games.zombicide.engine.rules.traits.hit_and_run import RunAway, StayHere
from veglia.kernel.machine import Event

Gear = list[str | None]
ONE_WALKER, ONE_WALKER_2, ABOMINATION_CARD = 1, 2, 34


def dice_of(events: list[Event]) -> int:
    return len(happened(events, AttackRolled)[0].dice)


@rule("uoa.skill.eagle-eye")
def test_eagle_eye_chooses_targets_at_range_freely() -> None:
    zombies = {"2R.a2": {"walker": 1, "runner": 1}}
    table = TestTable(["hanna"], dice=(6,), gear={"hanna": ["springfield"]}, zombies=zombies)
    table.only_skills("hanna", ["eagle_eye"])
    table.turn("hanna")

    table.choose(RangedAttack, zone="2R.a2")
    table.choose(Hit, kind="runner")

    assert table.zombies("2R.a2") == {"walker": 1}


@rule("uoa.skill.eagle-eye")
def test_eagle_eye_may_choose_a_target_that_stands() -> None:
    zombies = {"2R.a2": {"brute": 1, "walker": 1}}
    table = TestTable(["hanna"], dice=(6,), gear={"hanna": ["colt_saa"]}, zombies=zombies)
    table.only_skills("hanna", ["eagle_eye"])
    table.turn("hanna")

    table.choose(RangedAttack, zone="2R.a2")
    table.choose(SpendHit, kind="brute")

    assert table.zombies("2R.a2") == {"brute": 1, "walker": 1}
    assert table.survivor("hanna").ap == 0


@rule("uoa.skill.eagle-eye")
@pytest.mark.parametrize(("skills", "wounds"), [([], 1), (["eagle_eye"], 0)])
def test_eagle_eye_ignores_friendly_fire(skills: list[str], wounds: int) -> None:
    table = TestTable(["hanna", "carl"], dice=(1,), at={"hanna": "2R.a1", "carl": "2R.a2"})
    table.equip("hanna", ["springfield"])
    table.only_skills("hanna", skills)
    table.turn("hanna")

    events = table.choose(RangedAttack, zone="2R.a2")

    assert len(happened(events, Wounded)) == wounds
    assert table.survivor("carl").wounds == wounds


@rule("uoa.skill.point-blank", "uoa.skill.precedence")
def test_point_blank_fires_into_the_own_zone_whatever_the_minimum_range() -> None:
    zombies = {"2R.a1": {"brute": 1, "walker": 1, "runner": 1}}
    table = TestTable(["trixie", "carl"], dice=(6, 1), gear={"trixie": ["winchester"]}, zombies=zombies)
    table.only_skills("trixie", [])
    table.turn("trixie")
    assert not table.offers(RangedAttack, zone="2R.a1")
    table.only_skills("trixie", ["point_blank"])
    table.turn("trixie")

    table.choose(RangedAttack, zone="2R.a1")
    assert {option.kind for option in table.offered(Hit)} == {
        table.kind(k) for k in ("brute", "walker", "runner")
    }
    table.choose(Hit, kind="runner")

    assert table.zombies("2R.a1") == {"brute": 1, "walker": 1}
    assert table.survivor("carl").wounds == 0


@rule("uoa.skill.point-blank")
def test_point_blank_still_needs_enough_damage() -> None:
    zombies = {"2R.a1": {"brute": 1, "walker": 1, "runner": 1}}
    table = TestTable(["trixie"], dice=(6,), gear={"trixie": ["colt_saa"]}, zombies=zombies)
    table.only_skills("trixie", ["point_blank"])
    table.turn("trixie")

    table.choose(RangedAttack, zone="2R.a1")

    assert {option.kind for option in table.offered(Hit)} == {table.kind("walker"), table.kind("runner")}


@rule("uoa.skill.point-blank")
def test_point_blank_helps_only_at_range_zero() -> None:
    where = {"trixie": "2R.a1", "carl": "2R.a2"}
    table = TestTable(["trixie", "carl"], dice=(1,), at=where, gear={"trixie": ["colt_saa"]})
    table.only_skills("trixie", ["point_blank"])
    table.turn("trixie")

    table.choose(RangedAttack, zone="2R.a2")

    assert table.survivor("carl").wounds == 1


@rule("uoa.skill.ambidextrous")
@pytest.mark.parametrize(("skills", "is_dual"), [([], False), (["ambidextrous"], True)])
def test_for_the_ambidextrous_all_weapons_are_dual(skills: list[str], is_dual: bool) -> None:
    table = TestTable(["pablito"], gear={"pablito": ["schofield", "schofield"]})
    table.only_skills("pablito", skills)

    table.turn("pablito")

    assert any(option.second != NO_CARD for option in table.offered(RangedAttack)) is is_dual


@rule("uoa.skill.quick-draw")
@pytest.mark.parametrize(("skills", "is_equipped"), [([], False), (["quick_draw"], True)])
def test_quick_draw_equips_the_whole_inventory(skills: list[str], is_equipped: bool) -> None:
    gear: Gear = ["water", "water", None, "colt_saa", "colt_saa"]
    table = TestTable(["pablito"], gear={"pablito": gear})
    table.only_skills("pablito", skills)

    table.turn("pablito")

    assert table.offers(RangedAttack, card="colt_saa", second=NO_CARD) is is_equipped
    assert any(option.second != NO_CARD for option in table.offered(RangedAttack)) is is_equipped


@rule("uoa.skill.hit-and-run")
@pytest.mark.parametrize(("kind", "zone"), [(MeleeAttack, "2R.a1"), (RangedAttack, "2R.a2")])
def test_after_a_kill_hit_and_run_moves_one_zone_for_nothing(
    kind: type[MeleeAttack] | type[RangedAttack], zone: str
) -> None:
    zombies = {"2R.a1": {"walker": 3}, "2R.a2": {"walker": 3}}
    table = TestTable(["may"], dice=(6,), gear={"may": ["machete", "colt_saa"]}, zombies=zombies)
    table.turn("may", actions=1)
    table.choose(kind, zone=zone)
    assert table.asking.cites(table.state) == "uoa.skill.hit-and-run"

    events = table.choose(MoveTo, zone="2R.a2")

    assert [(event.zone, event.rule) for event in happened(events, Moved)] == [
        (table.zone("2R.a2"), "uoa.skill.hit-and-run")
    ]
    assert happened(events, PaidForZombies) == []
    assert table.survivor("may").actions == 0


@rule("uoa.skill.hit-and-run")
def test_hit_and_run_needs_a_kill_and_is_a_choice() -> None:
    table = TestTable(["may"], dice=(1, 6), gear={"may": ["machete"]}, zombies={"2R.a1": {"walker": 2}})
    table.turn("may")

    table.choose(MeleeAttack)
    assert not isinstance(table.asking, RunAway)
    table.choose(MeleeAttack)
    table.choose(StayHere)

    assert table.survivor("may").zone == table.zone("2R.a1")


@rule("uoa.skill.hit-and-run", "uoa.skill.escalation")
def test_running_away_is_a_move_action_and_ends_an_escalation() -> None:
    zombies = {"2R.a1": {"walker": 9}, "2R.a2": {"walker": 9}}
    table = TestTable(["may"], dice=(6, 6, 1, 1), gear={"may": ["machete"]}, zombies=zombies)
    table.only_skills("may", ["hit_and_run", "escalation_melee"])
    table.turn("may")

    first = dice_of(table.choose(MeleeAttack))
    table.choose(MoveTo, zone="2R.a2")
    second = dice_of(table.choose(MeleeAttack))
    table.choose(StayHere)
    third = dice_of(table.choose(MeleeAttack))

    assert (first, second, third) == (1, 1, 2)


@rule("uoa.skill.combat-reflexes")
def test_combat_reflexes_attack_what_appears_in_sight_before_the_next_card() -> None:
    table = TestTable(
        ["jimmy"], dice=(6, 6), at="2R.a3", gear={"jimmy": ["winchester"]}, zombies={"2R.c3": {"runner": 1}}
    )
    table.only_skills("jimmy", ["combat_reflexes"])
    table.stack_zombie_cards(ONE_WALKER, ONE_WALKER_2)
    zone = table.zone("2R.c3")

    drawn = table.run(DrawZombieCard(zone), DrawZombieCard(table.zone("3R.c3")))
    assert table.asking.cites(table.state) == "uoa.skill.combat-reflexes"
    assert {option.zone for option in table.offered(RangedAttack)} == {zone}
    events = table.choose(RangedAttack)

    # The new Walker and the Runner that stood there already.
    assert len(happened(drawn, ZombieCardDrawn)) == 1
    assert len(happened(events, ZombieEliminated)) == 2
    assert sum(event.points for event in happened(events, AdrenalineGained)) == 2
    assert table.survivor("jimmy").actions == 0
    # The second card brought Zombies out of sight.
    assert len(happened(events, ZombieCardDrawn)) == 1
    assert table.asking is None


@rule("uoa.skill.combat-reflexes")
def test_combat_reflexes_work_once_for_each_card_and_may_be_held_back() -> None:
    table = TestTable(["jimmy"], dice=(1, 1), at="2R.a3", gear={"jimmy": ["winchester"]})
    table.only_skills("jimmy", ["combat_reflexes"])
    table.stack_zombie_cards(ONE_WALKER, ONE_WALKER_2)

    table.run(*[DrawZombieCard(table.zone("2R.c3"))] * 2)
    missed = table.choose(RangedAttack)
    held = table.choose(HoldFire)

    assert len(happened(missed, ZombieCardDrawn)) == 1
    assert happened(held, AttackRolled) == []
    assert table.asking is None


@rule("uoa.skill.combat-reflexes")
def test_combat_reflexes_may_strike_in_the_own_zone() -> None:
    table = TestTable(["jimmy"], dice=(6,), at="2R.c3", gear={"jimmy": ["machete"]})
    table.only_skills("jimmy", ["combat_reflexes"])
    table.stack_zombie_cards(ONE_WALKER)

    table.run(DrawZombieCard(table.zone("2R.c3")))
    table.choose(MeleeAttack)

    assert table.zombies("2R.c3") == {}


@rule("uoa.skill.combat-reflexes")
def test_a_card_that_brings_no_zombie_gives_combat_reflexes_nothing_to_do() -> None:
    zombies = {"2R.c3": {"walker": 1}, "3R.B": {"abomination": 1}}
    table = TestTable(["jimmy"], at="2R.a3", gear={"jimmy": ["winchester"]}, zombies=zombies)
    table.only_skills("jimmy", ["combat_reflexes"])
    table.stack_zombie_cards(ABOMINATION_CARD)

    events = table.run(DrawZombieCard(table.zone("2R.c3")))

    assert "uoa.zombie.abomination-spawn-present" in rules_of(events)
    assert not isinstance(table.asking, React)


@rule("uoa.skill.brothers-in-arms")
@pytest.mark.parametrize(("where", "turner", "hanna"), [("2R.a1", 2, 2), ("2R.a2", 1, 1)])
def test_brothers_in_arms_share_the_skill_with_everyone_in_the_zone(
    where: str, turner: int, hanna: int
) -> None:
    table = TestTable(["turner", "hanna"], dice=(1,) * 4, at={"turner": "2R.a1", "hanna": where})
    table.equip("turner", ["springfield"])
    table.equip("hanna", ["springfield"])
    table.only_skills("turner", ["brothers_in_arms_plus_1_die_ranged"])
    table.only_skills("hanna", [])

    table.turn("turner")
    first = dice_of(table.choose(RangedAttack, zone="2R.a3"))
    table.turn("hanna")
    second = dice_of(table.choose(RangedAttack, zone="2R.a3"))

    assert (first, second) == (turner, hanna)
