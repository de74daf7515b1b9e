"""Ranged attacks: range, sight, hit rolls, ammunition, and one attack in a turn."""

import pytest

from tests.games.last_night_on_earth.table import Table, vars_of
from tests.rules import rule
from veglia.games.last_night_on_earth.rules.dying import turn_hero
from veglia.games.last_night_on_earth.rules.events import WeaponBroke, ZombieKilled, ZombieWounded
from veglia.games.last_night_on_earth.rules.exchanging import DoneExchanging, GiveItem
from veglia.games.last_night_on_earth.rules.hero_steps import StayHere
from veglia.games.last_night_on_earth.rules.hero_turn import Activate
from veglia.games.last_night_on_earth.rules.plays import PickZombie, UseItem
from veglia.games.last_night_on_earth.rules.shooting import HitRolled, HoldFire, RangedAttack
from veglia.games.last_night_on_earth.rules.weapons import BreakRolled, WeaponSaved

# Board E has the Cornfield.
FARM = "TOWN/EFGH"


@rule("lnoe.ranged.to-hit", "lnoe.ranged.kill")
@pytest.mark.parametrize(("face", "killed", "left"), [(4, True, 1), (3, False, 1), (1, False, 0)])
def test_a_revolver_hits_on_4_and_is_empty_when_its_hit_die_shows_1(
    face: int, killed: bool, left: int
) -> None:
    table = Table()
    hero = table.hero("jenny", table.at(5, 5))
    gun = table.item(hero, "revolver")
    zombie = table.zombie(table.at(5, 8))
    table.roll(face)
    table.run(RangedAttack(hero))
    table.choose(UseItem, card=gun, zombie=zombie)
    assert (table.state.zombie(zombie) is None) == killed
    assert [event.by for event in table.told(ZombieKilled)] == [hero] * killed
    assert len(table.state.heroes[hero].items) == left
    assert (gun in table.state.hero_deck.discards) == (not left)
    table.check()


@rule("lnoe.ranged.range")
def test_targets_are_within_range_and_the_own_space_is_one() -> None:
    """lnoe.gap.ranged-targets."""
    table = Table()
    hero = table.hero("jenny", table.at(5, 5))
    gun = table.item(hero, "revolver")
    beside, near, far = (table.zombie(table.at(5, col)) for col in (5, 8, 9))
    table.run(RangedAttack(hero))
    assert table.offers(UseItem, card=gun, zombie=beside)
    assert table.offers(UseItem, card=gun, zombie=near)
    assert not table.offers(UseItem, card=gun, zombie=far)


@rule("lnoe.ranged.once")
def test_after_one_ranged_attack_no_other_is_offered_and_none_need_be_made() -> None:
    table = Table()
    hero = table.hero("jenny", table.at(5, 5))
    gun = table.item(hero, "revolver")
    table.item(hero, "signal_flare")
    zombie = table.zombie(table.at(5, 7))
    table.roll(3)
    table.run(RangedAttack(hero))
    assert table.offers(HoldFire)
    table.choose(UseItem, card=gun, zombie=zombie)
    assert table.asked == ""
    assert table.state.zombie(zombie) is not None


@rule("lnoe.ranged.models-no-block")
def test_models_do_not_block_sight() -> None:
    table = Table()
    hero = table.hero("jenny", table.at(5, 5))
    gun = table.item(hero, "revolver")
    table.hero("becky", table.at(5, 6))
    table.zombie(table.at(5, 7))
    behind = table.zombie(table.at(5, 8))
    table.run(RangedAttack(hero))
    assert table.offers(UseItem, card=gun, zombie=behind)


@rule("lnoe.ranged.walls-block", "lnoe.ranged.see-through-adjacent-wall")
def test_walls_block_sight_but_not_those_that_the_hero_touches() -> None:
    table = Table()
    outside = table.hero("jenny", table.at(4, 6))
    touching = table.hero("becky", table.at(4, 9))
    guns = [table.item(hero, "revolver") for hero in (outside, touching)]
    # Inside the Bank, behind its west wall.
    zombie = table.zombie(table.at(4, 10))
    seen = table.zombie(table.at(4, 8))
    table.run(RangedAttack(outside))
    assert table.offers(UseItem, card=guns[0], zombie=seen)
    table.choose(HoldFire)
    far = table.hero("sam", table.at(4, 7))
    gun = table.item(far, "revolver")
    table.run(RangedAttack(far))
    assert not table.offers(UseItem, card=gun, zombie=zombie)
    table.choose(HoldFire)
    table.run(RangedAttack(touching))
    assert table.offers(UseItem, card=guns[1], zombie=zombie)


