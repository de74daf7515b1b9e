"""What the presentation shows of a test's table, in short."""

from collections.abc import Sequence
from typing import Any

from tests.games.zombicide.table import TestTable
from veglia.games.zombicide.undead_or_alive.title import TITLE
from veglia.kernel.machine import Event, Option
from veglia.kernel.offers import Offer
from veglia.kernel.scene import BoardShape, Effect, Hero, Piece, Scene, Told

FACE = TITLE.presentation


def board_of(table: TestTable, language: str = "en") -> BoardShape:
    return FACE.board(table.state, language)


def scene_of(table: TestTable, language: str = "en") -> Scene:
    return FACE.scene(table.state, None, language)


def pieces_of(table: TestTable) -> dict[str, Piece]:
    return {piece.id: piece for piece in scene_of(table).pieces}


def hero_of(table: TestTable, name: str, language: str = "en") -> Hero:
    return scene_of(table, language).heroes[table.who(name)]


def told_of(table: TestTable, events: Sequence[Event], language: str = "en") -> list[Told]:
    return FACE.told(table.state, list(events), None, language)


def effects_of(table: TestTable, events: Sequence[Event], *ops: str) -> list[Effect]:
    """Return the effects of some kinds that are shown of events."""
    return [effect for told in told_of(table, events) for effect in told.effects if effect.op in ops]


def choice_of(table: TestTable, kind: type[Option], /, **fields: Any) -> Offer:
    """Return the first offered option of a class as it is offered."""
    option = table.offered(kind, **fields)[0]
    number = [offered is option for offered in table.state.offered].index(True)
    return FACE.offers(table.state, table.state.offered, "en")[number]


def zone_id(table: TestTable, place: str) -> str:
    return f"zone/{table.zone(place)}"


def figure_id(table: TestTable, name: str) -> str:
    return f"figure/{table.who(name)}"


def foe_id(table: TestTable, place: str, kind: str) -> str:
    return f"foe/{table.zone(place)}/{kind}"
