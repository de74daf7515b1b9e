"""New Zombies: how many come, on which pits, and how many there may be."""

import pytest

from tests.games.last_night_on_earth.table import Table
from tests.rules import rule
from veglia.games.last_night_on_earth.rules.events import ZombiePlaced
from veglia.games.last_night_on_earth.rules.grave_weapons import GiveUpForWeapon
from veglia.games.last_night_on_earth.rules.models import FIRST_ZOMBIE_HERO, GREEN, ZOMBIE_HERO, Zombie
from veglia.games.last_night_on_earth.rules.plays import PickSpace
from veglia.games.last_night_on_earth.rules.setup import SetUpStage
from veglia.games.last_night_on_earth.rules.spawning import PlaceNewZombies, SpawnCapped, SpawnRolled
from veglia.games.last_night_on_earth.rules.special import ZOMBIES as ZOMBIES_STAGE
from veglia.games.last_night_on_earth.rules.turn import BeginRound
from veglia.games.last_night_on_earth.rules.zombie_moving import MoveThis, RestStay
from veglia.games.last_night_on_earth.rules.zombie_turn import (
    ARRIVES,
    CheckForNewZombies,
    CheckRolled,
    DrawCards,
)


def on_pits(table: Table) -> list[int]:
    return [len(table.state.zombies_in(pit)) for pit in table.state.pits]


def spawn(table: Table, *faces: int, green: bool = False) -> None:
    """Run phase 6 after a check that has succeeded, of Green as well if there are two players."""
    table.state.counts[ARRIVES[0]] = 1
    table.state.counts[ARRIVES[1]] = int(green)
    table.roll(*faces)
    table.run(PlaceNewZombies())


@rule("lnoe.spawn.place-roll", "lnoe.spawn.even-pits")
def test_as_many_come_as_the_die_shows_evenly_over_the_pits() -> None:
    table = Table()
    spawn(table, 4)
    assert on_pits(table) == [1, 1, 1, 1]
    assert [(event.face, event.count) for event in table.told(SpawnRolled)] == [(4, 4)]
    assert table.asked == ""


@rule("lnoe.spawn.even-pits", "lnoe.general.space-capacity")
def test_the_zombie_player_chooses_the_pits_of_the_remainder_heroes_there_or_not() -> None:
    """lnoe.gap.spawn-on-occupied."""
    table = Table()
    table.hero("jenny", table.state.pits[2])
    spawn(table, 6)
    assert on_pits(table) == [1, 1, 1, 1]
    assert table.asked_seat == table.zombie_seat
    table.choose(PickSpace, space=table.state.pits[2])
    assert not table.offers(PickSpace, space=table.state.pits[2]), "no third before each has a second"
    table.choose(PickSpace, space=table.state.pits[0])
    assert on_pits(table) == [2, 1, 2, 1]
    assert table.asked == ""


@rule("lnoe.setup.starting-zombies", "lnoe.spawn.even-pits")
def test_nine_starting_zombies_are_three_on_one_pit_and_two_on_the_others() -> None:
    """lnoe.ex.starting-zombies-base"""
    table = Table()
    table.roll(4, 5)
    table.run(SetUpStage(ZOMBIES_STAGE))
    table.choose(PickSpace, space=table.state.pits[1])
    assert on_pits(table) == [2, 3, 2, 2]


@rule("lnoe.spawn.cap", "lnoe.general.zombie-limit")
def test_of_a_roll_of_5_with_12_on_the_board_2_come() -> None:
    """lnoe.ex.spawn-check-derived, second part."""
    table = Table()
    for _ in range(12):
        table.zombie(table.at(5, 5))
    spawn(table, 5)
    table.choose(PickSpace, space=table.state.pits[3])
    table.choose(PickSpace, space=table.state.pits[1])
    assert on_pits(table) == [0, 1, 0, 1]
    assert len(table.state.zombies) == 14
    assert [event.count for event in table.told(SpawnCapped)] == [3]
    assert table.told(SpawnCapped)[0].rule == "lnoe.spawn.cap"
    assert table.asked == ""


