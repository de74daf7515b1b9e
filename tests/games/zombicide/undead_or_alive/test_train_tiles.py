"""The Train's tiles on the board: Zones, openings, the engine in the way, tracks that merge with streets."""

import pytest

from tests.games.zombicide.boards import board_of, neighbours_of, ranges_from
from tests.rules import rule
from veglia.games.zombicide.engine.rules.board import ROOM, STREET, ZombicideBoard
from veglia.games.zombicide.undead_or_alive.rules import library
from veglia.games.zombicide.undead_or_alive.rules.rows import StripRow
from veglia.kernel.errors import ContentError

ABOVE = ["1V", "2V"]
BELOW = ["3V", "4V"]


def between(*tiles: str) -> ZombicideBoard:
    """Return a board with a row of the Train between streets."""
    return board_of(ABOVE[: len(tiles)], list(tiles), BELOW[: len(tiles)])


def train_zones(board: ZombicideBoard, tile: str) -> dict[str, int]:
    return {name: zone for name, zone in board.places.items() if name.startswith(f"{tile}.")}


@rule("uoa.train.tiles")
def test_three_tiles_have_the_train_on_one_side_and_tracks_on_the_other() -> None:
    shapes = library.shapes()

    assert sorted(library.train_tiles()) == ["10R", "10V", "11R", "11V", "12R", "12V"]
    for name in library.train_tiles():
        cells = set(shapes[name].drawing[1][1::2])
        assert cells == {"."} if name.endswith("V") else "." not in cells
        assert shapes[name].rows == 1


@rule("uoa.train.zones-building")
def test_zones_of_the_train_are_building_zones_without_corpse_piles() -> None:
    board = between("10R", "11R")

    assert {board.kinds[zone] for zone in train_zones(board, "10R").values()} == {ROOM}
    assert {board.kinds[zone] for zone in train_zones(board, "11R").values()} == {ROOM}
    assert not {pile.zone for pile in board.piles} & set(train_zones(board, "11R").values())
    for pile in board.piles:
        assert not set(pile.rooms) & {
            *train_zones(board, "10R").values(),
            *train_zones(board, "11R").values(),
        }


@rule("uoa.train.zones-building")
def test_zones_of_the_tracks_are_street_zones() -> None:
    board = between("12V")

    assert {board.kinds[zone] for zone in train_zones(board, "12V").values()} == {STREET}


@rule("uoa.train.zones-building")
def test_sight_into_and_inside_a_car_is_limited_like_in_any_building() -> None:
    board = between("12R")

    assert ranges_from(board, "12R.A")["12R.B"] == 1
    assert "12R.B" in ranges_from(board, "3V.a3")
    assert "12R.A" not in ranges_from(board, "3V.a3")


@rule("uoa.train.locomotive-zones")
def test_cab_and_tender_are_two_zones_of_one_building() -> None:
    board = between("10R")

    assert len(set(train_zones(board, "10R").values())) == 2
    assert "10R.B" in neighbours_of(board, "10R.A")
    assert {"1V.c1", "10R.B"} <= neighbours_of(board, "10R.A")


@rule("uoa.train.locomotive-zones", "uoa.train.car-11", "uoa.train.car-12")
def test_sections_open_to_the_street_beside_where_the_drawing_shows_it() -> None:
    tender = board_of(["5V"], ["10R"], ["4V"])
    eleven = board_of(["3V"], ["11R"], ["4V"])
    twelve = board_of(["3V"], ["12R"], ["4V"])

    assert neighbours_of(tender, "10R.A") == {"5V.c1", "10R.B"}
    # Above the cab is a door of 5V that opens on it, below a street.
    assert neighbours_of(tender, "10R.B") == {"5V.A", "4V.a2", "10R.A"}
    assert neighbours_of(eleven, "11R.A") == {"3V.c2", "4V.a2"}
    assert neighbours_of(twelve, "12R.A") == {"3V.c1", "12R.B"}
    assert neighbours_of(twelve, "12R.B") == {"4V.a3", "12R.A"}


@rule("uoa.train.locomotive-obstacle")
def test_nobody_enters_the_engine() -> None:
    board = between("10R", "12V")

    cells = {cell for zone in board.cells for cell in zone}

    # The engine's place is the third of the fourth row.
    assert (3, 1) in cells
    assert (3, 2) not in cells
    assert "12V.a1" not in neighbours_of(board, "10R.B")
    assert board.places["1V.c3"] not in board.ways.neighbours[board.places["3V.a3"]]


