"""Combined items: what they count as, how they are lost or kept, guns that fire together, Old Betsy."""

import pytest

from tests.games.last_night_on_earth.table import Table
from tests.rules import rule
from veglia.games.last_night_on_earth.rules.cards import give
from veglia.games.last_night_on_earth.rules.carrying import load
from veglia.games.last_night_on_earth.rules.combining import ItemDelivered, ItemsCombined
from veglia.games.last_night_on_earth.rules.events import DieRolled, ItemUsed, WeaponBroke, ZombieKilled
from veglia.games.last_night_on_earth.rules.explosions import Exploded, GasPlaced
from veglia.games.last_night_on_earth.rules.lasting import places_of
from veglia.games.last_night_on_earth.rules.over_limit import CheckLimits, DropItem
from veglia.games.last_night_on_earth.rules.plays import Decline, PickCard, PickSpace, PlayCard, UseItem
from veglia.games.last_night_on_earth.rules.shooting import HitRolled, RangedAttack
from veglia.kernel.machine import advance

ALONE, DELIVER, RELEASE = 0, 1, 2


def saves(table: Table) -> list[int]:
    """Return the faces of the rolls to keep a combination."""
    return [event.face for event in table.told(DieRolled) if event.rule == "lnoe.combine.save"]


@rule("lnoe.combine.choose", "lnoe.combine.counts-one", "lnoe.combine.weapon")
@pytest.mark.parametrize(
    ("ids", "before", "after"),
    [
        (("chainsaw", "pump_shotgun"), (2, 2), (1, 1)),
        (("torch", "chainsaw"), (2, 1), (1, 1)),
        (("torch", "keys"), (2, 0), (1, 0)),
    ],
)
def test_duct_tape_makes_one_item_of_two(
    ids: tuple[str, str], before: tuple[int, int], after: tuple[int, int]
) -> None:
    table = Table()
    hero = table.hero("sally", table.at(5, 5))
    other = table.hero("jake", table.at(1, 1))
    one, two = (table.item(other, id) for id in ids)
    card = table.event(hero, "duct_tape")
    assert load(table.state, other) == before
    table.roll_movement(hero, 1)
    table.choose(PlayCard, card=card, hero=other, pick=two)
    table.pass_windows()
    assert table.state.heroes[other].items == [(two, one)]
    assert load(table.state, other) == after
    assert [(event.card, event.other) for event in table.told(ItemsCombined)] == [(two, one)]
    assert table.state.tactic_deck.discards == [card]
    table.check()


@rule("lnoe.combine.again", "lnoe.combine.choose")
def test_a_combination_can_be_combined_again() -> None:
    table = Table()
    hero = table.hero("sally", table.at(5, 5))
    first = table.item(hero, "torch", "keys")
    second = table.item(hero, "revolver")
    third = table.item(hero, "ammo")
    card = table.event(hero, "duct_tape")
    table.roll_movement(hero, 1)
    table.choose(PlayCard, card=card, pick=first)
    table.pass_windows()
    assert table.offers(PickCard, card=third)
    table.choose(PickCard, card=second)
    assert sorted(len(item) for item in table.state.heroes[hero].items) == [1, 3]
    assert load(table.state, hero) == (2, 1)


@rule("lnoe.combine.discard-both", "lnoe.combine.save", "lnoe.combine.choose")
def test_a_combination_is_kept_on_4_and_lost_as_a_whole_on_3() -> None:
    """lnoe.ex.combine-chainsaw-shotgun."""
    table = Table()
    hero = table.hero("sally", table.at(5, 5))
    saw = table.item(hero, "chainsaw", "pump_shotgun")
    gun = table.state.heroes[hero].items[0][1]
    zombie = table.zombie(table.at(5, 6))
    # Hit roll, ammunition, save; twice.
    for faces, left in (((1, 2, 4), [(saw, gun)]), ((1, 2, 3), [])):
        table.roll(*faces)
        table.run(RangedAttack(hero))
        table.choose(UseItem, card=gun, space=table.at(5, 6))
        table.pass_windows()
        assert table.state.heroes[hero].items == left
    assert saves(table) == [4, 3]
    assert table.state.zombie(zombie) is not None
    assert sorted(table.state.hero_deck.discards) == sorted([saw, gun])
    table.check()


