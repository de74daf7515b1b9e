"""The Grand Finale: how it begins, what changes, and how it ends."""

from tests.games.dark_darker_darkest.finale_table import (
    LAB,
    before_finale,
    cubes,
    finale,
    nemesis_at,
    nemesis_of,
)
from tests.games.dark_darker_darkest.table import (
    FAILURE,
    REPEL,
    SUCCESS,
    again,
    burn,
    choose,
    destroy_tile,
    events,
    has,
    place,
    state_of,
    token,
    zombies,
)
from tests.rules import rule
from veglia.games.dark_darker_darkest.rules.actions.corners import ControlFire
from veglia.games.dark_darker_darkest.rules.actions.extinguish import Extinguish
from veglia.games.dark_darker_darkest.rules.actions.fight import Attack
from veglia.games.dark_darker_darkest.rules.actions.move import JoinMove, LeadMove, Move, Stay, WalkOn
from veglia.games.dark_darker_darkest.rules.actions.search import Search
from veglia.games.dark_darker_darkest.rules.attack_results import HitNemesis, PushNemesis
from veglia.games.dark_darker_darkest.rules.events import (
    FireBroke,
    FireSpread,
    TokenRevealed,
    Wounded,
)
from veglia.games.dark_darker_darkest.rules.finale_round import (
    ShiftCubes,
)
from veglia.games.dark_darker_darkest.rules.group_actions import GroupActs
from veglia.games.dark_darker_darkest.rules.modules.finale import TakeCure
from veglia.games.dark_darker_darkest.rules.pieces import GRIPPED, NOWHERE
from veglia.games.dark_darker_darkest.rules.state import EXPLORATION
from veglia.games.dark_darker_darkest.rules.wounds import eliminate


@rule("ddd.lab.cure-bearer")
def test_of_several_who_enter_together_the_players_choose_the_bearer() -> None:
    game = before_finale("bruce", "jack", "nina")
    choose(game, LeadMove, who=0, room=LAB)
    choose(game, JoinMove, who=2)
    state = state_of(game)
    assert [option.who for option in state.offered if isinstance(option, TakeCure)] == [0, 2]
    assert state.nemesis is None
    choose(game, TakeCure, who=2)
    assert state.bearer == 2
    assert state.in_room(LAB) == [0, 2]


@rule("ddd.finale.setup-doors", "ddd.finale.no-cameras")
def test_all_doors_open_and_cameras_are_gone() -> None:
    game = before_finale("bruce", "nina")
    state = state_of(game)
    state.cameras = [(2, 1), (7, 3)]
    on_doors = [code for code in state.locks if code >= 0]
    assert state.house.near[0] == []
    choose(game, Move, who=0, room=LAB)
    assert state.cameras == []
    assert set(state.locks) == {-1}
    assert set(on_doors) <= set(state.lost_codes)
    assert state.house.near[0] == [2]
    assert state.house.closed_edges == set()


@rule("ddd.finale.setup-tokens")
def test_every_token_of_the_house_is_turned_up() -> None:
    game = before_finale("bruce", "nina")
    state = state_of(game)
    token(game, 36, 3)
    token(game, 36, 1)
    token(game, 20, 4)
    pool = len(state.pool)
    choose(game, Move, who=0, room=LAB)
    assert (len(state.hordes[36]), len(state.hordes[20])) == (4, 4)
    assert not any(state.tokens)
    assert {event.rule for event in events(game, TokenRevealed)} == {"ddd.finale.setup-tokens"}
    # The tokens leave the game.
    assert len(state.pool) == pool


@rule("ddd.finale.setup-fire")
def test_without_a_fire_one_breaks_out() -> None:
    game = before_finale("bruce", "nina")
    state = state_of(game)
    burn(game, 14, 0)
    state.flame = -1
    # A six and the Laboratory are rolled again.
    choose(game, Move, *place(1, 6), *place(1, 5), *place(3, 2), who=0, room=LAB)
    assert [event.tile for event in events(game, FireBroke)] == [11]
    assert (state.flame, state.fire[11], sum(state.fire)) == (11, 1, 1)
    # With a fire nothing is rolled.
    game = before_finale("bruce", "nina")
    choose(game, Move, who=0, room=LAB)
    assert (state_of(game).flame, sum(state_of(game).fire)) == (14, 1)


