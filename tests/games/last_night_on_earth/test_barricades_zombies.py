"""Barricades and Zombies: the roll to cross, Reinforcements, corners, shared walls; Fully Barricaded."""

import pytest

from tests.games.last_night_on_earth.table import Table
from tests.rules import rule
from veglia.games.last_night_on_earth.rules.actions.build import BuildBarricade
from veglia.games.last_night_on_earth.rules.barricades import (
    CrossingRolled,
    ReinforcementLost,
    barricade_fully,
    carry_over,
    in_way,
    is_fully_barricaded,
    is_fully_reinforced,
    reinforcements_of,
)
from veglia.games.last_night_on_earth.rules.events import ZombieMoved
from veglia.games.last_night_on_earth.rules.hero_steps import StayHere
from veglia.games.last_night_on_earth.rules.models import Barricade
from veglia.games.last_night_on_earth.rules.plays import PickSpace, PickWall, PickZombie, PlayCard
from veglia.games.last_night_on_earth.rules.town import EAST, NORTH, SOUTH, WEST
from veglia.games.last_night_on_earth.rules.towns import town
from veglia.games.last_night_on_earth.rules.zombie_moving import (
    AllTowards,
    MoveThis,
    MoveZombies,
    StopZombie,
    WalkZombie,
    ZombieStep,
)
from veglia.games.last_night_on_earth.rules.zombie_turn import StartOfTurn


def walk(table: Table, zombie: int, to: int, *faces: int, steps: int = 1) -> None:
    """Let a Zombie move and choose its first step."""
    table.roll(*faces)
    table.run(WalkZombie(zombie, steps, False))
    if table.asked == "WalkZombie":
        table.choose(ZombieStep, space=to)


def place_of(table: Table, zombie: int) -> int:
    found = table.state.zombie(zombie)
    assert found is not None
    return found.space


def bar(table: Table, wall: int, reinforcements: int = 0) -> int:
    table.state.barricades.append(Barricade(wall, reinforcements))
    return wall


@rule("lnoe.barr.zombie-roll", "lnoe.barr.zombie-fail")
@pytest.mark.parametrize(("face", "crosses"), [(3, False), (4, True)])
def test_a_zombie_crosses_a_barricade_on_four_or_more(face: int, crosses: bool) -> None:
    table = Table()
    zombie = table.zombie(table.at(2, 4))
    bar(table, table.wall("general_store", table.at(1, 4), SOUTH))
    walk(table, zombie, table.at(1, 4), face, steps=2)
    assert place_of(table, zombie) == table.at(1 if crosses else 2, 4)
    assert [(event.face, event.needed) for event in table.told(CrossingRolled)] == [(face, 4)]
    # A failure ends the whole movement.
    assert (table.asked == "WalkZombie") == crosses
    table.check()


@rule("lnoe.barr.zombie-roll")
def test_hunger_has_to_roll_too_and_other_steps_need_no_roll() -> None:
    table = Table()
    table.hero("jenny", table.at(1, 4))
    zombie = table.zombie(table.at(2, 4))
    bar(table, table.wall("general_store", table.at(1, 4), SOUTH))
    table.roll(3)
    table.run(MoveZombies())
    table.choose(AllTowards)
    table.pass_windows()
    assert place_of(table, zombie) == table.at(2, 4)
    assert len(table.told(CrossingRolled)) == 1
    other = table.zombie(table.at(2, 7))
    walk(table, other, table.at(3, 7))
    assert place_of(table, other) == table.at(3, 7)


@rule("lnoe.barr.zombie-reinforced")
def test_at_a_reinforced_barricade_a_success_only_removes_one_reinforcement() -> None:
    table = Table()
    zombie = table.zombie(table.at(2, 4))
    wall = bar(table, table.wall("general_store", table.at(1, 4), SOUTH), 2)
    walk(table, zombie, table.at(1, 4), 6, steps=3)
    assert place_of(table, zombie) == table.at(2, 4)
    assert reinforcements_of(table.state, wall) == 1
    assert [(event.zombie, event.left) for event in table.told(ReinforcementLost)] == [(zombie, 1)]
    assert table.asked == ""
    walk(table, zombie, table.at(1, 4), 3)
    assert reinforcements_of(table.state, wall) == 1