@rule("lnoe.faq.combined-gasoline", "lnoe.combine.effect-stands", "lnoe.combine.save")
@pytest.mark.parametrize(("face", "kept"), [(5, True), (2, False)])
def test_combined_gasoline_places_its_marker_whether_it_is_kept_or_not(face: int, kept: bool) -> None:
    """lnoe.ex.faq-combined-gasoline."""
    table = Table()
    hero = table.hero("sally", table.at(5, 5))
    gas = table.item(hero, "gasoline", "torch")
    table.roll_movement(hero, 1, face)
    table.choose(UseItem, card=gas, space=table.at(5, 6))
    assert table.state.gas == [table.at(5, 6)]
    assert len(table.state.heroes[hero].items) == int(kept)
    assert len(table.state.hero_deck.discards) == (0 if kept else 2)
    assert saves(table) == [face]


@rule("lnoe.combine.effect-stands")
@pytest.mark.parametrize(("face", "kept"), [(4, True), (1, False)])
def test_a_combined_signal_flare_kills_and_may_be_kept(face: int, kept: bool) -> None:
    table = Table()
    hero = table.hero("sally", table.at(5, 5))
    flare = table.item(hero, "signal_flare", "keys")
    zombie = table.zombie(table.at(5, 7))
    table.roll(2, face)
    table.run(RangedAttack(hero))
    table.choose(UseItem, card=flare, zombie=zombie)
    assert table.state.zombie(zombie) is None
    assert len(table.state.heroes[hero].items) == int(kept)


@rule("lnoe.combine.save", "lnoe.sotf.ammo-armor")
def test_a_combination_that_is_out_of_ammo_markers_rolls_after_each_shot() -> None:
    table = Table()
    hero = table.hero("sally", table.at(5, 5))
    gun = table.item(hero, "nail_gun", "keys")
    zombie = table.zombie(table.at(5, 7))
    table.state.card_markers[gun] = 1
    for face, left in ((4, 1), (3, 0)):
        table.roll(1, face)
        table.run(RangedAttack(hero))
        table.choose(UseItem, card=gun, zombie=zombie)
        table.pass_windows()
        assert len(table.state.heroes[hero].items) == left
    assert saves(table) == [4, 3]


@rule("lnoe.combine.guns")
@pytest.mark.parametrize("is_same", [True, False])
def test_two_combined_guns_fire_at_the_same_target_or_at_different_ones(is_same: bool) -> None:
    table = Table()
    hero = table.hero("sally", table.at(5, 5))
    first = table.item(hero, "revolver", "magnum")
    second = table.state.heroes[hero].items[0][1]
    near, far = table.zombie(table.at(5, 6)), table.zombie(table.at(5, 7))
    table.roll(4, 3)
    table.run(RangedAttack(hero))
    table.choose(UseItem, card=first, zombie=near)
    assert table.asked == "FireTogether"
    assert not table.told(ItemUsed)
    table.choose(UseItem, card=second, zombie=near if is_same else far)
    assert [event.card for event in table.told(HitRolled)] == [first, second]
    assert len(table.told(ZombieKilled)) == (1 if is_same else 2)
    assert (table.state.zombie(far) is None) != is_same
    assert table.asked == ""
    assert table.state.card_markers[second] == 3


