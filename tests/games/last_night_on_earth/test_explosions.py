"""Explosions: Gas markers and how they are lit, chains, Dynamite."""

import pytest

from tests.games.last_night_on_earth.table import Table, vars_of
from tests.rules import rule
from veglia.games.last_night_on_earth.rules.allies import AllyKilled
from veglia.games.last_night_on_earth.rules.events import (
    HeroKilled,
    HeroWounded,
    WoundPrevented,
    ZombieKilled,
)
from veglia.games.last_night_on_earth.rules.explosions import (
    BlastRolled,
    Exploded,
    ExplodeGas,
    GasSpent,
    SupplyBlown,
    explode,
    place_gas,
)
from veglia.games.last_night_on_earth.rules.hero_steps import HeroStep, StayHere
from veglia.games.last_night_on_earth.rules.lasting import lay
from veglia.games.last_night_on_earth.rules.models import Ally, Barricade, Marker
from veglia.games.last_night_on_earth.rules.plays import PlayCard, UseItem
from veglia.games.last_night_on_earth.rules.shooting import HitRolled, HoldFire, LightGas, RangedAttack
from veglia.kernel.machine import advance
from veglia.kernel.window import Pass


@rule("lnoe.gas.placed")
def test_gasoline_puts_a_gas_marker_into_the_own_space_or_beside_it_while_moving() -> None:
    table = Table()
    hero = table.hero("becky", table.at(5, 5))
    fuel = table.item(hero, "gasoline")
    table.roll(3)
    table.hero_turn()
    assert len(table.offers(UseItem, card=fuel)) == 9
    table.choose(HeroStep, space=table.at(5, 6))
    table.choose(UseItem, card=fuel, space=table.at(6, 7))
    assert table.state.gas == [table.at(6, 7)]
    assert fuel in table.state.hero_deck.discards
    # He goes on moving.
    table.choose(HeroStep, space=table.at(5, 7))
    table.check()


def test_gasoline_is_not_used_outside_the_bearers_own_move() -> None:
    table = Table()
    hero = table.hero("becky", table.at(5, 5))
    other = table.hero("sam", table.at(5, 5))
    fuel = table.item(hero, "gasoline")
    table.item(other, "revolver")
    zombie = table.zombie(table.at(5, 6))
    table.state.heroes[hero].loses_turn = True
    table.roll_movement(other, 3)
    assert not table.offers(UseItem, card=fuel)
    table.choose(StayHere)
    table.run(RangedAttack(other))
    assert table.offers(UseItem, zombie=zombie)
    assert not table.offers(UseItem, card=fuel)


@rule("lnoe.gas.ignite-gun", "lnoe.ranged.to-hit")
@pytest.mark.parametrize(("face", "lit"), [(4, True), (3, False)])
def test_a_gun_lights_gas_by_a_hit(face: int, lit: bool) -> None:
    table = Table()
    hero = table.hero("becky", table.at(5, 5))
    gun = table.item(hero, "revolver")
    flare = table.item(hero, "signal_flare")
    place_gas(table.state, table.at(5, 8))
    table.roll(face)
    table.run(RangedAttack(hero))
    # A Signal Flare is no gun.
    assert not table.offers(UseItem, card=flare)
    table.choose(UseItem, card=gun, space=table.at(5, 8), mode=1)
    assert bool(table.told(Exploded)) == lit
    assert table.state.gas == ([] if lit else [table.at(5, 8)])


@rule("lnoe.gas.ignite-fire", "lnoe.gas.same-space", "lnoe.gas.adjacent", "lnoe.gas.discard")
def test_a_fire_item_is_discarded_to_light_gas() -> None:
    """lnoe.ex.gas-derived"""
    table = Table()
    hero = table.hero("becky", table.at(5, 5))
    near = table.hero("sam", table.at(5, 8))
    lighter = table.item(hero, "lighter")
    caught = [table.zombie(table.at(5, 7)), table.zombie(table.at(5, 7)), table.zombie(table.at(6, 8))]
    place_gas(table.state, table.at(5, 7))
    # The hit roll, then the Hero beside, then the Zombie beside.
    table.roll(3, 2, 3)
    table.run(RangedAttack(hero))
    table.choose(LightGas, card=lighter, space=table.at(5, 7))
    assert [event.zombie for event in table.told(ZombieKilled)] == caught
    assert {(event.hero, event.face) for event in table.told(BlastRolled)} == {(near, 2), (-1, 3)}
    assert table.state.heroes[near].wounds == 0
    assert table.state.gas == []
    assert len(table.told(GasSpent)) == 1
    assert lighter in table.state.hero_deck.discards
    table.check()


