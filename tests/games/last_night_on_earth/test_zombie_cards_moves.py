"""Zombie cards that move Zombies."""

import pytest

from tests.games.last_night_on_earth.table import Table
from tests.rules import rule
from veglia.games.last_night_on_earth.rules.barricades import build
from veglia.games.last_night_on_earth.rules.events import ZombieMoved
from veglia.games.last_night_on_earth.rules.lasting import lay
from veglia.games.last_night_on_earth.rules.models import ZOMBIES, Zombie
from veglia.games.last_night_on_earth.rules.plays import (
    Decline,
    PickSpace,
    PickZombie,
    PlayCard,
)
from veglia.games.last_night_on_earth.rules.zombie_moving import (
    AllTowards,
    MoveThis,
    MoveZombies,
    StepsRolled,
    ZombieStep,
)
from veglia.games.last_night_on_earth.rules.zombie_turn import StartOfTurn
from veglia.kernel.window import Pass


def zombie(table: Table, number: int) -> Zombie:
    found = table.state.zombie(number)
    assert found is not None
    return found


def test_shamble_moves_one_zombie_up_to_d6_spaces() -> None:
    table = Table()
    table.hero("jake", table.at(0, 0))
    one, other = table.zombie(table.at(11, 11)), table.zombie(table.at(11, 0))
    played = table.hold("shamble")
    table.roll(4)
    table.run(MoveZombies())
    table.choose(MoveThis, zombie=one)
    table.choose(PlayCard, card=played, zombie=one)
    assert [(event.face, event.steps) for event in table.told(StepsRolled)] == [(4, 4)]
    table.pass_windows()
    for row in (10, 9, 8, 7):
        table.choose(ZombieStep, space=table.at(row, 11))
    table.choose(AllTowards)
    table.pass_windows()
    # The other one goes one space as usual, and nothing is left of the roll.
    assert [event.zombie for event in table.told(ZombieMoved)] == [one] * 4 + [other]
    assert not [name for name in table.state.counts if name.startswith("steps/")]
    table.check()


def test_of_two_players_each_shambles_with_his_own_zombies() -> None:
    table = Table(zombie_seats=2)
    table.hero("jake", table.at(0, 0))
    brown = table.zombie(table.at(11, 11), 0)
    green_card = table.hold("shamble", seat=2)
    table.run(MoveZombies())
    table.choose(MoveThis, zombie=brown)
    while table.asked == "ZombieMove":
        assert not table.offers(PlayCard, card=green_card)
        table.choose(Pass)


@rule("lnoe.barr.out-of-sequence")
def test_relentless_advance_moves_d6_zombies_at_once_and_they_move_again() -> None:
    table = Table()
    hero = table.hero("jake", table.at(5, 5))
    near, far = table.zombie(table.at(5, 7)), table.zombie(table.at(0, 0))
    third = table.zombie(table.at(11, 11))
    held = table.zombie(table.at(5, 5))
    played = table.hold("relentless_advance")
    table.roll(2)
    table.run(StartOfTurn())
    table.choose(PlayCard, card=played)
    assert not table.offers(PickZombie, zombie=held)
    table.choose(PickZombie, zombie=near)
    table.choose(PickSpace, space=table.at(5, 6))
    table.choose(PickZombie, zombie=third)
    table.choose(PickSpace, space=table.at(10, 10))
    # Two of them were allowed.
    assert table.asked != "Choose"
    assert [event.zombie for event in table.told(ZombieMoved)] == [near, third]
    assert not zombie(table, near).has_moved
    assert zombie(table, far).space == table.at(0, 0)
    # Adjacent to a Hero now, it goes to him in the move phase.
    table.pass_windows()
    table.run(MoveZombies())
    table.choose(AllTowards)
    table.pass_windows()
    assert zombie(table, near).space == table.state.heroes[hero].space