@rule("lnoe.general.zombie-limit", "lnoe.zhero.no-limit", "lnoe.general.zombie-pool")
def test_zombie_heroes_count_neither_for_the_limit_nor_for_the_check() -> None:
    table = Table()
    dead = table.hero("sally", -1)
    for _ in range(13):
        table.zombie(table.at(5, 5))
    hero = Zombie(FIRST_ZOMBIE_HERO + dead, ZOMBIE_HERO, 0, table.at(5, 5), 0, -1, 0, False, False, False)
    table.state.zombies.append(hero)
    table.roll(6, 6)
    table.run(CheckForNewZombies())
    assert [event.count for event in table.told(CheckRolled)] == [13]
    spawn(table, 6)
    table.choose(PickSpace, space=table.state.pits[0])
    # The fourteenth comes; more do not.
    assert on_pits(table) == [1, 0, 0, 0]
    assert len(table.state.zombies) == 15
    assert table.state.pool == []


@rule("lnoe.general.zombie-pool", "lnoe.spawn.cap")
def test_from_an_empty_pool_nobody_comes() -> None:
    table = Table()
    table.state.pool = table.state.pool[:1]
    spawn(table, 3)
    table.choose(PickSpace, space=table.state.pits[0])
    assert on_pits(table) == [1, 0, 0, 0]
    assert [event.count for event in table.told(SpawnCapped)] == [2]


@rule("lnoe.general.zombie-pool", "lnoe.general.zombie-one-wound")
def test_a_killed_zombie_can_be_placed_again() -> None:
    table = Table()
    hero = table.hero("jenny", table.at(5, 5))
    table.state.pool = [3]
    number = table.zombie(table.at(5, 5))
    assert table.state.pool == []
    table.roll(4, 4, 1)
    table.fight(hero, number)
    assert table.state.zombie(number) is None
    assert table.state.pool == [3]
    spawn(table, 1)
    table.choose(PickSpace, space=table.state.pits[0])
    assert [zombie.number for zombie in table.state.zombies] == [3]


@rule("lnoe.spawn.place-roll")
def test_new_zombies_move_from_the_next_zombie_turn_on() -> None:
    table = Table()
    table.hero("jenny", table.at(5, 5))
    table.hero("becky", table.at(5, 6))
    table.state.zombie_deck.pile = []
    spawn(table, 1)
    table.choose(PickSpace, space=table.state.pits[0])
    number = table.state.zombies[0].number
    table.state.agenda = []
    table.roll(1, 1, 1)
    table.run(BeginRound())
    assert table.asked == "NextZombie"
    assert table.offers(MoveThis, zombie=number)
    table.choose(RestStay)
    assert table.asked == "SpawnOn"


@rule("lnoe.spawn.vs-place")
def test_a_card_that_places_zombies_is_no_spawning() -> None:
    table = Table()
    table.hero("jenny", table.inside("the_plant")[0])
    card = table.card("surprise_attack")
    table.state.zombie_deck.pile = [card]
    table.run(DrawCards())
    while table.asked:
        table.take_first()
    # It stands with the Hero, not on a pit, and no die was rolled for it.
    assert [event.space for event in table.told(ZombiePlaced)] == [table.inside("the_plant")[0]]
    assert not table.told(SpawnRolled)


# Two Zombie players


@rule("lnoe.twoz.check", "lnoe.twoz.place", "lnoe.twoz.seven")
def test_each_of_two_zombie_players_checks_and_spawns_his_own_colour() -> None:
    """lnoe.ex.two-zombie-players-base; lnoe.gap.two-zombie-check."""
    table = Table(zombie_seats=2)
    for number in (0, 1, 2, 7, 8, 9, 10, 11):
        table.zombie(table.at(5, 5), number=number)
    table.roll(4, 5)
    table.run(CheckForNewZombies())
    checks = [(event.seat, event.dice, event.count, event.succeeds) for event in table.told(CheckRolled)]
    assert checks == [(1, (4,), 3, True), (2, (5,), 5, False)]
    # A die of 3 is a D3 of 2.
    table.roll(3)
    table.run(PlaceNewZombies())
    assert [(event.seat, event.count) for event in table.told(SpawnRolled)] == [(1, 2)]
    assert table.asked_seat == 1
    table.choose(PickSpace, space=table.state.pits[0])
    table.choose(PickSpace, space=table.state.pits[1])
    assert [event.zombie for event in table.told(ZombiePlaced)] == [3, 4]
    assert table.told(SpawnRolled)[0].rule == "lnoe.twoz.place"


