"""Unique Items that shoot, strike and protect."""

import pytest

from tests.games.last_night_on_earth.table import Table
from tests.rules import rule
from veglia.games.last_night_on_earth.rules.actions.use_instead import UseInstead
from veglia.games.last_night_on_earth.rules.barricades import BarricadeReinforced, on_wall
from veglia.games.last_night_on_earth.rules.cards import give
from veglia.games.last_night_on_earth.rules.carrying import load
from veglia.games.last_night_on_earth.rules.events import (
    FightRolled,
    HeroWounded,
    WeaponBroke,
    WoundPrevented,
    ZombieKilled,
)
from veglia.games.last_night_on_earth.rules.exchanging import Exchange, GiveItem
from veglia.games.last_night_on_earth.rules.models import Barricade
from veglia.games.last_night_on_earth.rules.plays import PickZombie, UseItem
from veglia.games.last_night_on_earth.rules.shooting import HitRolled, RangedAttack
from veglia.games.last_night_on_earth.rules.town import SOUTH
from veglia.games.last_night_on_earth.rules.weapons import MarkerSpent, WeaponSaved
from veglia.games.last_night_on_earth.rules.wounding import (
    CardHealed,
    HealCard,
    HealHero,
    deal_wounds,
    heal,
)
from veglia.kernel.machine import advance


def shooter(table: Table, gun: str, far: int) -> tuple[int, int, int]:
    """Put a Hero with a gun and a Zombie at a distance into one row; return Hero, gun and Zombie."""
    hero = table.hero("billy", table.at(5, 3))
    card = table.item(hero, gun)
    return hero, card, table.zombie(table.at(5, 3 + far))


@rule("lnoe.sotf.ammo-armor")
@pytest.mark.parametrize(
    ("gun", "reach", "needed", "ammo"),
    [("hunting_rifle", 6, 3, 3), ("magnum", 4, 3, 4), ("nail_gun", 2, 4, 4)],
)
def test_each_shot_takes_an_ammo_marker_and_the_gun_goes_with_the_last(
    gun: str, reach: int, needed: int, ammo: int
) -> None:
    table = Table()
    hero = table.hero("billy", table.at(5, 3))
    card = table.card(gun)
    give(table.state, hero, card, "lnoe.survival.unique")
    advance(table.state)
    assert table.state.card_markers[card] == ammo
    near, far = table.zombie(table.at(5, 3 + reach)), table.zombie(table.at(5, 4 + reach))
    for left in range(ammo - 1, -1, -1):
        table.roll(needed - 1)
        table.run(RangedAttack(hero))
        assert not table.offers(UseItem, zombie=far)
        table.choose(UseItem, card=card, zombie=near)
        assert table.state.zombie(near) is not None
        assert table.told(MarkerSpent)[-1].left == left
    assert [event.card for event in table.told(WeaponBroke)] == [card]
    assert table.state.heroes[hero].items == []
    assert table.state.unique_deck.discards == [card]
    assert card not in table.state.card_markers
    table.check()


@pytest.mark.parametrize(("face", "killed"), [(3, True), (2, False)])
def test_a_hunting_rifle_hits_at_six_spaces_on_3(face: int, killed: bool) -> None:
    table = Table()
    hero, card, zombie = shooter(table, "hunting_rifle", 6)
    table.roll(face)
    table.run(RangedAttack(hero))
    table.choose(UseItem, card=card, zombie=zombie)
    assert (table.state.zombie(zombie) is None) == killed


@rule("lnoe.sotf.ammo-armor")
def test_ammo_is_spent_in_place_of_a_gun_whose_last_marker_is_gone() -> None:
    table = Table()
    hero, card, zombie = shooter(table, "magnum", 2)
    ammo = table.item(hero, "ammo")
    table.state.card_markers[card] = 1
    table.roll(1)
    table.run(RangedAttack(hero))
    table.choose(UseItem, card=card, zombie=zombie)
    table.choose(UseItem, card=ammo, pick=card)
    table.pass_windows()
    assert table.told(WeaponSaved)
    assert table.state.heroes[hero].items == [(card,)]
    assert table.state.hero_deck.discards == [ammo]


@rule("lnoe.hands.count", "lnoe.hands.weapon")
@pytest.mark.parametrize("id", ["hunting_rifle", "sledgehammer"])
def test_a_double_handed_weapon_counts_twice_as_item_and_as_weapon(id: str) -> None:
    table = Table()
    hero = table.hero("billy", table.at(5, 5))
    table.item(hero, id)
    assert load(table.state, hero) == (2, 2)
    table.item(hero, "revolver")
    assert load(table.state, hero) == (3, 3)