@rule("lnoe.zmove.hunger")
def test_relentless_advance_follows_hunger_and_may_stop_early() -> None:
    table = Table()
    table.hero("jake", table.at(5, 5))
    near = table.zombie(table.at(5, 6))
    far = table.zombie(table.at(0, 0))
    played = table.hold("relentless_advance")
    table.roll(6)
    table.run(StartOfTurn())
    table.choose(PlayCard, card=played)
    table.choose(PickZombie, zombie=near)
    # A lone space is not asked for.
    assert zombie(table, near).space == table.at(5, 5)
    table.choose(Decline)
    assert zombie(table, far).space == table.at(0, 0)


@rule("lnoe.barr.out-of-sequence", "lnoe.barr.zombie-roll")
@pytest.mark.parametrize(("face", "crosses"), [(4, True), (3, False)])
def test_smell_of_brains_draws_near_zombies_through_barricades(face: int, crosses: bool) -> None:
    """lnoe.ex.smell-of-brains-barricade"""
    table = Table()
    inside, outside, wall = barricaded(table)
    hero = table.hero("jake", inside)
    one = table.zombie(outside)
    build(table.state, wall, -1)
    far = table.zombie(next(s for s in range(140) if table.state.town.distance(s, inside) == 3))
    played = table.hold("smell_brains")
    table.roll(face)
    table.run(StartOfTurn())
    table.choose(PlayCard, card=played, hero=hero)
    assert zombie(table, one).space == (inside if crosses else outside)
    assert table.state.town.distance(zombie(table, far).space, inside) == 3


def barricaded(table: Table) -> tuple[int, int, int]:
    """Return a space inside a building, the space straight outside it, and the wall between."""
    town = table.state.town
    for place, wall in enumerate(town.walls):
        if wall.is_map_edge or wall.is_inner or len(wall.edges) < 2:
            continue
        for edge in wall.edges:
            start, way = edge // 4, edge % 4
            end = town.beside[start][way]
            if end >= 0 and len(town.walls_on[edge]) == 1:
                inside, outside = (start, end) if town.building[start] == wall.building else (end, start)
                if town.building[outside] < 0:
                    return inside, outside, place
    raise AssertionError("no wall")


def test_smell_of_brains_needs_a_zombie_within_two_spaces() -> None:
    table = Table()
    table.hero("jake", table.at(5, 5))
    table.zombie(table.at(5, 8))
    table.zombie(table.at(5, 5))
    table.hold("smell_brains")
    table.run(StartOfTurn())
    assert not table.offers(PlayCard)


def test_broken_boards_lets_one_zombie_through_one_barricade() -> None:
    table = Table()
    inside, outside, wall = barricaded(table)
    table.hero("jake", inside)
    one = table.zombie(outside)
    build(table.state, wall, -1)
    build(table.state, wall, -1)
    played = table.hold("broken_boards")
    table.roll()
    table.run(MoveZombies())
    table.choose(MoveThis, zombie=one)
    table.choose(PlayCard, card=played, zombie=one)
    table.pass_windows()
    assert zombie(table, one).space == inside
    assert table.state.barricades[0].reinforcements == 1
    assert not table.state.lasting
    table.check()


def test_broken_boards_need_a_barricade() -> None:
    table = Table()
    table.hero("jake", table.at(5, 5))
    one = table.zombie(table.at(5, 8))
    table.hold("broken_boards")
    table.run(MoveZombies())
    table.choose(MoveThis, zombie=one)
    assert not table.offers(PlayCard)


def test_broken_boards_of_one_zombie_do_not_hinder_those_of_another() -> None:
    table = Table()
    inside, outside, wall = barricaded(table)
    table.hero("jake", inside)
    one, other = table.zombie(outside), table.zombie(outside)
    build(table.state, wall, -1)
    lay(table.state, "broken_boards", "lnoe.zturn.cards-any-number", side=ZOMBIES, zombie=other)
    card = table.hold("broken_boards")
    table.run(MoveZombies())
    table.choose(MoveThis, zombie=one)
    table.choose(PlayCard, card=card, zombie=one)
    assert [row.zombie for row in table.state.lasting] == [other, one]
