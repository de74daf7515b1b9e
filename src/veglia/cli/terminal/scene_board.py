"""Any title's board, drawn from its shape and its scene: numbered zones, letters for what lies in them."""

from string import ascii_lowercase
from typing import Final

from veglia.cli.terminal.board import LOWEST_ROW, cell_size, spread
from veglia.cli.terminal.labels import beginning
from veglia.cli.terminal.style import Line, Span, fit, flow
from veglia.cli.terminal.walls import DOTS, NOTHING, OPENING, WALL, Cell, across, corner, down
from veglia.kernel.scene import BoardShape, Edge, Piece, Scene, ZoneShape

KINDS: Final = {"wall": WALL, "opening": OPENING, "border": DOTS}
NEAR: Final = 1e-3
FOE_ROLES: Final = 4


class Raster:
    """The zones of a shape as rows and columns of cells, and what lies between these."""

    def __init__(self, shape: BoardShape) -> None:
        # A zone that hangs over others has no cells of its own.
        self.zones = [zone for zone in shape.zones if zone.kind != "balcony"]
        rects = [rect for zone in self.zones for rect in zone.rects]
        self.xs = _lines([x for rect in rects for x in (rect.x, rect.x + rect.width)])
        self.ys = _lines([y for rect in rects for y in (rect.y, rect.y + rect.height)])
        self.rows = len(self.ys) - 1
        self.columns = len(self.xs) - 1
        self.cells: dict[str, list[Cell]] = {zone.id: self._cells(zone) for zone in self.zones}
        self.edges = [edge for edge in shape.edges if edge.kind in KINDS]

    def _cells(self, zone: ZoneShape) -> list[Cell]:
        found: list[Cell] = []
        for row in range(self.rows):
            for column in range(self.columns):
                x = (self.xs[column] + self.xs[column + 1]) / 2
                y = (self.ys[row] + self.ys[row + 1]) / 2
                for rect in zone.rects:
                    if rect.x < x < rect.x + rect.width and rect.y < y < rect.y + rect.height:
                        found.append((row, column))
        return found

    def above(self, row: int, column: int) -> int:
        """Return what lies above a cell."""
        if not 0 <= column < self.columns:
            return NOTHING
        return self._edge((self.xs[column] + self.xs[column + 1]) / 2, self.ys[row], is_down=False)

    def before(self, row: int, column: int) -> int:
        """Return what lies to the left of a cell."""
        if not 0 <= row < self.rows:
            return NOTHING
        return self._edge(self.xs[column], (self.ys[row] + self.ys[row + 1]) / 2, is_down=True)

    def _edge(self, x: float, y: float, *, is_down: bool) -> int:
        return max([KINDS[edge.kind] for edge in self.edges if _passes(edge, x, y, is_down)], default=NOTHING)


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


class Signs:
    """What stands for pieces: letters for tokens, beginnings of names for figures and foes."""

    def __init__(self, scene: Scene) -> None:
        self.tokens: dict[str, str] = {}
        self.foes: dict[str, str] = {}
        names = [piece.name for piece in scene.pieces if piece.sort in ("token", "machine")]
        for name in names:
            if name not in self.tokens:
                place = len(self.tokens)
                again, letter = divmod(place, len(ascii_lowercase))
                self.tokens[name] = ascii_lowercase[letter] + (str(again) if again else "")
        foes = own_words([piece.name for piece in scene.pieces if piece.sort == "foe"])
        for name, own in foes.items():
            self.foes[name] = beginning(own, foes.values(), 1)
        heroes = [hero.name for hero in scene.heroes]
        self.heroes = {hero.id: beginning(hero.name, heroes, 2) for hero in scene.heroes}
        self.active = {hero.id for hero in scene.heroes if hero.is_active}

    def span(self, piece: Piece) -> Span:
        """Return the sign of a piece."""
        if piece.sort == "hero":
            name = self.heroes.get(piece.id, piece.name)
            return (f">{name}", "active") if piece.id in self.active else (name, "survivor")
        if piece.sort == "foe":
            role = list(self.foes).index(piece.name) % FOE_ROLES
            return f"{self.foes[piece.name]}{piece.count}", f"zombie{role}"
        return self.tokens[piece.name] + (str(piece.count) if piece.count > 1 else ""), "token"

    def legend(self) -> list[Span]:
        """Return what each sign means."""
        found: list[Span] = [(f"{sign} {name}", "token") for name, sign in self.tokens.items()]
        return found + [(f"{sign} {name}", "") for name, sign in self.foes.items()]


def draw(shape: BoardShape, scene: Scene, signs: Signs) -> list[Line]:
    """Return the board."""
    raster = Raster(shape)
    size = cell_size(raster.columns)
    heights = [LOWEST_ROW] * raster.rows
    texts: dict[Cell, list[Line]] = {}
    for zone in raster.zones:
        spread(raster.cells[zone.id], zone_lines(zone, scene, signs, size), heights, texts)
    lines: list[Line] = []
    for row in range(raster.rows + 1):
        lines.append(border_line(raster, row, size))
        if row < raster.rows:
            lines += row_lines(raster, texts, row, size, heights[row])
    return lines


def zone_lines(zone: ZoneShape, scene: Scene, signs: Signs, size: int) -> list[Line]:
    """Return what is written into a zone: its number, tokens, foes, figures."""
    here = [piece for piece in scene.pieces if piece.zone == zone.id]
    number: Span = (zone.name.split()[-1], "number" if "room" in zone.kind else "title")
    tokens = [signs.span(piece) for piece in here if piece.sort in ("token", "machine")]
    foes = [signs.span(piece) for piece in here if piece.sort == "foe"]
    heroes = [signs.span(piece) for piece in here if piece.sort == "hero"]
    groups = [[number, *tokens], foes, heroes]
    return [[(" ", ""), *line] for group in groups for line in flow(group, size - 1)]


def border_line(raster: Raster, row: int, size: int) -> Line:
    """Return the line of borders above a row."""
    text = ""
    for column in range(raster.columns + 1):
        text += corner(
            raster.before(row - 1, column),
            raster.above(row, column),
            raster.before(row, column),
            raster.above(row, column - 1),
        )
        if column < raster.columns:
            text += across(raster.above(row, column), size)
    return [(text, "wall")]


def row_lines(raster: Raster, texts: dict[Cell, list[Line]], row: int, size: int, height: int) -> list[Line]:
    """Return the lines of a row of cells."""
    lines: list[Line] = [[] for _ in range(height)]
    for column in range(raster.columns + 1):
        wall = down(raster.before(row, column), height)
        written = texts.get((row, column), [])
        for number, line in enumerate(lines):
            line.append((wall[number], "wall"))
            if column < raster.columns:
                line.extend(fit(written[number] if number < len(written) else [], size))
    return lines
