"""The worked examples of Line of Sight."""

from tests.games.zombicide.boards import board_of, can_see, ranges_from, sight_of
from tests.games.zombicide.table import TestTable
from tests.rules import rule


@rule("uoa.los.street-straight", "uoa.los.street-end")
def test_example_los_street() -> None:
    table = TestTable(party=["meg", "carl"], at={"meg": "3R.c3", "carl": "2R.a3"})

    meg = sight_of(table, "meg")
    carl = sight_of(table, "carl")

    # Meg's line north is cut by the wall of 3R.A; eastwards she sees to the edge.
    assert {name for name in meg if not name.endswith("Z")} == {"3R.b3", "3R.a3"}
    assert {"2R.a1", "2R.a2", "2R.b3", "2R.c3", "3R.a2", "3R.a3"} <= set(carl)


@rule("uoa.los.no-diagonal")
def test_example_los_diagonal() -> None:
    table = TestTable(party=["meg"], at="2R.a2")

    assert "2R.b3" not in sight_of(table, "meg")


@rule("uoa.los.street-to-building")
def test_example_los_into_building() -> None:
    rooms_in_a_row = ranges_from(board_of(["4R"]), "4R.a2")
    one_room = ranges_from(board_of(["4V"]), "4V.b1")

    assert "4R.B" in rooms_in_a_row
    assert "4R.D" not in rooms_in_a_row
    assert "4V.A" in one_room
    assert "4V.b3" not in one_room


@rule("uoa.los.building-limit", "uoa.los.street-to-building")
def test_example_los_carl_may() -> None:
    table = TestTable(party=["carl", "may"], at={"carl": "3R.b3", "may": "2R.C"})

    assert not can_see(table, "carl", "may")
    assert not can_see(table, "may", "carl")
    assert "3R.A" in sight_of(table, "carl")
    assert "3R.A" in sight_of(table, "may")


@rule("uoa.los.building-openings", "uoa.los.building-to-street")
def test_example_los_may_room() -> None:
    board = board_of(["4V", "1V"])

    seen = ranges_from(board, "4V.A")

    assert seen == {"4V.B": 1, "4V.b1": 1, "4V.b3": 1, "1V.b1": 1, "1V.b2": 2, "1V.b3": 3}


@rule("uoa.los.building-openings", "uoa.los.street-straight")
def test_example_los_molly() -> None:
    table = TestTable(party=["molly"], at="2R.c3")

    seen = sight_of(table, "molly")

    street = {"2R.a3": 2, "2R.b3": 1, "3R.a2": 1, "3R.a3": 2}
    assert {name: reach for name, reach in seen.items() if not name.endswith("Z")} == {**street, "2R.C": 1}


@rule("uoa.los.balcony-straddle")
def test_example_los_kassey_balcony() -> None:
    table = TestTable(party=["kassey", "molly"], at={"kassey": "2R.Z", "molly": "3R.a3"})

    seen = set(sight_of(table, "kassey"))

    assert {"2R.a1", "2R.a2", "2R.a3", "2R.b3", "2R.c3", "3R.a2", "3R.a3"} <= seen
    assert can_see(table, "kassey", "molly")
    assert can_see(table, "molly", "kassey")


@rule("uoa.los.balcony-straddle", "uoa.los.balcony-stairs-room", "uoa.los.balcony-no-other-rooms")
def test_example_balcony_los_hanna() -> None:
    table = TestTable(party=["hanna"], at="3R.Z")

    seen = set(sight_of(table, "hanna"))

    streets = {"3R.a1", "3R.a2", "3R.a3", "3R.b3", "3R.c3", "2R.a3", "2R.b3", "2R.c3"}
    assert seen == streets | {"3R.A", "2R.Z"}


@rule("uoa.class.townsfolk-z-line", "uoa.class.townsfolk-home-defender")
def test_example_townsfolk_z_line() -> None:
    # From 2R.A the opening to 2R.C lies in the first column, the one from 2R.C to 3R.A in the second.
    table = TestTable(party=["hanna", "carl"], at="2R.A")

    hanna = sight_of(table, "hanna")
    carl = sight_of(table, "carl")

    assert hanna["3R.A"] == 2
    assert hanna["3R.b3"] == 3
    assert "2R.c3" not in hanna
    assert "3R.A" not in carl


@rule("uoa.class.townsfolk-z-line")
def test_a_z_shaped_line_is_as_long_as_the_shortest_way_to_trace_it() -> None:
    # From 3R.A straight into 7R.D and on, or by the detour through 3R.B into the other end of 7R.D.
    board = board_of(["7R/270", "3R"])

    seen = ranges_from(board, "3R.A", townsfolk=True)

    assert (seen["7R.D"], seen["7R.C"], seen["7R.A"]) == (1, 2, 3)
