# veglia: interpreted
"""The shape of a board: Zones with their rectangles, lines between them, and what is drawn on the tiles."""

from veglia.games.zombicide.engine.rules.board import BALCONY, ROOM, ZombicideBoard
from veglia.games.zombicide.engine.show.dressing import Dressing, decor_of
from veglia.games.zombicide.engine.show.geometry import balcony_rects, rails
from veglia.kernel.scene import BoardShape, Edge, Rect, ZoneShape
from veglia.show.ids import zone_id
from veglia.show.raster import edges_of, middle_of, size_of, uncovered, zone_rects

KINDS = {ROOM: "room", BALCONY: "balcony"}


def shape_of(
    board: ZombicideBoard,
    theme: str,
    names: list[str],
    kinds: dict[str, str],
    dressings: dict[str, Dressing],
    under: str,
    stairs: str,
) -> BoardShape:
    """Return the shape; `kinds` says of places ("9V.G") how their Zones are drawn, where not as usual."""
    special = {board.places[place]: kind for place, kind in kinds.items() if place in board.places}
    raster = board.raster
    covers = [rect for balcony in raster.balconies for rect in balcony_rects(board, balcony)]
    zones: list[ZoneShape] = []
    for zone, rects in enumerate(_rects(board)):
        if not rects:
            # Its ground is gone.
            continue
        kind = special.get(zone) or KINDS.get(board.kinds[zone], "street")
        middle = middle_of(rects if kind == "balcony" else _free(rects, covers))
        zones.append(ZoneShape(zone_id(zone), kind, names[zone], rects, middle))
    return BoardShape(
        board.key,
        theme,
        *size_of(raster),
        zones,
        _edges(board),
        decor_of(board, dressings, under, stairs),
    )


def _free(rects: list[Rect], covers: list[Rect]) -> list[Rect]:
    """Return what no Balcony lies over; whatever is there when nothing is free."""
    free = rects
    for cover in covers:
        free = [part for rect in free for part in uncovered(rect, cover)]
    return free or rects


def _rects(board: ZombicideBoard) -> list[list[Rect]]:
    """Return the rectangles of each Zone."""
    raster = board.raster
    rects = zone_rects(raster, board.size)
    for balcony in raster.balconies:
        rects[balcony.zone] = balcony_rects(board, balcony)
    return rects


def _edges(board: ZombicideBoard) -> list[Edge]:
    """Return the lines between Zones, and the rails of the Balconies."""
    raster = board.raster
    found = edges_of(raster, lambda cell: _is_walled(board, cell))
    return found + [rail for balcony in raster.balconies for rail in rails(board, balcony)]


def _is_walled(board: ZombicideBoard, cell: int) -> bool:
    """Return whether a cell at the edge of the board is closed off there: rooms and obstacles are."""
    zone = board.raster.zones[cell]
    return zone < 0 or board.kinds[zone] == ROOM
