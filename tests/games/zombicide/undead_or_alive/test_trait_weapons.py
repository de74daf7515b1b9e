"""Equipment traits: Knife, Fanning 6+, Reload."""

import pytest

from tests.games.zombicide.table import TestTable, happened, rules_of
from tests.rules import rule
from veglia.games.zombicide.engine.rules.actions.attack import MeleeAttack, RangedAttack
from veglia.games.zombicide.engine.rules.actions.reload import ReloadWeapon
from veglia.games.zombicide.engine.rules.actions.reorganise import TradeWith
from veglia.games.zombicide.engine.rules.events import (
    AttackRolled,
    WeaponEmptied,
    WeaponReloaded,
    WeaponsReloaded,
)
from veglia.games.zombicide.engine.rules.inventory import PutCard
from veglia.games.zombicide.engine.rules.state import NO_CARD
from veglia.games.zombicide.engine.rules.turn import EndPhase
from veglia.games.zombicide.undead_or_alive.rules.actions.fanning import Fan
from veglia.kernel.machine import Event


def dice_rolled(events: list[Event]) -> list[int]:
    return [len(rolled.dice) for rolled in happened(events, AttackRolled)]


def may_with(*gear: str | None) -> TestTable:
    """May among Walkers, with dice that all miss."""
    table = TestTable(["may"], [1] * 9, gear={"may": [*gear]}, zombies={"2R.a1": {"walker": 1}})
    table.turn("may")
    return table


@rule("uoa.trait.knife-bonus", "uoa.inv.three-hands")
def test_example_knife_pickaxe() -> None:
    table = may_with("knife", "knife", "pickaxe")

    events = table.choose(MeleeAttack, card="pickaxe")

    assert dice_rolled(events) == [3]


@rule("uoa.trait.knife-dual")
def test_example_knife_dual() -> None:
    table = may_with("knife", "knife", "pickaxe")

    events = table.choose(MeleeAttack, card="knife", second=table.survivor("may").cards[1])

    assert dice_rolled(events) == [4]
    assert table.survivor("may").actions == 2


@rule("uoa.trait.knife-bonus")
@pytest.mark.parametrize(
    ("gear", "weapon", "dice"),
    [
        (["pickaxe", "knife"], "pickaxe", 3),
        (["pickaxe", None, "knife"], "pickaxe", 3),
        (["pickaxe", None, None, "knife"], "pickaxe", 2),
        (["pickaxe", "machete"], "pickaxe", 2),
        # A Knife does not help itself.
        (["knife", "pickaxe"], "knife", 1),
    ],
)
def test_a_knife_in_hand_or_preferred_slot_adds_a_die_to_another_melee_weapon(
    gear: list[str | None], weapon: str, dice: int
) -> None:
    table = may_with(*gear)

    events = table.choose(MeleeAttack, card=weapon)

    assert dice_rolled(events) == [dice]


@rule("uoa.trait.knife-bonus")
def test_a_knife_does_not_help_a_ranged_weapon() -> None:
    table = may_with("colt_saa", "knife")

    events = table.choose(RangedAttack, card="colt_saa", zone="2R.a2")

    assert dice_rolled(events) == [1]


@rule("uoa.trait.knife-dual")
def test_a_knife_does_not_help_dual_weapons() -> None:
    table = may_with("machete", "machete", "knife")

    events = table.choose(MeleeAttack, card="machete", second=table.survivor("may").cards[1])

    assert dice_rolled(events) == [2]


@rule("uoa.trait.fanning-6")
@pytest.mark.parametrize(("pistol", "accuracy", "hits"), [("scrap_iron", 6, 1), ("colt_saa", 5, 3)])
def test_a_pistol_with_fanning_6_needs_sixes(pistol: str, accuracy: int, hits: int) -> None:
    dice = [6, 5, 5, 4, 4, 4]
    table = TestTable(["meg"], dice, gear={"meg": [pistol]}, zombies={"2R.a2": {"walker": 6}})
    table.turn("meg")

    events = table.choose(Fan, card=pistol, zone="2R.a2")

    rolled = happened(events, AttackRolled)
    assert [(roll.dice, roll.accuracy, roll.hits) for roll in rolled] == [(tuple(dice), accuracy, hits)]
    assert table.zombies("2R.a2") == {"walker": 6 - hits}


@rule("uoa.trait.reload-empties")
def test_a_reload_weapon_is_empty_after_each_shot() -> None:
    table = TestTable(["carl"], [1], gear={"carl": ["springfield"]})
    card = table.card("springfield")
    table.turn("carl")

    events = table.choose(RangedAttack, card="springfield", zone="2R.a2")

    assert not table.offers(RangedAttack)
    assert [(gone.card, gone.rule) for gone in happened(events, WeaponEmptied)] == [
        (card, "uoa.trait.reload-empties")
    ]


@rule("uoa.trait.reload-action")
def test_an_action_reloads_it_and_it_fires_again() -> None:
    table = TestTable(["carl"], [1, 1], gear={"carl": ["springfield"]})
    table.turn("carl")
    before = table.offers(ReloadWeapon)
    table.choose(RangedAttack, card="springfield", zone="2R.a2")

    events = table.choose(ReloadWeapon, card="springfield")
    actions_left = table.survivor("carl").actions
    table.choose(RangedAttack, card="springfield", zone="2R.a2")

    assert not before
    assert actions_left == 1
    assert rules_of(happened(events, WeaponReloaded)) == {"uoa.trait.reload-action"}


