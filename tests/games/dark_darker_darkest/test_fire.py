"""Fire: spreading, destroyed tiles, damage, Darkness, and putting it out."""

import pytest

from tests.games.dark_darker_darkest.table import (
    ENTRANCE,
    acting,
    again,
    before_fire_icon,
    burn,
    choose,
    cleared,
    creature,
    destroy_tile,
    events,
    has,
    stage,
    state_of,
    token,
    zombies,
)
from tests.rules import rule
from veglia.games.dark_darker_darkest.rules.actions.corners import ControlFire
from veglia.games.dark_darker_darkest.rules.actions.extinguish import Extinguish
from veglia.games.dark_darker_darkest.rules.actions.move import Move
from veglia.games.dark_darker_darkest.rules.events import FireOut, GainedXp, TileDestroyed
from veglia.games.dark_darker_darkest.rules.fire import Spread
from veglia.games.dark_darker_darkest.rules.group_actions import GroupActs
from veglia.games.dark_darker_darkest.rules.harming import HurtArea

NORTH, EAST, SOUTH, WEST = range(4)
WHY = "ddd.fire.spread"


@rule("ddd.fire.spread", "ddd.fire.one-fire", "ddd.fire.ignores-walls")
@pytest.mark.parametrize(("face", "tile"), [(NORTH, 7), (EAST, 13), (SOUTH, 17), (WEST, 11)])
def test_the_counter_moves_by_the_compass_through_walls_and_closed_doors(face: int, tile: int) -> None:
    game = cleared()
    state = state_of(game)
    burn(game, 12, 1)
    stage(game, Spread(WHY), dice=(face,))
    assert (state.flame, state.fire[tile], state.fire[12]) == (tile, 1, 1)


@rule("ddd.fire.bounds", "ddd.fire.blocked")
def test_fire_stays_out_of_the_laboratory_and_in_the_house() -> None:
    game = cleared()
    state = state_of(game)
    burn(game, 3, 1)
    stage(game, Spread(WHY), dice=(EAST,))
    assert (state.flame, state.fire[3], state.fire[4]) == (3, 2, 0)
    burn(game, 15, 1)
    stage(game, Spread(WHY), dice=(WEST,))
    assert (state.flame, state.fire[15]) == (15, 2)


@rule("ddd.fire.third-marker", "ddd.fire.destroy-darkness", "ddd.darkness.tile", "ddd.house.tile-sides")
def test_the_third_marker_destroys_the_tile_and_what_lies_on_it() -> None:
    game = cleared()
    state = state_of(game)
    state.cameras = [(7, WEST)]
    burn(game, 12, 1)
    burn(game, 7, 2, flame=False)
    stage(game, Spread(WHY), dice=(NORTH,))
    assert len(events(game, TileDestroyed)) == 1
    assert state.house.is_destroyed(7)
    assert (state.fire[7], state.flame, state.darkness) == (0, 7, 1)
    assert state.cameras == []


@rule("ddd.fire.destroyed-opens")
def test_code_tokens_of_a_destroyed_tile_are_lost() -> None:
    game = cleared()
    state = state_of(game)
    burn(game, 7, 1)
    burn(game, 12, 2, flame=False)
    lost = [state.locks[5], state.locks[6]]
    stage(game, Spread(WHY), dice=(SOUTH,))
    assert sorted(state.lost_codes) == sorted(lost)
    assert state.locks[5:7] == [-1, -1]
    assert events(game, GainedXp) == []
    assert ENTRANCE in state.house.near[24]


@rule("ddd.fire.extinguished")
def test_the_fire_is_out_when_its_last_tile_is_destroyed() -> None:
    game = cleared()
    state = state_of(game)
    burn(game, 2, 2)
    stage(game, Spread(WHY), dice=(NORTH,))
    assert state.house.is_destroyed(2)
    assert state.flame == -1
    assert len(events(game, FireOut)) == 1
    assert state.darkness == 1


@rule("ddd.fire.into-destroyed")
def test_a_destroyed_tile_gets_no_marker() -> None:
    game = cleared()
    state = state_of(game)
    burn(game, 12, 1)
    destroy_tile(game, 7)
    stage(game, Spread(WHY), dice=(NORTH,))
    assert (state.flame, state.fire[7], state.darkness) == (7, 0, 0)
    stage(game, Spread(WHY), dice=(SOUTH,))
    assert (state.flame, state.fire[12]) == (12, 2)