@rule("lnoe.ranged.range")
def test_in_out_of_and_across_the_cornfield_only_adjacent_spaces_are_reached() -> None:
    table = Table(FARM)
    hero = table.hero("jenny", table.at(2, 2))
    gun = table.item(hero, "revolver")
    beside = table.zombie(table.at(2, 1))
    within = table.zombie(table.at(2, 0))
    along_the_street = table.zombie(table.at(2, 5))
    table.run(RangedAttack(hero))
    assert table.offers(UseItem, card=gun, zombie=beside)
    assert table.offers(UseItem, card=gun, zombie=along_the_street)
    assert not table.offers(UseItem, card=gun, zombie=within)
    table.choose(HoldFire)
    inside = table.hero("becky", table.at(2, 0))
    other = table.item(inside, "revolver")
    table.run(RangedAttack(inside))
    assert table.offers(UseItem, card=other, zombie=beside)
    table.state.heroes[inside].space = table.at(1, 0)
    table.choose(HoldFire)
    table.zombie(table.at(1, 3))
    table.run(RangedAttack(inside))
    assert {vars_of(option)["space"] for option in table.offers(UseItem, card=other)} == {
        table.at(2, 0),
        table.at(2, 1),
    }


def test_a_signal_flare_kills_on_2_and_is_discarded_whether_it_hits_or_not() -> None:
    for face, killed in ((2, True), (1, False)):
        table = Table()
        hero = table.hero("jenny", table.at(5, 5))
        flare = table.item(hero, "signal_flare")
        zombie = table.zombie(table.at(5, 9))
        table.roll(face)
        table.run(RangedAttack(hero))
        table.choose(UseItem, card=flare, zombie=zombie)
        assert (table.state.zombie(zombie) is None) == killed
        assert table.state.heroes[hero].items == []
        assert flare in table.state.hero_deck.discards
        table.check()


def test_a_signal_flare_takes_no_place_as_a_weapon() -> None:
    table = Table()
    hero = table.hero("jenny", table.at(5, 5))
    assert not table.state.kind(table.item(hero, "signal_flare")).is_weapon
    assert table.state.kind(table.item(hero, "revolver")).is_weapon


def test_a_pump_shotgun_rolls_for_every_zombie_of_a_space_and_then_for_its_ammunition() -> None:
    table = Table()
    hero = table.hero("jenny", table.at(5, 5))
    other = table.hero("becky", table.at(5, 7))
    gun = table.item(hero, "pump_shotgun")
    zombies = [table.zombie(table.at(5, 7)) for _ in range(3)]
    table.zombie(table.at(5, 8))
    # Two of three are hit; the die for the ammunition shows 2.
    table.roll(3, 2, 6, 2)
    table.run(RangedAttack(hero))
    assert len(table.offers(UseItem, card=gun)) == 1
    table.choose(UseItem, card=gun, space=table.at(5, 7))
    assert [table.state.zombie(zombie) is None for zombie in zombies] == [True, False, True]
    assert table.state.heroes[other].wounds == 0
    assert [event.number for event in table.told(BreakRolled)] == [2]
    assert [event.card for event in table.told(WeaponBroke)] == [gun]
    table.check()


def test_a_double_barrel_rolls_twice_at_zombies_of_one_space() -> None:
    table = Table()
    hero = table.hero("jenny", table.at(5, 5))
    gun = table.item(hero, "double_barrel")
    brown, green = table.zombie(table.at(5, 6), number=0), table.zombie(table.at(5, 6), number=7)
    table.roll(2, 3, 4)
    table.run(RangedAttack(hero))
    table.choose(UseItem, card=gun, space=table.at(5, 6))
    table.choose(PickZombie, zombie=green)
    assert table.state.zombie(green) is not None
    table.choose(PickZombie, zombie=green)
    assert table.state.zombie(green) is None
    assert table.state.zombie(brown) is not None
    # The ammunition die shows 4: it is kept.
    assert [event.number for event in table.told(BreakRolled)] == [4]
    assert table.state.heroes[hero].items == [(gun,)]
    assert len(table.told(HitRolled)) == 2


