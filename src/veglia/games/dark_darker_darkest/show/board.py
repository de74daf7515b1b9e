# veglia: interpreted
"""The house as it is drawn: a zone for each room, walls, windows and doors as edges, furniture as decor.

A tile with two rooms has the second one as a strip along its side; the other sides belong to the first.
"""

from itertools import pairwise

from veglia.games.dark_darker_darkest.rules.house import (
    HELICOPTER,
    House,
    tile_beyond,
)
from veglia.games.dark_darker_darkest.rules.plan import COLUMNS, ROWS, TILES
from veglia.games.dark_darker_darkest.rules.tiles import (
    CODE_DOOR,
    DOORWAY,
    EAST,
    INNER,
    NORTH,
    OPEN,
    PADLOCK,
    SOUTH,
    WALL,
    WEST,
    WINDOW,
    TileType,
)
from veglia.games.dark_darker_darkest.show.texts import piece_looks
from veglia.kernel.scene import BoardShape, Decor, Edge, Rect, ZoneShape
from veglia.show.ids import zone_id
from veglia.show.raster import middle_of, rect_of

# How wide a tile is drawn, how much of it the second room takes, and the garden around the house, in tiles.
TILE = 0.54
STRIP = 0.4
GARDEN = 0.2
WIDE_GARDEN = 1.1
# The Helicopter tile: how far from the house, in tiles.
HELICOPTER_GAP = 0.12
HELICOPTER_SIZE = 0.9
# The marks of advanced rules, in tiles.
MARK = 0.15
MARK_GAP = 0.05
HELICOPTER_KIND = "helicopter_platform"
RUIN = "ruin"


class Laid:
    """Tiles as they lie, some places perhaps empty: what a drawing asks for."""

    def __init__(self, tiles: list[TileType | None], turns: list[int]) -> None:
        self.tiles = tiles
        self.turns = turns
        self.margin = GARDEN

    def is_destroyed(self, tile: int) -> bool:
        return False

    def is_shut(self, tile: int, side: int) -> bool:
        """Return whether the door on a side of a tile is closed."""
        return True

    def edge(self, tile: int, side: int) -> int:
        """Return what a tile has on a side; ruins and empty places are open."""
        type = self.tiles[tile]
        return OPEN if type is None or self.is_destroyed(tile) else type.edge(side, self.turns[tile])

    def strip(self, tile: int) -> int:
        """Return the side along which the second room of a tile lies, -1 without one."""
        type = self.tiles[tile]
        return -1 if type is None or self.is_destroyed(tile) else type.side_of_b(self.turns[tile])


class LaidHouse(Laid):
    """A house as it stands in a game."""

    def __init__(self, house: House, has_helicopter: bool) -> None:
        super().__init__([*house.plan.tiles], house.plan.turns)
        self.house = house
        self.margin = WIDE_GARDEN if has_helicopter else GARDEN

    def is_destroyed(self, tile: int) -> bool:
        return self.house.is_destroyed(tile)

    def is_shut(self, tile: int, side: int) -> bool:
        return tile * 5 + side in self.house.closed_edges