@pytest.mark.parametrize(("face", "hit"), [(6, 2), (5, 1), (2, 0)])
def test_a_6_of_a_magnum_also_hits_a_second_zombie_of_the_space(face: int, hit: int) -> None:
    table = Table()
    hero, card, first = shooter(table, "magnum", 3)
    second = table.zombie(table.at(5, 6))
    other = table.zombie(table.at(5, 7))
    table.roll(face)
    table.run(RangedAttack(hero))
    table.choose(UseItem, card=card, zombie=first)
    assert len(table.told(ZombieKilled)) == hit
    assert len(table.told(HitRolled)) == 1
    assert (table.state.zombie(second) is None) == (hit == 2)
    assert table.state.zombie(other) is not None
    assert table.state.card_markers[card] == 3


def test_a_magnum_asks_which_second_zombie_where_they_differ() -> None:
    table = Table(rules={"grave_dead": 1})
    hero, card, first = shooter(table, "magnum", 3)
    brown, red = table.zombie(table.at(5, 6)), table.zombie(table.at(5, 6), 14)
    table.roll(6)
    table.run(RangedAttack(hero))
    table.choose(UseItem, card=card, zombie=first)
    assert table.offers(PickZombie, zombie=brown)
    table.choose(PickZombie, zombie=red)
    assert [event.zombie for event in table.told(ZombieKilled)] == [first, red]
    assert table.state.zombie(brown) is not None


@rule("lnoe.barr.build", "lnoe.barr.reinforce")
def test_a_nail_gun_builds_and_reinforces_in_place_of_a_shot() -> None:
    table = Table(rules={"barricades": 1})
    hero = table.hero("billy", table.at(1, 4))
    card = table.item(hero, "nail_gun")
    wall = table.wall("general_store", table.at(1, 4), SOUTH)
    for left in (3, 2):
        table.run(RangedAttack(hero))
        table.choose(UseItem, card=card, wall=wall)
        assert table.state.card_markers[card] == left
    barricade = on_wall(table.state, wall)
    assert barricade is not None
    assert barricade.reinforcements == 1
    assert len(table.told(BarricadeReinforced)) == 1
    table.state.heroes[hero].space = table.at(5, 5)
    table.run(RangedAttack(hero))
    assert not table.offers(UseItem)


@rule("lnoe.barr.card-without-rule")
def test_without_the_barricades_rule_a_nail_gun_only_shoots() -> None:
    table = Table(rules={})
    hero = table.hero("billy", table.at(1, 4))
    card = table.item(hero, "nail_gun")
    wall = table.wall("general_store", table.at(1, 4), SOUTH)
    table.state.barricades.append(Barricade(wall, 0))
    zombie = table.zombie(table.at(1, 5))
    table.roll(4)
    table.run(RangedAttack(hero))
    assert not table.offers(UseItem, card=card, wall=wall)
    table.choose(UseItem, card=card, zombie=zombie)
    assert table.state.zombie(zombie) is None
    assert table.state.barricades[0].reinforcements == 0


@rule("lnoe.weapon.combat-bonus")
def test_a_sledgehammer_gives_two_dice_once_in_a_fight() -> None:
    table = Table()
    hero = table.hero("billy", table.at(5, 5))
    card = table.item(hero, "sledgehammer")
    zombie = table.zombie(table.at(5, 5))
    table.roll(1, 2, 3, 4, 5)
    table.fight(hero, zombie)
    table.choose(UseItem, card=card)
    table.pass_windows()
    assert [event.hero_dice for event in table.told(FightRolled)] == [(1, 2, 3, 4)]
    assert len(table.state.heroes[hero].items) == 1


@rule("lnoe.weapon.combat-bonus", "lnoe.weapon.break")
@pytest.mark.parametrize(
    ("id", "dice", "offered"),
    [
        ("katana", (5, 2, 4), True),
        ("katana", (6, 2, 4), True),
        ("katana", (4, 2, 3), False),
        ("katana", (5, 2, 5), False),
        ("machete_hero", (6, 2, 4), True),
        ("machete_hero", (5, 2, 4), False),
    ],
)
def test_a_blade_kills_in_a_won_fight_with_one_of_its_faces(
    id: str, dice: tuple[int, ...], offered: bool
) -> None:
    table = Table()
    hero = table.hero("billy", table.at(5, 5))
    card = table.item(hero, id)
    zombie = table.zombie(table.at(5, 5))
    table.roll(*dice, 3)
    table.fight(hero, zombie)
    while table.asked and not table.offers(UseItem, card=card):
        table.take_last()
    assert bool(table.asked) == offered
    if offered:
        table.choose(UseItem, card=card)
        table.pass_windows()
    assert (table.state.zombie(zombie) is None) == offered
    assert len(table.state.heroes[hero].items) == 1