@rule("lnoe.barr.diagonal-corner")
def test_a_corner_with_two_barricades_takes_one_roll_and_loses_one_reinforcement_of_choice() -> None:
    table = Table()
    zombie = table.zombie(table.at(2, 3))
    south = bar(table, table.wall("general_store", table.at(1, 4), SOUTH))
    west = bar(table, table.wall("general_store", table.at(1, 4), WEST))
    walk(table, zombie, table.at(1, 4), 4)
    assert place_of(table, zombie) == table.at(1, 4)
    assert len(table.told(CrossingRolled)) == 1
    other = table.zombie(table.at(2, 3))
    table.state.barricades[1].reinforcements = 1
    walk(table, other, table.at(1, 4), 4)
    assert place_of(table, other) == table.at(2, 3)
    assert (reinforcements_of(table.state, south), reinforcements_of(table.state, west)) == (0, 0)
    table.state.barricades[0].reinforcements = 2
    table.state.barricades[1].reinforcements = 2
    walk(table, other, table.at(1, 4), 5)
    assert table.asked == "StripReinforcement"
    assert table.asked_seat == table.zombie_seat
    table.choose(PickWall, wall=west)
    assert (reinforcements_of(table.state, south), reinforcements_of(table.state, west)) == (2, 1)
    table.check()


@rule("lnoe.barr.diagonal-one-wall", "lnoe.barr.one-attempt")
def test_one_barricaded_wall_at_a_corner_is_enough() -> None:
    """lnoe.ex.diagonal-one-wall."""
    table = Table()
    zombie = table.zombie(table.at(2, 3))
    bar(table, table.wall("general_store", table.at(1, 4), SOUTH))
    walk(table, zombie, table.at(1, 4), 3, steps=3)
    assert place_of(table, zombie) == table.at(2, 3)
    assert table.asked == ""
    # On a 4 it crosses.
    walk(table, zombie, table.at(1, 4), 4)
    assert place_of(table, zombie) == table.at(1, 4)
    assert table.told(CrossingRolled)[-1].rule == "lnoe.barr.diagonal-one-wall"


@rule("lnoe.barr.diagonal-corner")
def test_a_diagonal_past_a_corner_or_with_a_free_way_round_meets_no_barricade() -> None:
    table = Table()
    for way in (SOUTH, WEST):
        bar(table, table.wall("general_store", table.at(1, 4), way))
    # Outside, past the corner of the building.
    assert in_way(table.state, table.at(1, 3), table.at(2, 4)) == []
    # Through the middle of a wall, diagonally: that wall once.
    south = table.wall("general_store", table.at(1, 4), SOUTH)
    assert in_way(table.state, table.at(2, 4), table.at(1, 5)) == [south]
    # Inside the building.
    assert in_way(table.state, table.at(0, 4), table.at(1, 5)) == []


@rule("lnoe.barr.one-attempt")
def test_a_zombie_tries_one_barricade_in_a_move_however_far_it_goes() -> None:
    """lnoe.gap.reinforcement-movement-end."""
    table = Table()
    zombie = table.zombie(table.at(9, 4))
    # Into the Hangar; its eastern wall leads to the Church.
    bar(table, table.wall("airplane_hangar", table.at(10, 4), NORTH))
    bar(table, table.wall("airplane_hangar", table.at(10, 5), EAST))
    walk(table, zombie, table.at(10, 5), 4, steps=3)
    assert place_of(table, zombie) == table.at(10, 5)
    assert not table.offers(ZombieStep, space=table.at(10, 6))
    assert not table.offers(ZombieStep, space=table.at(9, 5))
    assert table.offers(ZombieStep, space=table.at(11, 5))
    # Not even Hunger gives another attempt.
    table.hero("jenny", table.at(10, 6))
    table.choose(ZombieStep, space=table.at(11, 5))
    assert table.offers(StopZombie)
    assert len(table.told(CrossingRolled)) == 1


