"""Boards of a station: whatever doors are closed, a board is as if it had been worked out from nothing."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from veglia.games.zombicide.dark_side.rules import library
from veglia.games.zombicide.dark_side.rules.boards import lay, station
from veglia.games.zombicide.dark_side.rules.door_sight import DoorSight
from veglia.games.zombicide.dark_side.rules.station import MOST_BOARDS, Station
from veglia.games.zombicide.dark_side.rules.tracing import DoorLine
from veglia.games.zombicide.engine.rules.board import STREET
from veglia.kernel.board import Sight, Ways
from veglia.kernel.errors import BadFile

STATIONS = [*library.missions(), "m10~1", "m10~2"]


def lines_of(sight: DoorSight) -> list[DoorLine]:
    return [line for lines in sight.lines for line in lines]


def seen_along(laid: Station, lines: list[DoorLine], closed: int) -> Sight:
    """Return the sight along all lines that no closed door is on."""
    return Sight(len(laid.kinds), [line[:3] for line in lines if line[3] & closed == 0])


def neighbours(laid: Station, closed: int) -> list[list[int]]:
    ways = [near[:] for near in laid.neighbours]
    for number, (one, other) in enumerate(laid.doorways):
        if closed >> number & 1:
            ways[one].remove(other)
            ways[other].remove(one)
    return ways


@given(st.sampled_from(STATIONS), st.data())
@settings(deadline=None, max_examples=60)
def test_a_board_is_as_if_made_from_nothing(key: str, data: st.DataObject) -> None:
    laid = station(key)
    standing = [number for number, pair in enumerate(laid.doorways) if pair[0] >= 0]
    doors = st.sets(st.sampled_from(standing), max_size=6)
    closed = sum(1 << door for door in data.draw(doors))
    sealed = sum(1 << door for door in data.draw(doors))

    board = laid.board(closed, sealed)

    shut = closed | sealed
    walled = neighbours(laid, sealed)
    lines = lines_of(laid.sight)
    lit = [line for line in lines if laid.kinds[line[1]] != STREET]
    for sight, expected in (
        (board.sight, seen_along(laid, lines, shut)),
        (board.human_sight, seen_along(laid, lit, shut)),
        (board.keen_sight, seen_along(laid, lines_of(laid.keen_sight), shut)),
    ):
        assert (sight.ranges, sight.seen) == (expected.ranges, expected.seen)
    assert board.ways.neighbours == neighbours(laid, shut)
    assert board.paths.neighbours == walled
    assert board.paths.distances == Ways(walled).distances
    assert board.barred == {
        one * board.size + other
        for number, pair in enumerate(laid.doorways)
        for one, other in (pair, pair[::-1])
        if (shut & ~sealed) >> number & 1
    }


@pytest.mark.parametrize("key", STATIONS)
def test_every_doorway_is_found_from_both_sides(key: str) -> None:
    board = station(key).board(0, 0)

    for number, (one, other) in enumerate(board.station.doorways):
        if one >= 0:
            assert (board.doorway(one, other), board.doorway(other, one)) == (number, number)
            assert number in board.station.doorways_at[one]
            assert number in board.station.doorways_at[other]


def test_zones_without_a_doorway_between_them_have_none() -> None:
    board = station("m0").board(0, 0)
    one, other = board.station.doorways[0]

    joined = [zone for zone in range(board.size) if board.doorway(one, zone) >= 0]

    assert board.doorway(one, one) == -1
    assert other in joined
    assert set(joined) <= set(board.paths.neighbours[one])


def test_boards_that_are_kept_are_few() -> None:
    laid = lay("few", library.mission("m6").layout)
    first = laid.board(1, 0)

    assert laid.board(1, 0) is first
    for closed in range(MOST_BOARDS + 5):
        laid.board(closed, 0)

    assert len(laid.boards) <= MOST_BOARDS
    assert laid.board(1, 0).key == first.key


@pytest.mark.parametrize("key", ["m10~0", "m10~3", "m10~x", "m0~1"])
def test_a_station_without_columns_that_there_never_were_is_no_board(key: str) -> None:
    with pytest.raises(BadFile, match="no board"):
        station(key)
