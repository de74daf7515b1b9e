"""Equipment: kinds of weapons, ammunition, noise symbols, Water."""

import pytest

from tests.games.zombicide.table import TestTable, happened, rules_of
from tests.rules import rule
from veglia.games.zombicide.engine.rules.actions.attack import MeleeAttack, RangedAttack
from veglia.games.zombicide.engine.rules.actions.reload import ReloadWeapon
from veglia.games.zombicide.engine.rules.cards import BANG, BOOM, CardType
from veglia.games.zombicide.engine.rules.combat import KeepDice, UseReroll
from veglia.games.zombicide.engine.rules.events import (
    AdrenalineGained,
    AttackRolled,
    CardDiscarded,
    DiceKept,
    DiceRolledAgain,
    FriendlyFire,
    HitWithoutEffect,
)
from veglia.games.zombicide.engine.rules.scope import BULLETS, MELEE, PISTOL, RANGED, RIFLE, SHELLS
from veglia.games.zombicide.undead_or_alive.rules import library
from veglia.games.zombicide.undead_or_alive.rules.actions.fanning import Fan
from veglia.games.zombicide.undead_or_alive.rules.actions.water import Drink
from veglia.games.zombicide.undead_or_alive.rules.events import NoiseMade


def printed(id: str) -> CardType:
    return next(card for card in library.library().card_types if card.id == id)


@rule("uoa.equip.melee", "uoa.equip.ranged", "uoa.equip.subtypes")
def test_example_weapon_categories() -> None:
    kinds = MELEE | RANGED | PISTOL | RIFLE

    found = {id: printed(id).scopes & kinds for id in ("frying_pan", "pickaxe", "winchester", "colt_saa")}

    assert found == {
        "frying_pan": MELEE,
        "pickaxe": MELEE,
        "winchester": RANGED | RIFLE,
        "colt_saa": RANGED | PISTOL,
    }


@rule("uoa.equip.ammo-bullets", "uoa.equip.ammo-shells")
def test_example_ammo_kinds() -> None:
    kinds = BULLETS | SHELLS

    found = {id: printed(id).scopes & kinds for id in ("winchester", "colt_saa", "shotgun", "lupara")}

    assert found == {"winchester": BULLETS, "colt_saa": BULLETS, "shotgun": SHELLS, "lupara": SHELLS}


@rule("uoa.equip.noise-symbol", "uoa.class.gunslinger-fanning-boom")
def test_example_weapon_noise() -> None:
    gear: list[str | None] = ["knife", "double_barrelled_shotgun", "colt_saa"]
    table = TestTable(
        ["meg"], dice=[1] * 10, at="2R.a2", gear={"meg": gear}, zombies={"2R.a2": {"walker": 1}}
    )
    table.turn("meg", actions=4)

    stab = table.choose(MeleeAttack, card="knife")
    shot = table.choose(RangedAttack, card="double_barrelled_shotgun", zone="2R.a1")
    second_shot = table.choose(RangedAttack, card="colt_saa", zone="2R.a1")
    fanning = table.choose(Fan, card="colt_saa", zone="2R.a1")

    assert happened(stab, NoiseMade) == []
    assert [noise.noise for noise in happened(shot, NoiseMade)] == [BANG]
    assert [noise.noise for noise in happened(second_shot, NoiseMade)] == [BANG]
    assert [noise.noise for noise in happened(fanning, NoiseMade)] == [BOOM]
    assert rules_of(happened(fanning, NoiseMade)) == {"uoa.class.gunslinger-fanning-boom"}
    assert table.state.is_loud


@rule("uoa.equip.noise-symbol")
def test_a_free_shot_is_heard_as_well() -> None:
    table = TestTable(
        ["jimmy"], dice=[1], gear={"jimmy": ["colt_saa"]}, skills={"jimmy": ["plus_1_free_ranged_action"]}
    )
    table.state.noise_zone = table.zone("3R.c3")
    table.turn("jimmy", actions=0)

    events = table.choose(RangedAttack, card="colt_saa", zone="2R.a2")

    assert table.state.noise_zone == table.zone("2R.a1")
    assert "uoa.noise.location" in rules_of(events)


