"""Ways, distances, first steps of shortest paths, and sight."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from veglia.kernel.board import UNREACHABLE, Sight, Ways

# 0 - 1 - 2
# |       |
# 3 - 4 - 5     6 stands alone
BLOCK = [[1, 3], [0, 2], [1, 5], [0, 4], [3, 5], [2, 4], []]
SIZE = 6


@st.composite
def mazes(draw: st.DrawFn) -> list[list[int]]:
    """Make the neighbours of some zones; ways may be one-way."""
    near = [draw(st.sets(st.integers(0, SIZE - 1))) for _ in range(SIZE)]
    return [sorted(zones - {zone}) for zone, zones in enumerate(near)]


@pytest.mark.parametrize(
    ("start", "end", "steps"), [(0, 0, 0), (0, 1, 1), (0, 2, 2), (0, 5, 3), (5, 0, 3), (1, 4, 3)]
)
def test_a_distance_is_the_number_of_steps_of_the_shortest_way(start: int, end: int, steps: int) -> None:
    ways = Ways(BLOCK)

    assert ways.distance(start, end) == steps


def test_a_zone_without_ways_is_unreachable() -> None:
    ways = Ways(BLOCK)

    assert ways.distance(0, 6) == UNREACHABLE
    assert ways.distance(6, 0) == UNREACHABLE
    assert ways.distance(6, 6) == 0
    assert ways.steps(0, 6) == []


def test_the_first_steps_are_all_neighbours_on_a_shortest_way() -> None:
    ways = Ways(BLOCK)

    assert ways.steps(0, 5) == [1, 3]
    assert ways.steps(0, 2) == [1]
    assert ways.steps(4, 0) == [3]


def test_who_is_there_has_no_step_to_take() -> None:
    ways = Ways(BLOCK)

    assert ways.steps(2, 2) == []


def test_a_one_way_passage_is_used_in_its_direction_only() -> None:
    ways = Ways([[1], [2], [0]])

    assert (ways.distance(0, 1), ways.distance(1, 0)) == (1, 2)
    assert ways.steps(0, 1) == [1]
    assert ways.steps(1, 0) == [2]


def test_a_ledge_can_be_jumped_down_and_not_climbed() -> None:
    ways = Ways([[1], []])

    assert ways.distance(0, 1) == 1
    assert ways.distance(1, 0) == UNREACHABLE
    assert ways.steps(1, 0) == []


def test_neighbours_are_sorted_and_the_callers_lists_left_alone() -> None:
    given_neighbours = [[2, 1], [0], [0]]

    ways = Ways(given_neighbours)

    assert ways.neighbours == [[1, 2], [0], [0]]
    assert given_neighbours == [[2, 1], [0], [0]]


def test_a_map_without_zones_is_a_map() -> None:
    ways = Ways([])

    assert (ways.neighbours, ways.distances) == ([], [])


@given(mazes(), st.lists(st.tuples(st.integers(0, SIZE - 1), st.integers(0, SIZE - 1)), max_size=4))
def test_ways_without_passages_are_those_of_a_map_without_them(
    maze: list[list[int]], passages: list[tuple[int, int]]
) -> None:
    whole = Ways(maze)
    barred = {*passages, *[(other, one) for one, other in passages]}
    walled = [[end for end in near if (start, end) not in barred] for start, near in enumerate(maze)]
    expected = Ways(walled)

    ways = whole.without(passages)

    assert ways.neighbours == walled
    assert ways.distances == expected.distances
    assert all(
        ways.steps(start, end) == expected.steps(start, end) for start in range(SIZE) for end in range(SIZE)
    )
    assert whole.neighbours == maze


def test_all_distances_are_those_from_each_zone() -> None:
    ways = Ways(BLOCK)
    one_by_one = [Ways(BLOCK).distances_from(zone) for zone in range(len(BLOCK))]

    ways.distance(3, 0)

    assert ways.distances == one_by_one
    assert ways.distances is ways.distances


def test_the_twin_of_a_sight_may_be_changed() -> None:
    sight = Sight(2, [(0, 1, 1)])

    twin = sight.twin()
    twin.ranges[0] = [0, -1]
    twin.seen[0] = [0]

    assert not twin.can_see(0, 1)
    assert sight.can_see(0, 1)
    assert (sight.seen, twin.seen) == ([[0, 1], [1]], [[0], [1]])


@given(mazes())
def test_every_first_step_leads_one_nearer(maze: list[list[int]]) -> None:
    ways = Ways(maze)

    for start in range(SIZE):
        for end in range(SIZE):
            left = ways.distance(start, end)
            steps = ways.steps(start, end)
            assert bool(steps) == (0 < left < UNREACHABLE)
            assert all(near in maze[start] and ways.distance(near, end) == left - 1 for near in steps)


@given(mazes())
def test_no_way_is_shorter_than_the_distance(maze: list[list[int]]) -> None:
    ways = Ways(maze)

    for start in range(SIZE):
        for near in maze[start]:
            assert ways.distance(start, near) == 1
            assert all(ways.distance(start, end) <= 1 + ways.distance(near, end) for end in range(SIZE))


def test_every_zone_sees_itself_at_range_0() -> None:
    sight = Sight(3, [])

    assert sight.seen == [[0], [1], [2]]
    assert [sight.ranges[zone][zone] for zone in range(3)] == [0, 0, 0]


def test_what_no_line_leads_to_is_not_seen() -> None:
    sight = Sight(3, [(0, 1, 1)])

    assert sight.can_see(0, 1)
    assert not sight.can_see(0, 2)
    assert sight.ranges[0] == [0, 1, -1]
    assert sight.seen[0] == [0, 1]


def test_sight_may_be_one_way() -> None:
    sight = Sight(2, [(0, 1, 1)])

    assert sight.can_see(0, 1)
    assert not sight.can_see(1, 0)


@pytest.mark.parametrize("ranges", [(3, 2), (2, 3), (2, 2), (4, 2, 3)])
def test_of_several_lines_the_shortest_counts(ranges: tuple[int, ...]) -> None:
    sight = Sight(2, [(0, 1, reach) for reach in ranges])

    assert sight.ranges[0][1] == 2
    assert sight.seen[0] == [0, 1]


def test_a_line_around_the_block_does_not_move_a_zone_away_from_itself() -> None:
    sight = Sight(1, [(0, 0, 4)])

    assert sight.ranges[0][0] == 0


def test_zones_in_sight_come_in_order() -> None:
    sight = Sight(4, [(1, 3, 1), (1, 0, 2)])

    assert sight.seen[1] == [0, 1, 3]
