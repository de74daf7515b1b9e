"""How Zombies move: one space, through walls, always to a Hero beside them."""

import pytest

from tests.games.last_night_on_earth.table import Table
from tests.rules import rule
from veglia.games.last_night_on_earth.rules.events import ZombieMoved
from veglia.games.last_night_on_earth.rules.lasting import lay
from veglia.games.last_night_on_earth.rules.models import (
    FIRST_ZOMBIE_HERO,
    UNTIL_TURN_ENDS,
    ZOMBIE_HERO,
    Zombie,
)
from veglia.games.last_night_on_earth.rules.plays import PlayCard
from veglia.games.last_night_on_earth.rules.zombie_moving import (
    AllTowards,
    MoveThis,
    MoveZombies,
    RestStay,
    StepsRolled,
    StopZombie,
    ZombieStep,
)


def zombie_hero(table: Table, hero: int, space: int) -> int:
    """Put the Zombie Hero of a Hero who is dead into a space."""
    number = FIRST_ZOMBIE_HERO + hero
    table.state.zombies.append(Zombie(number, ZOMBIE_HERO, 0, space, 0, -1, 0, False, False, False))
    return number


def where(table: Table, number: int) -> int:
    zombie = table.state.zombie(number)
    assert zombie is not None
    return zombie.space


def ends(table: Table) -> set[int]:
    return {option.space for option in table.offers(ZombieStep) if isinstance(option, ZombieStep)}


@rule("lnoe.zmove.one-space", "lnoe.zmove.stay-on-board")
def test_a_zombie_moves_one_space_in_any_direction_on_the_board() -> None:
    table = Table()
    table.hero("jenny", table.at(0, 0))
    middle, corner = table.zombie(table.at(5, 5)), table.zombie(table.at(11, 11))
    table.run(MoveZombies())
    table.choose(MoveThis, zombie=middle)
    cells = {(row, col) for row in (4, 5, 6) for col in (4, 5, 6)} - {(5, 5)}
    assert ends(table) == {table.at(row, col) for row, col in cells}
    table.choose(ZombieStep, space=table.at(4, 6))
    assert where(table, middle) == table.at(4, 6)
    assert not table.offers(MoveThis, zombie=middle)
    table.choose(MoveThis, zombie=corner)
    assert ends(table) == {table.at(10, 10), table.at(10, 11), table.at(11, 10)}
    table.choose(StopZombie)
    assert where(table, corner) == table.at(11, 11)
    assert table.asked == ""


@rule("lnoe.zmove.through-walls")
def test_walls_and_the_corner_walls_of_the_manor_house_do_not_stop_zombies() -> None:
    """lnoe.gap.manor-corner-zombies."""
    table = Table("MANOR/ABCD")
    table.hero("jenny", table.at(11, 11))
    outside, hall = table.zombie(table.at(2, 2)), table.zombie(table.at(5, 5))
    table.run(MoveZombies())
    table.choose(MoveThis, zombie=outside)
    # Diagonally round the corner of the Plant and straight through its wall.
    assert {table.at(1, 1), table.at(1, 2), table.at(1, 3)} <= ends(table)
    table.choose(ZombieStep, space=table.at(1, 1))
    table.choose(MoveThis, zombie=hall)
    assert table.at(4, 4) in ends(table)


@rule("lnoe.zmove.locked-with-hero")
def test_a_zombie_with_a_hero_stays_with_him() -> None:
    table = Table()
    table.hero("jenny", table.at(5, 5))
    table.hero("becky", table.at(5, 6))
    table.zombie(table.at(5, 5))
    other = table.zombie(table.at(11, 11))
    table.run(MoveZombies())
    assert [option.zombie for option in table.offers(MoveThis) if isinstance(option, MoveThis)] == [other]
    table.choose(RestStay)
    assert not table.told(ZombieMoved)