@rule("uoa.trait.reload-end-phase")
def test_in_the_end_phase_all_weapons_are_reloaded_for_free() -> None:
    gear: dict[str, list[str | None]] = {"carl": ["springfield"], "meg": ["colt_saa"]}
    table = TestTable(["carl", "meg"], [1] * 7, gear=gear)
    table.turn("carl")
    table.choose(RangedAttack, card="springfield", zone="2R.a2")
    table.turn("meg")
    table.choose(Fan, card="colt_saa", zone="2R.a2")

    events = table.run(EndPhase())
    table.turn("carl")
    springfield = table.offers(RangedAttack, card="springfield")
    table.turn("meg")

    assert rules_of(happened(events, WeaponsReloaded)) == {"uoa.round.end-phase-reload"}
    assert springfield
    assert table.offers(RangedAttack, card="colt_saa")


@rule("uoa.trait.reload-trade")
def test_an_emptied_weapon_is_still_empty_in_other_hands() -> None:
    table = TestTable(["carl", "may"], [1], gear={"carl": ["springfield"]})
    table.turn("carl")
    table.choose(RangedAttack, card="springfield", zone="2R.a2")
    table.choose(TradeWith, survivor="may")
    table.choose(PutCard, card="springfield", survivor="may", slot=0)

    table.turn("may")
    at_first = table.offers(RangedAttack)
    table.choose(ReloadWeapon, card="springfield")

    assert not at_first
    assert table.offers(RangedAttack, card="springfield")


@rule("uoa.trait.reload-dual")
def test_one_action_reloads_two_weapons_fired_as_dual() -> None:
    table = TestTable(["carl"], [1] * 4, gear={"carl": ["sawed_off", "sawed_off"]})
    first, second = table.survivor("carl").cards[:2]
    table.turn("carl")

    fired = table.choose(RangedAttack, second=second, zone="2R.a2")
    is_empty = not table.offers(RangedAttack)
    events = table.choose(ReloadWeapon)

    assert is_empty
    assert {gone.card for gone in happened(fired, WeaponEmptied)} == {first, second}
    assert {full.card for full in happened(events, WeaponReloaded)} == {first, second}
    assert "uoa.trait.reload-dual" in rules_of(events)
    assert table.offers(RangedAttack, second=second)
    assert table.survivor("carl").actions == 1


@rule("uoa.trait.reload-dual-separate", "uoa.trait.reload-dual")
def test_dual_weapons_may_fire_one_by_one_at_different_zones_and_are_reloaded_one_by_one() -> None:
    table = TestTable(["carl"], [1] * 4, at="2R.a2", gear={"carl": ["sawed_off", "sawed_off"]})
    table.turn("carl", actions=4)

    first = table.choose(RangedAttack, second=NO_CARD, zone="2R.a1")
    second = table.choose(RangedAttack, second=NO_CARD, zone="2R.a3")
    both_empty = not table.offers(RangedAttack)
    reloaded = table.choose(ReloadWeapon)

    fired = happened([*first, *second], AttackRolled)
    assert [roll.zone for roll in fired] == [table.zone("2R.a1"), table.zone("2R.a3")]
    assert {roll.card for roll in fired} == set(table.survivor("carl").cards[:2])
    assert both_empty
    assert len(happened(reloaded, WeaponReloaded)) == 1
    assert table.offers(ReloadWeapon)
    assert {shot.second for shot in table.offered(RangedAttack)} == {NO_CARD}


@rule(
    "uoa.class.gunslinger-fanning-reload",
    "uoa.class.gunslinger-fanning-normal-shot",
    "uoa.trait.reload-action",
)
def test_example_fanning_reload() -> None:
    table = TestTable(["meg"], [1] * 8, gear={"meg": ["colt_saa"]})
    table.only_skills("meg", [])
    table.turn("meg", actions=4)

    fanning = table.choose(Fan, card="colt_saa", zone="2R.a2")
    after_fanning = table.offers(RangedAttack) or table.offers(Fan)
    table.choose(ReloadWeapon, card="colt_saa")
    after_reload = table.offers(RangedAttack) and table.offers(Fan)
    shot = table.choose(RangedAttack, card="colt_saa", zone="2R.a2")

    assert rules_of(happened(fanning, WeaponEmptied)) == {"uoa.class.gunslinger-fanning-reload"}
    assert not after_fanning
    assert after_reload
    assert happened(shot, WeaponEmptied) == []
    assert table.offers(RangedAttack, card="colt_saa")
    assert not table.offers(ReloadWeapon)


@rule("uoa.class.gunslinger-fanning-single")
@pytest.mark.parametrize("third", ["colt_saa", "remington"])
def test_example_fanning_dual_pistols(third: str) -> None:
    table = TestTable(["meg"], [1] * 18, gear={"meg": ["colt_saa", "colt_saa", third]})
    table.only_skills("meg", [])
    pistols = set(table.survivor("meg").cards[:3])
    table.turn("meg")
    seconds = {fan.second for fan in table.offered(Fan)}

    events = [event for _ in range(3) for event in table.choose(Fan, zone="2R.a2")]

    assert seconds == {NO_CARD}
    assert dice_rolled(events) == [6, 6, 6]
    assert {rolled.card for rolled in happened(events, AttackRolled)} == pistols
