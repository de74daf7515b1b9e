# veglia: interpreted
"""A house that the players build tile by tile: how it looks, and what is still wrong with it."""

import functools

from veglia.games.dark_darker_darkest.rules import agreeing, content
from veglia.games.dark_darker_darkest.rules.cameras import best_sides, camera_places, watched
from veglia.games.dark_darker_darkest.rules.house import house_of
from veglia.games.dark_darker_darkest.rules.house_checks import Fault, draft_faults, section
from veglia.games.dark_darker_darkest.rules.plan import COLUMNS, TILES, Plan, read_code, read_plan, share_code
from veglia.games.dark_darker_darkest.rules.tiles import TileType
from veglia.games.dark_darker_darkest.show.board import (
    TILE,
    Laid,
    decor,
    edges,
    line_of,
    lone_edges,
    room_rects,
    size_of,
    tile_rect,
    zones,
)
from veglia.games.dark_darker_darkest.show.faults import SECTION_WORDS, fault_text
from veglia.games.dark_darker_darkest.show.lobby import BY_CHANCE, EMPTY
from veglia.games.dark_darker_darkest.show.pieces import SIDES, camera_id
from veglia.games.dark_darker_darkest.show.texts import lobby_texts, piece_looks, texts
from veglia.games.dark_darker_darkest.show.words import room_name
from veglia.kernel.errors import BadSetup
from veglia.kernel.presentation import (
    BoardDraft,
    BoardFault,
    BoardWish,
    BuilderPart,
    BuilderPlace,
    PlacedPart,
)
from veglia.kernel.scene import BoardShape, Edge, Piece, ZoneShape
from veglia.show.ids import zone_id
from veglia.show.raster import middle_of

PLACE = "place/"


def draft_board(wish: BoardWish, language: str) -> BoardDraft:
    """Return a house as far as it is built."""
    options = agreeing.check_options(wish.options)
    sets = agreeing.tile_sets(options)
    tiles, turns = laid_by(wish, options)
    found = draft_faults(tiles, turns, sets)
    laid = [tile for tile in tiles if tile is not None]
    code = share_code(content.library(), Plan(laid, turns)) if len(laid) == TILES else ""
    return BoardDraft(
        [
            PlacedPart(f"{PLACE}{place}", tile.id, turns[place])
            for place, tile in enumerate(tiles)
            if tile is not None
        ],
        places(language),
        parts(sets, language),
        shape(tiles, turns, language),
        cameras(tiles, turns, language),
        [fault_of(tiles, turns, fault, language) for fault in found],
        "" if found else code,
        code,
    )


def laid_by(wish: BoardWish, options: dict[str, str]) -> tuple[list[TileType | None], list[int]]:
    """Return the tiles that a wish asks for, by place; an illegal house may be asked for, too."""
    if wish.placed is not None:
        return laid_parts(wish.placed)
    start = wish.start.strip() or agreeing.USUAL_HOUSE
    if start == EMPTY:
        return [None] * TILES, [0] * TILES
    library = content.library()
    if start in content.houses() or start in BY_CHANCE:
        plan = agreeing.plan_of(start, options, wish.seed)
    else:
        plan = read_plan(library, start) if " " in start else read_code(library, start)
    return [*plan.tiles], list(plan.turns)


def laid_parts(placed: list[PlacedPart]) -> tuple[list[TileType | None], list[int]]:
    """Return the tiles of a draft by place, or raise BadSetup for what there is not."""
    tiles: list[TileType | None] = [None] * TILES
    turns = [0] * TILES
    known = content.library().tile_by_id
    by_place = {f"{PLACE}{place}": place for place in range(TILES)}
    for one in placed:
        if one.place not in by_place:
            raise BadSetup(f"there is no place {one.place!r}", "house_place", {"place": one.place}, "house")
        if one.part not in known:
            raise BadSetup(f"there is no tile {one.part!r}", "house_tile", {"tile": one.part}, "house")
        if one.turns not in range(4):
            turned = str(one.turns)
            raise BadSetup(f"a tile is not turned {turned} times", "house_turns", {"turns": turned}, "house")
        place = by_place[one.place]
        tiles[place] = known[one.part]
        turns[place] = one.turns
    return tiles, turns