@rule("lnoe.zmove.hunger")
def test_a_zombie_beside_heroes_has_to_go_to_one_of_them_through_walls_too() -> None:
    table = Table()
    # One Hero inside the Plant, one in the street.
    table.hero("jenny", table.at(1, 2))
    table.hero("becky", table.at(2, 1))
    number = table.zombie(table.at(2, 2))
    table.run(MoveZombies())
    table.choose(MoveThis, zombie=number)
    assert ends(table) == {table.at(1, 2), table.at(2, 1)}
    assert not table.offers(StopZombie)
    table.choose(ZombieStep, space=table.at(1, 2))
    assert where(table, number) == table.at(1, 2)
    assert table.told(ZombieMoved)[0].rule == "lnoe.zmove.hunger"


@rule("lnoe.zmove.hunger")
def test_zombies_without_a_choice_move_without_a_question() -> None:
    table = Table()
    table.hero("jenny", table.at(5, 5))
    numbers = [table.zombie(table.at(4, 4)), table.zombie(table.at(5, 6)), table.zombie(table.at(6, 6))]
    table.run(MoveZombies())
    assert table.asked == ""
    assert [where(table, number) for number in numbers] == [table.at(5, 5)] * 3
    assert [event.zombie for event in table.told(ZombieMoved)] == numbers


@rule("lnoe.zmove.each-once", "lnoe.zmove.hunger")
def test_the_rest_stays_but_for_those_beside_a_hero() -> None:
    table = Table()
    table.hero("jenny", table.at(5, 5))
    table.hero("becky", table.at(5, 7))
    near, far = table.zombie(table.at(4, 4)), table.zombie(table.at(11, 11))
    between = table.zombie(table.at(5, 6))
    table.run(MoveZombies())
    table.choose(RestStay)
    # Only the Zombie between two Heroes asks.
    assert table.asked == "WalkZombie"
    assert ends(table) == {table.at(5, 5), table.at(5, 7)}
    table.choose(ZombieStep, zombie=between, space=table.at(5, 7))
    assert where(table, near) == table.at(5, 5)
    assert where(table, far) == table.at(11, 11)
    assert table.asked == ""


@rule("lnoe.zmove.each-once")
def test_all_go_towards_the_nearest_hero_at_one_word() -> None:
    table = Table()
    table.hero("jenny", table.at(5, 5))
    first, second = table.zombie(table.at(11, 11)), table.zombie(table.at(0, 5))
    moved = table.zombie(table.at(11, 0))
    table.run(MoveZombies())
    table.choose(MoveThis, zombie=moved)
    table.choose(ZombieStep, space=table.at(10, 0))
    table.choose(AllTowards)
    assert where(table, first) == table.at(10, 10)
    assert table.state.town.distance(where(table, second), table.at(5, 5)) == 4
    assert where(table, moved) == table.at(10, 0), "it has moved already"
    assert len(table.told(ZombieMoved)) == 3


@rule("lnoe.zmove.each-once")
def test_of_zombies_that_are_alike_one_is_named_and_each_moves_once() -> None:
    table = Table()
    table.hero("jenny", table.at(0, 0))
    for _ in range(3):
        table.zombie(table.at(9, 9))
    table.run(MoveZombies())
    for moved in range(3):
        assert len(table.offers(MoveThis)) == 1
        assert len(table.told(ZombieMoved)) == moved
        table.choose(MoveThis)
        table.choose(ZombieStep, space=table.at(9, 10))
    assert table.asked == ""
    assert len(table.state.zombies_in(table.at(9, 10))) == 3


@rule("lnoe.zmove.hunger-several-spaces", "lnoe.zhero.move-d3")
def test_on_a_longer_way_a_zombie_goes_to_the_first_hero_beside_it_and_stops_with_him() -> None:
    table = Table()
    dead = table.hero("sally", -1)
    table.hero("jenny", table.at(5, 5))
    number = zombie_hero(table, dead, table.at(5, 8))
    table.roll(6)
    table.run(MoveZombies())
    table.choose(MoveThis, zombie=number)
    assert [(event.face, event.steps) for event in table.told(StepsRolled)] == [(6, 3)]
    assert len(ends(table)) == 8
    table.choose(ZombieStep, space=table.at(5, 7))
    assert table.offers(StopZombie), "nobody is beside it yet"
    table.choose(ZombieStep, space=table.at(5, 6))
    # Now it is beside her: the third step is forced, and the move is over.
    assert where(table, number) == table.at(5, 5)
    assert table.asked == ""


