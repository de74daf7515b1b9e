"""The town: every layout is sound; adjacency, walls, doors and corners; what is seen from where."""

import random
from itertools import permutations

import pytest

from tests.games.last_night_on_earth.table import MANOR, Table
from tests.rules import rule
from veglia.games.last_night_on_earth.rules.library import library
from veglia.games.last_night_on_earth.rules.stepping import hero_steps
from veglia.games.last_night_on_earth.rules.town import (
    ATTACHED,
    NO_SPACE,
    OPEN,
    OUTDOORS,
    SIZE,
    Town,
)
from veglia.games.last_night_on_earth.rules.towns import key_of, town
from veglia.kernel.errors import ContentError

OUTER = "ABCDEFGH"
# Sampled layouts: every board lies in every corner somewhere.
LAYOUTS = random.Random(7).sample(list(permutations(OUTER, 4)), 60)


def steps(table: Table) -> dict[int, list[int]]:
    """Return where a Hero whom nothing hinders may step from each space."""
    hero = table.hero("jenny", table.state.town.starts[0])
    spaces = range(table.state.town.count - 2)
    return {space: hero_steps(table.state, hero, space) for space in spaces}


def reached(graph: dict[int, list[int]], start: int) -> set[int]:
    found = {start}
    todo = [start]
    while todo:
        for near in graph[todo.pop()]:
            if near not in found:
                found.add(near)
                todo.append(near)
    return found


@rule("lnoe.setup.board", "lnoe.random.sets")
@pytest.mark.parametrize("centre", ["TOWN", "MANOR"])
@pytest.mark.parametrize("outer", LAYOUTS, ids="".join)
def test_a_town_of_any_boards_is_sound(centre: str, outer: tuple[str, ...]) -> None:
    """lnoe.gap.board-geometry."""
    table = Table(key_of(centre, outer))
    laid = table.state.town
    assert laid.count == SIZE * SIZE + 2
    assert len(laid.pits) == 4
    assert sorted(laid.section[pit] for pit in laid.pits) == [0, 1, 2, 3]
    graph = steps(table)
    assert reached(graph, laid.starts[0]) == set(range(SIZE * SIZE))
    for space, ends in graph.items():
        for end in ends:
            assert space in graph[end], "a step that leads only one way"
    for section in range(4):
        numbers = [one.numbers for one in laid.buildings if one.section == section]
        assert sorted(number for one in numbers for number in one) == [1, 2, 3, 4, 5, 6]
        assert len(numbers) in (2, 3)


def test_the_sampled_layouts_have_every_board_in_every_corner() -> None:
    for corner in range(4):
        assert {outer[corner] for outer in LAYOUTS} == set(OUTER)


@pytest.mark.parametrize("board", OUTER)
@pytest.mark.parametrize("corner", range(4))
def test_every_edge_is_the_same_from_both_sides_wherever_a_board_lies(board: str, corner: int) -> None:
    outer = [one for one in OUTER if one != board][:3]
    outer.insert(corner, board)
    laid = town(key_of("TOWN", tuple(outer)))
    for space in range(laid.count - 2):
        for way in range(4):
            other = laid.beside[space][way]
            if other == NO_SPACE:
                assert (laid.sides[space][way] != OPEN) == (laid.building[space] != OUTDOORS)
                continue
            assert laid.beside[other][(way + 2) % 4] == space
            assert laid.sides[other][(way + 2) % 4] == laid.sides[space][way]
            assert laid.edge_of(space, way) == laid.edge_of(other, (way + 2) % 4)
    for number, building in enumerate(laid.buildings):
        outline = {
            laid.edge_of(space, way)
            for space in building.spaces
            for way in range(4)
            if laid.beside[space][way] == NO_SPACE or laid.building[laid.beside[space][way]] != number
        }
        outer_walls = [laid.walls[wall] for wall in building.walls if not laid.walls[wall].is_inner]
        assert sorted(edge for wall in outer_walls for edge in wall.edges) == sorted(outline)
        assert all(1 <= len(wall.edges) <= 4 for wall in outer_walls)


def connecting(laid: Town, corner: int) -> list[int]:
    """Return the five spaces of the town that touch a board attached outside a corner."""
    rows = (0, 1, 2) if corner in (0, 1) else (11, 10, 9)
    cols = (0, 1, 2) if corner in (0, 3) else (11, 10, 9)
    cells = {(rows[0], col) for col in cols} | {(row, cols[0]) for row in rows}
    return [laid.cells[cell] for cell in sorted(cells)]


