# veglia: interpreted
"""What is drawn on the tiles beside Zones and walls: tracks, the Train, stairs, crates and the like."""

from msgspec import Struct

from veglia.games.zombicide.engine.rules.board import ZombicideBoard
from veglia.games.zombicide.engine.rules.raster import LaidBalcony
from veglia.games.zombicide.engine.show.geometry import balcony_rects
from veglia.kernel.scene import Decor, Rect
from veglia.show.raster import cell_rect, rect_of

# How large a thing in the corner of a cell is, and how far from its walls, in tile sides.
THING = 0.13
MARGIN = 0.035
# Corners as parts of the way across and down.
CORNERS = {"top_left": (0, 0), "top_right": (1, 0), "bottom_left": (0, 1), "bottom_right": (1, 1)}


class Decoration(Struct, frozen=True, forbid_unknown_fields=True):
    """Something that lies in a Zone of a tile, named as on the tile ("A", "b2")."""

    look: str
    zone: str
    corner: str = "bottom_right"


class Dressing(Struct, frozen=True, forbid_unknown_fields=True):
    """What is drawn on a tile: things in corners; on a strip a look for each cell, equal ones as one."""

    things: list[Decoration] = []
    cells: list[str] = []


def decor_of(board: ZombicideBoard, dressings: dict[str, Dressing], under: str, stairs: str) -> list[Decor]:
    """Return all decor: `under` lies under every strip, `stairs` beside every Balcony."""
    raster = board.raster
    found: list[Decor] = [Decor(stairs, _stairs(board, balcony), 0) for balcony in raster.balconies]
    for number, tile in enumerate(raster.tiles):
        cells = [cell for cell, owner in enumerate(raster.tile_of) if owner == number]
        dressing = dressings.get(tile.name, Dressing())
        if tile.is_strip:
            found.append(Decor(under, _around(board, cells), tile.turns % 4))
            # A strip's own cells run from its left to its right end before it is turned.
            ordered = cells if tile.turns % 4 in (0, 1) else cells[::-1]
            found += _sections(board, dressing.cells, ordered, tile.turns % 4)
        for thing in dressing.things:
            zone = board.places.get(f"{tile.name}.{thing.zone}")
            inside = [cell for cell in cells if raster.zones[cell] == zone]
            if not inside:
                # The tile has been blown up.
                continue
            taken = [decor.rect for decor in found]
            found.append(Decor(thing.look, _free_corner(board, inside, thing.corner, taken), 0))
    return found


def _around(board: ZombicideBoard, cells: list[int]) -> Rect:
    rects = [cell_rect(board.raster, cell) for cell in cells]
    return rect_of(
        min(rect.x for rect in rects),
        min(rect.y for rect in rects),
        max(rect.x + rect.width for rect in rects),
        max(rect.y + rect.height for rect in rects),
    )


def _sections(board: ZombicideBoard, looks: list[str], cells: list[int], turns: int) -> list[Decor]:
    """Return the sections of the Train on a strip; neighbouring cells of one look are one section."""
    found: list[Decor] = []
    start = 0
    for place in range(1, len(looks) + 1):
        if place == len(looks) or looks[place] != looks[start]:
            found.append(Decor(looks[start], _around(board, cells[start:place]), turns))
            start = place
    return found


def _free_corner(board: ZombicideBoard, cells: list[int], wanted: str, taken: list[Rect]) -> Rect:
    """Return the wanted corner of the largest of some cells, or the next best that nothing lies in."""
    rects = [cell_rect(board.raster, cell) for cell in cells]
    rects.sort(key=lambda rect: -rect.width * rect.height)
    corners = [wanted, *(corner for corner in CORNERS if corner != wanted)]
    places = [_corner(rect, corner) for rect in rects for corner in corners]
    return next((place for place in places if place not in taken), places[0])


def _corner(room: Rect, corner: str) -> Rect:
    across, down = CORNERS[corner]
    left = room.x + MARGIN + across * (room.width - THING - 2 * MARGIN)
    top = room.y + MARGIN + down * (room.height - THING - 2 * MARGIN)
    return rect_of(left, top, left + THING, top + THING)


def _stairs(board: ZombicideBoard, balcony: LaidBalcony) -> Rect:
    """Return a place for stairs: the corner of the room, of all its cells, that is nearest to the Balcony."""
    raster = board.raster
    strips = balcony_rects(board, balcony)
    x = sum(strip.x + strip.width / 2 for strip in strips) / len(strips)
    y = sum(strip.y + strip.height / 2 for strip in strips) / len(strips)
    places = [
        _corner(cell_rect(raster, cell), corner)
        for cell, zone in enumerate(raster.zones)
        if zone == balcony.stairs and raster.tile_of[cell] == balcony.tile
        for corner in CORNERS
    ]
    return min(places, key=lambda one: (one.x + THING / 2 - x) ** 2 + (one.y + THING / 2 - y) ** 2)
