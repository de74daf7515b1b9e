"""Tiles: drawings, turning, laying side by side, and what is refused with file and row."""

import pytest

from tests.games.zombicide.boards import assembly, board_of, neighbours_of, shapes
from tests.games.zombicide.engine.drawings import (
    HOUSE,
    ROOM_IN_THE_MIDDLE,
    SIDES,
    board_with,
    drawn,
)
from tests.rules import rule
from veglia.games.zombicide.engine.rules.content import check_places, layout, tile
from veglia.games.zombicide.engine.rules.rows import (
    BalconyRow,
    FigureRow,
    MissionRow,
    ObjectiveRow,
    SpawnRow,
    TileRow,
)
from veglia.games.zombicide.engine.rules.tile_drawing import parse
from veglia.games.zombicide.engine.rules.tiles import Assembly
from veglia.kernel.content import decode
from veglia.kernel.errors import ContentError

CLOSED_ROOM = ROOM_IN_THE_MIDDLE.replace("o", "-")


def test_all_eighteen_sides_are_drawn_well() -> None:
    found = shapes()

    assert sorted(found) == sorted(SIDES)
    assert all(len(line) == 7 for shape in found.values() for line in shape.drawing)


@rule("uoa.setup.no-doors", "uoa.move.building-street-opening", "uoa.move.building-building-opening")
@pytest.mark.parametrize("side", SIDES)
def test_every_drawn_opening_is_a_way_and_every_wall_is_none(side: str) -> None:
    drawing = shapes()[side].drawing

    board = board_with(side)

    for row in range(3):
        for column in range(3):
            here = zone_name(side, drawing, row, column)
            for down, right in ((0, 1), (1, 0)):
                if row + down < 3 and column + right < 3:
                    there = zone_name(side, drawing, row + down, column + right)
                    mark = drawing[2 * row + 1 + down][2 * column + 1 + right]
                    if mark in "oO":
                        assert there in neighbours_of(board, here)
                    if mark in "|-" and not has_opening_between(drawing, side, here, there):
                        assert there not in neighbours_of(board, here)


def zone_name(side: str, drawing: list[str], row: int, column: int) -> str:
    label = drawing[2 * row + 1][2 * column + 1]
    return f"{side}.{'abc'[row]}{column + 1}" if label == "." else f"{side}.{label}"


def has_opening_between(drawing: list[str], side: str, here: str, there: str) -> bool:
    """Return whether two Zones meet at another place where no wall stands between them."""
    for row in range(3):
        for column in range(3):
            for down, right in ((0, 1), (1, 0)):
                if row + down < 3 and column + right < 3:
                    pair = {
                        zone_name(side, drawing, row, column),
                        zone_name(side, drawing, row + down, column + right),
                    }
                    if pair == {here, there} and drawing[2 * row + 1 + down][2 * column + 1 + right] in "oO ":
                        return True
    return False


# What is wrong with a drawing


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("+ + + +\n . . .\n+ + + +", "must be seven lines of at most seven characters"),
        (HOUSE.replace("oAoB|.", "oAoB|.  "), "must be seven lines of at most seven characters"),
        (HOUSE.replace("oAoB|.", "oAxB|."), "line 4, character 3: 'x'"),
        (HOUSE.replace("oAoB|.", "oaoB|."), "line 4, character 2: 'a'"),
        (HOUSE.replace("+-+o+ +", "+-o-+ +"), "line 3, character 3: 'o'"),
        (HOUSE.replace("oAoB|.", "oAoB ."), "cell b2: neither wall nor opening around a room"),
        (HOUSE.replace("oAoB|.", "oA B|."), "cell b1: neither wall nor opening around a room"),
        (HOUSE.replace("oC|B|.", " C|B|."), "cell c1: neither wall nor opening around a room"),
        (HOUSE.replace("+o+o+ +", "+ +o+ +"), "cell c1: neither wall nor opening around a room"),
    ],
)
def test_a_drawing_that_is_wrong_is_refused_with_file_row_and_place(text: str, wrong: str) -> None:
    with pytest.raises(ContentError) as caught:
        parse("1R", text, "tiles.toml [1R]")

    assert str(caught.value).startswith("tiles.toml [1R]: tile 1R")
    assert str(caught.value).endswith(wrong)


def test_a_room_in_two_pieces_is_refused() -> None:
    placed = layout([["1R"]], {"1R": drawn(HOUSE)}, "m1.toml")

    with pytest.raises(ContentError, match=r"^tiles.toml \[1R\]: 1R.B is drawn in several pieces$"):
        Assembly(placed).board("test")


@pytest.mark.parametrize(
    ("row", "wrong"),
    [
        (TileRow(what="", draw=ROOM_IN_THE_MIDDLE, corpse_pile="B"), "no room 'B'; known: A"),
        (TileRow(what="", draw=ROOM_IN_THE_MIDDLE, crate="d4"), "no Zone 'd4'; known: A, a1, a2, .*"),
        (TileRow(what="", draw=ROOM_IN_THE_MIDDLE, abomination_spawn="G"), "no Zone 'G'; .*"),
        (TileRow(what="", draw=ROOM_IN_THE_MIDDLE, yards={"M": "mine"}), "no Zone 'M'; .*"),
        (
            TileRow(what="", draw=ROOM_IN_THE_MIDDLE, balcony=BalconyRow(stairs="a1", overlooks=["a1"])),
            "no room 'a1'; known: A",
        ),
        (
            TileRow(what="", draw=ROOM_IN_THE_MIDDLE, balcony=BalconyRow(stairs="A", overlooks=["a1", "A"])),
            "no street 'A'; known: a1, a2, .*",
        ),
    ],
)
def test_a_feature_without_its_zone_is_refused_with_file_and_row(row: TileRow, wrong: str) -> None:
    with pytest.raises(ContentError, match=rf"^tiles.toml \[1R\]: {wrong}$"):
        tile("1R", row)


