"""What becomes of the Zones of tiles that are laid together."""

import pytest

from tests.games.zombicide.boards import board_of, neighbours_of
from tests.games.zombicide.engine.drawings import (
    HOUSE_AND_PAIR,
    ROOM_IN_THE_MIDDLE,
    SIDES,
    TWO_HOUSES,
    board_with,
    drawn,
)
from tests.rules import rule
from veglia.games.zombicide.engine.rules.board import BALCONY, STREET
from veglia.games.zombicide.engine.rules.content import layout, tile
from veglia.games.zombicide.engine.rules.rows import TileRow
from veglia.games.zombicide.engine.rules.tiles import Assembly
from veglia.games.zombicide.undead_or_alive.rules import library


@rule("uoa.def.zone-street")
def test_street_cells_that_meet_across_a_tile_border_are_one_zone() -> None:
    board = board_of(["1V", "2V"])

    for row in "abc":
        assert board.places[f"1V.{row}3"] == board.places[f"2V.{row}1"]
    assert board.cells[board.places["1V.b3"]] == [(1, 2), (1, 3)]


@rule("uoa.def.zone-street")
def test_four_street_corners_that_meet_are_one_zone() -> None:
    board = board_of(["3V", "8V"], ["4V", "5V"])

    corner = board.places["3V.c3"]

    assert {board.places[name] for name in ("8V.c1", "4V.a3", "5V.a1")} == {corner}
    assert len(board.cells[corner]) == 4


@rule("uoa.def.zone-street")
def test_marks_part_the_street_inside_a_tile() -> None:
    board = board_of(["1V"])

    middle = {board.places["1V.b1"], board.places["1V.b2"], board.places["1V.b3"]}

    assert len(middle) == 3
    assert {"1V.b1", "1V.b3"} <= neighbours_of(board, "1V.b2")


@rule("uoa.def.zone-building")
def test_rooms_never_merge_across_a_tile_border() -> None:
    board = board_of(["2R"], ["3R/90"])

    assert board.places["2R.C"] != board.places["3R.A"]
    assert {"3R.A", "3R.B"} <= neighbours_of(board, "2R.C")


def test_walled_yards_are_street() -> None:
    board = board_of(["8V", "9V"])

    kinds = {board.kinds[board.places[name]] for name in ("8V.M", "8V.N", "9V.G", "9V.H")}

    assert kinds == {STREET}


@pytest.mark.parametrize("side", [side for side in SIDES if library.tiles()[side].balcony])
def test_a_balcony_overlooks_street_zones_that_share_a_corner(side: str) -> None:
    board = board_of([side])

    cells = board.cells[board.places[f"{side}.Z"]]

    assert board.kinds[board.places[f"{side}.Z"]] == BALCONY
    assert len(cells) == 3
    assert max(row for row, _ in cells) - min(row for row, _ in cells) == 1
    assert max(column for _, column in cells) - min(column for _, column in cells) == 1


@pytest.mark.parametrize("side", [side for side in SIDES if library.tiles()[side].corpse_pile])
def test_a_corpse_pile_belongs_to_all_rooms_of_its_building_on_its_tile(side: str) -> None:
    board = board_with(side)

    pile = next(
        one for one in board.piles if one.zone == board.places[f"{side}.{library.tiles()[side].corpse_pile}"]
    )

    letters = {zone for name, zone in board.places.items() if name.startswith(side) and board.is_room(zone)}
    assert set(pile.rooms) == letters


@pytest.mark.parametrize(("pile", "rooms"), [("A", "A"), ("B", "BC"), ("C", "BC")])
def test_a_corpse_pile_belongs_to_no_other_building_of_its_tile(pile: str, rooms: str) -> None:
    shape = tile("1R", TileRow(what="test", draw=HOUSE_AND_PAIR, corpse_pile=pile))

    board = Assembly(layout([["1R"]], {"1R": shape}, "m1.toml")).board("test")

    assert [set(one.rooms) for one in board.piles] == [{board.places[f"1R.{room}"] for room in rooms}]


def test_a_corpse_pile_belongs_to_no_other_building_and_to_none_of_another_tile() -> None:
    found = {
        "1R": tile("1R", TileRow(what="test", draw=TWO_HOUSES, corpse_pile="A")),
        "2R": drawn(TWO_HOUSES, "2R"),
    }

    board = Assembly(layout([["1R"], ["2R/180"]], found, "test")).board("test")

    # The doors of C and D lead to the houses of the other tile.
    assert neighbours_of(board, "1R.C") == {"1R.A", "2R.D"}
    (pile,) = board.piles
    assert set(pile.rooms) == {board.places["1R.A"], board.places["1R.C"]}


@pytest.mark.parametrize(
    ("turn", "height", "width"), [("", 1, 3), ("/90", 3, 1), ("/180", 1, 3), ("/270", 3, 1)]
)
def test_a_strip_is_as_wide_as_a_tile_whichever_way_it_lies(turn: str, height: int, width: int) -> None:
    (placed,) = layout([[f"12R{turn}"]], library.shapes(), "test")

    assert (placed.height, placed.width) == (height, width)


def test_what_lies_beyond_the_train_begins_where_it_ends() -> None:
    found = {"1R": drawn(ROOM_IN_THE_MIDDLE), "12R": library.shapes()["12R"]}

    assembled = Assembly(layout([["12R"], ["1R"]], found, "test"))

    (top, bottom), *rows = assembled.down
    assert (top, len(rows)) == (0.0, 3)
    assert [start for start, _ in rows] == [bottom, *[end for _, end in rows[:-1]]]
    assert rows[-1][1] == bottom + 1.0
