"""Grave Weapons: how Zombies get them."""

import pytest

from tests.games.last_night_on_earth.table import Table
from tests.rules import rule
from veglia.games.last_night_on_earth.rules.events import ZombiePlaced
from veglia.games.last_night_on_earth.rules.grave_weapons import (
    GiveUpForWeapon,
    GraveDeckShuffled,
    GraveWeaponDrawn,
    GraveWeaponGiven,
    bearers,
    take_one,
)
from veglia.games.last_night_on_earth.rules.models import FIRST_ZOMBIE_HERO, GREEN, ZOMBIE_HERO, Zombie
from veglia.games.last_night_on_earth.rules.plays import PickSpace, PickZombie
from veglia.games.last_night_on_earth.rules.spawning import PlaceNewZombies, SpawnCapped, SpawnOn, SpawnRest
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.turn import EndZombieTurn
from veglia.games.last_night_on_earth.rules.wounding import kill_zombie
from veglia.games.last_night_on_earth.rules.zombie_turn import ARRIVES, CheckForNewZombies, PlayAtOnce
from veglia.kernel.machine import advance


def graves(zombie_seats: int = 1) -> Table:
    """Return a table with Grave Weapons in force and a Hero in a corner."""
    table = Table(rules={"grave_weapons": 1}, zombie_seats=zombie_seats)
    table.hero("jake", table.at(5, 5))
    return table


def spawn_phase(table: Table, *faces: int) -> None:
    """Come to the roll of phase 6."""
    table.state.counts[ARRIVES[0]] = 1
    table.roll(*faces)
    table.run(PlaceNewZombies())


def arm(state: LastNightState, count: int, first: int = 0) -> None:
    """Give some Zombies on the board a Grave Weapon."""
    for zombie in state.zombies[first : first + count]:
        zombie.weapon = state.grave_deck.pile.pop()


@rule("lnoe.gw.swap", "lnoe.gw.assign", "lnoe.opt.grave-weapons")
def test_two_zombies_of_the_roll_are_given_up_for_a_weapon() -> None:
    table = graves()
    far = table.zombie(table.at(11, 11))
    table.zombie(table.at(0, 0))
    top = table.on_top("machete")
    spawn_phase(table, 5)
    table.choose(GiveUpForWeapon)
    table.choose(PickZombie, zombie=far)
    assert [(event.zombie, event.card) for event in table.told(GraveWeaponGiven)] == [(far, top)]
    table.choose(SpawnRest)
    while table.asked:
        table.take_first()
    assert len(table.told(ZombiePlaced)) == 3
    table.check()


@rule("lnoe.gw.repeat")
@pytest.mark.parametrize(("roll", "swaps"), [(1, 0), (2, 1), (5, 2), (6, 3)])
def test_the_swap_is_repeated_as_far_as_the_roll_allows(roll: int, swaps: int) -> None:
    """lnoe.gap.grave-weapon-odd-roll."""
    table = graves()
    for _ in range(5):
        table.zombie(table.at(11, 11))
    spawn_phase(table, roll)
    done = 0
    while table.offers(GiveUpForWeapon):
        table.choose(GiveUpForWeapon)
        table.choose(PickZombie, zombie=table.values(PickZombie, "zombie")[0])
        done += 1
    assert done == swaps
    while table.asked:
        table.take_first()
    assert len(table.told(ZombiePlaced)) == roll - 2 * swaps


@rule("lnoe.gw.swap", "lnoe.gw.repeat", "lnoe.gw.limit")
def test_with_seven_weapons_only_one_more_is_taken() -> None:
    """lnoe.ex.grave-weapons-derived"""
    table = graves()
    for _ in range(9):
        table.zombie(table.at(11, 11))
    arm(table.state, 7)
    spawn_phase(table, 5)
    table.choose(GiveUpForWeapon)
    table.take_first()
    assert sum(zombie.weapon >= 0 for zombie in table.state.zombies) == 8
    assert not table.offers(GiveUpForWeapon)
    while table.asked:
        table.take_first()
    assert len(table.told(ZombiePlaced)) == 3


@rule("lnoe.gw.limit")
def test_each_of_two_players_has_at_most_four() -> None:
    table = graves(zombie_seats=2)
    for number in range(6):
        table.zombie(table.at(11, 11), number)
    for number in range(7, 10):
        table.zombie(table.at(11, 11), number)
    arm(table.state, 4)
    spawn_phase(table, 6)
    # Brown has four of them already; his roll of a D3 places Zombies only.
    assert not table.offers(GiveUpForWeapon)
    while table.asked:
        table.take_first()
    table.state.counts[ARRIVES[0]] = 0
    table.state.counts[ARRIVES[1]] = 1
    table.roll(6)
    table.run(PlaceNewZombies())
    assert table.asked_seat == 2
    table.choose(GiveUpForWeapon)
    # Only Green's own Zombies may get it.
    assert table.values(PickZombie, "zombie") == [7, 8, 9]
    assert all(zombie.owner == GREEN for zombie in table.state.zombies if zombie.number >= 7)


