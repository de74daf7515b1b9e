"""A title's board, drawn from its shape and its scene: zones by name, signs for what is in them."""

from typing import Final

from veglia.cli.terminal.labels import beginning
from veglia.cli.terminal.style import HUES, Line, Span, cut, fit, flow
from veglia.cli.terminal.walls import DOTS, NOTHING, OPENING, WALL, Cell, across, corner, down
from veglia.kernel.scene import BoardShape, Edge, Piece, Rect, Scene, ZoneShape

WIDEST_CELL: Final = 19
# From this width on a cell has room for words; below there are codes.
WORDY_CELL: Final = 13
LOWEST_ROW: Final = 3
SMALLEST_CELL: Final = 3
# What kinds of edges are drawn as; a closed door shows the sign of what stands in it.
KINDS: Final = {
    "wall": WALL,
    "window": WALL,
    "code_door": WALL,
    "opening": OPENING,
    "door": OPENING,
    "door_open": OPENING,
    "code_door_open": OPENING,
    "border": DOTS,
    "rubble": DOTS,
}
NEAR: Final = 1e-3
FOE_ROLES: Final = 4
# How many words of a name a code is made of.
CODE_WORDS: Final = 3


class CellGrid:
    """The zones of a shape as rows and columns of cells, and what lies between these."""

    def __init__(self, shape: BoardShape) -> None:
        # A zone that hangs over others has no cells of its own.
        self.hanging = zones_above(shape)
        self.zones = [zone for zone in shape.zones if zone not in self.hanging]
        rects = [rect for zone in self.zones for rect in zone.rects]
        self.xs = _lines([x for rect in rects for x in (rect.x, rect.x + rect.width)])
        self.ys = _lines([y for rect in rects for y in (rect.y, rect.y + rect.height)])
        self.rows = len(self.ys) - 1
        self.columns = len(self.xs) - 1
        self.cells: dict[str, list[Cell]] = {zone.id: self._cells(zone) for zone in self.zones}
        self.at = {cell: zone for zone, cells in self.cells.items() for cell in cells}
        self.edges = [edge for edge in shape.edges if edge.kind in KINDS]

    def _cells(self, zone: ZoneShape) -> list[Cell]:
        found: list[Cell] = []
        for row in range(self.rows):
            for column in range(self.columns):
                x = (self.xs[column] + self.xs[column + 1]) / 2
                y = (self.ys[row] + self.ys[row + 1]) / 2
                if any(_holds(rect, x, y) for rect in zone.rects):
                    found.append((row, column))
        return found

    def above(self, row: int, column: int) -> int:
        """Return what lies above a cell."""
        if not 0 <= column < self.columns:
            return NOTHING
        x, y = (self.xs[column] + self.xs[column + 1]) / 2, self.ys[row]
        return self._edge(x, y, (row - 1, column), (row, column), is_down=False)

    def before(self, row: int, column: int) -> int:
        """Return what lies to the left of a cell."""
        if not 0 <= row < self.rows:
            return NOTHING
        x, y = self.xs[column], (self.ys[row] + self.ys[row + 1]) / 2
        return self._edge(x, y, (row, column - 1), (row, column), is_down=True)

    def _edge(self, x: float, y: float, one: Cell, other: Cell, *, is_down: bool) -> int:
        """Return the strongest line at a place; zones that no line parts have dots between them."""
        usual = NOTHING if self.at.get(one) == self.at.get(other) else DOTS
        return max([KINDS[edge.kind] for edge in self.edges if _passes(edge, x, y, is_down)], default=usual)


def zones_above(shape: BoardShape) -> list[ZoneShape]:
    """Return the zones that hang over others: each of their parts lies within a larger one."""
    return [zone for zone in shape.zones if all(_hangs(shape, zone, rect) for rect in zone.rects)]


def _hangs(shape: BoardShape, zone: ZoneShape, rect: Rect) -> bool:
    size = rect.width * rect.height
    return any(
        other is not zone and _holds(one, *_middle(rect)) and one.width * one.height > size + NEAR
        for other in shape.zones
        for one in other.rects
    )


def zones_of(zones: list[ZoneShape], rect: Rect) -> list[ZoneShape]:
    """Return those zones that something lies in."""
    return [zone for zone in zones if any(_holds(one, *_middle(rect)) for one in zone.rects)]


def _middle(rect: Rect) -> tuple[float, float]:
    return rect.x + rect.width / 2, rect.y + rect.height / 2


def _holds(rect: Rect, x: float, y: float) -> bool:
    return rect.x < x < rect.x + rect.width and rect.y < y < rect.y + rect.height


def _lines(places: list[float]) -> list[float]:
    """Return all places once, in order."""
    found: list[float] = []
    for place in sorted(places):
        if not found or place - found[-1] > NEAR:
            found.append(place)
    return found


