"""The shape of boards: rectangles, lines and decor from the tiles."""

import pytest

from tests.games.zombicide.table import TestTable
from tests.games.zombicide.undead_or_alive.shown import FACE, board_of, zone_id
from veglia.games.zombicide.engine.rules.board import ZombicideBoard
from veglia.games.zombicide.undead_or_alive.rules import library
from veglia.games.zombicide.undead_or_alive.rules.boards import boards
from veglia.games.zombicide.undead_or_alive.show.drawing import shape
from veglia.kernel.scene import BoardShape, Edge, Rect, ZoneShape

EVERY_BOARD = [board for mission in library.missions() for board in boards(mission).values()]


def zones_of(shape: BoardShape) -> dict[str, ZoneShape]:
    return {zone.id: zone for zone in shape.zones}


def area(rects: list[Rect]) -> float:
    return sum(rect.width * rect.height for rect in rects)


def length(edges: list[Edge]) -> float:
    return sum(abs(e.end[0] - e.start[0]) + abs(e.end[1] - e.start[1]) for e in edges)


def test_a_street_cell_is_where_the_raster_of_the_tile_has_it() -> None:
    table = TestTable()
    zone = zones_of(board_of(table))[zone_id(table, "2R.a1")]

    assert zone.kind == "street"
    assert zone.rects == [Rect(0.0, 0.0, 0.3, 0.3)]
    assert zone.middle == (0.15, 0.15)


def test_a_room_of_two_cells_is_one_rectangle_and_a_bent_one_is_two() -> None:
    table = TestTable()
    zones = zones_of(board_of(table))

    assert zones[zone_id(table, "2R.C")].rects == [Rect(0.0, 0.7, 0.7, 0.3)]
    assert zones[zone_id(table, "3R.A")].rects == [Rect(0.3, 1.0, 0.4, 0.3), Rect(0.0, 1.3, 0.7, 0.4)]


def test_streets_merge_across_tiles_into_one_rectangle() -> None:
    table = TestTable()

    assert table.zone("2R.c3") == table.zone("3R.a1")
    assert zones_of(board_of(table))[zone_id(table, "2R.c3")].rects == [Rect(0.7, 0.7, 0.3, 0.6)]


@pytest.mark.parametrize("board", EVERY_BOARD, ids=lambda board: board.key)
def test_zones_cover_the_board_but_for_the_engine(board: ZombicideBoard) -> None:
    drawn = shape(board, "en")
    ground = [rect for zone in drawn.zones if zone.kind != "balcony" for rect in zone.rects]
    engine = [decor.rect for decor in drawn.decor if decor.look == "locomotive"]

    assert area(ground) + area(engine) == pytest.approx(drawn.width * drawn.height)


@pytest.mark.parametrize("board", EVERY_BOARD, ids=lambda board: board.key)
def test_every_way_of_the_ground_leads_through_an_opening_or_over_a_border(board: ZombicideBoard) -> None:
    drawn = shape(board, "en")
    opened = [edge for edge in drawn.edges if edge.kind in ("opening", "border")]
    balconies = {balcony.zone for balcony in board.raster.balconies}

    for start, near in enumerate(board.ways.neighbours):
        for end in near:
            if start not in balconies and end not in balconies:
                assert any(joins(edge, drawn.zones[start], drawn.zones[end]) for edge in opened)


def joins(edge: Edge, one: ZoneShape, other: ZoneShape) -> bool:
    return any(touches(edge, rect) for rect in one.rects) and any(touches(edge, rect) for rect in other.rects)


def touches(edge: Edge, rect: Rect) -> bool:
    """Return whether a line runs along a side of a rectangle for some of its length."""
    near = 1e-6
    (x, y), (end, bottom) = edge.start, edge.end
    if y == bottom:
        sides = (rect.y, rect.y + rect.height)
        shared = min(end, rect.x + rect.width) - max(x, rect.x)
        return shared > near and any(abs(side - y) < near for side in sides)
    sides = (rect.x, rect.x + rect.width)
    shared = min(bottom, rect.y + rect.height) - max(y, rect.y)
    return shared > near and any(abs(side - x) < near for side in sides)


