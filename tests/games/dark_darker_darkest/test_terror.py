"""The events of the Terror Die."""

from tests.games.dark_darker_darkest.table import (
    DAMAGE,
    ENTRANCE,
    FAILURE,
    FEAR,
    SUCCESS,
    choose,
    cleared,
    creature,
    place,
    stage,
    state_of,
    zombies,
)
from tests.rules import rule
from veglia.games.dark_darker_darkest.rules.enemy_attack import Bear, Cancel, FleeTo
from veglia.games.dark_darker_darkest.rules.placing import PutToken
from veglia.games.dark_darker_darkest.rules.terror import Terror
from veglia.games.dark_darker_darkest.rules.unit_moves import MoveHorde


@rule("ddd.tdie.horde-near", "ddd.tdie.creature-entry-ignored", "ddd.creature.one-at-a-time")
def test_terror_events_by_a_camera() -> None:
    game = cleared()
    state = state_of(game)
    stage(game, Terror(0, 17))
    # Eight tiles around, but for those that are one closed room.
    assert {option.room for option in state.offered if isinstance(option, PutToken)} == {22, 32, 36}
    choose(game, PutToken, room=22)
    assert len(state.tokens[22]) == 1
    creature(game, "gorilla", 2)
    stage(game, Terror(2, 17))
    assert state.creature is not None
    assert len(state.creature_pile) == 4


@rule("ddd.tdie.creature-entry", "ddd.setup.creature-stack")
def test_a_creature_enters_on_a_rolled_open_tile() -> None:
    game = cleared()
    state = state_of(game)
    top = state.creature_pile[-1]
    stage(game, Terror(2, 17), dice=(0, 5, 0, 0, 2, 2, *place(1, 3)))
    assert state.creature is not None
    assert (state.creature.kind, state.creature.room) == (top, 4)


@rule("ddd.tdie.fire")
def test_the_fire_face_breaks_out_or_spreads() -> None:
    game = cleared()
    state = state_of(game)
    stage(game, Terror(3, 17), dice=place(2, 3))
    assert (state.flame, state.fire[7]) == (7, 1)
    stage(game, Terror(3, 17), dice=(3,))
    assert (state.flame, state.fire[6]) == (6, 1)


@rule("ddd.tdie.zombie-reaction", "ddd.tdie.reaction-normal-rules")
def test_without_a_creature_two_units_come_to_the_tile() -> None:
    game = cleared("bruce", "nina")
    state = state_of(game)
    for survivor in state.survivors:
        survivor.room = 12
    for room in (10, 14, 22):
        zombies(game, room, 1)
    stage(game, Terror(1, 6))
    assert [option.room for option in state.offered if isinstance(option, MoveHorde)] == [10, 14, 22]
    choose(game, MoveHorde, DAMAGE, FAILURE, FAILURE, room=10)
    choose(game, Bear, who=0)
    choose(game, MoveHorde, DAMAGE, DAMAGE, FAILURE, FAILURE, room=14)
    choose(game, Bear, who=0)
    choose(game, Bear, who=1)
    assert [survivor.wounds for survivor in state.survivors] == [2, 1]
    # The third one stays.
    assert (len(state.hordes[12]), len(state.hordes[22])) == (2, 1)
    assert state.asking is None


@rule("ddd.tdie.reaction-ignored")
def test_without_anybody_near_the_reaction_is_ignored() -> None:
    game = cleared("bruce", "nina")
    zombies(game, 12, 3)
    stage(game, Terror(1, 17))
    assert game.state.asking is None
    assert len(state_of(game).hordes[12]) == 3


@rule("ddd.tdie.creature-reaction")
def test_a_creature_comes_for_the_tile_of_the_event_and_attacks() -> None:
    game = cleared("bruce", "nina")
    state = state_of(game)
    creature(game, "zombie_dog", 12)
    stage(game, Terror(1, 17), dice=(FEAR, FEAR, FEAR, SUCCESS, SUCCESS))
    assert state.creature is not None
    assert state.creature.room == ENTRANCE
    choose(game, Cancel, result=3)
    choose(game, Cancel, result=3)
    choose(game, Bear, who=1)
    choose(game, FleeTo, room=36)
    assert state.survivors[1].room == 36


@rule("ddd.tdie.zombie-reaction")
def test_after_the_event_all_zombies_of_a_room_are_alike_again() -> None:
    game = cleared("bruce", "nina")
    state = state_of(game)
    for survivor in state.survivors:
        survivor.room = 12
    zombies(game, 12, 1)
    zombies(game, 10, 1)
    stage(game, Terror(1, 6), dice=(DAMAGE, DAMAGE, SUCCESS, SUCCESS))
    choose(game, Cancel, result=0)
    choose(game, Cancel, result=0)
    assert state.hordes[12] == (0, 0)


@rule("ddd.tdie.creature-reaction", "ddd.react.creature-closer-only")
def test_a_creature_on_the_tile_of_the_event_stays_there() -> None:
    game = cleared("bruce", "nina")
    state = state_of(game)
    # The party is behind the closed door of the side room of the tile, which it has entered by no door.
    for survivor in state.survivors:
        survivor.room = 33
    creature(game, "zombie_dog", 34)
    stage(game, Terror(1, 16))
    assert state.creature is not None
    # It enters the tile and goes no further, although it could move two rooms more.
    assert state.creature.room == 32
    assert state.asking is None