@rule("uoa.los.locomotive-blocks", "uoa.train.locomotive-obstacle")
def test_the_engine_blocks_sight() -> None:
    tracks = board_of(["3V"], ["10V"], ["4V"])
    engine = board_of(["3V"], ["10R"], ["4V"])

    # From above the tracks down the right column, where the engine comes to stand.
    assert "4V.b3" in ranges_from(tracks, "3V.c3")
    assert "4V.a3" not in ranges_from(engine, "3V.c3")
    assert "4V.b3" not in ranges_from(engine, "3V.c3")


@rule("uoa.los.locomotive-blocks")
def test_from_the_cab_nothing_is_seen_ahead() -> None:
    board = between("10R", "12V")

    assert "12V.a2" not in ranges_from(board, "10R.B")
    assert "12V.a2" not in ranges_from(board, "10R.B", townsfolk=True)


@rule("uoa.train.partial-street-zones")
def test_beside_the_train_there_are_no_zones_but_those_of_the_streets() -> None:
    board = board_of(["3V"], ["11R"], ["4V"])

    assert sorted(train_zones(board, "11R")) == ["11R.A"]
    streets = {zone for zone in range(board.size) if board.kinds[zone] == STREET}
    assert streets <= {zone for name, zone in board.places.items() if name[:2] in ("3V", "4V")}


@rule("uoa.train.tracks-merge")
def test_tracks_merge_with_the_streets_on_both_sides_and_with_the_next_tracks() -> None:
    board = board_of(["3V", "5V"], ["10V", "12V"], ["4V", "2R"])

    for column in "123":
        assert board.places[f"3V.c{column}"] == board.places[f"10V.a{column}"]
        assert board.places[f"10V.a{column}"] == board.places[f"4V.a{column}"]
    assert board.places["10V.a3"] == board.places["12V.a1"] == board.places["5V.c1"]
    assert board.places["10V.a1"] != board.places["10V.a2"]


@rule("uoa.train.tracks-merge")
def test_a_house_beside_the_tracks_opens_on_them() -> None:
    board = board_of(["5V"], ["10V"])

    assert "10V.a2" in neighbours_of(board, "5V.A")
    assert board.places["10V.a2"] != board.places["5V.A"]


@rule("uoa.train.car-11")
def test_car_11_is_one_zone() -> None:
    board = between("11R")

    assert len(train_zones(board, "11R")) == 1
    assert len(board.cells[board.places["11R.A"]]) == 3


@rule("uoa.train.car-12")
def test_car_12_is_two_zones_joined_inside() -> None:
    board = between("12R")

    assert len(set(train_zones(board, "12R").values())) == 2
    assert len(board.cells[board.places["12R.A"]]) == 2
    assert "12R.B" in neighbours_of(board, "12R.A")


@rule("uoa.train.car-11", "uoa.train.car-12")
def test_coupled_sections_open_to_each_other() -> None:
    board = board_of(["1V", "2V", "3V"], ["11R", "12R", "10R"])

    assert "12R.A" in neighbours_of(board, "11R.A")
    assert "10R.A" in neighbours_of(board, "12R.B")


@pytest.mark.parametrize(("turned", "cab"), [("10R/90", (1, 3)), ("10R/270", (1, 3))])
def test_a_train_may_stand_upright_in_a_column_of_its_own(turned: str, cab: tuple[int, int]) -> None:
    board = board_of(["1V", turned, "2V"])

    assert board.cells[board.places["10R.B"]] == [cab]
    assert board.cells[board.places["10R.A"]] == [(0 if turned == "10R/90" else 2, 3)]
    assert {"1V.b3", "2V.b1", "10R.A"} == neighbours_of(board, "10R.B")


def test_the_clockwise_order_knows_that_a_strip_is_narrow() -> None:
    board = board_of(["3V"], ["11V"])

    # The tile is 1 high, the strip 0.36: the middle lies 0.68 below the top, 0.18 below the tile's own.
    street = board.places["3V.b3"]
    assert board.turning[street] == pytest.approx((62.783888, 0.393573), abs=1e-5)


def test_a_strip_does_not_share_its_row_with_a_town_tile() -> None:
    with pytest.raises(ContentError, match=r"^test layout row 1, column 2: tile 2V does not fit its row or"):
        board_of(["10V", "2V"])


def test_a_strip_drawn_wrong_is_refused_with_file_and_row() -> None:
    row = StripRow(what="", draw="+ + + +\n . . .", cab="")

    with pytest.raises(ContentError, match=r"^train_tiles.toml \[10V\]: tile 10V must be three lines"):
        library.strip("10V", row)


def test_a_cab_that_is_not_drawn_is_refused() -> None:
    row = StripRow(what="", draw="+-+-+-+\noA A Ao\n+-+-+-+", cab="B")

    with pytest.raises(ContentError, match=r"^train_tiles.toml \[10R\]: no Zone 'B'; known: A"):
        library.strip("10R", row)