@rule("ddd.finale.corner-functions", "ddd.finale.no-extinguish", "ddd.finale.no-search")
def test_nobody_searches_or_puts_fire_out() -> None:
    game = finale("bruce", "nina", rooms=(30, 32))
    state = state_of(game)
    burn(game, 16, 1)
    again(game)
    assert not has(game, ControlFire)
    assert not has(game, Extinguish)
    assert not has(game, Search)
    state.act = EXPLORATION
    state.asking = GroupActs(0)
    again(game)
    assert has(game, ControlFire, who=0)
    assert has(game, Extinguish, who=1)
    assert has(game, Search, who=1)


@rule("ddd.finale.move-two")
def test_a_move_goes_two_rooms_for_one_cube() -> None:
    game = finale("bruce", "jack", "nina", rooms=(34, 34, 20))
    state = state_of(game)
    burn(game, 16, 1)
    choose(game, LeadMove, who=0, room=32)
    choose(game, WalkOn, room=22)
    assert [survivor.room for survivor in state.survivors] == [22, 22, 20]
    assert state.left_cubes == [0, 1]
    # Fire hurts at every step.
    assert [survivor.wounds for survivor in state.survivors] == [1, 1, 0]


@rule("ddd.finale.move-two")
def test_enemies_in_the_first_room_end_a_move() -> None:
    game = finale("bruce", "nina", rooms=(34, 20))
    zombies(game, 32, 1)
    choose(game, Move, who=0, room=32)
    assert not has(game, WalkOn)
    assert state_of(game).survivors[0].room == 32
    assert not has(game, Move, who=0)


@rule("ddd.finale.nemesis-damage", "ddd.end.win", "ddd.goal.theme-and-aim")
def test_hits_take_cubes_off_the_nemesis_and_the_last_one_wins() -> None:
    game = finale("bruce", "nina", rooms=(LAB, 12), nemesis="rachel")
    state = state_of(game)
    nemesis_of(game).cubes = [1, 0, 0, 2]
    again(game)
    choose(game, Attack, SUCCESS, who=0, card=-1)
    assert [option.area for option in state.offered if isinstance(option, HitNemesis)] == [0, 3]
    choose(game, HitNemesis, area=3)
    assert nemesis_of(game).cubes == [1, 0, 0, 1]
    nemesis_of(game).cubes = [1, 0, 0, 0]
    again(game)
    choose(game, Attack, SUCCESS, who=0, card=-1)
    choose(game, HitNemesis, area=0)
    assert state.nemesis is None
    assert state.result is not None
    assert (state.result.winners, state.result.rule) == ((0,), "ddd.end.win")


@rule("ddd.death.finale", "ddd.finale.death-permanent")
def test_the_dead_stay_dead_and_darkness_does_not_move() -> None:
    game = finale("bruce", "jack", "nina", rooms=(34, 12, 12))
    state = state_of(game)
    state.survivors[1].wounds = state.settings.health - 1
    cubes(game, left=(1, 0), middle=(1,))
    nemesis_at(game, 36)
    burn(game, 7, 1)
    choose(game, Move, who=1, room=14)
    assert state.survivors[1].room == NOWHERE
    assert (state.left_cubes, state.middle_cubes) == ([0], [])
    assert (state.darkness, state.result) == (0, None)
    choose(game, ShiftCubes, 0, 0)
    assert state.survivors[1].room == NOWHERE
    assert state.darkness == 0


@rule("ddd.finale.bearer-death", "ddd.end.lose-bearer")
def test_with_the_bearer_the_game_is_lost() -> None:
    game = finale("bruce", "nina", rooms=(12, 34))
    state = state_of(game)
    state.survivors[0].wounds = state.settings.health - 1
    burn(game, 7, 1)
    choose(game, Move, who=0, room=14)
    assert state.result is not None
    assert (state.result.winners, state.result.rule) == ((), "ddd.end.lose-bearer")


@rule("ddd.finale.virus", "ddd.finale.zombified", "ddd.end.lose-bearer")
def test_the_virus_acts_in_reactions_and_may_take_the_bearer() -> None:
    for who in (1, 0):
        game = finale("bruce", "nina", rooms=(34, 12))
        state = state_of(game)
        state.survivors[who].virus_left = 2
        cubes(game, left=(0,))
        choose(game, ShiftCubes)
        assert [survivor.cube for survivor in state.survivors] == [int(who == 0), int(who == 1)]
        state.survivors[who].cube = len(state.profile(who).abilities) - 1
        room = state.survivors[who].room
        cubes(game, left=(1 - who,))
        choose(game, ShiftCubes)
        assert len([zombie for horde in state.hordes for zombie in horde]) == 1
        assert state.survivors[who].room == NOWHERE
        if who == 0:
            assert state.result is not None
            assert state.result.rule == "ddd.end.lose-bearer"
        else:
            assert room == 12
            # Only the Event marker has moved Darkness.
            assert (state.result, state.darkness) == (None, 1)