def test_an_unknown_field_is_refused_with_file_and_row() -> None:
    raw = {"what": "house", "draw": HOUSE, "balkony": {}}

    with pytest.raises(ContentError, match=r"^tiles.toml \[1R\]: .*unknown field `balkony`"):
        decode(raw, TileRow, "tiles.toml [1R]")


# What is wrong with a layout


def test_tiles_that_do_not_fit_are_refused_with_file_and_place() -> None:
    wrong = r"^test layout row 1, column 1: tile 9V does not fit 1V beside it: '\\|' meets ' '$"

    with pytest.raises(ContentError, match=wrong):
        assembly(["9V", "1V"]).board("test")


def test_a_door_may_open_on_the_street_of_another_tile() -> None:
    board = board_of(["6V", "4V"])

    assert "4V.b1" in neighbours_of(board, "6V.B")
    assert board.places["4V.b1"] != board.places["6V.B"]


def test_an_opening_against_a_wall_does_not_fit() -> None:
    with pytest.raises(ContentError, match=r"tile 9V does not fit 5R beside it: '\|' meets 'O'"):
        board_of(["9V", "5R"])


def test_an_opening_off_the_usual_place_meets_only_another() -> None:
    with pytest.raises(ContentError, match="does not fit 5R beside it: 'o' meets 'O'"):
        board_of(["2R/180", "5R"])


@pytest.mark.parametrize("entry", ["99X", "2R/45", "2R/north", ""])
def test_an_unknown_tile_is_refused_with_file_and_place(entry: str) -> None:
    with pytest.raises(ContentError, match=f"^m1.toml layout row 2, column 1: unknown tile '{entry}'$"):
        layout([["1R"], [entry]], shapes(), "m1.toml")


def test_a_tile_is_laid_only_once_whichever_side() -> None:
    wrong = "^m1.toml layout row 2, column 1: tile 2V or its other side is laid already$"

    with pytest.raises(ContentError, match=wrong):
        layout([["2R"], ["2V"]], shapes(), "m1.toml")


def test_a_zone_that_cannot_be_reached_is_refused_with_file_and_place() -> None:
    placed = layout([["1R"]], {"1R": drawn(CLOSED_ROOM)}, "m1.toml")

    with pytest.raises(ContentError, match=r"^m1.toml layout row 1, column 1: Zone 1R.A cannot be reached$"):
        Assembly(placed).board("test")


@pytest.mark.parametrize(
    ("wrong", "where"),
    [
        ({"start": ["2R.a1", "2R.x"]}, "m0.toml start 2: unknown '2R.x'"),
        ({"spawns": [SpawnRow("starting", "9V.G")]}, "m0.toml spawn 1: unknown '9V.G'"),
        ({"objectives": [ObjectiveRow("2R.D")]}, "m0.toml objective 1: unknown '2R.D'"),
        ({"zombies": [FigureRow("walker", "2R.D")]}, "m0.toml zombie 1: unknown '2R.D'"),
        ({"zombies": [FigureRow("ghoul", "2R.A")]}, "m0.toml zombie 1: unknown 'ghoul'"),
        # The second is looked at as well as the first.
        (
            {"zombies": [FigureRow("walker", "2R.A"), FigureRow("walker", "2R.D")]},
            "m0.toml zombie 2: unknown '2R.D'",
        ),
        (
            {"objectives": [ObjectiveRow("2R.A"), ObjectiveRow("2R.D")]},
            "m0.toml objective 2: unknown '2R.D'",
        ),
    ],
)
def test_a_mission_that_names_what_is_not_there_is_refused_with_its_row(
    wrong: dict[str, object], where: str
) -> None:
    right: dict[str, object] = {"start": ["2R.a1"], "spawns": [], "objectives": [], "zombies": []}
    row = decode(
        {
            **right,
            **wrong,
            "name": {},
            "story": {},
            "difficulty": "easy",
            "minutes": 10,
            "layout": [["2R"]],
            "goals": [],
        },
        MissionRow,
        "m0.toml",
    )

    with pytest.raises(ContentError, match=f"^{where}; known: "):
        check_places(row, board_of(["2R"]).places, {"walker": 0}, "m0.toml")


# Turning


@pytest.mark.parametrize(
    ("entry", "a1", "c2"),
    [
        ("2R", (0, 0), (2, 1)),
        ("2R/90", (0, 2), (1, 0)),
        ("2R/180", (2, 2), (0, 1)),
        ("2R/270", (2, 0), (1, 2)),
    ],
)
def test_a_tile_is_turned_clockwise(entry: str, a1: tuple[int, int], c2: tuple[int, int]) -> None:
    board = board_of([entry])

    assert board.cells[board.places["2R.a1"]] == [a1]
    assert c2 in board.cells[board.places["2R.C"]]


@pytest.mark.parametrize("turned", ["4R/90", "4R/180", "4R/270"])
def test_turning_a_tile_changes_no_way(turned: str) -> None:
    upright = board_of(["4R"])

    board = board_of([turned])

    for name in upright.places:
        assert neighbours_of(board, name) == neighbours_of(upright, name)
