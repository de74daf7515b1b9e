# veglia: interpreted
"""The shape of a board: Zones with their rectangles, lines between them, and what is drawn on the tiles."""

from veglia.games.zombicide.engine.rules.board import BALCONY, ROOM, ZombicideBoard
from veglia.games.zombicide.engine.show.dressing import Dressing, decor_of
from veglia.games.zombicide.engine.show.geometry import (
    balcony_rects,
    edges_of,
    merged_rects,
    middle_of,
    uncovered,
)
from veglia.games.zombicide.engine.show.ids import zone_id
from veglia.kernel.scene import BoardShape, Rect, ZoneShape

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
        round(raster.across[-1][1], 4),
        round(raster.down[-1][1], 4),
        zones,
        edges_of(board),
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
    cells: list[list[int]] = [[] for _ in range(board.size)]
    for cell, zone in enumerate(raster.zones):
        if zone >= 0:
            cells[zone].append(cell)
    rects = [merged_rects(raster, inside) for inside in cells]
    for balcony in raster.balconies:
        rects[balcony.zone] = balcony_rects(board, balcony)
    return rects