@rule("lnoe.barr.from-inside")
@pytest.mark.parametrize(("face", "crosses"), [(3, False), (4, True)])
def test_a_zombie_rolls_to_get_out_as_well(face: int, crosses: bool) -> None:
    table = Table()
    zombie = table.zombie(table.at(1, 4))
    bar(table, table.wall("general_store", table.at(1, 4), SOUTH))
    walk(table, zombie, table.at(2, 4), face)
    assert place_of(table, zombie) == table.at(2 if crosses else 1, 4)
    told = "lnoe.barr.from-inside" if crosses else "lnoe.barr.zombie-fail"
    assert [event.rule for event in table.told(CrossingRolled)] == [told]


@rule("lnoe.barr.interior-walls")
def test_an_interior_barricade_holds_zombies_that_spawn_in_the_morgue() -> None:
    table = Table()
    morgue = table.at(11, 0)
    assert morgue in table.state.pits
    zombie = table.zombie(morgue)
    bar(table, table.wall("hospital", morgue, EAST))
    walk(table, zombie, table.at(11, 1), 3)
    assert place_of(table, zombie) == morgue


@rule("lnoe.barr.shared-wall", "lnoe.faq.shared-wall", "lnoe.barr.shared-wall-reinforce")
def test_two_barricades_on_a_shared_wall_take_one_roll_and_six_reinforcements() -> None:
    """lnoe.ex.faq-shared-wall."""
    table = Table(rules={"barricades": 1})
    zombie = table.zombie(table.at(5, 10))
    near = bar(table, table.wall("bank", table.at(5, 10), SOUTH))
    far = bar(table, table.wall("police_station", table.at(6, 10), NORTH))
    walk(table, zombie, table.at(6, 10), 4)
    assert place_of(table, zombie) == table.at(6, 10)
    assert len(table.told(CrossingRolled)) == 1
    # Each side is reinforced from its own building, three times.
    for hero, wall in (
        (table.hero("jenny", table.at(5, 11)), near),
        (table.hero("sam", table.at(6, 11)), far),
    ):
        other = far if wall == near else near
        for _ in range(3):
            table.roll_movement(hero, 4)
            assert not table.offers(BuildBarricade, wall=other)
            table.choose(BuildBarricade, wall=wall)
        table.roll_movement(hero, 4)
        assert not table.offers(BuildBarricade, wall=wall)
    assert (reinforcements_of(table.state, near), reinforcements_of(table.state, far)) == (3, 3)
    table.state.agenda.clear()
    table.state.asking = None
    table.state.heroes.clear()
    for strip in range(6):
        table.roll(4)
        table.run(WalkZombie(zombie, 1, False))
        table.choose(ZombieStep, space=table.at(5, 10))
        if table.asked == "StripReinforcement":
            # The Zombie player chooses the side.
            table.choose(PickWall, wall=far if strip % 2 else near)
        assert place_of(table, zombie) == table.at(6, 10)
    assert (reinforcements_of(table.state, near), reinforcements_of(table.state, far)) == (0, 0)
    walk(table, zombie, table.at(5, 10), 4)
    assert place_of(table, zombie) == table.at(5, 10)


@rule("lnoe.barr.out-of-sequence", "lnoe.barr.zombie-roll")
@pytest.mark.parametrize(("face", "crosses"), [(4, True), (3, False)])
def test_a_card_that_moves_zombies_out_of_sequence_lets_them_roll(face: int, crosses: bool) -> None:
    """lnoe.ex.smell-of-brains-barricade, with Relentless Advance."""
    table = Table()
    zombie = table.zombie(table.at(2, 4))
    bar(table, table.wall("general_store", table.at(1, 4), SOUTH))
    card = table.hold("relentless_advance")
    table.roll(1, face)
    table.run(StartOfTurn())
    table.choose(PlayCard, card=card)
    table.pass_windows()
    table.choose(PickZombie, zombie=zombie)
    table.choose(PickSpace, space=table.at(1, 4))
    assert place_of(table, zombie) == table.at(1 if crosses else 2, 4)
    assert len(table.told(CrossingRolled)) == 1
    # It still has its normal move, and with it another attempt.
    table.roll(4)
    table.state.agenda.clear()
    table.state.asking = None
    table.run(MoveZombies())
    table.choose(MoveThis, zombie=zombie)
    table.pass_windows()
    table.choose(ZombieStep, space=table.at(2 if crosses else 1, 4))
    assert len(table.told(CrossingRolled)) == 2
    assert len(table.told(ZombieMoved)) == (2 if crosses else 1)