def _passes(edge: Edge, x: float, y: float, is_down: bool) -> bool:
    (left, top), (right, bottom) = edge.start, edge.end
    if is_down:
        return abs(left - x) < NEAR and abs(right - x) < NEAR and top < y < bottom
    return abs(top - y) < NEAR and abs(bottom - y) < NEAR and left < x < right


def own_words(names: list[str]) -> dict[str, str]:
    """Return each name without the words that all of several names share."""
    kinds = set(names)
    shared = set.intersection(*[set(name.split()) for name in kinds]) if len(kinds) > 1 else set()
    return {name: " ".join(word for word in name.split() if word not in shared) or name for name in names}


def code_of(name: str, taken: set[str]) -> str:
    """Return a short sign for a name that no other has: first letters of its words, more where needed."""
    words = ["".join(letter for letter in word if letter.isalnum()) for word in name.split()]
    words = [word for word in words if word]
    if not words:
        return name
    words = [*words[:-1][: CODE_WORDS - 1], words[-1]]
    start = "".join(word[0] for word in words[:-1])
    last = words[-1]
    for length in range(1 if start else 2, len(last) + 1):
        if start + last[:length] not in taken:
            return start + last[:length]
    number = 2
    while f"{start}{last}{number}" in taken:
        number += 1
    return f"{start}{last}{number}"


class Signs:
    """What stands for pieces: names where there is room, else codes; letters and numbers for foes."""

    def __init__(self, scene: Scene, size: int) -> None:
        # How wide a cell is.
        self.size = size
        self.is_wordy = size >= WORDY_CELL
        self.codes: dict[str, str] = {}
        # Codes that are really on the board, for the legend.
        self.used: dict[str, str] = {}
        for piece in scene.pieces:
            if piece.sort in ("token", "machine") and piece.name not in self.codes:
                self.codes[piece.name] = code_of(piece.name, set(self.codes.values()))
        crowd = [piece for piece in scene.pieces if piece.sort == "foe" and piece.seat is None]
        # One of each kind: its name may depend on how many there are.
        self.crowd = {piece.look: piece for piece in crowd}
        own = own_words([piece.name for piece in self.crowd.values()])
        self.foes = {look: beginning(own[piece.name], own.values(), 1) for look, piece in self.crowd.items()}
        figures = [piece for piece in scene.pieces if is_figure(piece)]
        names = [piece.name for piece in figures]
        self.figures = {piece.id: beginning(piece.name, names, 2) for piece in figures}
        self.active = {hero.id for hero in scene.heroes if hero.is_active}

    def span(self, piece: Piece) -> Span:
        """Return the sign of a piece."""
        if is_figure(piece):
            return self.figure(piece)
        if piece.sort == "foe":
            return self.foe(piece)
        return self.token(piece)

    def figure(self, piece: Piece) -> Span:
        name = piece.name if self.is_wordy else self.figures[piece.id]
        name = f"[{name}]" if "riding" in piece.states else name
        if piece.id in self.active:
            return f">{name}", "active"
        return name, "hero" if piece.sort == "hero" else "bad"

    def foe(self, piece: Piece) -> Span:
        return f"{self.foes[piece.look]}{piece.count}", self.foe_role(piece.look)

    def foe_role(self, look: str) -> str:
        return f"foe{list(self.foes).index(look) % FOE_ROLES}"

    def token(self, piece: Piece) -> Span:
        """Return the name of a token, or its code where the name is too long; what sleeps is in brackets."""
        count = f"×{piece.count}" if piece.count > 1 else ""
        text = self.codes[piece.name]
        if self.is_wordy and len(piece.name) + len(count) < self.size:
            text = piece.name
        elif text != piece.name:
            self.used[piece.name] = text
        is_asleep = "sleeping" in piece.states
        return (f"({text}{count})", "dim") if is_asleep else (f"{text}{count}", hue_of(piece))

    def door(self, piece: Piece) -> Span:
        """Return the sign of what stands in an opening."""
        self.used[piece.name] = self.codes[piece.name]
        return self.codes[piece.name], hue_of(piece)

    def legend(self) -> list[Span]:
        """Return what the codes on the board mean."""
        return [(f"{sign} {name}", "token") for name, sign in self.used.items()]


def hue_of(piece: Piece) -> str:
    """Return the colour of a token."""
    return next((state for state in piece.states if state in HUES), "token")


def is_figure(piece: Piece) -> bool:
    """Return whether a piece is a figure of its own, which goes by its name: a hero, or another seat's."""
    return piece.sort == "hero" or (piece.sort == "foe" and piece.seat is not None)