@rule("lnoe.ranged.kill")
def test_a_hit_is_one_wound_for_a_zombie_hero_and_a_flare_kills_him() -> None:
    for card, face, left in (("revolver", 6, 2), ("signal_flare", 6, 0)):
        table = Table()
        hero = table.hero("jenny", table.at(5, 5))
        dead = table.hero("jake", table.at(5, 6))
        gun = table.item(hero, card)
        turn_hero(table.state, dead, -1, "lnoe.zhero.marker")
        zombie = table.state.zombies[-1].number
        table.roll(face)
        table.run(RangedAttack(hero))
        table.choose(UseItem, card=gun, zombie=zombie)
        found = table.state.zombie(zombie)
        if left:
            assert found is not None
            assert found.wounds == 1
            assert table.told(ZombieWounded)
        else:
            assert found is None


@rule("lnoe.weapon.one-hero-a-turn", "lnoe.exchange.same-space")
def test_a_gun_that_has_shot_serves_no_other_hero_in_the_turn() -> None:
    """lnoe.ex.weapon-passed-on-base"""
    table = Table()
    first = table.hero("jenny", table.at(5, 5))
    second = table.hero("becky", table.at(5, 5))
    gun = table.item(first, "revolver")
    zombie = table.zombie(table.at(5, 7))
    table.roll(1, 3, 1)
    table.hero_turn()
    table.choose(Activate, hero=first)
    table.choose(StayHere)
    table.choose(DoneExchanging)
    table.choose(UseItem, card=gun, zombie=zombie)
    assert table.state.weapon_users == {gun: first}
    # He keeps it: the hit die shows 3. The second Hero takes it over in her own turn.
    table.choose(StayHere)
    table.choose(GiveItem, hero=first, card=gun, to=second)
    while table.asked not in ("", "RangedAttack"):
        table.take_last()
    assert table.state.heroes[second].items == [(gun,)]
    assert table.asked == ""


def test_ammo_is_discarded_in_place_of_an_empty_gun_of_the_same_hero() -> None:
    table = Table()
    hero = table.hero("jenny", table.at(5, 5))
    gun, ammo = table.item(hero, "revolver"), table.item(hero, "ammo")
    other = table.hero("becky", table.at(5, 5))
    table.item(other, "ammo")
    zombie = table.zombie(table.at(5, 6))
    table.roll(1)
    table.run(RangedAttack(hero))
    table.choose(UseItem, card=gun, zombie=zombie)
    assert table.asked == "BreakCheck"
    assert [vars_of(option)["card"] for option in table.offers(UseItem)] == [ammo]
    table.choose(UseItem, card=ammo, pick=gun)
    table.pass_windows()
    assert table.state.heroes[hero].items == [(gun,)]
    assert ammo in table.state.hero_deck.discards
    assert table.told(WeaponSaved)
    table.check()


def test_ammo_is_not_offered_while_the_gun_is_kept() -> None:
    table = Table()
    hero = table.hero("jenny", table.at(5, 5))
    gun = table.item(hero, "revolver")
    table.item(hero, "ammo")
    zombie = table.zombie(table.at(5, 6))
    table.roll(2)
    table.run(RangedAttack(hero))
    table.choose(UseItem, card=gun, zombie=zombie)
    assert table.asked == ""


@pytest.mark.parametrize(("cell", "killed"), [((4, 10), True), ((5, 5), False)], ids=["bank", "street"])
def test_a_flashlight_adds_1_to_hit_rolls_from_inside_a_building_only(
    cell: tuple[int, int], killed: bool
) -> None:
    table = Table()
    start = table.at(*cell)
    hero = table.hero("jenny", start)
    gun = table.item(hero, "revolver")
    table.item(hero, "flashlight")
    zombie = table.zombie(start)
    table.roll(3)
    table.run(RangedAttack(hero))
    table.choose(UseItem, card=gun, zombie=zombie)
    assert [event.plus for event in table.told(HitRolled)] == [int(killed)]
    assert (table.state.zombie(zombie) is None) == killed
