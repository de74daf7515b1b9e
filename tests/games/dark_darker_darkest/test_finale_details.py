"""The Grand Finale in detail: moves of several, loans, marks of zombies, the platform, what is told."""

from tests.games.dark_darker_darkest.finale_table import cubes, finale, flight, hands
from tests.games.dark_darker_darkest.table import (
    FAILURE,
    REINFORCEMENT,
    again,
    burn,
    choose,
    events,
    has,
    state_of,
    zombies,
)
from tests.rules import rule
from veglia.games.dark_darker_darkest.rules.abilities.innate_bruce import ShareAp
from veglia.games.dark_darker_darkest.rules.actions.move import JoinMove, LeadMove, Move, Stay, WalkOn
from veglia.games.dark_darker_darkest.rules.events import ZombiesMoved
from veglia.games.dark_darker_darkest.rules.finale_round import ShiftCubes
from veglia.games.dark_darker_darkest.rules.house import HELICOPTER
from veglia.games.dark_darker_darkest.rules.state import FINALE
from veglia.games.dark_darker_darkest.rules.zombies import DAMAGED, TUFF_GUY


@rule("ddd.finale.move-two", "ddd.move.simultaneous")
def test_who_survives_the_first_room_of_a_common_move_may_go_on() -> None:
    game = finale("bruce", "jack", "leo", rooms=(12, 34, 34))
    state = state_of(game)
    state.survivors[1].wounds = state.settings.health - 1
    burn(game, 16, 1)
    again(game)
    choose(game, LeadMove, who=1, room=32)
    if has(game, JoinMove, who=2):
        choose(game, JoinMove, who=2)
    # Jack dies in the fire; Leo, whom fire does not hurt, goes on.
    assert not state.survivors[1].is_in_play()
    choose(game, WalkOn, who=2, room=22)
    assert state.survivors[2].room == 22


@rule("ddd.char.bruce.innate", "ddd.finale.pay-cube")
def test_each_cube_of_another_is_spent_by_itself() -> None:
    game = finale("bruce", "nina", rooms=(34, 12))
    state = state_of(game)
    choose(game, ShareAp, who=0, other=1, points=3)
    choose(game, Move, who=1, room=10)
    choose(game, Stay)
    assert (state.extras.loans, state.left_cubes, hands(game)) == ([(1, 0), (1, 0)], [0], [1, 6])


@rule("ddd.finale.resume", "ddd.cdie.reinforcement-no-attack", "ddd.zexp.tuff-guy")
def test_after_the_reactions_zombies_are_neither_damaged_nor_fresh() -> None:
    game = finale("bruce", "nina", rooms=(34, 12))
    state = state_of(game)
    zombies(game, 12, 1)
    # Two tiles from the fight, with a straight way.
    zombies(game, 16, 1)
    cubes(game, left=(0,))
    choose(game, ShiftCubes, REINFORCEMENT, FAILURE)
    assert [(event.room, event.to) for event in events(game, ZombiesMoved)] == [(16, 14), (14, 12)]
    # In the next reactions both attack.
    assert state.hordes[12] == (0, 0)
    state.hordes[10] = (TUFF_GUY | DAMAGED,)
    state.hordes[12] = ()
    burn(game, 6, 1)
    burn(game, 10, 1, flame=False)
    cubes(game, left=(0,))
    choose(game, ShiftCubes, 1)
    assert state.hordes[10] == (TUFF_GUY,)


@rule("ddd.finale.tile-no-darkness", "ddd.end.lose-corners")
def test_a_destroyed_tile_that_is_no_corner_does_not_end_the_finale() -> None:
    game = finale("bruce", "nina", rooms=(34, 12))
    state = state_of(game)
    burn(game, 7, 1)
    burn(game, 8, 2, flame=False)
    cubes(game, left=(0,))
    choose(game, ShiftCubes, 1)
    assert state.house.is_destroyed(8)
    assert (state.result, state.act, state.darkness) == (None, FINALE, 0)


@rule("ddd.char.bunny.night-vision", "ddd.heli.platform")
def test_on_the_platform_there_is_nothing_to_look_into() -> None:
    game = flight("bruce", "bunny", rooms=(34, HELICOPTER))
    state = state_of(game)
    state.survivors[1].bought |= 0b11111
    again(game)
    assert any(getattr(option, "who", -1) == 1 for option in state.offered)
    assert not any(type(option).__name__ == "LookInto" for option in state.offered)