@rule("lnoe.barr.fully", "lnoe.barr.interior-walls")
def test_interior_walls_and_edges_of_the_board_do_not_count_for_fully_barricaded() -> None:
    """lnoe.ex.morgue-wall; lnoe.gap.fully-wording."""
    table = Table()
    hospital = table.building("hospital")
    bar(table, table.wall("hospital", table.at(10, 1), NORTH))
    assert not is_fully_barricaded(table.state, hospital)
    bar(table, table.wall("hospital", table.at(10, 2), EAST))
    assert is_fully_barricaded(table.state, hospital)
    assert not is_fully_barricaded(table.state, table.building("diner"))
    # The other building of a shared wall needs its own Barricade.
    barricade_fully(table.state, table.building("bank"), 0, "lnoe.barr.fully")
    bank = table.wall("bank", table.at(5, 10), SOUTH)
    assert is_fully_barricaded(table.state, table.building("bank"))
    table.state.barricades = [one for one in table.state.barricades if one.wall != bank]
    bar(table, table.wall("police_station", table.at(6, 10), NORTH))
    assert not is_fully_barricaded(table.state, table.building("bank"))


@rule("lnoe.barr.fully-reinforced")
def test_fully_reinforced_needs_three_reinforcements_on_each_barricaded_wall() -> None:
    table = Table()
    bank = table.building("bank")
    barricade_fully(table.state, bank, 3, "lnoe.barr.fully")
    assert is_fully_reinforced(table.state, bank)
    table.state.barricades[0].reinforcements = 2
    assert not is_fully_reinforced(table.state, bank)
    assert is_fully_barricaded(table.state, bank)
    table.state.barricades[0].reinforcements = 3
    table.state.barricades.pop()
    assert not is_fully_reinforced(table.state, bank)


@rule("lnoe.barr.fully")
def test_barricades_stay_on_their_walls_when_a_board_is_attached() -> None:
    """lnoe.gap.barricade-corners-cells."""
    table = Table()
    bank = table.building("bank")
    barricade_fully(table.state, bank, 1, "lnoe.barr.fully")
    edge = bar(table, table.wall("police_station", table.at(8, 11), EAST), 2)
    before = table.state.town
    covered = before.walls[edge].edges
    table.state.town = town("TOWN/ABCD/2E")
    carry_over(table.state, before)
    assert is_fully_barricaded(table.state, bank)
    parts = [one for one in table.state.barricades if table.state.town.walls[one.wall].building != bank]
    edges = [number for one in parts for number in table.state.town.walls[one.wall].edges]
    assert sorted(edges) == sorted(covered)
    assert {one.reinforcements for one in parts} == {2}


@rule("lnoe.barr.card-without-rule")
def test_without_the_rule_what_a_card_has_placed_cannot_be_extended() -> None:
    """lnoe.ex.faq-barricade-windows: what stays of it once Barricades are on the board."""
    table = Table(rules={})
    hero = table.hero("jenny", table.at(1, 4))
    wall = bar(table, table.wall("general_store", table.at(1, 4), SOUTH), 1)
    table.roll_movement(hero, 6)
    assert not table.offers(BuildBarricade)
    table.choose(StayHere)
    # He may not exert himself either.
    assert table.asked == ""
    table.state.heroes.clear()
    zombie = table.zombie(table.at(2, 4))
    walk(table, zombie, table.at(1, 4), 4)
    assert reinforcements_of(table.state, wall) == 0
    assert place_of(table, zombie) == table.at(2, 4)
