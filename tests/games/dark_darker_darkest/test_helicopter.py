"""Heli Escape: the helicopter, the platform and the third act."""

import pytest

from tests.games.dark_darker_darkest.finale_table import cubes, finale, flight, hands
from tests.games.dark_darker_darkest.table import (
    DAMAGE,
    FAILURE,
    REPEL,
    SUCCESS,
    acting,
    again,
    choose,
    cleared,
    creature,
    events,
    has,
    place,
    stage,
    state_of,
    zombies,
)
from tests.rules import rule
from veglia.games.dark_darker_darkest.rules.actions.fight import Attack
from veglia.games.dark_darker_darkest.rules.actions.fly import Board, ClimbIn, ClimbOut, MoveHelicopter
from veglia.games.dark_darker_darkest.rules.actions.move import Move
from veglia.games.dark_darker_darkest.rules.attack_results import HitZombie
from veglia.games.dark_darker_darkest.rules.events import EnemyRolled
from veglia.games.dark_darker_darkest.rules.finale_round import ShiftCubes
from veglia.games.dark_darker_darkest.rules.helicopter import tile_beside
from veglia.games.dark_darker_darkest.rules.house import HELICOPTER, NOWHERE
from veglia.games.dark_darker_darkest.rules.modules.helicopter import PlaceHelicopter
from veglia.games.dark_darker_darkest.rules.pieces import GRIPPED
from veglia.games.dark_darker_darkest.rules.state import FINALE, FLIGHT

# Places of the ring.
N1, N2, S3, S2, S1, W4 = 0, 1, 11, 12, 13, 14
PARTY = ("bruce", "jack", "leo", "nina", "chuck")


@rule("ddd.heli.setup")
def test_the_helicopter_begins_beside_an_outer_tile() -> None:
    game = cleared("bruce", "nina", heli_escape="on")
    state = state_of(game)
    assert state.extras.helicopter != NOWHERE
    state.extras.helicopter = NOWHERE
    # A six, a Corner Tile and an inner tile are rolled again; then comes the second tile above.
    stage(game, PlaceHelicopter(), dice=(*place(1, 6), *place(4, 1), *place(2, 3), *place(1, 2)))
    assert (state.extras.helicopter, tile_beside(state, N2)) == (N2, 1)
    state.extras.helicopter = NOWHERE
    stage(game, PlaceHelicopter(), dice=place(3, 5))
    assert state.library.ring[state.extras.helicopter] == "E3"


@rule("ddd.heli.move")
def test_two_action_points_move_it_by_one_place_also_around_a_corner() -> None:
    game = acting("bruce", "nina", heli_escape="on")
    state = state_of(game)
    state.extras.helicopter = S1
    again(game)
    choose(game, MoveHelicopter, who=0, place=W4)
    assert (state.extras.helicopter, state.survivors[0].ap) == (W4, 2)
    assert tile_beside(state, W4) == tile_beside(state, S1) == 15
    choose(game, MoveHelicopter, who=0, place=S1)
    assert not has(game, MoveHelicopter, who=0)
    assert has(game, MoveHelicopter, who=1, place=S2)
    # Without the expansion there is none.
    assert not has(acting("bruce", "nina"), MoveHelicopter)


@rule("ddd.heli.move")
def test_it_moves_for_two_cubes_and_not_beneath_a_survivor() -> None:
    game = flight("bruce", "nina")
    state = state_of(game)
    choose(game, MoveHelicopter, who=1, place=S2)
    assert state.left_cubes == [1, 1]
    choose(game, MoveHelicopter, who=0, place=S3)
    choose(game, ClimbOut, who=1)
    assert not has(game, MoveHelicopter)


@rule("ddd.heli.zombies")
def test_each_activation_of_the_nemesis_brings_a_zombie() -> None:
    game = finale("bruce", "nina", rooms=(34,), heli_escape="on")
    state = state_of(game)
    for count in (1, 2, 3):
        cubes(game, left=(0,))
        choose(game, ShiftCubes)
        assert len(state.hordes[HELICOPTER]) == count
    game = finale("bruce", "nina", rooms=(34,))
    cubes(game, left=(0,))
    choose(game, ShiftCubes)
    assert not state_of(game).hordes[HELICOPTER]


@rule("ddd.heli.after-nemesis")
def test_the_fall_of_the_nemesis_begins_a_third_act() -> None:
    game = flight("bruce", "nina")
    state = state_of(game)
    assert (state.act, state.result, state.nemesis) == (FLIGHT, None, None)
    assert (state.darkness, state.extras.party, state.extras.escape_round) == (0, 2, 0)


@rule("ddd.heli.after-nemesis")
def test_after_four_reactions_it_is_too_late() -> None:
    game = flight("bruce", "nina", rooms=(34, 32))
    state = state_of(game)
    seen = []
    for _ in range(4):
        assert state.asking is not None
        cubes(game, left=(1,))
        choose(game, ShiftCubes)
        seen.append((state.extras.escape_round, state.event, state.darkness))
    # The event cycle goes on from the bottom.
    assert seen == [(1, 0, 0), (2, 1, 1), (3, 2, 2), (4, 0, 2)]
    assert state.result is not None
    assert (state.result.winners, state.result.rule) == ((), "ddd.heli.after-nemesis")