@rule("lnoe.weapon.break")
@pytest.mark.parametrize(
    ("id", "face", "breaks"),
    [("katana", 1, True), ("katana", 2, False), ("machete_hero", 2, True), ("machete_hero", 3, False)],
)
def test_a_blade_breaks_on_its_numbers(id: str, face: int, breaks: bool) -> None:
    table = Table()
    hero = table.hero("billy", table.at(5, 5))
    card = table.item(hero, id)
    zombie = table.zombie(table.at(5, 5))
    table.roll(6, 2, 4, face)
    table.fight(hero, zombie)
    while not table.offers(UseItem, card=card):
        table.take_last()
    table.choose(UseItem, card=card)
    table.pass_windows()
    assert bool(table.told(WeaponBroke)) == breaks
    assert (table.state.heroes[hero].items == []) == breaks
    assert table.state.zombie(zombie) is None


@rule("lnoe.sotf.ammo-armor")
@pytest.mark.parametrize(("id", "markers"), [("riot_shield", 3), ("motorcycle_helmet", 2)])
def test_armor_prevents_as_many_wounds_as_it_has_markers(id: str, markers: int) -> None:
    table = Table()
    hero = table.hero("jake", table.at(5, 5))
    other = table.hero("billy", table.at(5, 5))
    card = table.item(hero, id)
    deal_wounds(table.state, other, 1, "fight", -1)
    advance(table.state)
    assert not table.offers(UseItem)
    table.pass_windows()
    for left in range(markers - 1, -1, -1):
        deal_wounds(table.state, hero, 1, "fight", -1)
        advance(table.state)
        table.choose(UseItem, card=card)
        table.pass_windows()
        assert table.told(MarkerSpent)[-1].left == left
    assert table.state.heroes[hero].wounds == 0
    assert len(table.told(WoundPrevented)) == markers
    assert table.state.heroes[hero].items == []
    assert table.state.unique_deck.discards == [card]
    table.check()


def hit(table: Table, hero: int) -> None:
    deal_wounds(table.state, hero, 1, "fight", -1)
    advance(table.state)


@rule("lnoe.faq.johnnys-jacket")
@pytest.mark.parametrize(("id", "room"), [("billy", 1), ("johnny", 2)])
def test_the_jacket_takes_one_wound_and_on_johnny_two(id: str, room: int) -> None:
    table = Table()
    hero = table.hero(id, table.at(5, 5))
    card = table.item(hero, "johnnys_jacket")
    for count in range(1, room + 1):
        hit(table, hero)
        table.choose(UseItem, card=card)
        table.pass_windows()
        assert table.state.card_wounds[card] == count
    assert table.state.heroes[hero].wounds == 0
    hit(table, hero)
    assert not table.offers(UseItem)
    table.pass_windows()
    assert table.state.heroes[hero].wounds == 1
    assert len(table.told(HeroWounded)) == 1
    table.check()


@rule("lnoe.faq.johnnys-jacket")
def test_the_wound_of_the_jacket_goes_along_and_may_be_the_one_healed() -> None:
    """lnoe.ex.faq-johnnys-jacket."""
    table = Table()
    hero = table.hero("billy", table.at(5, 5))
    other = table.hero("jake", table.at(5, 5), wounds=1)
    card = table.item(hero, "johnnys_jacket")
    bag = table.item(other, "doctors_bag")
    hit(table, hero)
    table.choose(UseItem, card=card)
    table.pass_windows()
    table.run(Exchange(hero, ()))
    table.choose(GiveItem, card=card, to=other)
    assert table.state.card_wounds == {card: 1}
    assert (card,) in table.state.heroes[other].items
    table.roll_movement(other, 1)
    table.choose(UseInstead, card=bag, to=other)
    assert table.offers(HealHero)
    table.choose(HealCard, card=card)
    assert table.state.card_wounds == {card: 0}
    assert table.state.heroes[other].wounds == 1
    assert [event.left for event in table.told(CardHealed)] == [0]
    heal(table.state, other, 1, "lnoe.general.hero-wounds")
    assert table.state.heroes[other].wounds == 0
    table.check()