@rule("ddd.fire.effects-timing", "ddd.fire.survivors", "ddd.fire.whole-tile", "ddd.house.burning-tile")
def test_after_a_spread_all_burning_tiles_do_damage() -> None:
    game = cleared("bruce", "nina", "lucy")
    state = state_of(game)
    state.survivors[1].room = 12
    state.survivors[2].room = 33
    burn(game, 6, 2, flame=False)
    burn(game, 16, 1, flame=False)
    burn(game, 1, 1)
    destroy_tile(game, 17)
    stage(game, Spread(WHY), dice=(WEST,))
    assert [survivor.wounds for survivor in state.survivors] == [3, 2, 1]


@rule("ddd.fire.zombies", "ddd.fire.tokens", "ddd.xp.no-fire-xp", "ddd.entry.horde-vs-token")
def test_fire_eliminates_zombies_but_no_tokens_and_gives_no_experience() -> None:
    game = cleared("bruce", "nina")
    state = state_of(game)
    zombies(game, 6, 5)
    zombies(game, 16, 5)
    token(game, 16, 3)
    burn(game, 3, 2, flame=False)
    destroy_tile(game, 8)
    burn(game, 0, 1)
    stage(game, Spread(WHY), dice=(WEST,))
    assert (len(state.hordes[6]), len(state.hordes[16]), len(state.tokens[16])) == (3, 2, 1)
    assert events(game, GainedXp) == []


@rule("ddd.fire.creature", "ddd.cability.fire-resistant")
def test_fire_damages_a_creature_where_the_players_choose() -> None:
    game = cleared("bruce", "nina")
    state = state_of(game)
    creature(game, "gorilla", 6)
    burn(game, 3, 2, flame=False)
    burn(game, 0, 1)
    stage(game, Spread(WHY), dice=(WEST,))
    choose(game, HurtArea, area=0)
    choose(game, HurtArea, area=2)
    assert state.creature is not None
    assert state.creature.damage == [1, 0, 1, 0, 0]
    state.creature_pile.append(state.creature.kind)
    creature(game, "zombie_dog", 6)
    stage(game, Spread(WHY), dice=(WEST,))
    assert state.asking is None
    assert state.creature.damage == [0, 0, 0, 0, 0]


@rule("ddd.darkness.fire-icon", "ddd.fire.third-marker")
def test_a_destroyed_tile_may_bring_another_spread_after_the_damage() -> None:
    game = cleared("bruce", "nina")
    state = state_of(game)
    icon = before_fire_icon(game)
    state.survivors[0].room = 12
    burn(game, 7, 2, flame=False)
    burn(game, 12, 1)
    burn(game, 6, 1, flame=False)
    stage(game, Spread(WHY), dice=(NORTH, WEST))
    assert state.darkness == icon
    assert state.flame == 6
    # One marker at the first spread, two at the second.
    assert state.survivors[0].wounds == 3


@rule("ddd.move.fire-damage")
def test_entering_fire_costs_health() -> None:
    game = acting("bruce", "nina")
    state = state_of(game)
    burn(game, 16, 2)
    choose(game, Move, who=0, room=32)
    assert state.survivors[0].wounds == 2
    destroy_tile(game, 18)
    choose(game, Move, who=1, room=36)
    assert state.survivors[1].wounds == 3


@rule("ddd.extinguish.action", "ddd.extinguish.last-marker")
def test_extinguishing_takes_two_action_points_for_a_marker() -> None:
    game = acting("bruce", "nina")
    state = state_of(game)
    burn(game, 17, 2)
    again(game)
    choose(game, Extinguish, who=0)
    assert (state.fire[17], state.survivors[0].ap, state.flame) == (1, 2, 17)
    choose(game, Extinguish, who=0)
    assert (state.fire[17], state.survivors[0].ap, state.flame) == (0, 0, -1)
    assert len(events(game, FireOut)) == 1


@rule("ddd.extinguish.not-destroyed")
def test_a_destroyed_tile_cannot_be_extinguished() -> None:
    game = acting("bruce", "nina")
    destroy_tile(game, 17)
    burn(game, 7, 1)
    again(game)
    assert not has(game, Extinguish)


@rule("ddd.corner.fire-control", "ddd.corner.cost", "ddd.corner.once-per-round")
def test_fire_control_clears_a_tile_once_per_round() -> None:
    game = cleared("bruce", "nina")
    state = state_of(game)
    burn(game, 7, 2)
    burn(game, 2, 1, flame=False)
    state.survivors[0].room = 30
    stage(game, GroupActs(0))
    choose(game, ControlFire, who=0, tile=7)
    assert (state.fire[7], state.survivors[0].ap, state.flame) == (0, 2, 7)
    assert not has(game, ControlFire)