@rule("lnoe.combine.guns")
def test_the_second_gun_fires_although_the_first_is_lost_and_it_need_not_fire() -> None:
    for fires in (True, False):
        table = Table()
        hero = table.hero("sally", table.at(5, 5))
        first = table.item(hero, "revolver", "magnum")
        second = table.state.heroes[hero].items[0][1]
        near = table.zombie(table.at(5, 6))
        # The revolver is empty and the combination is lost.
        table.roll(1, 2, 3)
        table.run(RangedAttack(hero))
        table.choose(UseItem, card=first, zombie=near)
        if fires:
            table.choose(UseItem, card=second, zombie=near)
        else:
            table.choose(Decline)
        table.pass_windows()
        assert len(table.told(WeaponBroke)) == 1
        assert table.state.heroes[hero].items == []
        assert (table.state.zombie(near) is None) == fires


@rule("lnoe.combine.double-handed", "lnoe.combine.two-double-handed", "lnoe.hands.count")
@pytest.mark.parametrize("other", ["torch", "revolver", "sledgehammer"])
def test_a_combination_with_a_double_handed_item_is_double_handed_once(other: str) -> None:
    table = Table()
    hero = table.hero("sally", table.at(5, 5))
    rifle, two = table.item(hero, "hunting_rifle"), table.item(hero, other)
    card = table.event(hero, "duct_tape")
    table.roll_movement(hero, 1)
    table.choose(PlayCard, card=card, pick=rifle)
    table.pass_windows()
    assert table.state.heroes[hero].items == [(rifle, two)]
    assert load(table.state, hero) == (2, 2)


@rule("lnoe.combine.double-handed-before-limit")
def test_items_may_be_combined_before_the_limit_takes_one() -> None:
    table = Table()
    hero = table.hero("sally", table.at(5, 5))
    other = table.hero("jake", table.at(1, 1))
    for id in ("torch", "keys"):
        table.item(hero, id)
    gun = table.item(hero, "revolver")
    table.item(other, "ammo")
    table.item(other, "flashlight")
    card = table.event(other, "duct_tape")
    rifle = table.card("hunting_rifle")
    give(table.state, hero, rifle, "lnoe.survival.unique")
    advance(table.state)
    assert table.asked == "CheckLimits"
    assert table.offers(DropItem)
    assert not table.offers(PlayCard, hero=other)
    table.choose(PlayCard, card=card, hero=hero, pick=rifle)
    table.choose(PickCard, card=gun)
    assert table.asked == ""
    assert load(table.state, hero) == (4, 2)
    assert not table.state.hero_deck.discards
    table.run(CheckLimits(hero))
    assert table.asked == ""


@rule("lnoe.combine.double-handed-before-limit")
@pytest.mark.parametrize("combines", [True, False])
def test_another_player_may_combine_before_the_limit_takes_an_item(combines: bool) -> None:
    table = Table(hero_seats=2)
    hero = table.hero("sally", table.at(5, 5))
    other = table.hero("jake", table.at(1, 1), seat=1)
    gun = table.item(hero, "revolver")
    table.item(other, "ammo")
    table.item(other, "keys")
    card = table.event(other, "duct_tape")
    rifle = table.card("hunting_rifle")
    give(table.state, hero, rifle, "lnoe.survival.unique")
    advance(table.state)
    assert (table.asked, table.asked_seat) == ("BeforeLimit", 1)
    assert not table.offers(PlayCard, hero=other)
    if combines:
        table.choose(PlayCard, card=card, hero=hero, pick=gun)
        table.pass_windows()
        assert table.asked == ""
        assert table.state.heroes[hero].items == [(gun, rifle)]
    else:
        table.pass_windows()
        assert (table.asked, table.asked_seat) == ("CheckLimits", 0)
        table.choose(DropItem, card=gun)
        assert table.state.heroes[hero].items == [(rifle,)]


def betsy(table: Table, *ids: str) -> tuple[int, int, int]:
    """Give a Hero Old Betsy, combined with something; return him, her and a Hero far away."""
    hero = table.hero("sally", table.at(5, 5))
    card = table.item(hero, "old_betsy", *ids)
    return hero, card, table.hero("jake", table.at(1, 1))