@rule("lnoe.zhero.move-d3", "lnoe.general.threshold-notation")
@pytest.mark.parametrize(("face", "steps"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_a_zombie_hero_moves_up_to_a_d3(face: int, steps: int) -> None:
    table = Table()
    dead = table.hero("sally", -1)
    table.hero("jenny", table.at(0, 0))
    number = zombie_hero(table, dead, table.at(11, 11))
    table.roll(face)
    table.run(MoveZombies())
    table.choose(AllTowards)
    assert where(table, number) == table.at(11 - steps, 11 - steps)


@rule("lnoe.zmove.hunger-several-spaces")
def test_a_zombie_that_moves_by_a_card_is_bound_by_hunger_on_every_space() -> None:
    table = Table()
    table.hero("jenny", table.at(5, 5))
    number = table.zombie(table.at(5, 9))
    card = table.hold("shamble")
    # Shamble gives it six spaces.
    table.roll(6)
    table.run(MoveZombies())
    table.choose(MoveThis, zombie=number)

    table.choose(PlayCard, card=card)
    table.pass_windows()
    for col in (8, 7, 6):
        table.choose(ZombieStep, space=table.at(5, col))
    assert where(table, number) == table.at(5, 5)


@rule("lnoe.zmove.hunger-blocked")
def test_a_zombie_that_cannot_reach_the_hero_beside_it_may_go_elsewhere() -> None:
    """lnoe.ex.hunger-blocked-base"""
    table = Table()
    hero = table.hero("jenny", table.at(1, 2))
    number = table.zombie(table.at(2, 2))
    card = table.event(hero, "blocked_windows")

    table.state.heroes[hero].events.remove(card)
    lay(table.state, "blocked_windows", "lnoe.zmove.hunger-blocked", card=card, until=UNTIL_TURN_ENDS)
    table.run(MoveZombies())
    table.choose(MoveThis, zombie=number)
    assert table.at(1, 2) not in ends(table)
    assert not any(table.state.town.building[space] >= 0 for space in ends(table))
    assert table.offers(StopZombie)
    table.choose(ZombieStep, space=table.at(2, 1))
    assert where(table, number) == table.at(2, 1)


@rule("lnoe.zhero.acts-next", "lnoe.zmove.locked-with-hero")
def test_a_zombie_hero_of_this_turn_does_not_move() -> None:
    table = Table()
    dead = table.hero("sally", -1)
    table.hero("jenny", table.at(5, 5))
    number = zombie_hero(table, dead, table.at(5, 6))
    zombie = table.state.zombie(number)
    assert zombie is not None
    zombie.is_fresh = True
    table.run(MoveZombies())
    assert where(table, number) == table.at(5, 6)


@rule("lnoe.twoz.turn", "lnoe.twoz.colours")
def test_of_two_zombie_players_each_moves_his_own_and_brown_first() -> None:
    table = Table(zombie_seats=2)
    table.hero("jenny", table.at(0, 0))
    brown, green = table.zombie(table.at(9, 9), number=0), table.zombie(table.at(9, 9), number=7)
    table.run(MoveZombies())
    assert table.asked_seat == 1
    assert [option.zombie for option in table.offers(MoveThis) if isinstance(option, MoveThis)] == [brown]
    table.choose(MoveThis, zombie=brown)
    assert table.asked_seat == 1
    table.choose(ZombieStep, space=table.at(8, 8))
    assert table.asked_seat == 2
    assert [option.zombie for option in table.offers(MoveThis) if isinstance(option, MoveThis)] == [green]
    table.choose(MoveThis, zombie=green)
    assert table.asked_seat == 2