def cell_size(columns: int, limit: int) -> int:
    """Return how wide cells are, so that all columns fit on the screen."""
    return min(WIDEST_CELL, (limit - columns - 1) // columns)


class BoardDrawing:
    """One board at one moment, ready to be drawn within a width."""

    def __init__(self, shape: BoardShape, scene: Scene, limit: int) -> None:
        self.raster = CellGrid(shape)
        self.scene = scene
        self.size = cell_size(self.raster.columns, limit)
        self.signs = Signs(scene, self.size)
        # What stands between two zones.
        self.doors = {
            frozenset((piece.zone, piece.beside)): self.signs.door(piece)
            for piece in scene.pieces
            if piece.beside
        }

    def lines(self) -> list[Line]:
        """Return the board."""
        raster = self.raster
        heights = [LOWEST_ROW] * raster.rows
        texts: dict[Cell, list[Line]] = {}
        for zone in raster.zones:
            spread(raster.cells[zone.id], self.zone_lines(zone), heights, texts)
        lines: list[Line] = []
        for row in range(raster.rows + 1):
            lines.append(self.border_line(row))
            if row < raster.rows:
                lines += self.row_lines(texts, row, heights[row])
        return lines

    def zone_lines(self, zone: ZoneShape) -> list[Line]:
        """Return what is written into a zone: its name or number, tokens, foes, figures."""
        # Cells of the smallest size have no room for a margin.
        margin = 1 if self.size > SMALLEST_CELL else 0
        room = self.size - margin
        name = zone.name if self.signs.is_wordy and len(zone.name) <= room else short_name(zone)
        label: Span = (name if len(name) <= room else name.split()[-1], zone_role(zone))
        tokens, foes, figures = self.pieces_in(zone.id)
        groups = [[label, *tokens], foes, figures]
        return [[(" " * margin, ""), *line] for group in groups for line in flow(group, room)]

    def pieces_in(self, zone: str) -> tuple[list[Span], list[Span], list[Span]]:
        """Return the tokens, the foes and the figures of a zone."""
        here = [piece for piece in self.scene.pieces if piece.zone == zone and not piece.beside]
        tokens = [self.signs.span(piece) for piece in here if piece.sort in ("token", "machine")]
        foes = [self.signs.span(piece) for piece in here if piece.sort == "foe" and not is_figure(piece)]
        figures = [self.signs.span(piece) for piece in here if is_figure(piece) and "out" not in piece.states]
        return tokens, foes, figures

    def door(self, one: Cell, other: Cell) -> Span:
        """Return what stands between two cells, if anything."""
        at = self.raster.at
        zones = (at.get(one, ""), at.get(other, ""))
        return self.doors.get(frozenset(zones), ("", ""))

    def border_line(self, row: int) -> Line:
        """Return the line of borders above a row."""
        raster = self.raster
        line: Line = []
        for column in range(raster.columns + 1):
            line.append(
                (
                    corner(
                        raster.before(row - 1, column),
                        raster.above(row, column),
                        raster.before(row, column),
                        raster.above(row, column - 1),
                    ),
                    "wall",
                )
            )
            if column < raster.columns:
                sign, role = self.door((row - 1, column), (row, column))
                left, gap, right = across(raster.above(row, column), self.size, sign)
                line += [(left, "wall"), (gap, role), (right, "wall")]
        return line

    def row_lines(self, texts: dict[Cell, list[Line]], row: int, height: int) -> list[Line]:
        """Return the lines of a row of cells."""
        raster = self.raster
        lines: list[Line] = [[] for _ in range(height)]
        for column in range(raster.columns + 1):
            sign, role = self.door((row, column - 1), (row, column))
            wall = down(raster.before(row, column), height, sign)
            written = texts.get((row, column), [])
            for number, line in enumerate(lines):
                line.append((wall[number], role if wall[number].isalnum() else "wall"))
                if column < raster.columns:
                    text = cut(written[number], self.size) if number < len(written) else []
                    line.extend(fit(text, self.size))
        return lines


def short_name(zone: ZoneShape) -> str:
    """Return the word of a zone's name that has its number, the whole name where there is none."""
    numbered = [word for word in zone.name.split() if any(letter.isdecimal() for letter in word)]
    return numbered[-1] if numbered else zone.name


def zone_role(zone: ZoneShape) -> str:
    return "number" if "room" in zone.kind else "title"


def spread(cells: list[Cell], lines: list[Line], heights: list[int], texts: dict[Cell, list[Line]]) -> None:
    """Share a zone's lines out over its cells; where they do not fit the last row grows."""
    room = sum(heights[row] for row, _ in cells)
    if len(lines) > room:
        heights[cells[-1][0]] += len(lines) - room
    left = lines
    for row, column in cells:
        texts[row, column] = left[: heights[row]]
        left = left[heights[row] :]