def tile_rect(laid: Laid, tile: int) -> Rect:
    x = (laid.margin + tile % COLUMNS) * TILE
    y = (laid.margin + tile // COLUMNS) * TILE
    return rect_of(x, y, x + TILE, y + TILE)


def room_rects(laid: Laid, tile: int) -> list[Rect]:
    """Return the rectangles of the rooms of a tile."""
    whole = tile_rect(laid, tile)
    left, top, right, bottom = whole.x, whole.y, whole.x + whole.width, whole.y + whole.height
    deep = STRIP * TILE
    side = laid.strip(tile)
    if side == NORTH:
        return [rect_of(left, top + deep, right, bottom), rect_of(left, top, right, top + deep)]
    if side == EAST:
        return [rect_of(left, top, right - deep, bottom), rect_of(right - deep, top, right, bottom)]
    if side == SOUTH:
        return [rect_of(left, top, right, bottom - deep), rect_of(left, bottom - deep, right, bottom)]
    if side == WEST:
        return [rect_of(left + deep, top, right, bottom), rect_of(left, top, left + deep, bottom)]
    return [whole]


def kinds(laid: Laid, tile: int) -> list[str]:
    """Return the kinds of the rooms of a tile."""
    if laid.is_destroyed(tile):
        return [RUIN]
    type = laid.tiles[tile]
    assert type is not None
    return piece_looks().rooms[type.id]


def edges(laid: Laid) -> list[Edge]:
    """Return walls, windows, doors and openings, each once."""
    found: list[Edge] = []
    for tile in range(TILES):
        found += inner_edge(laid, tile)
        for side in (NORTH, EAST, SOUTH, WEST):
            beyond = tile_beyond(tile, side)
            is_first = beyond < 0 or side in (EAST, SOUTH)
            if is_first and (
                laid.tiles[tile] is not None or (beyond >= 0 and laid.tiles[beyond] is not None)
            ):
                found += side_edges(laid, tile, side, beyond, kind_between(laid, tile, side, beyond))
    return found


def lone_edges(laid: Laid) -> list[Edge]:
    """Return the edges of a tile that lies alone."""
    found = inner_edge(laid, 0)
    for side in (NORTH, EAST, SOUTH, WEST):
        edge = laid.edge(0, side)
        kind = "window" if edge == WINDOW else kind_of_door(edge, True)
        found += side_edges(laid, 0, side, -1, kind)
    return found


def inner_edge(laid: Laid, tile: int) -> list[Edge]:
    """Return the line between the two rooms of a tile."""
    side = laid.strip(tile)
    type = laid.tiles[tile]
    if side < 0 or type is None:
        return []
    strip = room_rects(laid, tile)[1]
    line = line_of(strip, (side + 2) % 4, 0.0, 1.0)
    return [Edge(kind_of_door(type.inner, laid.is_shut(tile, INNER)), *line)]


def side_edges(laid: Laid, tile: int, side: int, beyond: int, kind: str) -> list[Edge]:
    """Return the lines on a side of a tile: along strips that lie across it there is a wall."""
    whole = tile_rect(laid, tile)
    cuts = {0.0, 1.0}
    walled: list[tuple[float, float]] = []
    for one in (tile, beyond):
        strip = laid.strip(one) if one >= 0 else -1
        if strip >= 0 and strip % 2 != side % 2:
            # The strip lies at the beginning of the side (west, north) or at its end.
            part = (0.0, STRIP) if strip in (NORTH, WEST) else (1.0 - STRIP, 1.0)
            walled.append(part)
            cuts.update(part)
    marks = sorted(cuts)
    found: list[Edge] = []
    for start, end in pairwise(marks):
        is_wall = any(first <= start and end <= last for first, last in walled)
        found.append(Edge("wall" if is_wall else kind, *line_of(whole, side, start, end)))
    return found


def line_of(
    rect: Rect, side: int, start: float, end: float
) -> tuple[tuple[float, float], tuple[float, float]]:
    """Return a part of a side of a rectangle, from west to east or from north to south."""
    if side in (NORTH, SOUTH):
        y = round(rect.y if side == NORTH else rect.y + rect.height, 4)
        return (round(rect.x + start * rect.width, 4), y), (round(rect.x + end * rect.width, 4), y)
    x = round(rect.x if side == WEST else rect.x + rect.width, 4)
    return (x, round(rect.y + start * rect.height, 4)), (x, round(rect.y + end * rect.height, 4))


def kind_between(laid: Laid, tile: int, side: int, beyond: int) -> str:
    """Return how the line between a tile and what lies beyond it is drawn."""
    here = laid.edge(tile, side)
    if beyond < 0:
        return "window" if here == WINDOW and laid.tiles[tile] is not None else "wall"
    back = (side + 2) % 4
    there = laid.edge(beyond, back)
    if WINDOW in (here, there):
        return "window"
    if WALL in (here, there):
        return "wall"
    for edge, one, way in ((here, tile, side), (there, beyond, back)):
        if edge in (PADLOCK, CODE_DOOR) and laid.is_shut(one, way):
            return kind_of_door(edge, True)
    for edge in (here, there):
        if edge in (PADLOCK, CODE_DOOR, DOORWAY):
            return kind_of_door(edge, False)
    if laid.is_destroyed(tile) or laid.is_destroyed(beyond):
        return "rubble"
    return "border"


def kind_of_door(edge: int, is_shut: bool) -> str:
    if edge == PADLOCK:
        return "door" if is_shut else "door_open"
    if edge == CODE_DOOR:
        return "code_door" if is_shut else "code_door_open"
    return {DOORWAY: "opening", OPEN: "border"}.get(edge, "wall")


def decor(laid: Laid, has_marks: bool) -> list[Decor]:
    """Return the furniture of the rooms, and the marks of the advanced rules."""
    found: list[Decor] = []
    for tile, type in enumerate(laid.tiles):
        if type is None or laid.is_destroyed(tile):
            continue
        rects = room_rects(laid, tile)
        for kind, rect in zip(kinds(laid, tile), rects, strict=True):
            found.append(Decor(f"furniture/{kind}", rect, laid.turns[tile]))
        if has_marks:
            icons = [icon for icon in type.icons if icon != "camera"]
            for place, icon in enumerate(icons):
                x = rects[0].x + (MARK_GAP + place * (MARK + MARK_GAP)) * TILE
                y = rects[0].y + MARK_GAP * TILE
                found.append(Decor(f"mark/{icon}", rect_of(x, y, x + MARK * TILE, y + MARK * TILE), 0))
    return found


def size_of(laid: Laid) -> tuple[float, float]:
    """Return the width and the height of a drawing."""
    return round((COLUMNS + 2 * laid.margin) * TILE, 4), round((ROWS + 2 * laid.margin) * TILE, 4)


def helicopter_rect(laid: Laid, tile: int, side: int) -> Rect:
    """Return where the Helicopter tile lies beside a tile of the house."""
    rect = tile_rect(laid, tile)
    far = (HELICOPTER_GAP + HELICOPTER_SIZE) * TILE if side in (NORTH, WEST) else (1 + HELICOPTER_GAP) * TILE
    step = -far if side in (NORTH, WEST) else far
    inset = (1 - HELICOPTER_SIZE) / 2 * TILE
    x = rect.x + (step if side in (EAST, WEST) else inset)
    y = rect.y + (step if side in (NORTH, SOUTH) else inset)
    return rect_of(x, y, x + HELICOPTER_SIZE * TILE, y + HELICOPTER_SIZE * TILE)


def zones(laid: Laid, names: list[list[str]]) -> list[ZoneShape]:
    """Return the rooms; `names` are theirs, tile by tile."""
    found: list[ZoneShape] = []
    for tile, type in enumerate(laid.tiles):
        if type is None:
            continue
        for letter, (kind, rect) in enumerate(zip(kinds(laid, tile), room_rects(laid, tile), strict=True)):
            id = zone_id(2 * tile + letter)
            found.append(ZoneShape(id, kind, names[tile][letter], [rect], middle_of([rect])))
    return found


def house_shape(
    key: str,
    house: House,
    names: list[list[str]],
    helicopter: tuple[int, int, str] | None,
    has_helicopter: bool,
    has_marks: bool,
) -> BoardShape:
    """Return the drawing of a house; the Helicopter tile by its tile, side and name once it is there."""
    laid = LaidHouse(house, has_helicopter)
    found = zones(laid, names)
    if helicopter is not None:
        tile, side, name = helicopter
        rect = helicopter_rect(laid, tile, side)
        found.append(ZoneShape(zone_id(HELICOPTER), HELICOPTER_KIND, name, [rect], middle_of([rect])))
    return BoardShape(key, piece_looks().theme, *size_of(laid), found, edges(laid), decor(laid, has_marks))