@rule("lnoe.combine.betsy-deliver", "lnoe.combine.betsy-discard")
def test_old_betsy_brings_an_item_to_another_hero() -> None:
    table = Table()
    hero, card, other = betsy(table, "revolver", "ammo")
    _, gun, ammo = table.state.heroes[hero].items[0]
    table.zombie(table.at(1, 1))
    table.roll_movement(hero, 1)
    table.choose(UseItem, card=card, mode=DELIVER, hero=other)
    assert table.state.heroes[hero].items == []
    assert table.state.heroes[other].items == [(gun, ammo)]
    assert table.state.hero_deck.discards == [card]
    assert [event.to for event in table.told(ItemDelivered)] == [other]
    assert [one.space for one in table.state.lasting] == [table.at(1, 1)]
    assert not saves(table)
    table.check()


@rule("lnoe.combine.betsy-gas")
def test_old_betsy_places_a_gas_marker_where_she_is_sent() -> None:
    """lnoe.gap.old-betsy-open-space."""
    table = Table()
    hero, card, _ = betsy(table, "gasoline")
    gas = table.state.heroes[hero].items[0][1]
    table.roll_movement(hero, 1)
    table.choose(UseItem, card=card, mode=RELEASE, pick=gas)
    table.choose(PickSpace, space=table.at(9, 9))
    assert table.state.gas == [table.at(9, 9)]
    assert [event.rule for event in table.told(GasPlaced)] == ["lnoe.combine.betsy-gas"]
    assert sorted(table.state.hero_deck.discards) == sorted([card, gas])


@rule("lnoe.combine.betsy-dynamite", "lnoe.combine.betsy-discard", "lnoe.combine.betsy-immune")
def test_old_betsy_brings_lit_dynamite_and_is_not_hurt_by_it() -> None:
    """lnoe.ex.betsy-dynamite."""
    table = Table()
    hero, card, _ = betsy(table, "dynamite")
    dynamite = table.state.heroes[hero].items[0][1]
    torch = table.item(hero, "torch")
    zombies = [table.zombie(table.at(9, 9)) for _ in range(3)]
    table.roll_movement(hero, 1, 2, 1, 6)
    table.choose(UseItem, card=card, mode=RELEASE, pick=dynamite)
    table.choose(PickSpace, space=table.at(9, 9))
    table.pass_windows()
    assert [event.space for event in table.told(Exploded)] == [table.at(9, 9)]
    assert [table.state.zombie(zombie) is None for zombie in zombies] == [True, False, True]
    assert len(places_of(table.state, "old_betsy")) == 1
    assert table.state.heroes[hero].items == [(torch,)]
    assert sorted(table.state.hero_deck.discards) == sorted([card, dynamite])
    assert not saves(table)
    table.check()


@rule("lnoe.combine.betsy-dynamite")
def test_without_fire_old_betsy_brings_the_dynamite_only_unlit_to_a_hero() -> None:
    """lnoe.ex.betsy-no-fire."""
    table = Table()
    hero, card, other = betsy(table, "dynamite")
    dynamite = table.state.heroes[hero].items[0][1]
    table.zombie(table.at(9, 9))
    table.roll_movement(hero, 1)
    assert not table.offers(UseItem, mode=RELEASE)
    table.choose(UseItem, card=card, mode=DELIVER, hero=other)
    assert table.state.heroes[other].items == [(dynamite,)]
    assert not table.told(Exploded)


@rule("lnoe.combine.betsy-discard", "lnoe.combine.discard-both")
def test_old_betsy_alone_takes_the_other_card_with_her_without_a_roll() -> None:
    table = Table()
    hero, card, _ = betsy(table, "keys")
    table.zombie(table.at(9, 9))
    table.roll_movement(hero, 1)
    table.choose(UseItem, card=card, mode=ALONE)
    table.choose(PickSpace, space=table.at(9, 9))
    assert table.state.heroes[hero].items == []
    assert len(table.state.hero_deck.discards) == 2
    assert not saves(table)