@rule("lnoe.gas.ignite-fire")
def test_a_fire_item_that_misses_is_discarded_all_the_same() -> None:
    table = Table()
    hero = table.hero("becky", table.at(5, 5))
    lighter = table.item(hero, "lighter")
    place_gas(table.state, table.at(5, 7))
    place_gas(table.state, table.at(5, 8))
    table.roll(2)
    table.run(RangedAttack(hero))
    assert [vars_of(option)["space"] for option in table.offers(LightGas)] == [table.at(5, 7)]
    table.choose(LightGas, card=lighter)
    assert len(table.state.gas) == 2
    assert table.state.heroes[hero].items == []
    assert table.asked == ""


@rule("lnoe.gas.ignite-fire", "lnoe.sotf.survival-tactics")
def test_what_adds_to_all_hit_rolls_adds_to_that_of_a_thrown_fire_item() -> None:
    table = Table()
    hero = table.hero("becky", table.at(5, 5))
    lighter = table.item(hero, "lighter")
    lay(table.state, "aim_head", "lnoe.sotf.survival-tactics")
    place_gas(table.state, table.at(5, 7))
    table.roll(2)
    table.run(RangedAttack(hero))
    table.choose(LightGas, card=lighter)
    assert [(event.face, event.plus, event.needed) for event in table.told(HitRolled)] == [(2, 1, 3)]
    assert table.state.gas == []


@rule("lnoe.gas.same-space", "lnoe.general.hit-and-kill")
def test_a_hero_in_the_space_of_the_gas_is_killed_wound_by_wound() -> None:
    """lnoe.ex.kill-prevented-base, with Gas in place of Dynamite"""
    table = Table()
    hero = table.hero("becky", table.at(5, 5))
    scratch = table.event(hero, "just_a_scratch")
    place_gas(table.state, table.at(5, 5))
    table.run(ExplodeGas(table.at(5, 5), hero))
    assert table.asked == "WoundComes"
    table.choose(PlayCard, card=scratch)
    table.pass_windows()
    assert len(table.told(WoundPrevented)) == 1
    assert len(table.told(HeroWounded)) == 2
    assert table.state.wounds_left(hero) == 1
    assert not table.told(HeroKilled)


@rule("lnoe.death.explosion-no-zombie")
@pytest.mark.parametrize(("rules", "turns"), [({"not_much_left": 1}, False), ({}, True)])
def test_who_is_killed_by_an_explosion_does_not_turn_while_not_much_left_is_on(
    rules: dict[str, int], turns: bool
) -> None:
    table = Table(rules=rules, sun=15)
    hero = table.hero("becky", table.at(5, 5))
    table.hero("sam", table.at(9, 9))
    place_gas(table.state, table.at(5, 5))
    table.run(ExplodeGas(table.at(5, 5), -1))
    assert [event.turns for event in table.told(HeroKilled)] == [turns]
    assert not table.state.is_alive(hero)
    assert bool(table.state.zombies) == turns


@rule("lnoe.gas.adjacent")
def test_an_explosion_reaches_through_walls() -> None:
    table = Table()
    # Inside the Bank, beside the street.
    zombie = table.zombie(table.at(4, 10))
    place_gas(table.state, table.at(4, 9))
    table.roll(3)
    table.run(ExplodeGas(table.at(4, 9), -1))
    assert table.state.zombie(zombie) is None


@rule("lnoe.gas.adjacent")
def test_gas_beside_an_explosion_is_lit_on_3_and_explodes_after_it() -> None:
    table = Table()
    place_gas(table.state, table.at(5, 5))
    place_gas(table.state, table.at(5, 6))
    place_gas(table.state, table.at(5, 4))
    place_gas(table.state, table.at(9, 9))
    zombie = table.zombie(table.at(5, 7))
    # The highest space is rolled for first: (5, 6) is lit by 3, (5, 4) is not by 2. Then the Zombie rolls 6.
    table.roll(3, 2, 6)
    table.run(ExplodeGas(table.at(5, 5), -1))
    assert [event.space for event in table.told(Exploded)] == [table.at(5, 5), table.at(5, 6)]
    assert sorted(table.state.gas) == sorted([table.at(5, 4), table.at(9, 9)])
    assert table.state.zombie(zombie) is None