@rule("uoa.equip.weapon-kinds", "uoa.equip.melee", "uoa.equip.ranged")
def test_each_kind_of_weapon_has_its_own_action_and_other_cards_have_none() -> None:
    zombies = {"2R.a2": {"walker": 1}, "2R.a3": {"walker": 1}}
    gear: list[str | None] = ["machete", "colt_saa", None]
    table = TestTable(
        ["carl", "meg"], at="2R.a2", gear={"carl": gear, "meg": ["water", "holy_water"]}, zombies=zombies
    )

    table.turn("carl")
    blows, shots = table.offered(MeleeAttack), table.offered(RangedAttack)
    table.turn("meg")

    assert {(blow.card, blow.zone) for blow in blows} == {(table.card("machete"), table.zone("2R.a2"))}
    assert {shot.card for shot in shots} == {table.card("colt_saa")}
    assert table.zone("2R.a3") in {shot.zone for shot in shots}
    assert not table.offers(MeleeAttack)
    assert not table.offers(RangedAttack)


@rule("uoa.equip.melee")
def test_a_melee_weapon_reaches_only_the_own_zone() -> None:
    table = TestTable(["carl"], at="2R.a1", gear={"carl": ["machete"]}, zombies={"2R.a2": {"walker": 1}})

    table.turn("carl")

    assert not table.offers(MeleeAttack)


@rule("uoa.equip.ranged-at-zero")
def test_at_range_0_priority_and_friendly_fire_hold_as_for_any_ranged_action() -> None:
    zombies = {"2R.a1": {"brute": 1, "runner": 1}}
    table = TestTable(["jimmy", "carl"], dice=[3, 2], gear={"jimmy": ["sawed_off"]}, zombies=zombies)
    table.turn("jimmy")

    events = table.choose(RangedAttack, card="sawed_off", zone="2R.a1")

    assert table.zombies("2R.a1") == {"brute": 1, "runner": 1}
    assert rules_of(happened(events, HitWithoutEffect)) == {"uoa.combat.priority-shield"}
    assert [hit.target for hit in happened(events, FriendlyFire)] == [table.who("carl")]
    assert table.survivor("carl").wounds == 1


@rule("uoa.equip.subtypes")
def test_only_a_pistol_can_be_fanned() -> None:
    table = TestTable(["meg"], gear={"meg": ["winchester", "colt_saa"]})

    table.turn("meg")

    assert table.offers(Fan, card="colt_saa")
    assert not table.offers(Fan, card="winchester")


@rule("uoa.equip.infinite-ammo", "uoa.actions.repeatable")
def test_a_weapon_without_reload_may_be_fired_again_and_again() -> None:
    table = TestTable(["jimmy"], dice=[1, 1, 1, 1, 1, 1], gear={"jimmy": ["winchester"]})
    table.turn("jimmy", actions=4)

    for _ in range(3):
        table.choose(RangedAttack, card="winchester", zone="2R.a2")

    assert table.offers(RangedAttack, card="winchester", zone="2R.a2")
    assert not table.offers(ReloadWeapon)


@rule("uoa.trait.usable-in-backpack", "uoa.equip.plenty-of-ammo")
def test_example_plenty_of_bullets_backpack() -> None:
    gear: list[str | None] = ["colt_saa", None, None, "plenty_of_bullets"]
    table = TestTable(["carl"], dice=[1, 6], gear={"carl": gear}, zombies={"2R.a2": {"walker": 1}})
    table.turn("carl")
    table.choose(RangedAttack, card="colt_saa", zone="2R.a2")

    events = table.choose(UseReroll)

    assert [(again.dice, again.rule) for again in happened(events, DiceRolledAgain)] == [
        ((6,), "uoa.equip.plenty-of-ammo")
    ]
    assert table.zombies("2R.a2") == {}