@rule("lnoe.gw.spawn-only")
def test_no_swap_where_zombies_are_only_placed() -> None:
    table = graves()
    table.zombie(table.at(11, 11))
    # At the set-up.
    table.run(SpawnOn(-1, 6, tuple(0 for _ in table.state.pits)))
    assert not table.offers(GiveUpForWeapon)
    while table.asked:
        table.take_first()
    # By a card.
    card = table.hold("taken_the")
    table.roll(6)
    table.run(PlayAtOnce(table.zombie_seat, card))
    table.take_first()
    assert not table.told(GraveWeaponDrawn)


@rule("lnoe.gw.spawn-only")
def test_a_card_that_spawns_allows_the_swap() -> None:
    table = graves()
    table.zombie(table.at(11, 11))
    card = table.hold("too_many")
    table.roll(4)
    table.run(EndZombieTurn())
    table.choose(type(table.offers()[0]), card=card)
    assert table.offers(GiveUpForWeapon)


@rule("lnoe.gw.assign", "lnoe.gw.any-kind", "lnoe.gw.one-each")
def test_who_may_get_a_weapon() -> None:
    """lnoe.gap.grave-weapon-contradiction."""
    table = graves()
    pit = table.state.pits[0]
    near_pit = table.hero("sam", pit)
    with_hero, beside = table.zombie(table.at(5, 5)), table.zombie(table.at(4, 4))
    far, on_pit = table.zombie(table.at(11, 11)), table.zombie(pit)
    armed = table.zombie(table.at(11, 11))
    turned = FIRST_ZOMBIE_HERO + 1
    table.state.zombies.append(Zombie(turned, ZOMBIE_HERO, 0, table.at(0, 11), 0, -1, 0, False, False, False))
    arm(table.state, 1, 4)
    assert table.state.heroes[near_pit].space == pit
    fit = bearers(table.state, table.zombie_seat)
    assert set(fit) == {far, on_pit, turned}
    assert not {with_hero, beside, armed} & set(fit)


@rule("lnoe.gw.any-kind")
def test_red_zombies_get_weapons_too() -> None:
    table = Table(rules={"grave_weapons": 1, "grave_dead": 1})
    table.hero("jake", table.at(5, 5))
    red = table.zombie(table.at(11, 11), 14)
    assert bearers(table.state, table.zombie_seat) == [red]


@rule("lnoe.gw.assign")
def test_without_a_zombie_that_may_get_it_the_swap_is_not_offered() -> None:
    table = graves()
    table.zombie(table.at(5, 5))
    spawn_phase(table, 2)
    assert not table.offers(GiveUpForWeapon)


@rule("lnoe.gw.fresh-zombie")
def test_a_zombie_spawned_in_this_phase_may_get_it() -> None:
    table = graves()
    spawn_phase(table, 3)
    # Nobody is there yet.
    assert not table.offers(GiveUpForWeapon)
    table.choose(PickSpace, space=table.state.pits[0])
    table.choose(GiveUpForWeapon)
    placed = table.told(ZombiePlaced)[0].zombie
    assert [event.zombie for event in table.told(GraveWeaponGiven)] == [placed]
    assert len(table.told(ZombiePlaced)) == 1


@rule("lnoe.gw.face-up")
def test_the_weapon_lies_open_and_goes_to_the_discards_with_its_bearer() -> None:
    table = graves()
    zombie = table.zombie(table.at(11, 11))
    card = table.on_top("sickle")
    take_one(table.state, table.zombie_seat)
    advance(table.state)
    assert [event.card for event in table.told(GraveWeaponDrawn)] == [card]
    kill_zombie(table.state, zombie, "fight", 0, -1)
    assert table.state.grave_deck.discards == [card]
    table.check()


@rule("lnoe.gw.assign")
def test_the_discards_are_shuffled_when_the_deck_is_empty() -> None:
    table = graves()
    table.zombie(table.at(11, 11))
    deck = table.state.grave_deck
    deck.discards, deck.pile = deck.pile[:3], []
    take_one(table.state, table.zombie_seat)
    advance(table.state)
    assert len(table.told(GraveDeckShuffled)) == 1
    assert len(table.told(GraveWeaponGiven)) == 1
    assert len(deck.pile) == 2
    # Without any card there is nothing to swap for.
    deck.pile, deck.discards = [], []
    spawn_phase(table, 6)
    assert not table.offers(GiveUpForWeapon)


@rule("lnoe.gw.auto-spawn", "lnoe.autospawn.always")
def test_with_auto_spawn_the_roll_is_spent_on_weapons_though_the_pool_is_empty() -> None:
    table = Table(rules={"grave_weapons": 1, "zombies_auto_spawn": 1})
    table.hero("jake", table.at(5, 5))
    while table.state.pool:
        table.zombie(table.at(11, 11))
    table.roll(5)
    table.state.push(PlaceNewZombies())
    table.run(CheckForNewZombies())
    for _ in range(2):
        table.choose(GiveUpForWeapon)
        table.take_first()
    assert len(table.told(GraveWeaponGiven)) == 2
    assert [event.count for event in table.told(SpawnCapped)] == [1]
    assert not table.told(ZombiePlaced)