@rule("ddd.end.lose-darkness")
def test_the_end_of_the_darkness_track_is_the_end() -> None:
    game = finale("bruce", "nina", rooms=(34, 12))
    state = state_of(game)
    state.darkness, state.event = 6, 0
    cubes(game, left=(0,))
    choose(game, ShiftCubes)
    assert state.darkness == 7
    assert state.result is not None
    assert (state.result.winners, state.result.rule) == ((), "ddd.end.lose-darkness")


@rule("ddd.end.all-gripped-finale")
def test_all_gripped_is_a_defeat_in_the_finale_too() -> None:
    game = finale("bruce", "jack", "nina", rooms=(34, 34, 12))
    state = state_of(game)
    # Nina is out of play and does not count.
    state.survivors[2].room = NOWHERE
    state.survivors[0].grip = GRIPPED
    zombies(game, 34, 1)
    nemesis_at(game, 36)
    cubes(game, left=(1,))
    # The Nemesis goes to C3; the zombie's Grip takes the last free one.
    choose(game, ShiftCubes, 2, FAILURE)
    assert state.result is not None
    assert (state.result.winners, state.result.rule) == ((), "ddd.end.all-gripped-finale")


@rule("ddd.finale.fire", "ddd.finale.tile-no-darkness")
def test_fire_spreads_hurts_and_destroys_without_darkness() -> None:
    game = finale("bruce", "nina", rooms=(34, 28))
    state = state_of(game)
    burn(game, 14, 2)
    cubes(game, left=(0,))
    # The D4 shows east: it stays where it is, a third marker destroys the tile.
    burn(game, 11, 1, flame=False)
    choose(game, ShiftCubes, 1)
    assert state.house.is_destroyed(14)
    assert state.survivors[1].wounds == 3
    assert state.darkness == 0
    assert {event.rule for event in events(game, FireSpread)} == {"ddd.finale.fire"}
    assert [event.who for event in events(game, Wounded)] == [1]


@rule("ddd.sdie.repel")
def test_pushes_move_the_nemesis() -> None:
    game = finale("bruce", "nina", rooms=(LAB, 12), nemesis="rachel")
    again(game)
    choose(game, Attack, REPEL, who=0, card=-1)
    choose(game, PushNemesis, to=6, repels=1)
    assert nemesis_of(game).room == 6


@rule("ddd.end.lose-corners")
def test_with_all_corners_lost_to_fire_the_finale_is_lost_as_it_begins() -> None:
    game = before_finale("bruce", "nina")
    state = state_of(game)
    for tile in (0, 15, 19):
        destroy_tile(game, tile)
    again(game)
    choose(game, Move, who=0, room=LAB)
    assert state.result is not None
    assert (state.result.winners, state.result.rule) == ((), "ddd.end.lose-corners")


@rule("ddd.death.finale")
def test_who_waits_for_a_replacement_stays_out_of_the_finale() -> None:
    game = before_finale("bruce", "jack", "nina")
    state = state_of(game)
    eliminate(state, 1, "ddd.survivor.skull")
    state.agenda = []
    again(game)
    choose(game, Move, who=0, room=LAB)
    assert state.in_play() == [0, 2]
    # Four Action Points each, and two Survivors.
    assert sum(nemesis_of(game).cubes) == 10
    state.survivors[0].room = state.survivors[2].room = 34
    cubes(game, left=(2,))
    choose(game, ShiftCubes, 1)
    assert state.in_play() == [0, 2]


@rule("ddd.finale.single-group")
def test_groups_of_the_round_are_no_more() -> None:
    game = before_finale("bruce", "jack", "nina")
    state_of(game).survivors[2].group = 1
    again(game)
    choose(game, Move, who=0, room=LAB)
    # Jack may now move together with Nina, who was in another group.
    choose(game, LeadMove, who=1, room=16)
    choose(game, Stay)
    assert [survivor.room for survivor in state_of(game).survivors] == [LAB, 16, 16]
    assert state_of(game).left_cubes == [1, 2]


@rule("ddd.finale.setup-nemesis")
def test_the_nemesis_is_the_top_board_and_comes_to_light_then() -> None:
    game = before_finale("bruce", "nina")
    state = state_of(game)
    top, known = state.nemesis_pile[-1], state.dice.reveals
    choose(game, Move, who=0, room=LAB)
    assert nemesis_of(game).kind == top
    # One hidden thing was revealed: there is no way back behind it.
    assert state.dice.reveals == known + 1
