"""Doors as a table shows them: across the opening between two Zones."""

import pytest

from tests.games.zombicide.dark_side.mission_table import begun
from tests.games.zombicide.dark_side.station_table import StationTable
from veglia.catalog import title
from veglia.games.zombicide.dark_side.rules.doors import destroy_door
from veglia.games.zombicide.dark_side.rules.state import DarkState
from veglia.kernel.scene import BoardShape, Piece, Rect


def pieces(state: DarkState) -> dict[str, Piece]:
    scene = title("dark_side").presentation.scene(state, None, "en")
    return {piece.id: piece for piece in scene.pieces}


def holds(rect: Rect, x: float, y: float) -> bool:
    return rect.x < x < rect.x + rect.width and rect.y < y < rect.y + rect.height


def openings(shape: BoardShape) -> set[frozenset[str]]:
    """Return the pairs of Zones that have an opening between them, as a client finds them."""
    found: set[frozenset[str]] = set()
    for edge in shape.edges:
        if edge.kind != "opening":
            continue
        x, y = (edge.start[0] + edge.end[0]) / 2, (edge.start[1] + edge.end[1]) / 2
        across = (0.03, 0.0) if edge.start[0] == edge.end[0] else (0.0, 0.03)
        sides = [(x + across[0], y + across[1]), (x - across[0], y - across[1])]
        found.add(
            frozenset(
                zone.id for zone in shape.zones for side in sides if any(holds(r, *side) for r in zone.rects)
            )
        )
    return found


def test_a_door_stands_between_its_zones_whatever_became_of_it() -> None:
    table = StationTable(at="12R.A")
    number = table.close("12R.A", "12R.B")
    between = {f"zone/{table.zone('12R.A')}", f"zone/{table.zone('12R.B')}"}

    shut = pieces(table.state)[f"token/door/{number}"]
    destroy_door(table.state, table.zone("12R.B"), number)
    broken = pieces(table.state)[f"token/door/{number}"]

    assert {shut.zone, shut.beside} == {broken.zone, broken.beside} == between
    assert (shut.states, broken.states) == (["closed"], ["destroyed"])


@pytest.mark.parametrize("mission", title("dark_side").missions())
def test_whatever_stands_between_zones_has_an_opening_to_stand_in(mission: str) -> None:
    state = begun(mission)
    shape = title("dark_side").presentation.board(state, "en")
    shown = pieces(state).values()
    doors = [piece for piece in shown if piece.id.startswith(("token/door", "token/weld"))]

    assert [piece for piece in shown if piece.beside] == doors
    assert {frozenset((piece.zone, piece.beside)) for piece in doors} <= openings(shape)
