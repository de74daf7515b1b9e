"""A grid of cells, the borders between them, and the zones they belong to."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from veglia.kernel.grid import Border, Direction, Grid

ROWS = 2
COLUMNS = 3


@pytest.mark.parametrize(
    ("row", "column", "cell"),
    [(0, 0, 0), (0, 2, 2), (1, 0, 3), (1, 2, 5), (-1, 0, -1), (0, -1, -1), (2, 0, -1), (0, 3, -1)],
)
def test_cells_are_numbered_row_by_row_and_none_lies_beyond_the_edge(
    row: int, column: int, cell: int
) -> None:
    grid = Grid(ROWS, COLUMNS)

    assert grid.cell(row, column) == cell


@pytest.mark.parametrize(
    ("cell", "around"),
    [(0, [-1, 1, 3, -1]), (2, [-1, -1, 5, 1]), (4, [1, 5, -1, 3])],
)
def test_beyond_a_border_lies_the_neighbour_or_the_edge(cell: int, around: list[int]) -> None:
    grid = Grid(ROWS, COLUMNS)

    neighbours = [grid.beyond(cell, direction) for direction in Direction]

    assert neighbours == around


def test_a_new_grid_is_all_walls_and_belongs_to_no_zone() -> None:
    grid = Grid(ROWS, COLUMNS)

    borders = {grid.border(cell, direction) for cell in range(ROWS * COLUMNS) for direction in Direction}

    assert borders == {Border.WALL}
    assert grid.zones == [-1] * 6


def test_a_border_is_the_same_from_both_sides() -> None:
    grid = Grid(ROWS, COLUMNS)

    grid.set_border(1, Direction.SOUTH, Border.OPENING)

    assert grid.border(1, Direction.SOUTH) == Border.OPENING
    assert grid.border(4, Direction.NORTH) == Border.OPENING
    assert grid.border(4, Direction.SOUTH) == Border.WALL


def test_a_border_set_later_replaces_the_earlier_one() -> None:
    grid = Grid(ROWS, COLUMNS)
    grid.set_border(0, Direction.EAST, Border.FREE)

    grid.set_border(1, Direction.WEST, Border.OPENING)

    assert grid.border(0, Direction.EAST) == Border.OPENING


def test_the_edge_of_the_grid_stays_a_wall() -> None:
    grid = Grid(ROWS, COLUMNS)

    grid.set_border(0, Direction.NORTH, Border.FREE)

    assert grid.border(0, Direction.NORTH) == Border.WALL


def test_the_end_of_a_row_does_not_touch_the_next_row() -> None:
    grid = Grid(ROWS, COLUMNS)

    grid.set_border(2, Direction.EAST, Border.FREE)

    assert grid.border(3, Direction.WEST) == Border.WALL


def test_a_zone_has_the_cells_that_were_given_to_it() -> None:
    grid = Grid(ROWS, COLUMNS)
    grid.zones[1] = 7
    grid.zones[4] = 7
    grid.zones[5] = 8

    assert grid.cells_of(7) == [1, 4]
    assert grid.cells_of(8) == [5]
    assert grid.cells_of(9) == []


@given(
    st.lists(
        st.tuples(st.integers(0, ROWS * COLUMNS - 1), st.sampled_from(Direction), st.sampled_from(Border))
    )
)
def test_whatever_is_set_both_sides_agree(borders: list[tuple[int, Direction, Border]]) -> None:
    grid = Grid(ROWS, COLUMNS)

    for cell, direction, border in borders:
        grid.set_border(cell, direction, border)

    for cell in range(ROWS * COLUMNS):
        for direction in Direction:
            other = grid.beyond(cell, direction)
            opposite = Direction((direction + 2) % 4)
            assert other < 0 or grid.border(cell, direction) == grid.border(other, opposite)
            assert other < 0 or grid.beyond(other, opposite) == cell
