"""Line of Sight over the tiles of the town: along streets, into rooms, deep, and from Balconies."""

from tests.games.zombicide.boards import board_of, ranges_from
from tests.rules import rule


@rule("uoa.los.street-straight", "uoa.los.street-end")
def test_streets_are_seen_straight_and_a_wall_ends_sight() -> None:
    board = board_of(["4V", "5V"])

    # West through the undertaker's opening, east the bank's wall: 5V.b3 lies behind it.
    assert ranges_from(board, "4V.b3") == {"4V.A": 1, "4V.a3": 1, "5V.a1": 1, "4V.c3": 1, "5V.c1": 1}


@rule("uoa.los.street-straight")
def test_a_zone_of_several_cells_looks_along_each_of_them() -> None:
    board = board_of(["9V"])

    assert ranges_from(board, "9V.G") == {"9V.H": 1, "9V.b1": 2, "9V.c2": 2}


@rule("uoa.los.no-diagonal", "uoa.los.building-openings")
def test_no_zone_across_a_corner_is_seen() -> None:
    board = board_of(["1V"])

    assert ranges_from(board, "1V.b2") == {"1V.b1": 1, "1V.b3": 1, "1V.A": 1, "1V.B": 1}


@rule("uoa.los.building-openings")
def test_a_bent_room_sees_through_all_its_openings_and_no_room_beyond() -> None:
    board = board_of(["2R"], ["3R/90"])

    assert ranges_from(board, "3R.A") == {"2R.C": 1, "3R.a2": 1, "3R.b3": 1, "3R.B": 1, "3R.Z": 1}


@rule("uoa.los.building-openings")
def test_townsfolk_see_on_from_room_to_room_through_any_opening_in_line() -> None:
    board = board_of(["2R"], ["3R/90"])

    # South through 2R.C into the next house, and through its far side to the street and the Balcony there.
    assert ranges_from(board, "2R.A", townsfolk=True) == {
        "2R.B": 1,
        "2R.C": 1,
        "3R.A": 2,
        "3R.B": 2,
        "3R.b3": 3,
        "3R.Z": 4,
    }


@rule("uoa.los.street-straight")
def test_balconies_see_the_streets_below_them_each_other_and_their_own_room() -> None:
    board = board_of(["2R"], ["3R/90"])
    along = {"2R.a3": 4, "2R.b3": 3, "2R.c3": 2, "3R.a1": 2, "3R.a2": 1, "3R.a3": 1, "3R.b3": 1, "3R.c3": 2}

    assert ranges_from(board, "3R.Z") == {**along, "3R.A": 1, "2R.Z": 4}
    # Whoever sees a street below a Balcony sees who is on it, one Zone further.
    assert {name: reach for name, reach in ranges_from(board, "2R.a3").items() if name.endswith("Z")} == {
        "2R.Z": 1,
        "3R.Z": 4,
    }
    assert ranges_from(board, "3R.c3") == {"3R.a3": 2, "3R.b3": 1, "3R.Z": 2}