@rule("uoa.equip.plenty-of-ammo")
def test_the_second_roll_stands_even_when_it_is_worse() -> None:
    gear: list[str | None] = ["winchester", None, None, "plenty_of_bullets"]
    table = TestTable(["jimmy"], dice=[4, 1, 1, 1], gear={"jimmy": gear}, zombies={"2R.a2": {"walker": 1}})
    table.turn("jimmy")
    table.choose(RangedAttack, card="winchester", zone="2R.a2")

    events = table.choose(UseReroll)

    assert [(rolled.dice, rolled.hits) for rolled in happened(events, AttackRolled)] == [((1, 1), 0)]
    assert table.zombies("2R.a2") == {"walker": 1}


@rule("uoa.equip.plenty-of-ammo")
def test_a_player_may_keep_the_dice() -> None:
    gear: list[str | None] = ["winchester", None, None, "plenty_of_bullets"]
    table = TestTable(["jimmy"], dice=[4, 1], gear={"jimmy": gear}, zombies={"2R.a2": {"walker": 1}})
    table.turn("jimmy")
    table.choose(RangedAttack, card="winchester", zone="2R.a2")

    events = table.choose(KeepDice)

    assert rules_of(happened(events, DiceKept)) == {"uoa.equip.plenty-of-ammo"}
    assert [rolled.dice for rolled in happened(events, AttackRolled)] == [(4, 1)]
    assert table.zombies("2R.a2") == {}


@rule("uoa.equip.plenty-of-ammo")
def test_several_copies_give_one_re_roll_per_action_and_none_is_discarded() -> None:
    gear: list[str | None] = ["colt_saa", None, None, "plenty_of_bullets", "plenty_of_bullets"]
    table = TestTable(["carl"], dice=[1, 1, 1, 1], gear={"carl": gear})
    table.turn("carl")

    for _ in range(2):
        table.choose(RangedAttack, card="colt_saa", zone="2R.a2")
        events = table.choose(UseReroll)
        assert happened(events, AttackRolled)

    assert table.survivor("carl").actions == 1
    assert table.cards("carl").count("plenty_of_bullets") == 2


@rule("uoa.equip.plenty-of-ammo", "uoa.equip.ammo-bullets", "uoa.equip.ammo-shells")
@pytest.mark.parametrize(
    ("weapon", "ammunition", "helps"),
    [
        ("winchester", "plenty_of_bullets", True),
        ("winchester", "plenty_of_shells", False),
        ("shotgun", "plenty_of_shells", True),
        ("shotgun", "plenty_of_bullets", False),
    ],
)
def test_only_the_matching_ammunition_helps(weapon: str, ammunition: str, helps: bool) -> None:
    gear: list[str | None] = [weapon, None, None, ammunition]
    table = TestTable(["jimmy"], dice=[1] * 3, gear={"jimmy": gear})
    table.turn("jimmy")

    table.choose(RangedAttack, card=weapon, zone="2R.a2")

    assert table.offers(UseReroll) == helps


@rule("uoa.equip.plenty-of-ammo")
def test_ammunition_does_not_help_a_melee_attack() -> None:
    gear: list[str | None] = ["machete", "plenty_of_bullets", None, "plenty_of_shells"]
    table = TestTable(["carl"], dice=[1], gear={"carl": gear}, zombies={"2R.a1": {"walker": 1}})
    table.turn("carl")

    events = table.choose(MeleeAttack, card="machete")

    assert [rolled.dice for rolled in happened(events, AttackRolled)] == [(1,)]


@rule("uoa.equip.water")
@pytest.mark.parametrize("slot", [0, 1, 3, 4, 5])
def test_water_from_any_slot_gives_3_ap_for_an_action_and_is_discarded(slot: int) -> None:
    table = TestTable(["carl"], gear={"carl": [*[None] * slot, "water"]})
    card = table.card("water")
    table.turn("carl")

    events = table.choose(Drink)

    assert table.survivor("carl").ap == 3
    assert table.survivor("carl").actions == 2
    assert table.state.equipment.discards == [card]
    assert [(gain.points, gain.rule) for gain in happened(events, AdrenalineGained)] == [
        (3, "uoa.equip.water")
    ]
    assert rules_of(happened(events, CardDiscarded)) == {"uoa.equip.water"}