@rule("lnoe.gas.same-space")
def test_allies_and_supplies_in_the_space_are_destroyed_and_barricades_are_not() -> None:
    """lnoe.gap.gas-chain."""
    table = Table()
    state = table.state
    leader = table.hero("becky", table.at(5, 6))
    state.allies = [Ally(table.at(5, 5), False), Ally(table.at(5, 6), False)]
    state.heroes[leader].ally = 1
    state.markers = [
        Marker("supply", -1, table.at(5, 5), 0, True),
        Marker("supply", -1, table.at(5, 6), 0, True),
    ]
    state.barricades = [Barricade(0, 2)]
    place_gas(state, table.at(5, 5))
    table.roll(1)
    table.run(ExplodeGas(table.at(5, 5), -1))
    assert [event.ally for event in table.told(AllyKilled)] == [0]
    assert state.count("allies_killed") == 1
    assert [ally.space for ally in state.allies] == [-1, table.at(5, 6)]
    assert len(table.told(SupplyBlown)) == 1
    assert [marker.space for marker in state.markers] == [table.at(5, 6)]
    assert state.barricades[0].reinforcements == 2


@rule("lnoe.general.hit-and-kill")
def test_dynamite_kills_zombies_on_2_and_heroes_on_5() -> None:
    """lnoe.gap.single-dynamite."""
    table = Table()
    hero = table.hero("becky", table.at(5, 5))
    friend = table.hero("sam", table.at(5, 7))
    safe = table.hero("jake", table.at(5, 7))
    sticks, lighter = table.item(hero, "dynamite"), table.item(hero, "lighter")
    zombies = [table.zombie(table.at(5, 7)), table.zombie(table.at(5, 7))]
    beside = table.zombie(table.at(5, 8))
    table.roll(2, 1, 5, 4)
    table.run(RangedAttack(hero))
    table.choose(UseItem, card=sticks, space=table.at(5, 7))
    assert [event.zombie for event in table.told(ZombieKilled)] == [zombies[0]]
    assert table.state.zombie(beside) is not None
    assert not table.state.is_alive(friend)
    assert len([event for event in table.told(HeroWounded) if event.hero == friend]) == 4
    assert table.state.heroes[safe].wounds == 0
    # The Fire item is kept, the Dynamite is not.
    assert table.state.heroes[hero].items == [(lighter,)]
    assert sticks in table.state.hero_deck.discards
    table.check()


def test_dynamite_needs_a_fire_item_and_a_target_within_2() -> None:
    table = Table()
    hero = table.hero("becky", table.at(5, 5))
    sticks = table.item(hero, "dynamite")
    table.zombie(table.at(5, 7))
    table.zombie(table.at(5, 8))
    table.run(RangedAttack(hero))
    assert table.asked == ""
    table.item(hero, "welding_torch")
    table.run(RangedAttack(hero))
    offered = {vars_of(option)["space"] for option in table.offers(UseItem, card=sticks)}
    # Any space within 2 will do, also an empty one: in the open all of them are in sight.
    assert offered == {table.at(row, col) for row in range(3, 8) for col in range(3, 8)}
    table.choose(HoldFire)


def test_dynamite_lights_gas() -> None:
    table = Table()
    place_gas(table.state, table.at(5, 6))
    table.roll(3, 6)
    table.zombie(table.at(5, 5))
    explode(table.state, table.at(5, 5), 2, 5, -1, -1, "lnoe.general.hit-and-kill")
    advance(table.state)
    assert len(table.told(Exploded)) == 2
    assert table.state.gas == []


@rule("lnoe.combine.effect-stands", "lnoe.faq.combined-gasoline")
@pytest.mark.parametrize(("face", "kept"), [(5, True), (2, False)])
def test_combined_gasoline_places_its_marker_and_may_be_kept(face: int, kept: bool) -> None:
    """lnoe.ex.faq-combined-gasoline"""
    table = Table()
    hero = table.hero("becky", table.at(5, 5))
    fuel = table.item(hero, "gasoline", "torch")
    table.roll(3, face)
    table.hero_turn()
    table.choose(UseItem, card=fuel, space=table.at(5, 5))
    assert table.state.gas == [table.at(5, 5)]
    assert bool(table.state.heroes[hero].items) == kept
    table.choose(StayHere)
    while table.asked == "HeroActs":
        table.choose(Pass)
    table.check()