@rule("lnoe.twoz.seven", "lnoe.twoz.colours")
def test_each_of_two_zombie_players_has_seven_figures() -> None:
    table = Table(zombie_seats=2)
    for number in range(7, 13):
        table.zombie(table.at(5, 5), number=number)
    spawn(table, 5, 6, green=True)
    for _ in range(3):
        assert table.asked_seat == 1
        table.take_first()
    assert table.asked_seat == 2
    table.take_first()
    # Brown gets three; of Green's three only one is left in the pool.
    assert sum(zombie.owner == GREEN for zombie in table.state.zombies) == 7
    assert sum(zombie.kind == 0 for zombie in table.state.zombies) == 3
    assert [event.count for event in table.told(SpawnCapped)] == [2]


@rule("lnoe.twoz.place", "lnoe.twoz.turn")
@pytest.mark.parametrize(("face", "count"), [(1, 1), (2, 1), (4, 2), (6, 3)])
def test_two_zombie_players_roll_d3s_and_brown_is_first(face: int, count: int) -> None:
    table = Table(zombie_seats=2)
    spawn(table, face, face, green=True)
    seats = []
    while table.asked:
        seats.append(table.asked_seat)
        table.take_first()
    assert [(event.seat, event.count) for event in table.told(SpawnRolled)] == [(1, count), (2, count)]
    assert seats == [1] * count + [2] * count


@rule("lnoe.twoz.hand")
def test_each_of_two_zombie_players_draws_up_to_two() -> None:
    table = Table(zombie_seats=2)
    cards = [table.card("shamble") for _ in range(5)]
    table.state.zombie_deck.pile = cards
    table.run(DrawCards())
    assert [len(hand) for hand in table.state.hands] == [0, 2, 2]


@rule("lnoe.twoz.grave-weapons")
@pytest.mark.parametrize(("held", "is_offered"), [(3, True), (4, False)])
def test_each_of_two_zombie_players_may_have_four_grave_weapons(held: int, is_offered: bool) -> None:
    table = Table(rules={"grave_weapons": 1}, zombie_seats=2)
    # Brown has some of the Grave Weapons, Green has three whatever Brown has.
    for number in (*range(5), 7, 8, 9, 10):
        table.zombie(table.state.pits[0], number=number)
    for zombie in table.state.zombies:
        if zombie.number < held or zombie.number in (7, 8, 9):
            zombie.weapon = table.state.grave_deck.pile.pop()
    spawn(table, 5)
    assert table.asked_seat == 1
    assert bool(table.offers(GiveUpForWeapon)) == is_offered
    while table.asked:
        table.take_first()
    table.state.counts[ARRIVES[0]] = 0
    table.state.counts[ARRIVES[1]] = 1
    table.roll(5)
    table.run(PlaceNewZombies())
    assert table.asked_seat == 2
    assert table.offers(GiveUpForWeapon), "Green has only three"


@rule("lnoe.autospawn.always", "lnoe.autospawn.skip-check")
def test_with_auto_spawn_new_zombies_always_come_and_no_check_is_rolled() -> None:
    table = Table(rules={"zombies_auto_spawn": 1})
    for _ in range(13):
        table.zombie(table.at(5, 5))
    table.roll(3)
    table.run(CheckForNewZombies())
    assert not table.told(CheckRolled)
    table.run(PlaceNewZombies())
    table.choose(PickSpace, space=table.state.pits[0])
    assert len(table.state.zombies) == 14