def test_an_opening_is_as_long_as_its_cell_and_walls_run_on() -> None:
    edges = board_of(TestTable()).edges

    assert Edge("opening", (0.3, 0.3), (0.3, 0.7)) in edges
    assert Edge("wall", (0.0, 0.3), (0.7, 0.3)) in edges
    assert Edge("wall", (0.0, 0.3), (0.0, 1.7)) in edges
    assert Edge("border", (0.3, 0.0), (0.3, 0.3)) in edges


def test_a_balcony_lies_around_the_corner_of_its_house_over_the_street() -> None:
    table = TestTable()
    drawn = board_of(table)
    zone = zones_of(drawn)[zone_id(table, "2R.Z")]

    assert zone.kind == "balcony"
    assert zone.rects == [Rect(0.3, 0.16, 0.4, 0.14), Rect(0.7, 0.16, 0.14, 0.14), Rect(0.7, 0.3, 0.14, 0.4)]
    rails = [edge for edge in drawn.edges if edge.kind == "rail" and edge.end[1] < 1]
    assert length(rails) == pytest.approx(0.4 + 0.14 + 0.14 + 0.14 + 0.4 + 0.14)


def test_pieces_in_a_street_below_a_balcony_stand_beside_it() -> None:
    table = TestTable()
    street = zones_of(board_of(table))[zone_id(table, "2R.b3")]

    assert street.rects == [Rect(0.7, 0.3, 0.3, 0.4)]
    assert street.middle == (0.92, 0.5)


def test_stairs_crates_and_corpse_piles_never_lie_on_each_other() -> None:
    for board in EVERY_BOARD:
        things = [decor for decor in shape(board, "en").decor if decor.rect.width == 0.13]
        assert len({(decor.rect.x, decor.rect.y) for decor in things}) == len(things)


def test_the_train_is_drawn_section_by_section_on_its_tracks() -> None:
    drawn = board_of(TestTable(["meg"], mission="m9", at="4V.c1"))
    looks = [(decor.look, decor.rect.width) for decor in drawn.decor if decor.rect.height == 0.36]

    assert looks == [
        ("tracks", 1.0),
        ("coach", 1.0),
        ("tracks", 1.0),
        ("coach_two", 1.0),
        ("tracks", 1.0),
        ("tender", 0.3),
        ("cab", 0.4),
        ("locomotive", 0.3),
    ]


def test_an_upright_train_heads_for_the_top() -> None:
    drawn = board_of(TestTable(["carl"], mission="m7", at="2V.a1"))
    engine = next(decor for decor in drawn.decor if decor.look == "locomotive")
    tender = next(decor for decor in drawn.decor if decor.look == "tender")

    assert engine.turns == tender.turns == 3
    assert engine.rect == Rect(2.0, 0.0, 0.36, 0.3)
    assert tender.rect == Rect(2.0, 0.7, 0.36, 0.3)


def test_yards_and_the_train_are_drawn_as_what_they_are() -> None:
    table = TestTable(["meg"], mission="m9", at="4V.c1")
    zones = zones_of(board_of(table))

    assert zones[zone_id(table, "9V.G")].kind == "graveyard"
    assert zones[zone_id(table, "8V.N")].kind == "mine"
    assert zones[zone_id(table, "10R.B")].kind == "train"
    assert zones[zone_id(table, "6R.A")].kind == "room"


def test_a_board_is_drawn_once_for_each_language() -> None:
    table = TestTable()

    assert FACE.board(table.state, "en") is FACE.board(table.state, "en")
    assert [FACE.board(table.state, one).zones[0].name for one in ("en", "it")] == ["street 1", "strada 1"]