@pytest.mark.parametrize("corner", range(4))
@pytest.mark.parametrize("outer", LAYOUTS[:12], ids="".join)
def test_an_attached_section_is_reached_unless_its_corner_is_built_up(
    outer: tuple[str, ...], corner: int
) -> None:
    fifth = next(board for board in OUTER if board not in outer)
    before = town(key_of("TOWN", outer))
    table = Table(key_of("TOWN", outer, (corner, fifth)))
    laid = table.state.town
    assert laid.count == before.count + 27
    # The numbers of the spaces and the pits of the town stay as they are.
    assert all(laid.cells[cell] == space for cell, space in before.cells.items())
    assert laid.pits == before.pits
    attached = {space for space in range(laid.count) if laid.section[space] == ATTACHED}
    assert len(attached) == 27
    touching = {near for space in attached for near in laid.beside[space] if near not in attached}
    assert len(connecting(laid, corner)) == 5
    assert set(connecting(laid, corner)) <= touching | {NO_SPACE}
    is_built_up = all(laid.building[space] != OUTDOORS for space in connecting(laid, corner))
    graph = steps(table)
    town_spaces = reached(graph, laid.starts[0])
    assert set(range(SIZE * SIZE)) <= town_spaces
    assert (attached <= town_spaces) == (not is_built_up)
    assert is_built_up == (outer[corner] == "F")


def test_a_key_that_names_no_town_is_refused() -> None:
    for key in ("TOWN", "TOWN/ABC", "NOWHERE/ABCD", "TOWN/ABCD/1E/2F"):
        with pytest.raises(ContentError, match="no town has the key"):
            town(key)


@rule("lnoe.general.adjacent")
def test_spaces_are_adjacent_at_sides_and_corners_whatever_stands_between() -> None:
    """lnoe.gap.wall-between-adjacent."""
    table = Table()
    laid = table.state.town
    # Inside the Plant, in its south-east corner: two walls meet there.
    inside, outside = table.at(1, 2), table.at(2, 3)
    assert laid.building[inside] != OUTDOORS
    assert laid.building[outside] == OUTDOORS
    assert outside in table.state.neighbours(inside)
    assert len(table.state.neighbours(inside)) == 8
    assert inside not in table.state.neighbours(inside)
    assert len(table.state.neighbours(table.at(0, 0))) == 3
    assert laid.distance(table.at(0, 0), table.at(3, 2)) == 3


@rule("lnoe.hmove.walls", "lnoe.hmove.doors", "lnoe.hmove.diagonal")
def test_a_hero_passes_no_wall_and_a_door_only_straight_on() -> None:
    table = Table()
    hero = table.hero("jenny", table.at(1, 1))
    # The Plant has a door in the south of 1, 1 and one in the east of 0, 2.
    assert table.at(2, 1) in hero_steps(table.state, hero, table.at(1, 1))
    assert table.at(2, 0) not in hero_steps(table.state, hero, table.at(1, 1))
    assert table.at(2, 2) not in hero_steps(table.state, hero, table.at(1, 1))
    assert table.at(2, 0) not in hero_steps(table.state, hero, table.at(1, 0))
    # Inside and in the open diagonals are free.
    assert table.at(0, 0) in hero_steps(table.state, hero, table.at(1, 1))
    assert table.at(3, 3) in hero_steps(table.state, hero, table.at(2, 2))
    # Round the corner of a building they are not: a wall touches the point that would be passed.
    assert table.at(2, 3) not in hero_steps(table.state, hero, table.at(1, 2))
    assert table.at(1, 3) not in hero_steps(table.state, hero, table.at(2, 2))


@rule("lnoe.manor.corner-walls-move")
def test_corner_walls_of_the_manor_house_stop_diagonal_steps() -> None:
    table = Table(MANOR)
    hero = table.hero("jenny", table.at(5, 5))
    ends = hero_steps(table.state, hero, table.at(5, 5))
    # From the hall straight on into the sides, not across the corner.
    assert table.at(4, 5) in ends
    assert table.at(5, 4) in ends
    assert table.at(4, 4) not in ends
    assert table.at(6, 6) in ends
    # Nor round that corner from side to side.
    assert table.at(5, 4) not in hero_steps(table.state, hero, table.at(4, 5))


@rule("lnoe.manor.corner-walls-sight")
def test_corner_walls_of_the_manor_house_do_not_block_sight() -> None:
    table = Table(MANOR)
    laid = table.state.town
    assert laid.sees(table.at(5, 5), table.at(4, 4))
    assert laid.sees(table.at(4, 4), table.at(7, 7))


