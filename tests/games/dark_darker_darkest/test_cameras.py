"""Cameras: where they point, what they see, the checks of the Upkeep, and the Terror Die."""

import pytest

from tests.games.dark_darker_darkest.table import (
    CROSSHAIR,
    FAILURE,
    HORDE_NEARBY,
    SUCCESS,
    begun,
    choose,
    cleared,
    events,
    stage,
    state_of,
)
from tests.rules import rule
from veglia.games.dark_darker_darkest.rules import content
from veglia.games.dark_darker_darkest.rules.camera_checks import CameraStep, CheckRoom
from veglia.games.dark_darker_darkest.rules.cameras import best_sides, camera_places, watched
from veglia.games.dark_darker_darkest.rules.events import CameraChecked, TerrorCame
from veglia.games.dark_darker_darkest.rules.fire import add_marker
from veglia.games.dark_darker_darkest.rules.house import house_of
from veglia.games.dark_darker_darkest.rules.placing import PutToken
from veglia.games.dark_darker_darkest.rules.plan import read_plan
from veglia.games.dark_darker_darkest.rules.setup import PointTo

NORTH, EAST, SOUTH, WEST = range(4)


@rule("ddd.camera.placement", "ddd.camera.best-direction")
@pytest.mark.parametrize("name", list(content.houses()))
def test_cameras_of_sample_houses_see_most_rooms(name: str) -> None:
    row = content.houses()[name]
    plan = read_plan(content.library(), " ".join(entry for line in row.rows for entry in line))
    house = house_of(plan, 0, 0, 0)

    places = [5 * (one.tile[0] - 1) + one.tile[1] - 1 for one in row.facing]
    assert camera_places(plan) == sorted(places)
    for one, tile in zip(row.facing, places, strict=True):
        side = "NESW".index(one.points)
        assert side in best_sides(house, tile)
        assert len(watched(house, tile, side)) == one.sees


@rule("ddd.camera.tie")
def test_players_choose_between_equal_sides() -> None:
    game = begun(house="radioactive_1", radioactive="on")
    state = state_of(game)
    ties = [tile for tile in camera_places(state.house.plan) if len(best_sides(state.house, tile)) > 1]
    assert ties
    options = [option for option in state.offered if isinstance(option, PointTo)]
    assert [option.side for option in options] == best_sides(state.house, options[0].tile)
    game.choose(options[1])
    assert (options[1].tile, options[1].side) in state.cameras


@rule("ddd.diff.house")
def test_a_lever_lets_players_point_cameras_freely() -> None:
    game = begun(camera_facing="chosen")
    assert [option.side for option in game.state.offered if isinstance(option, PointTo)] == [0, 1, 2, 3]


@rule("ddd.camera.straight-line", "ddd.camera.own-room", "ddd.camera.blockers")
def test_a_camera_sees_its_room_and_straight_on_to_the_next_wall() -> None:
    house = state_of(begun()).house
    # From the Music Room westward to the edge; northward only the Gallery, southward a closed door.
    assert watched(house, 7, WEST) == [14, 12, 10]
    assert watched(house, 7, NORTH) == [14, 4]
    assert watched(house, 7, SOUTH) == [14]


@rule("ddd.camera.open-door", "ddd.camera.fixed", "ddd.camera.continuous-wall")
def test_an_open_door_lets_the_camera_in() -> None:
    house = state_of(begun()).house
    opened = house.with_lock_open(5)
    assert watched(opened, 7, SOUTH) == [14, 24]
    assert watched(opened.with_lock_open(6), 7, SOUTH) == [14, 24, 34]


@rule("ddd.camera.side-room-hidden")
def test_a_walled_side_room_is_not_seen_along_the_corridor() -> None:
    house = state_of(begun()).house.with_lock_open(2)
    # The bathroom of the corridor 10 lies beside the line.
    assert 11 not in watched(house, 7, WEST)


@rule("ddd.camera.blockers", "ddd.camera.destroyed")
def test_a_destroyed_tile_blocks_and_loses_its_camera() -> None:
    game = cleared()
    state = state_of(game)
    state.cameras = [(7, WEST), (2, EAST)]
    state.fire[6] = 2
    state.flame = 6
    add_marker(state, 6, "ddd.fire.spread")
    assert watched(state.house, 7, WEST) == [14]
    state.fire[2] = 2
    add_marker(state, 2, "ddd.fire.spread")
    assert state.cameras == [(7, WEST)]


@rule("ddd.camcheck.when", "ddd.camcheck.failure", "ddd.tdie.when-camera")
def test_a_failure_in_view_brings_the_event_of_the_terror_die() -> None:
    game = cleared("bruce", "nina")
    state = state_of(game)
    state.cameras = [(7, WEST)]
    for survivor in state.survivors:
        survivor.room = 12
    stage(game, CameraStep(), dice=(FAILURE, SUCCESS, HORDE_NEARBY))

    assert len(events(game, CameraChecked)[0].faces) == 2
    assert events(game, TerrorCame)[0].terror == 0
    choose(game, PutToken, room=2)
    assert state.hordes[2]


@rule("ddd.camcheck.failure")
def test_without_a_failure_the_terror_die_is_ignored() -> None:
    game = cleared("bruce", "nina")
    state = state_of(game)
    state.cameras = [(7, WEST)]
    for survivor in state.survivors:
        survivor.room = 12
    stage(game, CameraStep(), dice=(CROSSHAIR, CROSSHAIR, HORDE_NEARBY))
    assert events(game, CameraChecked)
    assert events(game, TerrorCame) == []


@rule("ddd.camcheck.five")
def test_the_fifth_survivor_rolls_only_without_a_failure() -> None:
    for fifth, comes in ((FAILURE, True), (SUCCESS, False)):
        game = cleared("bruce", "jack", "leo", "nina", "lucy")
        state = state_of(game)
        state.cameras = [(7, WEST)]
        for survivor in state.survivors:
            survivor.room = 14
        stage(game, CameraStep(), dice=(SUCCESS, SUCCESS, SUCCESS, SUCCESS, HORDE_NEARBY, fifth))
        assert len(events(game, CameraChecked)[0].faces) == 5
        assert bool(events(game, TerrorCame)) is comes
    game = cleared("bruce", "jack", "leo", "nina", "lucy")
    state = state_of(game)
    state.cameras = [(7, WEST)]
    for survivor in state.survivors:
        survivor.room = 14
    stage(game, CameraStep(), dice=(FAILURE, SUCCESS, SUCCESS, SUCCESS, HORDE_NEARBY))
    assert len(events(game, CameraChecked)[0].faces) == 4


@rule("ddd.camcheck.multiple-cameras", "ddd.camcheck.order")
def test_each_camera_checks_each_room_in_the_order_of_the_players() -> None:
    game = cleared("bruce", "nina")
    state = state_of(game)
    state.cameras = [(7, WEST), (2, SOUTH)]
    state.survivors[0].room = 14
    state.survivors[1].room = 12
    # Room 14 is seen by both cameras, room 12 by one.
    stage(game, CameraStep())
    assert {(option.tile, option.room) for option in state.offered if isinstance(option, CheckRoom)} == {
        (7, 14),
        (7, 12),
        (2, 14),
    }
    choose(game, CheckRoom, SUCCESS, HORDE_NEARBY, tile=2, room=14)
    choose(game, CheckRoom, SUCCESS, HORDE_NEARBY, SUCCESS, HORDE_NEARBY, tile=7, room=12)
    assert [(event.tile, event.room) for event in events(game, CameraChecked)] == [(7, 12), (7, 14)]