@rule("ddd.heli.after-nemesis")
def test_zombies_and_the_creature_react_as_usual() -> None:
    game = flight("bruce", "nina", rooms=(34, 32))
    state = state_of(game)
    zombies(game, 20, 1)
    creature(game, "gorilla", 18)
    cubes(game, left=(1,))
    choose(game, ShiftCubes, DAMAGE, FAILURE)
    assert [(event.attacker, event.room) for event in events(game, EnemyRolled)] == [(0, 32)]
    assert state.survivors[1].wounds == 1
    assert state.creature is not None
    assert state.creature.room == 14


@rule("ddd.heli.platform")
def test_one_climbs_out_through_the_window_beside_the_helicopter() -> None:
    game = flight("bruce", "nina", rooms=(34, 32))
    state = state_of(game)
    assert not has(game, ClimbOut, who=1)
    choose(game, ClimbOut, who=0)
    assert (state.survivors[0].room, state.left_cubes) == (HELICOPTER, [0])
    # Back inside it costs one more.
    choose(game, ClimbIn, who=0)
    assert (state.survivors[0].room, state.left_cubes) == (34, [0, 0])
    # Not out of a room with enemies.
    zombies(game, 34, 1)
    again(game)
    assert not has(game, ClimbOut)


@rule("ddd.heli.platform")
@pytest.mark.parametrize(("at", "room"), [(S1, 30), (W4, 30), (N1, 0)])
def test_corner_tiles_have_no_window(at: int, room: int) -> None:
    game = flight("bruce", "nina", at=at, rooms=(room,))
    assert has(game, Move)
    assert not has(game, ClimbOut)


@rule("ddd.heli.platform")
def test_nobody_climbs_out_before_the_nemesis_has_fallen() -> None:
    game = finale("bruce", "nina", rooms=(34,), heli_escape="on")
    state = state_of(game)
    state.extras.helicopter = S3
    again(game)
    assert state.act == FINALE
    assert not has(game, ClimbOut)


@rule("ddd.heli.board", "ddd.heli.zombies")
def test_zombies_on_the_platform_must_fall_before_anybody_boards() -> None:
    game = flight("bruce", "jack", "nina", rooms=(34, 34, 32))
    state = state_of(game)
    zombies(game, HELICOPTER, 1)
    again(game)
    choose(game, ClimbOut, who=1)
    assert not has(game, Board)
    assert not has(game, ClimbIn)
    # They attack who is there, and stay where they are; a Repel has nowhere to push them.
    choose(game, ShiftCubes, DAMAGE, FAILURE)
    assert [(event.attacker, event.room) for event in events(game, EnemyRolled)] == [(0, HELICOPTER)]
    assert (state.survivors[1].wounds, len(state.hordes[HELICOPTER])) == (1, 1)
    choose(game, Attack, REPEL, who=1, card=-1)
    assert len(state.hordes[HELICOPTER]) == 1
    choose(game, Attack, SUCCESS, who=1, card=-1)
    choose(game, HitZombie, room=HELICOPTER)
    assert state.hordes[HELICOPTER] == ()
    assert has(game, Board, who=1)


@rule("ddd.heli.board")
def test_who_is_aboard_is_safe_and_out_of_play() -> None:
    game = flight("bruce", "jack", "nina", rooms=(32, HELICOPTER, 32))
    state = state_of(game)
    cubes(game, middle=(1,))
    choose(game, Board, who=1)
    assert state.survivors[1].is_aboard
    assert state.in_play() == [0, 2]
    assert (hands(game)[1], state.left_cubes, state.middle_cubes) == (0, [], [])
    assert not any(getattr(option, "who", -1) == 1 for option in state.offered)


@rule("ddd.heli.win")
def test_half_of_the_survivors_without_the_cure_are_not_enough() -> None:
    game = flight(*PARTY, rooms=(HELICOPTER,))
    state = state_of(game)
    for who in (1, 2, 3):
        choose(game, Board, who=who)
    assert state.asking is not None
    choose(game, Board, who=0)
    assert state.result is not None
    assert (state.result.winners, state.result.rule) == ((0,), "ddd.heli.win")


@rule("ddd.heli.win")
def test_the_cure_alone_is_not_enough() -> None:
    game = flight("bruce", "jack", "nina", rooms=(HELICOPTER,))
    state = state_of(game)
    choose(game, Board, who=0)
    assert state.asking is not None
    choose(game, Board, who=2)
    assert state.result is not None
    assert state.result.rule == "ddd.heli.win"
    assert state.result.winners == (0,)


@rule("ddd.heli.win")
def test_when_too_few_are_left_the_game_is_lost() -> None:
    game = flight("bruce", "jack", "nina", rooms=(HELICOPTER, 34, NOWHERE))
    state = state_of(game)
    state.survivors[1].wounds = state.settings.health - 1
    zombies(game, 34, 1)
    again(game)
    choose(game, Board, who=0)
    cubes(game, left=(1,))
    choose(game, ShiftCubes, DAMAGE, FAILURE)
    assert state.result is not None
    assert (state.result.winners, state.result.rule) == ((), "ddd.heli.win")


@rule("ddd.end.all-gripped-finale", "ddd.heli.board")
def test_those_aboard_do_not_count_when_all_others_are_gripped() -> None:
    game = flight("bruce", "jack", "nina", rooms=(HELICOPTER, 34, 34))
    state = state_of(game)
    zombies(game, 34, 1)
    state.survivors[1].grip = state.survivors[2].grip = GRIPPED
    again(game)
    choose(game, Board, who=0)
    assert state.result is not None
    assert (state.result.winners, state.result.rule) == ((), "ddd.end.all-gripped-finale")