@functools.cache
def places(language: str) -> list[BuilderPlace]:
    own = lobby_texts(language)
    ground = Laid([None] * TILES, [0] * TILES)
    found: list[BuilderPlace] = []
    for place in range(TILES):
        word = SECTION_WORDS[section(place)]
        name = str(own["builder"]["place"]).format(
            row=place // COLUMNS + 1, column=place % COLUMNS + 1, section=own["sections"][word]
        )
        found.append(BuilderPlace(f"{PLACE}{place}", name, word, tile_rect(ground, place)))
    return found


@functools.cache
def parts(sets: tuple[str, ...], language: str) -> list[BuilderPart]:
    """Return the tiles of some sets, each drawn alone."""
    marks = lobby_texts(language)["marks"]
    return [
        BuilderPart(
            tile.id,
            content.names()["tile"][tile.id][language],
            SECTION_WORDS[tile.kind],
            ", ".join(str(marks[icon]) for icon in tile.icons),
            part_shape(tile, language),
        )
        for tile in content.library().tiles
        if tile.set in sets
    ]


def part_shape(tile: TileType, language: str) -> BoardShape:
    """Return a tile alone, as printed."""
    alone = Laid([tile], [0])
    alone.margin = 0.0
    kinds = piece_looks().rooms[tile.id]
    rooms = [
        ZoneShape(zone_id(letter), kind, room_name(tile.id, kind, language), [rect], middle_of([rect]))
        for letter, (kind, rect) in enumerate(zip(kinds, room_rects(alone, 0), strict=True))
    ]
    sides = lone_edges(alone)
    return BoardShape(f"tile {tile.id}", piece_looks().theme, TILE, TILE, rooms, sides, decor(alone, True))


def shape(tiles: list[TileType | None], turns: list[int], language: str) -> BoardShape:
    """Return the drawing of a house as far as it is built; empty places are zones of their own."""
    laid = Laid(tiles, turns)
    names = [
        [] if tile is None else [room_name(tile.id, kind, language) for kind in piece_looks().rooms[tile.id]]
        for tile in tiles
    ]
    found = zones(laid, names)
    for place, tile in enumerate(tiles):
        if tile is None:
            rect = tile_rect(laid, place)
            kind = f"empty_{SECTION_WORDS[section(place)]}"
            found.append(
                ZoneShape(zone_id(2 * place), kind, places(language)[place].name, [rect], middle_of([rect]))
            )
    words = ["-" if tile is None else f"{tile.id}/{turns[place]}" for place, tile in enumerate(tiles)]
    key = f"draft {' '.join(words)}"
    return BoardShape(key, piece_looks().theme, *size_of(laid), found, edges(laid), decor(laid, True))


def cameras(tiles: list[TileType | None], turns: list[int], language: str) -> list[Piece]:
    """Return the cameras of a complete house as they would point: to the first of the best sides."""
    laid = [tile for tile in tiles if tile is not None]
    if len(laid) < TILES:
        return []
    plan = Plan(laid, turns)
    house = house_of(plan, 0, 0, 0)
    name = texts(language)["pieces"]["camera"]
    found: list[Piece] = []
    for tile in camera_places(plan):
        side = best_sides(house, tile)[0]
        rooms = watched(house, tile, side)
        found.append(
            Piece(
                camera_id(tile),
                piece_looks().tokens["camera"],
                name,
                zone_id(rooms[0]),
                sort="machine",
                states=[SIDES[side]],
                reaches=[zone_id(room) for room in rooms[1:]],
            )
        )
    return found


def fault_of(tiles: list[TileType | None], turns: list[int], fault: Fault, language: str) -> BoardFault:
    place = f"{PLACE}{fault.place}" if fault.place >= 0 else ""
    edge = None
    if fault.place >= 0 and 0 <= fault.side < 4:
        rect = tile_rect(Laid(tiles, turns), fault.place)
        edge = Edge(fault.code, *line_of(rect, fault.side, 0.0, 1.0))
    return BoardFault(fault.code, fault_text(tiles, fault, language), fault.rule, place, edge)
