# veglia: interpreted
"""The town as it is drawn: a zone for each space, walls and doors as edges."""

from veglia.games.last_night_on_earth.rules.library import library
from veglia.games.last_night_on_earth.rules.town import DOOR, EAST, NO_SPACE, NORTH, OPEN, SOUTH, WEST, Town
from veglia.games.last_night_on_earth.show.names import coordinates
from veglia.games.last_night_on_earth.show.texts import said_in, texts
from veglia.kernel.scene import BoardShape, Decor, Edge, Rect, ZoneShape
from veglia.show.ids import zone_id

# How wide a space is drawn. Figures are drawn in a fixed size, for which a whole unit has room for a crowd.
SPACE = 0.25
# The two sewers, in spaces: how far from the town, how large.
SEWER_GAP = 0.3
SEWER_WIDTH = 1.2
SEWER_HEIGHT = 3
# Corners of a space from which a side runs, clockwise: the start and the end of each.
CORNERS = {
    NORTH: ((0, 0), (1, 0)),
    EAST: ((1, 0), (1, 1)),
    SOUTH: ((0, 1), (1, 1)),
    WEST: ((0, 0), (0, 1)),
}


def shape(town: Town, theme: str, language: str) -> BoardShape:
    """Return the drawing of a town; sewers lie beside it."""
    top = min(town.rows[: town.count - 2])
    left = min(town.cols[: town.count - 2])
    height = max(town.rows[: town.count - 2]) - top + 1
    width = max(town.cols[: town.count - 2]) - left + 1
    zones = [zone(town, space, top, left, language) for space in range(town.count - 2)]
    zones += [sewer(town, letter, width, language) for letter in range(2)]
    return BoardShape(
        town.key,
        theme,
        (width + SEWER_GAP + SEWER_WIDTH) * SPACE,
        height * SPACE,
        zones,
        edges(town, top, left),
        decor(town, top, left),
    )


def zone(town: Town, space: int, top: int, left: int, language: str) -> ZoneShape:
    x, y = town.cols[space] - left, town.rows[space] - top
    place = coordinates(town.rows[space], town.cols[space])
    named = town.zone[space]
    if named < 0:
        kind, name = "street", place
    else:
        row = library().zones[named]
        kind, name = row.id, f"{place} {said_in(row.name, language)}"
    return ZoneShape(zone_id(space), kind, name, [rect(x, y, 1, 1)], point(x + 0.5, y + 0.5))


def sewer(town: Town, letter: int, width: int, language: str) -> ZoneShape:
    name = str(texts(language)["sewer"]).format("AB"[letter])
    x, y = width + SEWER_GAP, 1 + 6 * letter
    return ZoneShape(
        zone_id(town.sewer(letter)),
        "sewer",
        name[:1].upper() + name[1:],
        [rect(x, y, SEWER_WIDTH, SEWER_HEIGHT)],
        point(x + SEWER_WIDTH / 2, y + SEWER_HEIGHT / 2),
    )


def rect(x: float, y: float, width: float, height: float) -> Rect:
    """Return a rectangle that is given in spaces."""
    return Rect(x * SPACE, y * SPACE, width * SPACE, height * SPACE)


def point(x: float, y: float) -> tuple[float, float]:
    return x * SPACE, y * SPACE


def edges(town: Town, top: int, left: int) -> list[Edge]:
    """Return walls and doors, each once."""
    found: list[Edge] = []
    for space in range(town.count - 2):
        for way in (NORTH, EAST, SOUTH, WEST):
            other = town.beside[space][way]
            if town.sides[space][way] == OPEN or (other != NO_SPACE and other < space):
                continue
            kind = "opening" if town.sides[space][way] == DOOR else "wall"
            start, end = CORNERS[way]
            x, y = town.cols[space] - left, town.rows[space] - top
            found.append(Edge(kind, point(x + start[0], y + start[1]), point(x + end[0], y + end[1])))
    return found


def decor(town: Town, top: int, left: int) -> list[Decor]:
    """Return the name plates of buildings and places: one rectangle round all of their spaces."""
    found: list[Decor] = []
    for place, row in enumerate(library().zones):
        spaces = [space for space in range(town.count - 2) if town.zone[space] == place]
        if not spaces:
            continue
        rows = [town.rows[space] - top for space in spaces]
        cols = [town.cols[space] - left for space in spaces]
        around = rect(min(cols), min(rows), max(cols) - min(cols) + 1, max(rows) - min(rows) + 1)
        found.append(Decor(f"building/{row.id}" if row.kind == "building" else f"place/{row.id}", around, 0))
    return found