@rule("lnoe.ranged.walls-block", "lnoe.ranged.see-through-adjacent-wall")
def test_walls_block_sight_but_for_those_that_one_touches() -> None:
    table = Table()
    laid = table.state.town
    # The Plant lies in rows 0 and 1, columns 0 to 2; the street south of it is row 2.
    assert laid.sees(table.at(1, 0), table.at(5, 0)) is False, "the Gun Shop's walls are not touched"
    assert laid.sees(table.at(1, 2), table.at(2, 2)), "out through the wall that one touches"
    assert laid.sees(table.at(2, 2), table.at(1, 2)), "and in"
    assert laid.sees(table.at(2, 2), table.at(0, 2)), "the whole wall is seen through, into the building"
    assert not laid.sees(table.at(3, 2), table.at(1, 2)), "from one space farther away it blocks"
    assert not laid.sees(table.at(0, 1), table.at(2, 1)), (
        "a wall of the same building that one does not touch"
    )
    # A door blocks like a wall.
    assert not laid.sees(table.at(3, 2), table.at(1, 1))
    # A whole run of wall is one wall: along its length one sees through at any place.
    assert laid.sees(table.at(2, 0), table.at(1, 2))


@rule("lnoe.ranged.models-no-block")
def test_models_block_no_sight() -> None:
    table = Table()
    start, end = table.at(5, 3), table.at(5, 8)
    assert table.state.town.sees(start, end)
    for col in range(4, 8):
        table.zombie(table.at(5, col))
        table.hero(("jenny", "sally", "billy", "becky")[col - 4], table.at(5, col))
    assert table.state.town.sees(start, end)


@rule("lnoe.ranged.walls-block")
def test_a_line_through_a_corner_point_is_clear_if_one_way_round_is() -> None:
    """lnoe.gap.grid-metrics."""
    table = Table()
    laid = table.state.town
    # North between the Plant and the General Store nothing stands in the way.
    assert laid.sees(table.at(2, 3), table.at(0, 3))
    assert laid.sees(table.at(3, 2), table.at(1, 0)) is False
    # A line that runs exactly through the south-east corner of the Plant, past it in the open.
    assert laid.sees(table.at(2, 2), table.at(1, 3))


def test_every_space_sees_itself_and_the_sewers_see_nothing_else() -> None:
    laid = town("TOWN/ABCD")
    for space in range(laid.count):
        assert laid.sees(space, space)
    inside = laid.sewer(0)
    assert [space for space in range(laid.count) if laid.sees(inside, space)] == [inside]


def test_the_boards_of_the_content_have_27_spaces_and_one_pit() -> None:
    """lnoe.gap.spawning-pits."""
    for id, row in library().boards.items():
        if len(id) == 1:
            assert sum(len(line.replace("x", "")) for line in row.grid) == 27
            assert len(row.pits) == 1


@rule("lnoe.ranged.range")
@pytest.mark.parametrize(
    ("end", "crossed"),
    [
        ((0, 3), [(0, 0), (0, 1), (0, 2), (0, 3)]),
        ((3, 0), [(0, 0), (1, 0), (2, 0), (3, 0)]),
        ((2, 2), [(0, 0), (1, 1), (2, 2)]),
        ((1, 2), [(0, 0), (0, 1), (1, 1), (1, 2)]),
        ((2, 1), [(0, 0), (1, 0), (1, 1), (2, 1)]),
        ((1, 4), [(0, 0), (0, 1), (0, 2), (1, 2), (1, 3), (1, 4)]),
        ((2, 5), [(0, 0), (0, 1), (1, 1), (1, 2), (1, 3), (1, 4), (2, 4), (2, 5)]),
        ((1, 3), [(0, 0), (0, 1), (1, 2), (1, 3)]),
    ],
)
def test_a_line_crosses_the_spaces_between_two_middles(
    end: tuple[int, int], crossed: list[tuple[int, int]]
) -> None:
    """Through a corner point it goes from space to space; both ways along it are the same."""
    laid = town("TOWN/ABCD")
    for turn in range(4):
        # The same line in all four quarters of the board.
        def cell(place: tuple[int, int], turn: int = turn) -> int:
            row, col = place
            return laid.cells[(row if turn < 2 else 11 - row, col if turn % 2 == 0 else 11 - col)]

        spaces = [cell(place) for place in crossed]
        assert laid.between(spaces[0], cell(end)) == spaces
        assert laid.between(cell(end), spaces[0]) == spaces[::-1]
