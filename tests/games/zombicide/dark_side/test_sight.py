"""Line of Sight: straight, into one room, through doorways; and what darkness hides."""

import pytest

from tests.games.zombicide.dark_side.station_table import StationTable, mission_row
from tests.rules import rule
from veglia.games.zombicide.dark_side.rules.boards import lay
from veglia.games.zombicide.dark_side.rules.rows import StationSpawnRow
from veglia.games.zombicide.dark_side.rules.station import StationBoard


def ranges_from(board: StationBoard, start: str) -> dict[int, int]:
    """Return the Zones that Xenos see from a place, with the range to each."""
    zone = board.places[start]
    ranges = board.sight.ranges[zone]
    return {other: reach for other, reach in enumerate(ranges) if reach > 0}


def zones(board: StationBoard, *places: str) -> list[int]:
    return [board.places[place] for place in places]


@rule("ds.los.straight", "ds.los.no-diagonal", "ds.los.extent")
def test_sight_in_tunnels_follows_straight_lines_to_wall_or_edge() -> None:
    board = lay("test", [["14R"]]).board(0, 0)

    # The hub in the middle is walled, so only the row and the column of the corner are seen.
    assert ranges_from(board, "14R.a1") == dict(
        zip(zones(board, "14R.a2", "14R.a3", "14R.b1", "14R.c1"), (1, 2, 1, 2), strict=True)
    )


@rule("ds.los.room-openings", "ds.los.room-one-zone")
def test_from_a_room_only_the_next_room_is_seen() -> None:
    board = lay("test", [["15R"]]).board(0, 0)

    # B, Q and C lie in a row with doorways between them.
    assert ranges_from(board, "15R.B") == {board.places["15R.Q"]: 1}


@rule("ds.los.room-corridor")
def test_from_a_corridor_sight_enters_one_room_only() -> None:
    board = lay("test", [["16V"]]).board(0, 0)

    # Down the middle column: corridor a2, room A, room C.
    seen = ranges_from(board, "16V.a2")
    assert seen[board.places["16V.A"]] == 1
    assert board.places["16V.C"] not in seen


@rule("ds.los.room-corridor")
def test_from_a_room_any_number_of_corridor_zones_is_seen() -> None:
    board = lay("test", [["13R"], ["14R"]]).board(0, 0)

    # Out of room A, through the tunnel 13R.c2 which is one Zone with 14R.a2; below it is a wall.
    assert ranges_from(board, "13R.A") == dict(zip(zones(board, "13R.Q", "13R.c2"), (1, 1), strict=True))


@rule("ds.los.definition", "ds.los.characters-dont-block", "ds.combat.fire-through")
def test_xenos_in_between_do_not_block_sight() -> None:
    row = mission_row(
        layout=[["13R"], ["10V"]],
        start=["13R.Q"],
        exit="13R.A",
        prototypes=(),
        doors=(),
        objectives=(),
        xenos=(),
        spawns=[StationSpawnRow(zone="13R.c1")],
    )
    table = StationTable(at="13R.A", row=row, xenos={"13R.c2": {"tank": 2}})

    assert "10V.Q" in table.sees("miranda")


@rule("ds.los.pit-does-not-block")
def test_ds_ex_pit_los() -> None:
    table = StationTable(at="12R.A")
    table.dig("12R.Q")

    assert table.sees("miranda") == {"12R.B", "12R.Q"}


@rule("ds.dark.survivors-blind", "ds.dark.xenos-ignore")
def test_ds_ex_dark_lit_and_dark_target() -> None:
    table = StationTable(["drake"], at="13R.A", xenos={"13R.Q": {"worker": 1}, "13R.c2": {"abomination": 1}})

    assert table.sees("drake") == {"13R.Q"}
    for xeno in ("13R.Q", "13R.c2"):
        assert table.state.board.sight.can_see(table.zone(xeno), table.zone("13R.A"))


@rule("ds.dark.range-zero", "ds.combat.darkness-applies")
def test_ds_ex_dark_range_zero() -> None:
    table = StationTable(
        ["miles"], at="13R.c2", xenos={"13R.c2": {"abomination": 1}, "13R.c3": {"hunter": 1}}
    )
    sight = table.state.scenario.rules.sight(table.state, table.who("miles"))

    assert sight.can_see(table.zone("13R.c2"), table.zone("13R.c2"))
    assert not sight.can_see(table.zone("13R.c2"), table.zone("13R.c3"))
    assert table.state.board.sight.can_see(table.zone("13R.c3"), table.zone("13R.c2"))


@rule("ds.dark.see-past")
def test_ds_ex_dark_see_past() -> None:
    board = lay("test", [["13R"], ["10V"]]).board(0, 0)
    here = board.places["13R.A"]

    assert board.human_sight.ranges[here][board.places["10V.Q"]] == 2
    assert not board.human_sight.can_see(here, board.places["13R.c2"])
    assert board.sight.can_see(here, board.places["13R.c2"])


@rule("ds.dark.pit-keeps-dark")
def test_a_pit_leaves_the_darkness() -> None:
    table = StationTable(at="13R.A")
    table.dig("13R.c2")

    assert table.state.station_board.is_dark(table.zone("13R.c2"))
    assert "13R.c2" not in table.sees("miranda")


@rule("ds.skill.enhanced-senses")
def test_enhanced_senses_see_in_the_dark_and_one_room_further() -> None:
    board = lay("test", [["15R"]]).board(0, 0)
    keen = board.keen_sight
    assert keen.ranges[board.places["15R.B"]][board.places["15R.C"]] == 2

    table = StationTable(["umkos"], at="13R.A")
    assert "13R.c2" in table.sees("umkos")


@rule("ds.move.closed-door-blocks")
def test_a_closed_door_blocks_sight_and_a_destroyed_one_does_not() -> None:
    table = StationTable(at="12R.A")

    table.close("12R.A", "12R.B")

    assert table.sees("miranda") == {"12R.Q"}


@pytest.mark.parametrize("trait", ["flashlight"])
@rule("ds.equip.stat-body", "ds.inv.backpack-inactive")
def test_a_flashlight_shines_on_the_body_only(trait: str) -> None:
    worn = StationTable(at="13R.A", gear={"miranda": [None, None, trait]})
    packed = StationTable(at="13R.A", gear={"miranda": [None, None, None, None, trait]})

    assert "13R.c2" in worn.sees("miranda")
    assert "13R.c2" not in packed.sees("miranda")
